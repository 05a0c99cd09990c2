"""Who wins at every value of a sweep, and what differs from the printed one beyond chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import polars as pl
from matplotlib.figure import Figure

from analyses.plots import dots_compared as compared
from analyses.plots import style
from analyses.plots.grid import grid
from analyses.plots.lines import lines
from analyses.report.section import Section
from analyses.report.words import best_and_worst, points_range
from analyses.sensitivity import pairs_up, sensitivity
from analyses.sides import even_share
from analyses.win_rates import win_rates


class SweepLike(Protocol):
    """A run per value; `over` says what was varied."""

    @property
    def over(self) -> str: ...
    @property
    def values(self) -> Sequence[Any]: ...
    @property
    def results(self) -> Sequence[Any]: ...


def axis(values: Sequence[Any]) -> list[int] | list[float] | list[str]:
    """The values as numbers if all are numbers, else as words."""
    try:
        numbers = [float(value) for value in values]
    except ValueError:
        return [str(value) for value in values]
    if len(set(numbers)) < len(numbers):
        return [str(value) for value in values]
    return [int(number) for number in numbers] if all(map(float.is_integer, numbers)) else numbers


def runs_of(sweep: SweepLike) -> dict[Any, Any]:
    """The runs by their values."""
    return dict(zip(axis(sweep.values), sweep.results, strict=True))


def base_of(sweep: SweepLike) -> Any:
    """The value that others are compared with: the printed one or the default, else the first."""
    base = getattr(sweep, "base", None)
    return axis(sweep.values)[list(sweep.values).index(base) if base in sweep.values else 0]


def by_value(sweep: SweepLike, tables: list[pl.DataFrame]) -> pl.DataFrame:
    """Tables of all runs below each other, the value in front under the name of what was varied."""
    named = [table.select(pl.lit(value).alias(sweep.over), pl.all())
             for value, table in zip(axis(sweep.values), tables, strict=True)]  # fmt: skip
    return pl.concat(named)


def winners(sweep: SweepLike) -> Section:
    """Win rates value by value; where tables differ in their sides, above the even share."""
    shares = [even_share(result.manifest) for result in sweep.results]
    tables = [win_rates(result.seats) for result in sweep.results]
    question = f"How do the win rates change with {sweep.over}?"
    if len(set(shares)) > 1 and None not in shares:
        return _above_even(sweep, tables, shares, question)
    table = by_value(sweep, tables)
    ranked = table.with_columns(pl.format("{} at {} = {}", "strategy", pl.lit(sweep.over), sweep.over).alias("where"))
    reading = (
        f"{best_and_worst(ranked, 'where', 'win_rate')}\n\n"
        "Win rate of every strategy, value by value, with its 95 % interval. Each run is a world of its own: a "
        "strategy can also win more because the others got weaker."
    )
    figure = _figure(table, sweep.over, "win_rate", "Win rate", {"percent": True})
    return Section("Win rates", question, table, figure, reading)


def _above_even(sweep: SweepLike, tables: list[pl.DataFrame], shares: list[float | None], question: str) -> Section:
    gain = "above_even_gain"
    above = [
        table.with_columns(pl.lit(even).alias("even"), *(
            (pl.col(column) - even).alias(name)
            for column, name in (("win_rate", gain), ("low", f"{gain}_low"), ("high", f"{gain}_high"))
        )) for table, even in zip(tables, shares, strict=True)
    ]  # fmt: skip
    table = by_value(sweep, above)
    reading = (
        "With more sides at the table everybody wins less often, so the figure shows each win rate minus the even "
        "share of its table, in percentage points, with the 95 % interval. The table has the win rates too."
    )
    named = table.select(sweep.over, "strategy", gain, low=f"{gain}_low", high=f"{gain}_high")
    figure = _figure(named, sweep.over, gain, "Win rate minus even share", {"points": True})
    words = {gain: "Above the even share"}
    return Section("Win rates", question, table, figure, reading, words=words)


def sensitivities(sweep: SweepLike) -> list[Section]:
    """The differences from the printed value, all values and strategies judged together."""
    if len(sweep.values) < 2:
        return []
    base, runs = base_of(sweep), runs_of(sweep)
    table = sensitivity(runs, base).rename({"value": sweep.over})
    drawn = _with_base(table.select(sweep.over, "strategy", "difference", "low", "high", "clear"), sweep.over, base)
    figure = _figure(drawn, sweep.over, "difference", "Win rate minus that at the base", {"points": True}, "clear")
    paired = all(pairs_up(runs[base].manifest, run.manifest) for run in runs.values())
    how = (
        "The same deals were played with every value, so the luck of the cards cancels."
        if paired
        else "Tables of different size can't share their games, so win rates above the even share are compared."
    )
    reading = (
        f"{_beyond_chance(table, sweep.over, base)}\n\nWin rate of every strategy minus its win rate at {sweep.over} = "
        f"{base}, in percentage points. {how} “Beyond chance” considers all {table.height} differences together."
    )
    words = {"before": f"At {base}", "after": "At this value"}
    question = f"What differs from {sweep.over} = {base}?"
    return [Section("Differences", question, table, figure, reading, words=words)]


def _with_base(table: pl.DataFrame, over: str, base: Any) -> pl.DataFrame:
    """The base itself, which differs from itself by nothing: without it a line would leap over its place."""
    zero = {"difference": pl.lit(0.0), "low": pl.lit(0.0), "high": pl.lit(0.0), "clear": pl.lit(True)}
    own = table.select("strategy").unique(maintain_order=True).select(pl.lit(base).alias(over), "strategy", **zero)
    return pl.concat([own, table])


IN_A_ROW = 5  # strategies that a row of dots holds
LONGEST = 6  # differences in a sentence


def _beyond_chance(table: pl.DataFrame, over: str, base: Any) -> str:
    sure = table.filter("clear").sort(pl.col("difference").abs(), descending=True)
    if not sure.height:
        return f"No win rate differs from that at {over} = {base} beyond chance."
    rows = sure.head(LONGEST).iter_rows(named=True)
    parts = [f"{row['strategy']} at {row[over]}: {points_range(row)}" for row in rows]
    more = f" and {sure.height - LONGEST} more" if sure.height > LONGEST else ""
    return f"Beyond chance, widest first: {'; '.join(parts)}{more}."


def _figure(
    table: pl.DataFrame, over: str, value: str, label: str, unit: Mapping[str, bool], clear: str | None = None
) -> Figure:
    """Lines over numbers; over words a row per value, and a grid where there are too many strategies for that."""
    ordered = table.sort("strategy", maintain_order=True)
    strategies = ordered["strategy"].unique(maintain_order=True).to_list()
    zero = 0.0 if unit.get("points") else None
    if table.schema[over].is_numeric() and len(strategies) <= len(style.COLOURS):
        words = {"xlabel": style.sentence(over), "ylabel": label, "from_zero": False, "reference": zero}
        return lines(ordered, over, value, group="strategy", **unit, **words)
    if len(strategies) > IN_A_ROW:
        centre = 0.0 if zero is not None else float(table[value].mean())
        return grid(table, over, "strategy", value, xlabel="Strategy", colour_label=label, centre=centre, clear=clear,
                    **unit)  # fmt: skip
    wide = ordered.pivot("strategy", index=over, values=[value, "low", "high"], maintain_order=True)
    names = {f"{part}_{one}": f"{one}{end}" for one in strategies
             for part, end in ((value, ""), ("low", "_low"), ("high", "_high"))}  # fmt: skip
    shown = {one: one for one in strategies}
    return compared.dots_compared(wide.rename(names), over, shown, xlabel=label, reference=zero, **unit)
