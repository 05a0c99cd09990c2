"""Frames that look like Majority 2's tables with known numbers, and a small real run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import polars as pl
import pytest

from sim import tournament
from sim.game import game

SEATS_COLUMNS = [name for column in game("majority-2").state.columns()["seats"] for name in column.names()]


def make_seats(games: list[list[dict[str, Any]]], repeat: int = 2) -> pl.LazyFrame:
    """Seats of games for two, each given as what is not zero; the whole list is played `repeat` times.

    `strategy` and `seat` come by themselves ("a" in seat 0, "b" in seat 1) unless they are given.
    """
    rows = [
        {**dict.fromkeys(SEATS_COLUMNS, 0), "strategy": "ab"[seat], "win": 0.0, **given,
         "game": number, "matchup": 0, "deal": number, "order": 0, "seat": seat}
        for number, one in enumerate(games * repeat) for seat, given in enumerate(one)
    ]  # fmt: skip
    return pl.DataFrame(rows).with_columns(pl.col("seat").cast(pl.UInt8)).lazy()


def make_cards(facts: dict[str, np.ndarray], win: np.ndarray, strategy: str = "a") -> pl.LazyFrame:
    """A cards table of one strategy in one seat: `{"owned.ghost": [0, 1, ...]}` and who won."""
    size = len(win)
    index = {"game": range(size), "deal": range(size), "matchup": [0] * size, "order": [0] * size, "seat": [0] * size}
    return pl.LazyFrame({**index, "strategy": [strategy] * size, "win": win.astype(float), **facts})


@pytest.fixture(scope="session")
def seats() -> Callable[..., pl.LazyFrame]:
    """`make_seats`."""
    return make_seats


@pytest.fixture(scope="session")
def cards() -> Callable[..., pl.LazyFrame]:
    """`make_cards`."""
    return make_cards


@pytest.fixture(scope="session")
def run(tmp_path_factory) -> Any:
    """A small real tournament with promo cards and ghosts."""
    names = ["evaluator", "greedy", "random"]
    place = tmp_path_factory.mktemp("majority-2") / "run"
    return tournament("majority-2", names, 120, seed=5, jobs=1, setup={"promo": "all", "ghosts": 2}, out=place)
