"""The report of a batch of kingdoms (or any other sweep of Dominion): speed, luck, and what the cards shift."""

from __future__ import annotations

import polars as pl
from matplotlib.figure import Figure

from analyses.dominion.box import card_name, kingdom_cards
from analyses.dominion.card_shifts import comparable
from analyses.dominion.header import kingdom_words
from analyses.dominion.kingdoms import kingdoms, piles
from analyses.dominion.sweep_cards import MEASURES, in_vain_section, measure_section, strategy_section
from analyses.plots.dots import dots
from analyses.report.section import Section, has_table
from analyses.report.sweep import SweepLike


def notes(sweep: SweepLike) -> list[str]:
    """The kingdom in plain words, if all runs played the same one."""
    words = [kingdom_words(result.manifest) for result in sweep.results]
    return words[0] if all(one == words[0] for one in words) else []


def sections(sweep: SweepLike) -> list[Section]:
    """What the runs' tables can answer; questions about cards need kingdoms that differ."""
    if not all(has_table(result.manifest, "seats") for result in sweep.results):
        return []
    facts, cards = kingdoms(sweep), piles(sweep)
    found = [_speed(facts, sweep.over), _swing(facts, sweep.over)]
    found = [_supply(sweep), *found] if sweep.over == "kingdom" else found
    if comparable(cards):
        found += [strategy_section(sweep, facts), *(measure_section(facts, cards, one) for one in MEASURES)]
    if sweep.over == "kingdom" and all(has_table(result.manifest, "cards") for result in sweep.results):
        found.append(in_vain_section(sweep))
    return [section for section in found if section.table.height]


def _supply(sweep: SweepLike) -> Section:
    rows = [
        {"kingdom": str(value), "cards": ", ".join(map(card_name, kingdom_cards(result.manifest))),
         "notes": "; ".join(result.manifest["setup"].get("notes") or [])}
        for value, result in zip(sweep.values, sweep.results, strict=True)
    ]  # fmt: skip
    reading = (
        "The cards of every kingdom, a bane at the end. The same name and seed give the same random kingdom again."
    )
    return Section("Kingdoms", "Which kingdoms were played?", pl.DataFrame(rows), None, reading)


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
