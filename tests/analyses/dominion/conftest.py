"""Frames that look like a kingdom's tables, made from known chances, so that tests can check numbers."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np
import polars as pl
import pytest

TURNS = range(1, 26)
BASIC = ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
KINGDOM = ["moat", "village", "merchant", "cellar", "market", "militia", "mine", "smithy", "remodel", "workshop"]
PAIR = [["money", "smithy"]]


def make_kingdom(
    matchups: list[list[str]] = PAIR,
    deals: int = 300,
    seed: int = 1,
    kingdom: list[str] = KINGDOM,
    skill: dict[str, float] | None = None,
    chance: dict[str, float] | None = None,
    worth: dict[str, float] | None = None,
    idle: dict[str, float] | None = None,
    first: float = 0.0,
    by_piles: float = 0.2,
    luck: float = 8.0,
    rounds: int = 14,
    detail: str = "cards",
) -> SimpleNamespace:
    """A run: points = 20 + skill of the strategy + worth of the cards gained + `first` for seat 0 + luck.

    A card is gained with its `chance` (default 0.5) and then never played with its `idle` chance (default 0).
    """
    rng = np.random.default_rng(seed)
    players, labels = len(matchups[0]), sorted({label for one in matchups for label in one})
    rows = [(m, d, o, s, np.roll(one, o)[s]) for m, one in enumerate(matchups) for d in range(deals)
            for o in range(players) for s in range(players)]  # fmt: skip
    matchup, deal, order, seat, strategy = (np.array(part) for part in zip(*rows, strict=True))
    size, games = len(rows), len(rows) // players
    cards = [*BASIC, *kingdom]
    gained = {card: rng.random(size) < (chance or {}).get(card, 0.5) for card in cards}
    played = {card: gained[card] & (rng.random(size) >= (idle or {}).get(card, 0.0)) for card in cards}
    power = np.array([(skill or {}).get(label, 0.0) for label in strategy])
    score = 20 + power + first * (seat == 0) + rng.normal(0, luck, size)
    score = np.round(score + sum(value * gained[card] for card, value in (worth or {}).items())).astype(np.int16)
    game = np.repeat(np.arange(games), players)
    length = np.repeat(rounds + rng.integers(0, 5, games), players)
    short = np.repeat(rng.integers(1, players + 1, games), players)  # seats that still play in the last round
    own_turns = length - (seat >= short)
    best = score.reshape(games, players) == score.reshape(games, players).max(axis=1, keepdims=True)
    win = (best / best.sum(axis=1, keepdims=True)).astype(np.float32).ravel()
    index = {"game": game.astype(np.uint32), "matchup": matchup.astype(np.uint16), "deal": deal.astype(np.uint32),
             "order": order.astype(np.uint8), "seat": seat.astype(np.uint8)}  # fmt: skip
    named = {**index, "strategy": pl.Series(strategy.tolist(), dtype=pl.Enum(labels)), "win": win}
    seats = pl.DataFrame({**named, "score": score, "own_turns": own_turns.astype(np.int16)})
    pace = {f"coins_turn_{n}": np.where(own_turns >= n, n + power, 0).astype(np.int16) for n in TURNS}
    pace |= {f"points_turn_{n}": np.where(own_turns >= n, 2 * n, 0).astype(np.int16) for n in TURNS}
    wide = {f"gained.{card}": gained[card].astype(np.uint8) for card in cards}
    wide |= {f"played.{card}": 3 * played[card].astype(np.uint16) for card in cards}
    ended = np.where(rng.random(games) < by_piles, 2, 1).astype(np.uint8)
    once = {name: values[::players] for name, values in index.items() if name != "seat"}
    turns = own_turns.reshape(games, players).sum(axis=1).astype(np.int16)
    facts = {"turns": turns, "truncated": np.zeros(games, bool), "ended": ended, "tied": best.sum(axis=1) > 1}
    return SimpleNamespace(
        games=pl.LazyFrame({**once, **facts}), seats=seats.lazy(), cards=pl.LazyFrame({**named, **wide, **pace}),
        manifest=_manifest(matchups, labels, games, players, kingdom, detail, seed),
    )  # fmt: skip


def _manifest(matchups, labels, games, players, kingdom, detail, seed) -> dict:
    about = {"parameters": {}, "source_hash": "0", "about": "Plays."}
    return {
        "spielwerk": "0.1.0", "game": "dominion", "title": "Dominion", "game_version": 1, "variant": "standard",
        "players": players, "teams": list(range(players)), "setup": {"kingdom": list(kingdom), "bane": None, "notes": []}, "change": {}, "options": {},
        "strategies": [{"label": label, "name": label, **about} for label in labels], "matchups": matchups,
        "orders": [players] * len(matchups), "games_per_matchup": games // len(matchups), "games": games, "seed": seed,
        "seats": "rotate", "detail": detail, "card_provenance": {"rulebook": 11, "public": 70}, "packages": {},
        "created": "2026-01-02T03:04:05", "columns": {},
    }  # fmt: skip


def make_sweep(kingdoms: dict[str, list[str]], over: str = "kingdom", effects: dict | None = None, **common):
    """A run per kingdom; `effects` says what a card in the kingdom adds: card -> keywords of `make_kingdom`."""
    results = []
    for kingdom in kingdoms.values():
        more = [given for card, given in (effects or {}).items() if card in kingdom]
        results.append(make_kingdom(kingdom=kingdom, **common, **(more[0] if more else {})))
    return SimpleNamespace(over=over, values=list(kingdoms), results=results)


@pytest.fixture(scope="session")
def kingdom_maker():
    """`make_kingdom`, for tests that want their own frames."""
    return make_kingdom


@pytest.fixture(scope="session")
def sweep_maker():
    """`make_sweep`."""
    return make_sweep


@pytest.fixture(scope="session")
def kingdom() -> SimpleNamespace:
    """Three strategies, every pair; Smithy helps, Cellar hurts, Moat does nothing and often lies idle."""
    return make_kingdom(
        [["money", "smithy"], ["money", "weak"], ["smithy", "weak"]],
        skill={"smithy": 4.0, "weak": -6.0}, worth={"smithy": 5.0, "cellar": -5.0}, idle={"moat": 0.6}, first=2.0,
    )  # fmt: skip
