"""What is a card worth: dealt by chance, played with or without its ability, in the scoring area, passed on?"""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from analyses.card_association import STRATA, card_associations, facts
from analyses.clusters import centred_sums, ratios
from analyses.intervals import LEVEL, holm, mean_interval, p_value

FACTS = ("owned", "paid_played", "free_played")
ONE_IN = 20  # a hand's composition: one more of so many cards passed on


def dealt(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of seats that the card was dealt to minus that of others: chance decides, so this is cause.

    Columns: `card`, `dealt_gain` with ends, `held_share` with ends, `clear`; best card first.
    """
    found = card_associations(cards, ["dealt"], level=level)["dealt"]
    return found.select("card", dealt_gain="difference", dealt_gain_low="low", dealt_gain_high="high",
                        held_share="held_share", held_share_low="held_share_low", held_share_high="held_share_high",
                        clear="clear")  # fmt: skip


def card_value(cards: pl.LazyFrame, wanted: Sequence[str] = FACTS, level: float = LEVEL) -> pl.DataFrame:
    """Change of the win rate that goes with having a card in the scoring area or playing it.

    Opponents, strategies and seats are held equal. Columns: `card`, `owned_gain`, `paid_played_gain`,
    `free_played_gain`, each with ends, and `clear` (of the first); best card to own first.
    """
    found = card_associations(cards, wanted, level=level)
    table = pl.DataFrame({"card": facts(cards)[wanted[0]]})
    for fact, values in found.items():
        names = {"difference": f"{fact}_gain", "low": f"{fact}_gain_low", "high": f"{fact}_gain_high"}
        table = table.join(values.select("card", *names).rename(names), on="card", how="left")
    table = table.join(found[wanted[0]].select("card", "clear"), on="card", how="left")
    return table.drop_nulls(f"{wanted[0]}_gain").sort(f"{wanted[0]}_gain", descending=True)


def passed_value(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Change of the win rate that goes with one more copy of a card among `ONE_IN` cards passed on.

    Opponents, strategies and seats are held equal. Columns: `card`, `passed_gain` with ends, `p` (Holm-adjusted),
    `clear`; what goes with winning most comes first.
    """
    kinds = facts(cards)["passed"]
    number = pl.sum_horizontal(pl.col(f"passed.{card}").cast(pl.Float64) for card in kinds)
    some = cards.with_columns(number=number).filter(pl.col("number") > 0)
    rows = []
    shares = {card: pl.col(f"passed.{card}").cast(pl.Float64) / pl.col("number") for card in kinds}
    _, blocks = centred_sums(some, STRATA, [], {"win": pl.col("win"), **shares}, "win")
    for card in kinds:
        if blocks[f"xx.{card}"].sum() > 0:
            rows.append(ratios(blocks, [], f"xy.{card}", f"xx.{card}").select(pl.lit(card).alias("card"), pl.all()))
    found = pl.concat(rows)
    numbers = [(found["estimate"] / ONE_IN).to_numpy(), (found["variance"] / ONE_IN**2).to_numpy(),
               found["clusters"].to_numpy()]  # fmt: skip
    ends, p = mean_interval(*numbers, level=level), holm(p_value(*numbers))
    table = found.select("card", pl.Series("passed_gain", numbers[0]), pl.Series("passed_gain_low", ends.low),
                         pl.Series("passed_gain_high", ends.high), pl.Series("p", p))  # fmt: skip
    return table.with_columns(clear=pl.col("p") < 1 - level).sort("passed_gain", descending=True)
