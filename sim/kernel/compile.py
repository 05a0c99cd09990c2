"""The one place that owns numba's options, and the cache that compiled code lives in.

Three decorators cover everything:

- `compiled`: a helper that other compiled code calls. Not cached by itself: it is part of whatever calls it.
- `entry`: a function that Python calls (the shard loop). Cached on disk, runs without the GIL.
- `effect`, `answer`: functions `(table, me)` reached by address: card effects and game hooks return nothing, a
  strategy's answer returns the chosen option. They are compiled when a table first needs them, for its record type.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Callable
from functools import cache, wraps
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite
import numba
import numpy as np
from numba import types

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("sim/kernel", "sim/games", "sim/strategy.py", "strategies")
KEPT_CACHES = 4
KEY = re.compile(r"[0-9a-f]{16}(-checked)?")  # what a folder of compiled code is called


def source_key(root: Path = ROOT) -> str:
    """A hash of every source that can end up in compiled code, and of the compiler itself.

    numba's cache looks only at the file that a function stands in; an edited helper in another file would leave
    stale code behind. A folder of its own for every state of the sources makes that impossible.
    """
    digest = hashlib.sha256()
    for part in (numba.__version__, llvmlite.__version__, np.__version__, platform.python_version()):
        digest.update(part.encode())
    for source in SOURCES:
        path = root / source
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            digest.update(str(file.relative_to(root)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled code is kept: `$SPIELWERK_CACHE`, or `spielwerk` in the user's cache folder."""
    home = os.environ.get("SPIELWERK_CACHE")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "spielwerk"


def _open_cache() -> bool:
    """Point numba at this source state's folder; drop the oldest folders. False: no cache can be written."""
    # Bounds checking changes the code, and numba doesn't put that into its cache key.
    suffix = "-checked" if numba.config.BOUNDSCHECK else ""
    folder = cache_folder() / (source_key() + suffix)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):  # else numba would go to __pycache__, where old code survives edits
            pass
    except OSError:
        return False
    numba.config.CACHE_DIR = str(folder)
    _prune(folder.parent)
    return True


def _prune(home: Path) -> None:
    """Drop the folders of old sources. Only ours: `$SPIELWERK_CACHE` may hold other things."""
    try:
        ages = {p: p.stat().st_mtime for p in home.iterdir() if KEY.fullmatch(p.name)}
    except OSError:  # another process prunes at the same time
        return
    for old in sorted(ages, key=ages.__getitem__)[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)


CACHED = _open_cache()

# Helpers are small and many. Left to itself LLVM keeps them apart, and a third of the time goes into calling them.
compiled = numba.njit(nogil=True, error_model="numpy", forceinline=True)
# Inlined by numba itself, for functions that take functions: only so can the caller be cached.
inlined = numba.njit(nogil=True, error_model="numpy", inline="always")


def _ours(function: Callable[..., Any]) -> bool:
    """Only our own sources are cached: the key knows nothing of a user's files."""
    file = Path(function.__code__.co_filename).resolve()
    return CACHED and any(file.is_relative_to(ROOT / source) for source in SOURCES)


@cache
def record_type(dtype: np.dtype) -> types.Record:
    """numba's type of a table."""
    return numba.from_dtype(dtype)


def _named_for(function: Callable[..., Any], dtype: np.dtype) -> Callable[..., Any]:
    """The function under a name of its own for this kind of table, and so with its own file in the cache.

    numba numbers the versions of one function; processes that add some at the same time would mix them up.
    """
    tag = hashlib.sha256(repr(dtype).encode()).hexdigest()[:8]
    code, scope, name = function.__code__, function.__globals__, f"{function.__name__}_{tag}"
    named = FunctionType(code, scope, name, function.__defaults__, function.__closure__)
    named.__module__, named.__qualname__ = function.__module__, f"{function.__qualname__}_{tag}"
    return named


@cache
def _pointer(function: Callable[..., Any], dtype: np.dtype, returns: types.Type) -> Any:
    signature = returns(record_type(dtype), types.int64)
    options = {"cache": _ours(function), "nopython": True, "error_model": "numpy"}
    return numba.cfunc(signature, **options)(_named_for(function, dtype))


@cache
def _entry(function: Callable[..., Any], dtype: np.dtype) -> Any:
    return numba.njit(nogil=True, error_model="numpy", cache=_ours(function))(_named_for(function, dtype))


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that Python calls with a table and more, compiled for every kind of table by itself."""

    @wraps(function)
    def call(table: np.void, *rest: Any) -> Any:
        return _entry(function, table.dtype)(table, *rest)

    return call


class ByAddress:
    """A function `(table, me)` that the kernel reaches through its address."""

    def __init__(self, function: Callable[..., Any], returns: types.Type) -> None:
        self.function = function
        self.returns = returns
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__

    def address(self, dtype: np.dtype) -> int:
        """Compile for this kind of table (once) and say where the code lies."""
        return _pointer(self.function, dtype, self.returns).address


def effect(function: Callable[..., Any]) -> ByAddress:
    """A card's effect or a hook of the game: `(table, me)`, returns nothing."""
    return ByAddress(function, types.void)


def answer(function: Callable[..., Any]) -> ByAddress:
    """A decision: `(table, me)`, returns the chosen option."""
    return ByAddress(function, types.int64)
