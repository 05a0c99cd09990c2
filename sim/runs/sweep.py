"""Sweep: the same strategies again and again, with one thing varied: a number on a card, a switch, the set-up."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError
from sim.game import game
from sim.runs.experiment import Experiment, Given, match, round_robin
from sim.runs.result import Result
from sim.runs.runner import Progress, execute, temporary_folder

if TYPE_CHECKING:
    import polars as pl

WAYS = ("change", "options", "setup")
RANGE = re.compile(r"(-?\d+):(-?\d+)")


@dataclass
class Sweep:
    """A run for every value. The frames are those of all runs with a column `value`."""

    path: Path
    name: str  # the game
    over: str  # what was varied
    values: list[str]
    results: list[Result]

    def _together(self, table: str) -> pl.LazyFrame:
        import polars as pl

        frames = [
            getattr(result, table).with_columns(pl.lit(value).alias("value"))
            for value, result in zip(self.values, self.results, strict=True)
        ]
        return pl.concat(frames, how="diagonal_relaxed")

    @property
    def games(self) -> pl.LazyFrame:
        """One row a game."""
        return self._together("games")

    @property
    def seats(self) -> pl.LazyFrame:
        """One row a seat."""
        return self._together("seats")

    @property
    def cards(self) -> pl.LazyFrame:
        """One row a seat, one column a fact and card; empty where a run doesn't have the card."""
        return self._together("cards")

    def win_rates(self) -> pl.DataFrame:
        """Each strategy's share of wins with its interval, value by value."""
        import polars as pl

        rates = [
            result.win_rates().with_columns(pl.lit(value).alias("value"))
            for value, result in zip(self.values, self.results, strict=True)
        ]
        return pl.concat(rates).select("value", pl.exclude("value"))

    def report(self, path: str | Path | None = None) -> Path:
        """Write the report; the path of its page."""
        from analyses.report.sweep import sweep_report

        return sweep_report(self, Path(path) if path is not None else self.path / "report")

    def _repr_html_(self) -> str:
        return self.win_rates()._repr_html_()


def values_of(name: str, way: str, key: str, given: Any, seed: int) -> list[Any]:
    """The values that a text stands for: `3:7`, `turn|phase`, or what the game itself knows (`presets|random:20`)."""
    if isinstance(given, (list, tuple)):
        return list(given)
    found: list[Any] = []
    expand = game(name).expand
    for part in str(given).split("|"):
        span = RANGE.fullmatch(part.strip())
        if way == "setup" and expand is not None:
            found += expand(key, part.strip(), seed)
        elif span and int(span[1]) <= int(span[2]):
            found += range(int(span[1]), int(span[2]) + 1)
        else:
            found.append(part.strip())
    return found


def _varied(name: str, ways: Mapping[str, Mapping[str, Any]], seed: int) -> tuple[str, str, list[Any]]:
    """The one thing that has several values."""
    several = []
    for way, settings in ways.items():
        for key, given in settings.items():
            values = values_of(name, way, key, given, seed)
            if len(values) > 1:
                several.append((way, key, values))
    if len(several) != 1:
        raise SpielwerkError(
            "a sweep varies exactly one thing: give one number, option or set-up several values, "
            "as in witch.cost=3:7 or kingdom=first-game|sneak-path"
        )
    return several[0]


def sweep(
    name: str,
    strategies: Sequence[Given],
    games: int = 20_000,
    *,
    change: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    tournament: bool = False,
    seed: int = 0,
    out: str | Path | None = None,
    jobs: int | None = None,
    backend: str = "threads",
    scheduler: str | None = None,
    progress: Progress | None = None,
    **common: Any,
) -> Sweep:
    """A run per value: `sweep("dominion", ["big-money", "double-witch"], change={"witch.cost": "3:7"})`.

    One value among `change`, `options` and `setup` is a list, a range `low:high` or `a|b|c`. With `tournament`, every
    strategy meets every other one in each run. All runs share their deals.
    """
    ways: dict[str, dict[str, Any]] = {
        "change": dict(change or {}),
        "options": dict(options or {}),
        "setup": dict(setup or {}),
    }
    way, key, values = _varied(name, ways, seed)
    make: Callable[..., Experiment] = round_robin if tournament else match
    experiments = []
    for value in values:
        settings = {w: (s | {key: value} if w == way else s) for w, s in ways.items()}
        experiments.append(make(name, strategies, games, seed=seed, **settings, **common))
    folder = Path(out) if out is not None else temporary_folder()
    labels = _labels(values)
    total = sum(e.total for e in experiments)
    results: list[Result] = []
    for label, experiment in zip(labels, experiments, strict=True):
        before = sum(r.manifest["games"] for r in results)
        watch = None if progress is None else _shifted(progress, before, total)
        where = folder / re.sub(r"[^\w.-]+", "_", label)
        results.append(execute(experiment, where, jobs=jobs, backend=backend, scheduler=scheduler, progress=watch))
    return Sweep(folder, name, key, labels, results)


def _shifted(progress: Progress, before: int, total: int) -> Progress:
    return lambda done, _: progress(before + done, total)


def _labels(values: Sequence[Any]) -> list[str]:
    """A short name for every value; long lists (a kingdom's cards) are numbered."""
    labels = []
    for number, value in enumerate(values, 1):
        text = str(value)
        labels.append(text if len(text) <= 40 and "," not in text else f"number-{number}")
    return labels
