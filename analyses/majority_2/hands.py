"""How are swap and draw used, and what happens to the hand that is passed on?"""

from __future__ import annotations

import polars as pl

from analyses.intervals import LEVEL
from analyses.majority_2.beside import Per, beside

TURNS = "own_turns"


def swaps_and_draws(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """How often a strategy swaps and draws.

    Columns with ends: `strategy`, of its turns `swap_share`, `forced_swap_share`, `draw_share`, `forced_draw_share`,
    the cards `drawn` each time, and `gifts`: cards a game that its reserve got because the other player drew.
    """
    numbers = {
        "swap_share": Per(pl.col("swaps"), pl.col(TURNS)),
        "forced_swap_share": Per(pl.col("swaps_forced"), pl.col(TURNS)),
        "draw_share": Per(pl.col("draws"), pl.col(TURNS)),
        "forced_draw_share": Per(pl.col("draws_forced"), pl.col(TURNS)),
        "drawn": Per(pl.col("cards_drawn"), pl.col("draws")),
        "gifts": Per(pl.col("reserve_gifts")),
    }
    return beside(seats, numbers, level=level).sort("swap_share", descending=True)


def passing(seats: pl.LazyFrame, level: float = LEVEL) -> pl.DataFrame:
    """What a strategy passes on and what it makes of a hand that it gets.

    Columns with ends: `strategy`, `passed` (cards a turn), `empty_share` (turns that leave nothing), `received` (cards
    at the beginning of a turn; a hand left at the very end is received by nobody), `used_share` (of the cards received,
    those played in that turn), `of_plays_share` (of the cards played).
    """
    plays = pl.col("free_plays").cast(pl.Float64) + pl.col("paid_plays")
    receiving = pl.col(TURNS).cast(pl.Float64) - (pl.col("seat") == 0)  # the starter's first hand is dealt
    numbers = {
        "passed": Per(pl.col("cards_passed"), pl.col(TURNS)),
        "empty_share": Per(pl.col("empty_passes"), pl.col(TURNS)),
        "received": Per(pl.col("cards_received"), receiving),
        "used_share": Per(pl.col("received_played"), pl.col("cards_received")),
        "of_plays_share": Per(pl.col("received_played"), plays),
    }
    return beside(seats, numbers, level=level).sort("passed")
