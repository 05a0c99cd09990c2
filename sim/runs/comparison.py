"""Compare: the same games before and after a change, and what the change did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError, nearest
from sim.game import game
from sim.runs.experiment import Given, match
from sim.runs.result import Result
from sim.runs.runner import Progress, execute, temporary_folder
from sim.strategy import make_strategy

if TYPE_CHECKING:
    import polars as pl

FIRST_LOOK = 20_000  # games before the first look of a comparison that stops when decided
GROWTH = 4  # every further look plays four times as many: at most a third is played in vain


@dataclass
class Comparison:
    """Two runs of the same deals.

    `stopped_at` is set where the number of games was not fixed beforehand: the deals of the first look.
    """

    before: Result
    after: Result
    rename: Mapping[str, str]
    stopped_at: float | None = None

    def table(self, measure: str = "win") -> pl.DataFrame:
        """Per strategy: before, after, and the paired difference with its interval."""
        from analyses.paired import paired

        rename = {new: old for old, new in self.rename.items()}
        return paired(self.before.seats, self.after.seats, measure, rename=rename, stopped_at=self.stopped_at)

    def half_width(self) -> float:
        """Half the width of the widest interval of the win rates' differences."""
        table = self.table()
        return float((table["high"] - table["low"]).max()) / 2  # type: ignore[arg-type]

    def report(self, path: str | Path | None = None) -> Path:
        """Write the report; the path of its page."""
        from analyses.report.compare import comparison_report

        return comparison_report(self, Path(path) if path is not None else self.after.path.parent / "report")

    def _repr_html_(self) -> str:
        from analyses.report.cells import comparison_cell

        return comparison_cell(self, self.table())


def compare(
    name: str,
    strategies: Sequence[Given],
    games: int = 100_000,
    *,
    change: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    replace: Mapping[str, Given] | None = None,
    until: float | None = None,
    out: str | Path | None = None,
    jobs: int | None = None,
    backend: str = "threads",
    scheduler: str | None = None,
    progress: Progress | None = None,
    base_change: Mapping[str, Any] | None = None,
    base_options: Mapping[str, Any] | None = None,
    **common: Any,
) -> Comparison:
    """Play the same games before and after a change of cards, rules or strategies.

    `change`, `options` and `replace` (`{"old": "new"}`) are what happens; `base_change` and `base_options` hold for
    both sides. With `until`, it plays more and more games until every interval of a win rate's difference is that
    narrow (plus or minus), or `games` are reached; the intervals then are valid at whatever time it stopped.
    """
    if not (change or options or replace):
        raise SpielwerkError("nothing to compare: give a changed number, a rule option or another strategy")
    folder = Path(out) if out is not None else temporary_folder()
    how: dict[str, Any] = {"jobs": jobs, "backend": backend, "scheduler": scheduler, "progress": progress}
    renamed, lineup = _replaced(name, strategies, replace or {})
    base = {"change": dict(base_change or {}), "options": dict(base_options or {})}
    changed = {"change": base["change"] | dict(change or {}), "options": base["options"] | dict(options or {})}

    def look(count: int, where: Path) -> Comparison:
        unchanged = match(name, strategies, count, **(base | common))
        new = match(name, lineup, count, **(changed | common))
        before = execute(unchanged, where / "before", **how)
        after = execute(with_fields(new, pattern=unchanged.matchups[0]), where / "after", **how)
        deals = FIRST_LOOK / len(unchanged.orders(0))
        return Comparison(before, after, renamed, deals if until is not None else None)

    if until is None:
        return look(games, folder)
    if not until > 0:
        raise SpielwerkError(f"the width to reach must be above 0, not {until}")
    count = min(FIRST_LOOK, games)
    while True:
        found = look(count, folder / f"games-{count}")
        if found.half_width() <= until or count >= games:
            return found
        count = min(count * GROWTH, games)


def _replaced(
    name: str, strategies: Sequence[Given], replace: Mapping[str, Given]
) -> tuple[dict[str, str], list[Given]]:
    """The new line-up, and which label took which one's place."""
    chosen = game(name)
    made = [make_strategy(chosen, s) for s in strategies]
    new = {old: make_strategy(chosen, s) for old, s in replace.items()}
    labels = [s.label for s in made]
    for old in new:
        if old not in labels:
            raise SpielwerkError(f"{old!r} is not among the strategies that play" + nearest(old, labels))
    return {old: s.label for old, s in new.items()}, [new.get(s.label, s) for s in made]
