"""How often are spells and creatures used, and what goes together with winning?"""

from __future__ import annotations

import polars as pl

from analyses.card_association import card_associations, facts
from analyses.clusters import block_sums, per_unit, shares
from analyses.feuergipfel import CLANS
from analyses.intervals import LEVEL


def creatures(cards: pl.LazyFrame) -> list[str]:
    """The kinds of creatures, `doom-1` and so on."""
    return [card for card in facts(cards)["placed"] if card.partition("-")[0] in CLANS]


def spells(cards: pl.LazyFrame) -> list[str]:
    """All other cards."""
    return [card for card in facts(cards)["cast"] if card.partition("-")[0] not in CLANS]


def spell_use(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often every spell is kept and cast, each number with ends; most cast first.

    Columns: `card`, `cast_share` (seats that cast it), `kept_share` (of the seats it was dealt to), `of_held_share`
    (seats that cast it, of those that kept or drew it), `times` cast where it was cast.
    """
    names = spells(cards)
    sums: dict[str, pl.Expr] = {}
    for card in names:
        held = (pl.col(f"kept.{card}") > 0) | (pl.col(f"drawn.{card}") > 0)
        cast = pl.col(f"cast.{card}") > 0
        sums |= {f"{card} dealt": pl.col(f"dealt.{card}") > 0, f"{card} kept": pl.col(f"kept.{card}") > 0,
                 f"{card} held": held, f"{card} used": held & cast, f"{card} cast": cast,
                 f"{card} times": pl.col(f"cast.{card}")}  # fmt: skip
    table, parts = block_sums(cards, [], sums), []
    for card in names:
        row = [shares(table, [], f"{card} cast", "rows", "cast_share", level),
               shares(table, [], f"{card} kept", f"{card} dealt", "kept_share", level),
               shares(table, [], f"{card} used", f"{card} held", "of_held_share", level),
               per_unit(table, [], f"{card} times", "times", f"{card} cast", level)]  # fmt: skip
        found = pl.concat([one for one in row if one.height], how="horizontal")
        parts.append(found.select(pl.lit(card).alias("card"), pl.all()))
    return pl.concat(parts, how="diagonal").sort(["cast_share", "card"], descending=[True, False])


def spell_worth(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of seats with a spell minus without: `dealt_gain` (chance decides: cause), `cast_gain`; with ends.

    `card`, the two with ends, `clear` (of casting), `cast_share` (seats that cast it) with ends, `dealt_clear`; best to
    cast first.
    """
    found = card_associations(cards, ["dealt", "cast"], level=level)
    table = pl.DataFrame({"card": spells(cards)})
    for fact, values in found.items():
        names = {"difference": f"{fact}_gain", "low": f"{fact}_gain_low", "high": f"{fact}_gain_high"}
        table = table.join(values.select("card", *names).rename(names), on="card", how="left")
    share = {f"held_share{end}": f"cast_share{end}" for end in ("", "_low", "_high")}
    table = table.join(found["cast"].select("card", "clear", *share).rename(share), on="card", how="left")
    table = table.join(found["dealt"].select("card", dealt_clear="clear"), on="card", how="left")
    return table.drop_nulls("cast_gain").sort("cast_gain", descending=True)


def creature_worth(cards: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """Win rate of seats with a creature minus without: `placed_gain`, `drawn_gain`, `seized_gain`, each with ends."""
    found = card_associations(cards, ["placed", "drawn", "seized"], level=level)
    table = pl.DataFrame({"card": creatures(cards)})
    for fact, values in found.items():
        names = {"difference": f"{fact}_gain", "low": f"{fact}_gain_low", "high": f"{fact}_gain_high"}
        table = table.join(values.select("card", *names).rename(names), on="card", how="left")
    table = table.join(found["placed"].select("card", "clear"), on="card", how="left")
    return table.drop_nulls("placed_gain").sort("placed_gain", descending=True)
