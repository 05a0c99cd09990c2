"""What a strategy is made of: a hash of it tells whether a run was played by the same one."""

from __future__ import annotations

import hashlib
import sys
import types as pytypes
from pathlib import Path
from typing import Any


def source_hash(strategy: type) -> str:
    """A hash of the files that a class is made of; of its code where there is no file, as in a notebook."""
    try:
        texts = [file.read_bytes() for file in _files(sys.modules[strategy.__module__])]
    except (OSError, KeyError):
        here = [c for c in strategy.__mro__ if c.__module__ == strategy.__module__]
        texts = ["".join(_code_text(f, set()) for c in here for f in vars(c).values()).encode()]
    return hashlib.sha256(b"".join(texts)).hexdigest()[:16]


def _files(module: pytypes.ModuleType) -> list[Path]:
    """The module's file, and those beside it (in its folder or below) whose things it uses."""
    home = Path(getattr(module, "__file__", None) or "").resolve()
    found = {home}
    waiting = [module]
    while waiting:
        for value in list(vars(waiting.pop()).values()):
            name = value.__name__ if isinstance(value, pytypes.ModuleType) else getattr(value, "__module__", None)
            other = sys.modules.get(name) if isinstance(name, str) else None
            file = Path(getattr(other, "__file__", None) or "/").resolve()
            if other is not None and file not in found and file.is_relative_to(home.parent):
                found.add(file)
                waiting.append(other)
    return sorted(found)


def _code_text(function: Any, seen: set[str]) -> str:
    """All that decides what a function without a file does: its code, constants, and the helpers beside it."""
    function = getattr(function, "py_func", function)
    if not isinstance(function, pytypes.FunctionType) or function.__qualname__ in seen:
        return ""
    seen.add(function.__qualname__)
    code = function.__code__
    used = [function.__globals__.get(name) for name in code.co_names]
    numbers = [value for value in used if isinstance(value, (int, float))]
    constants = [getattr(value, "co_code", value) for value in code.co_consts]
    here = [value for value in used if getattr(value, "__module__", None) == function.__module__]
    return f"{code.co_code!r}{constants}{code.co_names}{numbers}" + "".join(_code_text(f, seen) for f in here)
