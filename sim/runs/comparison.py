"""Compare: the same games before and after a change, and what the change did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from dataclasses import replace as with_fields
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sim.errors import SpielwerkError, nearest
from sim.game import game
from sim.runs.experiment import Experiment, Given, match
from sim.runs.folder import COMPARISON, check_group_folder, read_note, relative, write_note
from sim.runs.result import Result
from sim.runs.runner import Progress, execute, temporary_folder, warm_up
from sim.strategy import make_strategy

if TYPE_CHECKING:
    import polars as pl

FIRST_LOOK = 20_000  # games before the first look of a comparison that stops when decided
GROWTH = 4  # every further look plays four times as many: at most a third is played in vain
LIKELY_WIDTH = 0.9  # half the always-valid width after one deal if a change turns about one game in ten


@dataclass(repr=False)
class Comparison:
    """Two runs of the same deals.

    `stopped_at` is set where the number of games was not fixed beforehand: the deals that were expected, for which the
    always-valid intervals are sharpest.
    """

    before: Result
    after: Result
    rename: Mapping[str, str]
    stopped_at: float | None = None
    path: Path | None = None

    def table(self, measure: str = "win") -> pl.DataFrame:
        """Per strategy: before, after, and the paired difference with its interval."""
        from analyses.paired import paired

        rename = {new: old for old, new in self.rename.items()}
        return paired(self.before, self.after, measure, rename=rename, stopped_at=self.stopped_at)

    def half_width(self) -> float:
        """Half the width of the widest interval of the win rates' differences."""
        table = self.table()
        return float((table["high"] - table["low"]).max()) / 2  # type: ignore[arg-type]

    def unchanged(self) -> bool:
        """Whether not a single game came out differently."""
        from analyses.paired import unchanged

        return unchanged(self.before, self.after)

    def report(self, path: str | Path | None = None) -> Path:
        """Write the report; the path of its page."""
        from analyses.report.compare import comparison_report

        return comparison_report(self, Path(path) if path is not None else self._home() / "report")

    def _home(self) -> Path:
        return self.path if self.path is not None else self.after.path.parent

    def __repr__(self) -> str:
        from analyses.changes import changes

        one, other = self.before.manifest, self.after.manifest
        return f"<{one['game']}: {changes(one, other)}; {one['games']:,} games before and after, {self._home()}>"

    def _repr_html_(self) -> str:
        from analyses.report.cells import comparison_cell

        return comparison_cell(self, self.table())


def load_comparison(folder: Path) -> Comparison:
    """A comparison that lies in a folder."""
    note = read_note(folder, COMPARISON, ("before", "after", "rename", "stopped_at"))
    before, after = (Result(folder / note[side]) for side in ("before", "after"))
    for side in (before, after):
        side.check()
    return Comparison(before, after, note["rename"], note["stopped_at"], folder)


def compare(
    name: str,
    strategies: Sequence[Given],
    games: int = 100_000,
    *,
    change: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    replace: Mapping[str, Given] | None = None,
    until: float | None = None,
    before: Result | str | Path | None = None,
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
    narrow (plus or minus), or `games` are reached; the intervals then are valid at whatever time it stopped. `before`
    is a run of the unchanged game, or the folder where it is kept: many changes share it, and it is played once.
    """
    if not (change or options or replace):
        raise SpielwerkError("nothing to compare: give a changed number, a rule option or another strategy")
    if until is not None and not until > 0:
        raise SpielwerkError(f"the width to reach must be above 0, not {until}")
    if until is not None and isinstance(before, Result):
        raise SpielwerkError("with until the number of games isn't known: give before as a folder, not as a run")
    sides = _sides(name, strategies, replace or {}, (base_change, change), (base_options, options), common)
    folder = Path(out) if out is not None else temporary_folder()
    check_group_folder(folder, COMPARISON)
    how: dict[str, Any] = {"jobs": jobs, "backend": backend, "scheduler": scheduler, "progress": progress}

    def look(count: int, where: Path, unchanged_at: Path) -> Comparison:
        unchanged, new = sides.experiments(count)
        _check_both(unchanged, new, sides.renamed)
        stop = None if until is None else _expected_deals(until, games, unchanged)
        first, second = execute(unchanged, unchanged_at, **how), execute(new, where / "after", **how)
        places = {"before": relative(first.path, folder), "after": relative(second.path, folder)}
        write_note(folder, COMPARISON, {**places, "rename": sides.renamed, "stopped_at": stop})
        return Comparison(first, second, sides.renamed, stop, folder)

    home = before.path if isinstance(before, Result) else Path(before) if before is not None else None
    if until is None:
        return look(games, folder, home or folder / "before")
    count = min(FIRST_LOOK, games)
    while True:
        part = f"games-{count}"
        found = look(count, folder / part, home / part if home else folder / part / "before")
        if found.half_width() <= until or count >= games:
            return found
        count = min(count * GROWTH, games)


@dataclass(frozen=True)
class _Sides:
    """Both sides of a comparison, for any number of games."""

    name: str
    lineups: tuple[Sequence[Given], Sequence[Given]]
    settings: tuple[dict[str, Any], dict[str, Any]]
    renamed: Mapping[str, str]

    def experiments(self, count: int) -> tuple[Experiment, Experiment]:
        """Before and after. After sits down in the pattern of before, so that the games pair up."""
        before, after = (match(self.name, self.lineups[i], count, **self.settings[i]) for i in (0, 1))
        return before, with_fields(after, pattern=before.matchups[0])


def _sides(
    name: str,
    strategies: Sequence[Given],
    replace: Mapping[str, Given],
    change: tuple[Mapping[str, Any] | None, Mapping[str, Any] | None],
    options: tuple[Mapping[str, Any] | None, Mapping[str, Any] | None],
    common: Mapping[str, Any],
) -> _Sides:
    """The sides of a comparison; `change` and `options` hold what both sides have and what happens."""
    renamed, lineup = _replaced(name, strategies, replace)
    shared = _shared_setup(name, strategies, lineup, common) if replace else dict(common)
    base = {"change": dict(change[0] or {}), "options": dict(options[0] or {})}
    changed = {"change": base["change"] | dict(change[1] or {}), "options": base["options"] | dict(options[1] or {})}
    return _Sides(name, (strategies, lineup), (base | shared, changed | shared), renamed)


def _check_both(unchanged: Experiment, new: Experiment, renamed: Mapping[str, str]) -> None:
    """What can't be played after the change must not be found out after all games before it."""
    unchanged.check_table()
    new.check_table()
    if renamed:
        warm_up(new)


def _expected_deals(until: float, games: int, unchanged: Experiment) -> float:
    """About how many deals it will take, guessed before anything is played: there the intervals are sharpest."""
    orders = len(unchanged.orders(0))
    first, most = min(FIRST_LOOK, games) / orders, games / orders
    return max(first, min(most, (LIKELY_WIDTH / until) ** 2))


def _shared_setup(
    name: str, strategies: Sequence[Given], lineup: Sequence[Given], common: Mapping[str, Any]
) -> dict[str, Any]:
    """The set-up that both line-ups play with.

    Where the strategies choose it (Dominion's kingdom), each side alone would choose its own, and the two would not
    play the same games. Here both ask together.
    """
    chosen = game(name)
    if chosen.complete_setup is None:
        return dict(common)
    one = match(name, strategies, 1, **common)
    given = {s.label: s for s in (make_strategy(chosen, s) for s in (*strategies, *lineup))}
    setting = chosen.setting(
        one.setting.players, one.setting.variant, common.get("setup"), None, None, tuple(given.values()), one.seed
    )
    return {**common, "setup": {key: value for key, value in setting.setup.items() if key in chosen.setups}}


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
