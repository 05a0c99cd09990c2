"""The folder that compiled code lives in: one for every state of the sources that can be in it.

numba's cache looks only at the file that a function stands in; an edited helper in another file would leave stale
code behind. So a function's folder is named after a hash of everything that can be inlined into it: the kernel, and
the rules and strategies of its game. Games share nothing but the kernel (a test sees to that), so an edit in one game
leaves the others compiled.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import llvmlite
import numba
import numpy as np

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ("sim/kernel", "sim/strategy.py")
ROOMS = ("sim/games", "strategies")  # a folder a game in each of them
KEPT = 4  # states of a game's sources
KEY = re.compile(r"([a-z_0-9]+)-[0-9a-f]{16}(-checked)?")  # what a folder of compiled code is called


def room_of(file: Path) -> str | None:
    """The game that a source belongs to, "kernel" for what all games share; None: a user's file, never cached."""
    for room in ROOMS:
        if file.is_relative_to(ROOT / room):
            return file.relative_to(ROOT / room).parts[0]
    return "kernel" if any(file.is_relative_to(ROOT / part) for part in KERNEL) else None


def source_hash(room: str, root: Path = ROOT, kinds: tuple[str, ...] = (".py", ".toml")) -> str:
    """A hash of everything that decides how a game is played: its sources and data, and the kernel's sources."""
    digest = hashlib.sha256()
    for source in (*KERNEL, *(f"{rooms}/{room}" for rooms in ROOMS)):
        path = root / source
        files = sorted(path.rglob("*")) if path.suffix != ".py" else [path]
        for file in (f for f in files if f.suffix in kinds):
            digest.update(str(file.relative_to(root)).encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def source_key(room: str, root: Path = ROOT) -> str:
    """A folder's name: the room, and a hash of its sources, the kernel's, and the compiler itself."""
    compiler = (numba.__version__, llvmlite.__version__, np.__version__, platform.python_version())
    key = hashlib.sha256(" ".join((*compiler, source_hash(room, root, (".py",)))).encode()).hexdigest()[:16]
    # Bounds checking changes the code, and numba doesn't put that into its cache key.
    return f"{room}-{key}" + ("-checked" if numba.config.BOUNDSCHECK else "")


def cache_folder() -> Path:
    """Where compiled code is kept: `$SPIELWERK_CACHE`, or `spielwerk` in the user's cache folder."""
    home = os.environ.get("SPIELWERK_CACHE")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "spielwerk"


@cache
def folder_of(room: str) -> Path | None:
    """The folder of a room as its sources are now; older ones are dropped. None: no cache can be written."""
    folder = cache_folder() / source_key(room)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        with tempfile.TemporaryFile(dir=folder):  # else numba would go to __pycache__, where old code survives edits
            pass
    except OSError:
        return None
    _prune(folder.parent, room)
    return folder


def _prune(home: Path, room: str) -> None:
    """Drop the folders of a room's old sources. Only ours: `$SPIELWERK_CACHE` may hold other things."""
    try:
        found = {p: KEY.fullmatch(p.name) for p in home.iterdir()}
        ages = {p: p.stat().st_mtime for p, key in found.items() if key and key.group(1) == room}
    except OSError:  # another process prunes at the same time
        return
    for old in sorted(ages, key=ages.__getitem__)[:-KEPT]:
        shutil.rmtree(old, ignore_errors=True)


def point_numba_at(function: Callable[..., Any]) -> bool:
    """Tell numba where the code of a function belongs, before it is decorated. False: not to be cached."""
    room = room_of(Path(function.__code__.co_filename).resolve())
    folder = folder_of(room) if room is not None else None
    if folder is not None:
        numba.config.CACHE_DIR = str(folder)
    return folder is not None
