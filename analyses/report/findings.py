"""A run while its page is made: what several sections need is found once."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import polars as pl

from analyses.matchups import matchups
from analyses.report.section import ResultLike
from analyses.sides import together
from analyses.win_rates import win_rates


class Findings:
    """Looks like the run itself; its tables are opened once, and so are the answers below."""

    def __init__(self, result: ResultLike) -> None:
        self.result = result
        self.manifest: Mapping[str, Any] = result.manifest

    @cached_property
    def games(self) -> pl.LazyFrame:
        """One row a game."""
        return self.result.games

    @cached_property
    def seats(self) -> pl.LazyFrame:
        """One row a seat."""
        return self.result.seats

    @cached_property
    def cards(self) -> pl.LazyFrame:
        """One row a seat, one column a fact and card."""
        return self.result.cards

    @cached_property
    def win_rates(self) -> pl.DataFrame:
        """Win rate of every strategy, best first."""
        return win_rates(self.seats)

    @cached_property
    def payoff(self) -> pl.DataFrame | None:
        """Who beats whom, if there are enough strategies for it to say more than the win rates."""
        if together(self.manifest):
            return None
        table = matchups(self.seats, self.manifest)
        return table if table["strategy"].n_unique() >= 3 else None
