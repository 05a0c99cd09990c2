"""Sweep: the same strategies again and again, with one thing varied: a number on a card, a switch, the set-up."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError
from sim.game import Game, game
from sim.runs.experiment import Experiment, Given, match, round_robin
from sim.runs.folder import SWEEP, check_group_folder, folder_name, read_note, write_note
from sim.runs.result import Result
from sim.runs.runner import Progress, execute, temporary_folder

if TYPE_CHECKING:
    import polars as pl

VALUES_AT_MOST = 1000
RANGE = re.compile(r"(-?\d+):(-?\d+)")
WHOLE = re.compile(r"-?\d+")


@dataclass
class Sweep:
    """A run for every value. The frames are those of all runs with a column `value`."""

    path: Path
    name: str  # the game
    over: str  # what was varied
    values: list[str]
    results: list[Result]
    base: str | None = None  # the value that is printed or the default, if it is among them

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


def load_sweep(folder: Path) -> Sweep:
    """A sweep that lies in a folder."""
    note = read_note(folder, SWEEP, ("game", "over", "values", "runs", "base"))
    results = [Result(folder / place) for place in note["runs"]]
    for result in results:
        result.check()
    return Sweep(folder, note["game"], note["over"], note["values"], results, note["base"])


def values_of(name: str, way: str, key: str, given: Any, seed: int) -> list[Any]:
    """The values that a text stands for: `3:7`, `turn|phase`, or what the game itself knows (`presets|random:20`)."""
    if isinstance(given, (list, tuple)):
        _refuse_many(key, len(given))
        return list(given)
    found: list[Any] = []
    expand = game(name).expand
    for part in str(given).split("|"):
        span = RANGE.fullmatch(part.strip())
        if way == "setup" and expand is not None:
            found += expand(key, part.strip(), seed)
        elif span and int(span[1]) <= int(span[2]):
            _refuse_many(key, int(span[2]) - int(span[1]) + 1)
            found += range(int(span[1]), int(span[2]) + 1)
        else:
            number = way in ("change", "players") and WHOLE.fullmatch(part.strip())  # 05 is 5
            found.append(int(part) if number else part.strip())
    _refuse_many(key, len(found))
    return found


def _refuse_many(key: str, count: int) -> None:
    if count > VALUES_AT_MOST:
        raise SpielwerkError(
            f"{key} has {count:,} values, and a sweep plays a run for each: at most {VALUES_AT_MOST:,}"
        )


def _varied(name: str, ways: Mapping[str, Mapping[str, Any]], seed: int) -> tuple[str, str, list[Any]]:
    """The one thing that has several values."""
    several = []
    for way, settings in ways.items():
        for key, given in settings.items():
            # Every value once: 3:5|4 has three.
            values = list({str(value): value for value in values_of(name, way, key, given, seed)}.values())
            if len(values) > 1:
                several.append((way, key, values))
    if len(several) != 1:
        raise SpielwerkError(
            "a sweep varies exactly one thing: give one number, option, set-up, variant or number of players several "
            "values, as in witch.cost=3:7, kingdom=first-game|sneak-path or players=2:4"
        )
    return several[0]


@dataclass(frozen=True)
class Plan:
    """What a sweep will play: an experiment for every value of `over`."""

    over: str
    labels: list[str]
    experiments: list[Experiment]
    base: str | None

    @property
    def total(self) -> int:
        """Games of all runs."""
        return sum(experiment.total for experiment in self.experiments)


def plan_sweep(
    name: str,
    strategies: Sequence[Given],
    games: int = 20_000,
    *,
    change: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    setup: Mapping[str, Any] | None = None,
    variant: Any = None,
    players: Any = None,
    tournament: bool = False,
    seed: int = 0,
    **common: Any,
) -> Plan:
    """Find out what varies, and check every experiment before anything is played."""
    ways: dict[str, dict[str, Any]] = {
        "change": dict(change or {}),
        "options": dict(options or {}),
        "setup": dict(setup or {}),
        "variant": {} if variant is None else {"variant": variant},
        "players": {} if players is None else {"players": players},
    }
    way, key, values = _varied(name, ways, seed)
    make: Callable[..., Experiment] = round_robin if tournament else match
    experiments = []
    for value in values:
        settings = {w: (s | {key: value} if w == way else s) for w, s in ways.items()}
        single = {w: settings.pop(w).get(w) for w in ("variant", "players")}
        experiments.append(make(name, strategies, games, seed=seed, **settings, **single, **common))
        experiments[-1].check_table()
    labels = _labels(values)
    printed = str(_printed(game(name), way, key))
    return Plan(key, labels, experiments, printed if printed in labels else None)


def _printed(chosen: Game, way: str, key: str) -> Any:
    """The value that holds if nobody says otherwise; nothing where there is no such thing."""
    if way == "change":
        pattern, _, field = key.rpartition(".")
        cards = [card for card in chosen.cards if card.id == pattern or fnmatch.fnmatch(card.id, pattern)]
        numbers = {card.numbers.get(field) for card in cards}
        return numbers.pop() if len(numbers) == 1 else None
    if way == "options":
        return chosen.options[key].default
    return {"variant": next(iter(chosen.variants)), "players": chosen.default_players}.get(way)


def sweep(
    name: str,
    strategies: Sequence[Given],
    games: int = 20_000,
    *,
    out: str | Path | None = None,
    jobs: int | None = None,
    backend: str = "threads",
    scheduler: str | None = None,
    progress: Progress | None = None,
    **settings: Any,
) -> Sweep:
    """A run per value: `sweep("dominion", ["big-money", "double-witch"], change={"witch.cost": "3:7"})`.

    One value among `change`, `options`, `setup`, `variant` and `players` is a list, a range `low:high` or `a|b|c`. With
    `tournament=True`, every strategy meets every other one in each run. All runs share their deals. Further words are
    those of `run`: `seed`, `seats`, `detail`.
    """
    plan = plan_sweep(name, strategies, games, **settings)
    folder = Path(out) if out is not None else temporary_folder()
    check_group_folder(folder, SWEEP)
    results: list[Result] = []
    for label, experiment in zip(plan.labels, plan.experiments, strict=True):
        before = sum(r.manifest["games"] for r in results)
        watch = None if progress is None else _shifted(progress, before, plan.total)
        where = folder / folder_name(label)
        results.append(execute(experiment, where, jobs=jobs, backend=backend, scheduler=scheduler, progress=watch))
    places = [folder_name(label) for label in plan.labels]
    note = {"game": name, "over": plan.over, "values": plan.labels, "runs": places, "base": plan.base}
    write_note(folder, SWEEP, note)
    return Sweep(folder, name, plan.over, plan.labels, results, plan.base)


def _shifted(progress: Progress, before: int, total: int) -> Progress:
    return lambda done, _: progress(before + done, total)


SHORT, SHORT_LIST = 40, 12  # letters of a value, of several with commas ("0,4")


def _labels(values: Sequence[Any]) -> list[str]:
    """A short name for every value; long ones and lists of words (a kingdom's cards) are numbered."""
    labels = []
    for number, value in enumerate(values, 1):
        text = str(value)
        short = len(text) <= (SHORT_LIST if "," in text else SHORT)
        labels.append(text if short else f"number-{number}")
    return labels
