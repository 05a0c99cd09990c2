"""The one place that owns numba's options.

Three decorators cover everything:

- `compiled`: a helper that other compiled code calls. Not cached by itself: it is part of whatever calls it.
- `entry`: a function that Python calls (the loop over games). Cached on disk, runs without the GIL.
- `effect`, `answer`: functions `(table, me)` reached by address: card effects and game hooks return nothing, a
  strategy's answer returns the chosen option. They are compiled when a table first needs them, for its record type.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, wraps
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import Any

import numba
import numpy as np
from numba import types
from numba.core.registry import CPUDispatcher

from sim.errors import SpielwerkError, nearest
from sim.kernel.cache import point_numba_at

TERMINAL_COLOURS = re.compile(r"\x1b\[[0-9;]*m")
NOT_THE_REASON = ("Failed in", "During:", "File ")
LOCK = RLock()  # numba is told where to cache and then decorates: nobody may come between the two

# Helpers are small and many. Left to itself LLVM keeps them apart, and a third of the time goes into calling them.
# Hardly anybody calls them from Python, so the wrappers for that, a fifth of the compile time, are left out.
HELPER = {
    "nopython": True,
    "nogil": True,
    "error_model": "numpy",
    "forceinline": True,
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}

# numba spells a type out at every pass and throws the text away. A table has hundreds of fields: a tenth of the compile
# time went into that. The name says the same and is there already.
types.Record.__repr__ = types.Type.__repr__


class Helper(CPUDispatcher):
    """A function of compiled code, compiled once for all whole numbers.

    numba by itself makes a version for every constant and every width of number that it is called with. All of them
    are inlined and come to the same instructions, but half of the compile time goes into making them.
    """

    def get_call_template(self, args: Sequence[types.Type], kws: Mapping[str, types.Type]) -> Any:
        """Called by numba for every call of the function that it finds."""
        return super().get_call_template([_wide(t) for t in args], {name: _wide(t) for name, t in kws.items()})

    def __call__(self, *args: Any) -> Any:
        """From Python, as tests do: compiled as a function of its own, since this one has no way in."""
        return _from_python(self.py_func)(*args)


def _wide(given: types.Type) -> types.Type:
    """The type that a helper is compiled for."""
    plain = types.unliteral(given)
    return types.int64 if isinstance(plain, types.Integer) and plain.signed else plain


@cache
def _from_python(function: Callable[..., Any]) -> Any:
    return numba.njit(nogil=True, error_model="numpy")(function)


def compiled(function: Callable[..., Any]) -> Helper:
    """A helper that other compiled code calls."""
    return Helper(function, targetoptions=dict(HELPER))


# Inlined by numba itself, for functions that take functions: only so can the caller be cached.
inlined = numba.njit(nogil=True, error_model="numpy", inline="always")


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
    with LOCK:
        options = {"cache": point_numba_at(function), "nopython": True, "error_model": "numpy"}
        return numba.cfunc(signature, **options)(_named_for(function, dtype))


@cache
def _entry(function: Callable[..., Any], dtype: np.dtype) -> Any:
    with LOCK:
        options = {"cache": point_numba_at(function), "nogil": True, "error_model": "numpy"}
        return numba.njit(**options)(_named_for(function, dtype))


def entry(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function that Python calls, compiled by itself for every type of its first argument: a table, or an array."""

    @wraps(function)
    def call(table: np.void | np.ndarray, *rest: Any) -> Any:
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
        try:
            return _pointer(self.function, dtype, self.returns).address
        except Exception as error:  # numba's own, and KeyError for a field that the record hasn't got
            raise SpielwerkError(_complaint(self.function, dtype, error)) from error


def _complaint(function: Callable[..., Any], dtype: np.dtype, error: Exception) -> str:
    """What the compiler doesn't like, in one line: numba's own message fills a screen."""
    where = f"{function.__qualname__} ({Path(function.__code__.co_filename).name}) can't be compiled"
    if isinstance(error, KeyError) and error.args:
        return f"{where}: the table has no field {error.args[0]!r}" + nearest(error.args[0], dtype.names or ())
    text = TERMINAL_COLOURS.sub("", str(error))
    if "No conversion from none to int64" in text:
        return f"{where}: it returns nothing, at least on some way through it"
    if "to int64 for '$" in text and "return_value" in text:
        return f"{where}: it returns something that is no number, at least on some way through it"
    told = [line for line in map(str.strip, text.splitlines()) if line and not line.startswith(NOT_THE_REASON)]
    at = re.search(r", line (\d+)", text)
    return f"{where}{f', line {at[1]}' if at else ''}: {(told or [type(error).__name__])[0][:200]}"


def effect(function: Callable[..., Any]) -> ByAddress:
    """A card's effect or a hook of the game: `(table, me)`, returns nothing."""
    return ByAddress(function, types.void)


def answer(function: Callable[..., Any]) -> ByAddress:
    """A decision: `(table, me)`, returns the chosen option."""
    return ByAddress(function, types.int64)
