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
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np
from numba import types

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("sim/kernel", "sim/games", "sim/strategy.py", "strategies")
KEPT_CACHES = 4


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
    except OSError:
        return False
    numba.config.CACHE_DIR = str(folder)
    others = sorted((p for p in folder.parent.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime)
    for old in others[:-KEPT_CACHES]:
        shutil.rmtree(old, ignore_errors=True)
    return True


CACHED = _open_cache()

compiled = numba.njit(nogil=True, error_model="numpy")
inlined = numba.njit(nogil=True, error_model="numpy", inline="always")
entry = numba.njit(nogil=True, error_model="numpy", cache=CACHED)


def _ours(function: Callable[..., Any]) -> bool:
    """Only our own sources are cached: the key knows nothing of a user's files."""
    return CACHED and Path(function.__code__.co_filename).resolve().is_relative_to(ROOT)


@cache
def record_type(dtype: np.dtype) -> types.Record:
    """numba's type of a table."""
    return numba.from_dtype(dtype)


@cache
def _pointer(function: Callable[..., Any], dtype: np.dtype, returns: types.Type) -> Any:
    signature = returns(record_type(dtype), types.int64)
    return numba.cfunc(signature, cache=_ours(function), nopython=True, error_model="numpy")(function)


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
