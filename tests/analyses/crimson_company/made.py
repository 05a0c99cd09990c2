"""Duels made from known chances."""

from __future__ import annotations

import numpy as np
import polars as pl

CARDS = ("thief", "bard", "loki", "monk")
MANIFEST = {"game": "crimson-company", "teams": [0, 1], "players": 2}


def duels(
    gain: float = 0.0, price: int = 3, together: float = 0.0, deals: int = 6000, seed: int = 1, answer: float = 0.0
) -> pl.LazyFrame:
    """A cards table of one match-up: every card goes to seat 0, seat 1 or nobody, by chance.

    Whoever has the thief wins by `gain` more often; whoever has loki and monk, by `together`; whoever has the bard
    against the monk, by `answer`. The thief costs `price`, others 3.
    """
    rng = np.random.default_rng(seed)
    owner = rng.integers(0, 3, (deals, len(CARDS)))  # 2: nobody
    chance = 0.5 + gain * _sign(owner[:, 0])
    for seat in (0, 1):
        chance += together * (1, -1)[seat] * ((owner[:, 2] == seat) & (owner[:, 3] == seat))
        chance += answer * (1, -1)[seat] * ((owner[:, 1] == seat) & (owner[:, 3] == 1 - seat))
    win = (rng.random(deals) < chance).astype(np.float32)
    parts = [_seat(owner, win, seat, price) for seat in (0, 1)]
    return pl.concat(parts).sort("game", "seat").lazy()


def _sign(owner: np.ndarray) -> np.ndarray:
    return np.select([owner == 0, owner == 1], [1.0, -1.0], 0.0)


def _seat(owner: np.ndarray, win: np.ndarray, seat: int, price: int) -> pl.DataFrame:
    deals = len(owner)
    index = {"game": np.arange(deals), "matchup": np.zeros(deals, int), "deal": np.arange(deals), "order": 0,
             "seat": seat, "strategy": ("left", "right")[seat], "win": win if seat == 0 else 1 - win}  # fmt: skip
    has = {card: (owner[:, place] == seat).astype(np.uint8) for place, card in enumerate(CARDS)}
    facts = {f"{fact}.{card}": copies for fact in ("recruited", "deployed") for card, copies in has.items()}
    paid = {f"price_paid.{card}": copies * (price if card == "thief" else 3) for card, copies in has.items()}
    taken = {f"matched.{card}": copies * (np.arange(deals) % 3 == 0) for card, copies in has.items()}
    return pl.DataFrame({**index, **facts, **taken, **paid})
