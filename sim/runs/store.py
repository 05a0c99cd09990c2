"""The run's folder: a manifest, and one Parquet file per shard and table. The only place that writes Parquet.

A shard is written under a temporary name, flushed and renamed; `games` comes last, so a shard whose `games` file is
there is complete. A run is resumed by listing those.
"""

from __future__ import annotations

import io
import json
import os
import socket
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError
from sim.runs.folder import MANIFEST
from sim.runs.manifest import NOT_COMPARED, difference, fits, manifest_of, shard_count, shown, table_names
from sim.runs.plan import Shard

if TYPE_CHECKING:
    import polars as pl

    from sim.runs.experiment import Experiment

LOCK = "lock"
SUMS = "checksums"


class Store:
    """A run's folder."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @classmethod
    def open(cls, path: Path, experiment: Experiment) -> Store:
        """Begin a run in this folder, or go on with the one that it holds if that is the same experiment."""
        store = cls(path)
        store.check_room(experiment)
        if (path / MANIFEST).exists():
            return store
        try:
            path.mkdir(parents=True, exist_ok=True)
            store._write(path / MANIFEST, json.dumps(manifest_of(experiment), indent=1).encode())
        except OSError as error:
            raise SpielwerkError(f"can't write to {path}: {error.strerror or error}") from None
        return store

    def check_room(self, experiment: Experiment) -> None:
        """Refuse a folder that holds another run or anything else. Writes nothing."""
        if (self.path / MANIFEST).exists():
            self._refuse_other(manifest_of(experiment))
        elif self.path.exists() and (not self.path.is_dir() or any(not _leftover(p) for p in self.path.iterdir())):
            raise SpielwerkError(f"{self.path} is there already and is not a run: choose another folder")

    def complete(self) -> bool:
        """Is there a run with all its shards?"""
        if not (self.path / MANIFEST).exists():
            return False
        manifest = self.manifest()
        parts = [list((self.path / table).glob("part-*.parquet")) for table in table_names(manifest)]
        return all(len(there) == shard_count(manifest) for there in parts)

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep others from writing the same run at the same time; a lock of a process that died is taken over."""
        lock = self.path / LOCK
        me = f"{socket.gethostname()} {os.getpid()}"
        if _alive(lock):
            raise SpielwerkError(f"{self.path} is being written by another process ({lock.read_text().strip()})")
        lock.write_text(me)
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)

    def _refuse_other(self, manifest: Mapping[str, Any]) -> None:
        here = self.manifest()
        if here.get("sources") != manifest["sources"] and not self.complete():
            raise SpielwerkError(
                f"{self.path} was begun with another state of the code: its rest would be played by other rules"
            )
        for key in manifest:
            if key not in NOT_COMPARED and here.get(key) != manifest[key]:
                where, was, now = difference(key, here.get(key), manifest[key])
                raise SpielwerkError(
                    f"{self.path} holds another run: its {where} is {shown(was)}, this one's is {shown(now)}"
                )

    def manifest(self) -> dict[str, Any]:
        """The run's manifest."""
        file = self.path / MANIFEST
        if not file.exists():
            raise SpielwerkError(f"{self.path} is not a run (it has no {MANIFEST})")
        try:
            found = json.loads(file.read_text(encoding="utf-8"))
        except (ValueError, OSError) as error:
            raise SpielwerkError(f"{file} can't be read: {error}") from None
        if not fits(found):
            raise SpielwerkError(f"{file} is not the manifest of a run")
        return found

    def part(self, table: str, shard: int) -> Path:
        return self.path / table / f"part-{shard:06d}.parquet"

    def missing(self, shards: list[Shard]) -> list[Shard]:
        """The shards that still have to be played. Leftovers of a stopped writer are swept away."""
        for leftover in [*self.path.glob("*.tmp"), *self.path.glob("*/*.tmp")]:
            leftover.unlink()
        there = [{p.name for p in (self.path / t).glob("part-*.parquet")} for t in table_names(self.manifest())]
        done = set.intersection(*there)
        return [s for s in shards if self.part("games", s.number).name not in done]

    def write(self, shard: Shard, tables: Mapping[str, pl.DataFrame]) -> None:
        """Commit a shard: all its tables with their checksums, `games` last."""
        content = {name: parquet(frame) for name, frame in tables.items()}
        sums = json.dumps({name: zlib.crc32(given) for name, given in content.items()}).encode()
        files: dict[Path, bytes | memoryview] = {self.sums(shard.number): sums}
        for name in sorted(content, key=lambda name: name == "games"):
            files[self.part(name, shard.number)] = content[name]
        for file, given in files.items():
            file.parent.mkdir(exist_ok=True)
            self._write(file, given)

    def sums(self, shard: int) -> Path:
        """The file with the checksums of a shard's parts."""
        return self.path / SUMS / f"part-{shard:06d}.json"

    def damaged(self, table: str, shard: int) -> bool:
        """Has a part changed since it was written? Without checksums (older runs) only its head is looked at."""
        import polars as pl

        part = self.part(table, shard)
        try:
            pl.read_parquet_schema(part)
            sums = self.sums(shard)
            return sums.exists() and json.loads(sums.read_text(encoding="utf-8"))[table] != _checksum(part)
        except Exception:  # whatever a library makes of broken bytes
            return True

    @staticmethod
    def _write(file: Path, content: bytes | memoryview) -> None:
        temporary = file.with_name(f"{file.name}.{os.getpid()}.tmp")
        with open(temporary, "wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, file)


def _checksum(file: Path) -> int:
    found = 0
    with open(file, "rb") as content:
        while chunk := content.read(1 << 20):
            found = zlib.crc32(chunk, found)
    return found


def _alive(lock: Path) -> bool:
    """Does the process that holds the lock still run? On another machine nobody can tell: yes."""
    try:
        host, number = lock.read_text().split()
        if host == socket.gethostname():
            os.kill(int(number), 0)
    except (OSError, ValueError, OverflowError):  # no lock, no such process, or half a line
        return False
    return True


def _leftover(file: Path) -> bool:
    """What a run leaves that was stopped before it began."""
    return file.name == LOCK or (file.name.startswith(f"{MANIFEST}.") and file.suffix == ".tmp")


def parquet(frame: pl.DataFrame) -> memoryview:
    """A table as the bytes of a Parquet file."""
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="zstd", compression_level=1, statistics=False)
    return buffer.getbuffer()
