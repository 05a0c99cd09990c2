"""What must hold in every game, whatever the kingdom and whoever plays: looked at after every single turn."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sim.games.dominion.kingdoms import CARDS as BOX
from sim.games.dominion.kingdoms import KINGDOM
from sim.games.dominion.names import FAIRGROUNDS, GARDENS, PROVINCE, VINEYARD
from sim.games.dominion.state import ACTION, CARD_IDS, CARDS, NO_SEAT, TREASURE, TURN_CAP
from sim.kernel.state import FINISH, SETUP, STEP
from sim.kernel.table import Table
from tests.dominion.layout import DOMINION, run_hook, start_streams
from tests.dominion.players import Anything, Busy

PILES = ("deck", "hand", "discard", "play", "aside", "horse", "limbo")
PRIZES = [card.id for card in BOX if card.facts["set"] == "prize"]
PLAYABLE = {card.id for card in BOX} - {card.id for card in BOX if set(card.facts["types"]) <= {"victory", "curse"}}
# Cheap Provinces win prizes soon, cheap Potions and Possessions bring extra turns.
CHEAP = {"province.cost": 3, "potion.cost": 1, "possession.cost": 2, "golem.cost": 2, "fairgrounds.cost": 3}

GAMES = some.fixed_dictionaries({
    "players": some.integers(2, 6),
    "kingdom": some.lists(some.sampled_from(KINGDOM), min_size=10, max_size=10, unique=True),
    "lineup": some.lists(some.sampled_from([Anything, Busy, Busy]), min_size=1, max_size=6),
    "hamlet": some.sampled_from(["card", "rulebook"]),
    "change": some.sampled_from([{}, CHEAP]),
})  # fmt: skip
SEEDS = some.integers(0, 2**63 - 1)


def seat(game: dict[str, Any]) -> Table:
    """A table for a drawn game."""
    setting = DOMINION.setting(
        game["players"],
        setup={"kingdom": game["kingdom"], "market": "sets"},
        options={"hamlet": game["hamlet"]},
        change=game["change"],
    )
    lineup = [game["lineup"][place % len(game["lineup"])]() for place in range(game["players"])]
    return Table(DOMINION, setting, [lineup])


def begin(table: Table, seed: int) -> np.void:
    """Deal."""
    record = table.record
    for place, name in enumerate(("deciders", "parameters")):
        record[name] = table.seating[0, place]
    record["mind"] = np.arange(len(record["mind"]))
    start_streams(record, np.uint64(seed), 0)
    run_hook(record, SETUP, 0)
    return record


def turns(record: np.void) -> Iterator[np.void]:
    """Play turn after turn."""
    while not record["over"] and not record["fault"]:
        run_hook(record, STEP, 0)
        yield record


def bits(words: np.ndarray) -> np.ndarray:
    """A 0 or 1 for every card."""
    return np.array([int(words[card >> 6]) >> (card & 63) & 1 for card in range(CARDS)])


def held(record: np.void, seat: int) -> np.ndarray:
    """How many copies of every card lie before a seat."""
    rows = [record[pile][seat, : record[f"{pile}_size"][seat]] for pile in PILES]
    return np.bincount(np.concatenate(rows), minlength=CARDS)


def all_copies(record: np.void) -> np.ndarray:
    """How many copies of every card there are anywhere."""
    market = np.bincount(record["market"][0, : record["market_size"][0]], minlength=CARDS)
    owned = record["owned"][: record["players"]].sum(axis=0, dtype=int)
    return record["supply"] + record["trashed"] + market + bits(record["prizes"]) + owned


def points(record: np.void, owned: np.ndarray) -> int:
    """The score, counted from nothing but the cards and their printed numbers."""
    actions = owned[(record["types"] & ACTION) != 0].sum()
    special = owned[GARDENS] * (owned.sum() // 10) + owned[VINEYARD] * (actions // 3)
    return int((owned * record["points"]).sum() + special + 2 * owned[FAIRGROUNDS] * ((owned > 0).sum() // 5))


def check_books(record: np.void) -> None:
    """What is kept in the books agrees with the piles."""
    treasures = (record["types"] & TREASURE) != 0
    for at in range(record["players"]):
        owned = held(record, at)
        np.testing.assert_array_equal(owned, record["owned"][at], err_msg=f"seat {at}")
        assert record["deck_count"][at] == owned.sum()
        assert record["basic_points"][at] == (owned * record["points"]).sum()
        assert record["money"][at] == (owned * record["plus_coins"] * treasures).sum()
        assert 0 <= record["known"][at] <= record["deck_size"][at]
        assert record["tokens"][at] >= 0
    in_supply = record["in_supply"] != 0
    np.testing.assert_array_equal(bits(record["available"]), in_supply & (record["supply"] > 0))
    assert record["empty"] == (in_supply & (record["supply"] == 0)).sum()
    assert (record["supply"] >= 0).all() and (record["trashed"] >= 0).all() and record["market_size"][0] >= 0


def check_between_turns(record: np.void) -> None:
    """A turn leaves nothing half done: five cards in hand, nothing aside, only Durations in play."""
    for at in range(record["players"]):
        sizes = {pile: int(record[f"{pile}_size"][at]) for pile in PILES}
        assert min(sizes.values()) >= 0 and sizes["aside"] == sizes["limbo"] == 0
        staying = [CARD_IDS[card] for card in record["play"][at, : sizes["play"]]]
        assert set(staying) <= {"caravan", "throne-room"}
        assert record["caravans"][at] >= staying.count("caravan") and bool(staying) == bool(record["caravans"][at])
    last = record["seat"]  # whoever has just cleaned up
    assert record["hand_size"][last] == min(5, record["hand_size"][last] + record["deck_size"][last])
    assert record["possessor"] == NO_SEAT and (record["mind"] == np.arange(len(record["mind"]))).all()
    own = record["turns_taken"][: record["players"]]
    assert own.max() - own.min() <= 1 and own.sum() <= record["turns"]
    assert record["actions"] >= 0 and record["buys"] >= 0 and record["coins"] >= 0 and record["potions"] >= 0


def check_end(record: np.void, before: np.ndarray) -> None:
    """Why the game ended, who won, and what the columns say about it."""
    run_hook(record, FINISH, 0)
    players = int(record["players"])
    owned = record["owned"][:players].astype(int)
    score = [points(record, cards) for cards in owned]
    assert record["score"][:players].tolist() == score
    turns_taken = record["own_turns"][:players].tolist()
    ranks = [(-s, t) for s, t in zip(score, turns_taken, strict=True)]
    best = min(ranks)
    assert record["win"][:players].tolist() == pytest.approx([(r == best) / ranks.count(best) for r in ranks])
    assert record["place"][:players].tolist() == [1 + sum(other < r for other in ranks) for r in ranks]
    assert record["tied"] == (score.count(max(score)) > 1)
    out = [record["supply"][PROVINCE] == 0, record["empty"] >= (4 if players > 4 else 3)]
    assert record["ended"] == (1 if out[0] else 2 if out[1] else 3)
    assert record["truncated"] == (record["ended"] == 3) == (record["turns"] == TURN_CAP * players and not any(out))
    gained = record["gained"][:players].sum(axis=0, dtype=int)
    np.testing.assert_array_equal(before + gained, owned.sum(axis=0) + record["trashed"])
    actions = (record["types"] & ACTION) != 0
    np.testing.assert_array_equal(
        record["played"][:players][:, actions].sum(axis=1), record["actions_played"][:players]
    )
    assert (record["bought"][:players].sum() <= gained.sum()) and (record["coins_unspent"] >= 0).all()


@settings(max_examples=60)
@given(game=GAMES, seed=SEEDS)
def test_no_card_is_lost_and_the_books_agree(game: dict[str, Any], seed: int) -> None:
    table = seat(game)
    record = begin(table, seed)
    copies, before = all_copies(record), record["owned"].sum(axis=0, dtype=int)
    for now in turns(record):
        assert not now["fault"], table.fault(0)
        np.testing.assert_array_equal(all_copies(now), copies)
        check_books(now)
        check_between_turns(now)
    check_end(record, before)


@given(game=GAMES, seed=SEEDS)
@settings(max_examples=15)
def test_a_game_in_turns_is_the_game_in_one_go(game: dict[str, Any], seed: int) -> None:
    record = begin(seat(game), seed)
    for _ in turns(record):
        pass
    run_hook(record, FINISH, 0)
    at_once = seat(game).play(seed, 0, 1)[0]
    for name in at_once.dtype.names:
        stepped = record[name][: game["players"]] if at_once[name].ndim else record[name]
        np.testing.assert_array_equal(stepped, at_once[name], err_msg=name)


def kingdoms(seed: int) -> list[list[str]]:
    """All kingdom cards, dealt into kingdoms of ten; the last one is filled up."""
    cards = list(KINGDOM)
    random.Random(seed).shuffle(cards)
    return [(cards + cards[:2])[first : first + 10] for first in range(0, len(cards), 10)]


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_card_is_gained_and_played_many_times(players: int) -> None:
    """Random kingdoms with the cards of all sets: none of them is out of reach, and none breaks a game."""
    gained, played = Counter(), Counter()
    for seed in range(3):
        for kingdom in kingdoms(10 * players + seed):
            game = {"players": players, "kingdom": kingdom, "lineup": [Busy, Anything], "hamlet": "card"}
            results = seat(game | {"change": CHEAP}).play(seed, 0, 40)
            for column, counter in (("gained", gained), ("played", played)):
                totals = results[column].sum(axis=(0, 1), dtype=int)
                counter.update({CARD_IDS[card]: int(totals[card]) for card in np.flatnonzero(totals)})
    everything = {card.id for card in BOX}
    assert {card for card in everything if gained[card] < 20} <= set(PRIZES)
    assert {card for card in PLAYABLE if played[card] < 20} <= set(PRIZES)
    assert all(gained[prize] and played[prize] for prize in PRIZES)
