"""The report of a batch of kingdoms (or any other sweep of Dominion): speed, luck, and what the cards shift."""

from __future__ import annotations

import polars as pl
from matplotlib.figure import Figure

from analyses.dominion.box import card_name
from analyses.dominion.card_shifts import AT_LEAST, comparable, measure_shifts, strategy_shifts
from analyses.dominion.in_vain import HURTS, NOTHING, UNPLAYABLE
from analyses.dominion.in_vain_across import in_vain_across
from analyses.dominion.kingdoms import kingdoms, piles
from analyses.plots.dots import dots
from analyses.plots.grid import grid
from analyses.report.section import Section, has_table
from analyses.report.sweep import SweepLike

SHOWN = 30  # cards in a figure


def sections(sweep: SweepLike) -> list[Section]:
    """What the runs' tables can answer; questions about cards need kingdoms that differ."""
    if not all(has_table(result.manifest, "seats") for result in sweep.results):
        return []
    facts, cards = kingdoms(sweep), piles(sweep)
    found = [_speed(facts, sweep.over), _swing(facts, sweep.over)]
    if comparable(cards):
        found += [_strategies(sweep), _measure(facts, cards, "rounds"), _measure(facts, cards, "lead_spread")]
    if sweep.over == "kingdom" and all(has_table(result.manifest, "cards") for result in sweep.results):
        found.append(_in_vain(sweep))
    return [section for section in found if section.table.height]


def _speed(facts: pl.DataFrame, over: str) -> Section:
    piles_ends, first_ends = pl.col("^piles_share.*$"), pl.col("^first_player_gain.*$")
    best = pl.col("^best_.*$")
    table = facts.select(pl.col("value").alias(over), "games", pl.col("^rounds.*$"), piles_ends, first_ends, best)
    table = table.sort("rounds", maintain_order=True)
    figure = _average_dots(table, over, "rounds", "Rounds until the end")
    quick, slow = table.row(0, named=True), table.row(-1, named=True)
    reading = (
        f"Quickest: {quick[over]} with {_mean(quick, 'rounds')} rounds; slowest: {slow[over]} with "
        f"{_mean(slow, 'rounds')}.\n\n"
        "The dashed line is the mean of the runs. The table adds how often games end by empty piles, what it is worth "
        "to go first, and the strategy that wins most."
    )
    return Section("Speed", "How long do games last, and how do they end?", table, figure, reading)


def _swing(facts: pl.DataFrame, over: str) -> Section:
    table = facts.select(pl.col("value").alias(over), pl.col("^lead_spread.*$"), pl.col("^upset_share.*$"))
    table = table.sort("lead_spread", descending=True, maintain_order=True)
    figure = _average_dots(table, over, "lead_spread", "Spread of the lead in points (standard deviation)")
    reading = (
        "How far a player's lead strays from its mean while strategies and seats stay the same: the further right, the "
        "more luck. The dashed line is the mean of the runs. The table adds upsets: games that the favourite of the "
        "match-up, the strategy that wins it more often, doesn't win; they also depend on how far the strategies are "
        "apart."
    )
    return Section("Luck", "How swingy is it?", table, figure, reading)


def _average_dots(table: pl.DataFrame, label: str, value: str, xlabel: str) -> Figure:
    average = float(table[value].mean())
    words = {"xlabel": xlabel, "reference_label": "mean"}
    return dots(table, label, value, f"{value}_low", f"{value}_high", reference=average, **words)


def _mean(row: dict[str, float], name: str) -> str:
    return f"{row[name]:.1f} ({row[f'{name}_low']:.1f} to {row[f'{name}_high']:.1f})"


def _named(table: pl.DataFrame) -> pl.DataFrame:
    return table.with_columns(pl.col("card").map_elements(card_name, return_dtype=pl.String))


_UNIT = (
    f"Only cards that are in at least {AT_LEAST} of the kingdoms and missing from at least {AT_LEAST} are compared. "
    "The interval counts kingdoms, not games: kingdoms differ in nine other cards too, so it takes many of them to see "
    "what one card does."
)


def _strategies(sweep: SweepLike) -> Section:
    table = _named(strategy_shifts(sweep))
    widest = pl.col("difference").abs().max().over("card")
    ranked = table.sort("strategy", maintain_order=True).sort(widest, "card", descending=True, maintain_order=True)
    drawn = ranked["card"].unique(maintain_order=True)[:SHOWN]
    figure = grid(ranked.filter(pl.col("card").is_in(drawn.implode())), "card", "strategy", "difference", points=True,
                  xlabel="Strategy", colour_label="Win rate with minus without", clear="clear")  # fmt: skip
    sure = [f"{row['card']} {'favours' if row['difference'] > 0 else 'harms'} {row['strategy']} ("
            f"{row['difference'] * 100:+.1f}, {row['low'] * 100:+.1f} to {row['high'] * 100:+.1f})"
            for row in table.filter("clear").iter_rows(named=True)]  # fmt: skip
    answer = f"Beyond chance, in percentage points: {'; '.join(sure)}." if sure else (
        "No card shifts a strategy beyond chance in these kingdoms."
    )  # fmt: skip
    reading = (
        f"{answer}\n\nWin rate of a strategy in kingdoms with the card minus its win rate in kingdoms without, in "
        f"percentage points: purple gains, orange loses. Bold numbers are beyond chance, grey ones may be luck. {_UNIT}"
    )
    return Section("What cards shift", "Which card shifts which strategy?", table, figure, reading)


_MEASURES = {
    "rounds": ("Cards and speed", "Which cards make games longer or shorter?", "Rounds"),
    "lead_spread": ("Cards and luck", "Which cards make games swingier or calmer?", "Spread of the lead"),
}


def _measure(facts: pl.DataFrame, cards: dict[str, set[str]], measure: str) -> Section:
    title, question, words = _MEASURES[measure]
    table = _named(measure_shifts(facts, cards, measure))
    shown = table if table.height <= SHOWN else pl.concat([table[: SHOWN // 2], table[-SHOWN // 2 :]])
    figure = dots(shown, "card", f"{measure}_difference", xlabel=f"{words}: kingdoms with the card minus without",
                  reference=0.0, reference_label="no difference", clear="clear")  # fmt: skip
    reading = f"{words} in kingdoms with the card minus kingdoms without. Filled dots are beyond chance. {_UNIT}"
    return Section(title, question, table, figure, reading)


def _in_vain(sweep: SweepLike) -> Section:
    table = _named(in_vain_across(sweep))
    shown = table if table.height <= SHOWN else pl.concat([table[: SHOWN // 2], table[-SHOWN // 2 :]])
    xlabel = "Win rate of seats that gained the card minus the others, percentage points"
    figure = dots(shown, "card", "difference", xlabel=xlabel, points=True, reference=0.0,
                  reference_label="no difference", clear="clear") if table.height else None  # fmt: skip
    useful = table.filter(~pl.col("kind").is_in(UNPLAYABLE).fill_null(False))
    vain = useful.filter(pl.col("verdict").is_in([HURTS, NOTHING]))
    parts = [f"{row['card']} ({row['verdict']})" for row in vain.iter_rows(named=True)]
    reading = (
        f"{'Bought in vain: ' + ', '.join(parts) if parts else 'No treasure or action is shown to be bought in vain'}."
        "\n\nSeats that gained the card against seats of the same strategy in the same place that didn't, averaged "
        "over the kingdoms where both exist; the interval counts kingdoms. The table adds in how many kingdoms the "
        "card helps or hurts beyond chance, and how often it was gained and never played."
    )
    return Section("Bought in vain", "Which cards are bought in vain?", table, figure, reading)
