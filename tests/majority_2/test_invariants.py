"""What must hold in every game, whoever plays it with whatever set-up: looked at after every turn."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sim.games.majority_2.prepare import PROMOS
from sim.games.majority_2.state import (
    AREA,
    BOTH,
    CARD,
    CARDS,
    COINS,
    COLOURLESS,
    GHOST,
    KNOWN,
    PUT_ASIDE,
    ROWS,
    SECRETARY,
    SIDE_FULL,
)

GAMES = some.fixed_dictionaries({
    "strategies": some.lists(some.sampled_from(["random", "random", "first-legal"]), min_size=2, max_size=2),
    "promo": some.lists(some.sampled_from(PROMOS), unique=True),
    "ghosts": some.integers(0, 2),
    "options": some.fixed_dictionaries({
        "free_play_requirements": some.sampled_from(["off", "on"]),
        "angel_aristocrat_clears": some.sampled_from(["both", "own"]),
        "reaper_senior_goes": some.sampled_from(["hand", "discard"]),
        "promo_cards": some.sampled_from(["replace", "add"]),
        "passed_hand": some.sampled_from(["hand", "new cards"]),
    }),
})  # fmt: skip
SEEDS = some.integers(0, 2**63 - 1)
every_game = settings(deadline=None, max_examples=30)


@pytest.fixture(scope="session")
def seated(lay):
    """A table for a drawn game."""

    def seat(game):
        setup = {"promo": game["promo"], "ghosts": game["ghosts"]}
        return lay(strategies=game["strategies"], setup=setup, options=game["options"])

    return seat


def pile(record, name, row=0):
    return record[name][row, : record[f"{name}_size"][row]]


def all_cards(record):
    """How often every card is anywhere."""
    cards = [pile(record, "deck"), pile(record, "discard"), pile(record, "hand")]
    cards += [pile(record, "reserve", seat) for seat in (0, 1)]
    cards += [record["lies"][row, : record["row_size"][row]] for row in range(ROWS)]
    return np.bincount(np.concatenate(cards) & CARD, minlength=CARDS)


def turns(table):
    """Play on, and give the record before and after every turn."""
    while not table.record["over"]:
        before = table.record.copy()
        yield before, table.step().record


@every_game
@given(game=GAMES, seed=SEEDS)
def test_4_2_every_card_coin_and_disc_is_somewhere_after_every_turn(seated, game, seed):
    table = seated(game).begin(seed)
    whole = np.bincount(table.record["all_cards"][: table.record["all_count"]], minlength=CARDS)
    added = sum((2, 2, 3, 2, 2)[PROMOS.index(name)] for name in game["promo"])
    extra = added if game["options"]["promo_cards"] == "add" else 0
    assert whole.sum() == 60 + extra + game["ghosts"] <= 73
    for _, now in turns(table):
        np.testing.assert_array_equal(all_cards(now), whole)
        assert now["fault"] == 0
        on_cards = [
            int(now["shade"][row, i]) for row in range(ROWS) for i in range(now["row_size"][row]) if now["disc"][row, i]
        ]
        supply = [colour for colour in range(5) if now["discs"] >> colour & 1]
        assert sorted(on_cards + supply) == list(range(5))
        assert now["coins"].sum() <= COINS and (now["coins"] >= 3).all()
        assert (now["up"] <= now["coins"]).all() and (now["up"] >= 0).all()


@every_game
@given(game=GAMES, seed=SEEDS)
def test_5_5_rows_are_what_their_numbers_say_and_full_sides_are_settled(seated, game, seed):
    for _, now in turns(seated(game).begin(seed)):
        for row in range(ROWS):
            size = now["row_size"][row]
            shades, discs, cards = now["shade"][row, :size], now["disc"][row, :size], now["lies"][row, :size]
            np.testing.assert_array_equal(np.bincount(shades, minlength=6), now["count"][row])
            np.testing.assert_array_equal(shades[discs == 0], now["faction"][cards[discs == 0]])
            assert ((shades == COLOURLESS) <= (cards == GHOST)).all()
        assert (now["row_size"][:AREA] < SIDE_FULL).all()


@every_game
@given(game=GAMES, seed=SEEDS)
def test_5_7_hands_and_reserves_change_as_they_should(seated, game, seed):
    """Who knows what: owners know their reserves, both know a passed hand, nobody the deck."""
    for before, now in turns(seated(game).begin(seed)):
        me = before["seat"]
        assert now["seat"] == 1 - me
        for seat in (0, 1):
            assert (pile(now, "reserve", seat) & (KNOWN << seat) != 0).all()
            assert not (pile(now, "reserve", seat) & PUT_ASIDE).any()
        passed = game["options"]["passed_hand"] == "hand" or now["over"]
        assert (pile(now, "hand") & BOTH == (BOTH if passed else KNOWN << (1 - me))).all()
        assert (pile(now, "deck") < CARDS).all()
        grown = now["reserve_gifts"][1 - me] - before["reserve_gifts"][1 - me]
        hits = now["reserve_hits"][me] - before["reserve_hits"][me]
        assert now["reserve_size"][1 - me] == before["reserve_size"][1 - me] + grown - hits
        assert grown == 0 or now["draws"][me] == before["draws"][me] + 1
        assert now["put_aside"] == 0


@every_game
@given(game=GAMES, seed=SEEDS)
def test_5_6_only_the_active_player_plays_and_pays(seated, game, seed):
    for before, now in turns(seated(game).begin(seed)):
        me = before["seat"]
        for name in ("free_plays", "paid_plays", "coins_spent", "swaps", "draws", "cards_passed", "own_turns"):
            assert now[name][1 - me] == before[name][1 - me]
        assert 0 <= now["free_plays"][me] - before["free_plays"][me] <= 1
        paid = now["paid_played"][me].astype(int) - before["paid_played"][me]
        assert now["coins_spent"][me] - before["coins_spent"][me] == (paid * now["cost"][:CARDS]).sum()
        assert now["paid_plays"][me] - before["paid_plays"][me] == paid.sum()


@every_game
@given(game=GAMES, seed=SEEDS)
def test_5_7_the_game_goes_on_until_somebody_faces_five(seated, game, seed):
    table = seated(game).begin(seed)
    for before, now in turns(table):
        facing = now["row_size"][AREA + 1 - before["seat"]]
        assert now["over"] == (facing >= 5 or now["turns"] == 200)
    assert now["ended"] == (1 if facing >= 5 else 2)


@every_game
@given(game=GAMES, seed=SEEDS)
def test_the_columns_of_a_finished_game_agree(seated, game, seed):
    table = seated(game)
    row = table.results(1, seed)[0]
    end = {name: row[name].astype(int) for name in row.dtype.names}
    record = table.record
    np.testing.assert_array_equal(
        end["score"], end["coins"] + end["points_cards"] + end["bonus_secretaries"] + end["bonus_colours"]
    )
    np.testing.assert_array_equal(end["by_rank"].sum(axis=1), end["points_cards"])
    np.testing.assert_array_equal(end["by_colour"].sum(axis=1), end["points_cards"])
    np.testing.assert_array_equal(end["owned"].sum(axis=1), end["factions"])
    np.testing.assert_array_equal((end["owned"] * record["points"][:CARDS]).sum(axis=1), end["points_cards"])
    np.testing.assert_array_equal(end["coins"], 3 + end["coins_factions"] + end["coins_abilities"] - end["coins_lost"])
    np.testing.assert_array_equal(end["coins_lost"], end["coins_hit"][::-1])
    np.testing.assert_array_equal(end["finished"], end["finished_in"].sum(axis=1))
    np.testing.assert_array_equal(end["finished"], end["finished_with"].sum(axis=1))
    np.testing.assert_array_equal(end["settled_with"].sum(axis=1), end["finished"] + end["columns_discarded"])
    np.testing.assert_array_equal(end["represented"].sum(axis=1), end["factions"] + end["representatives_hit"][::-1])
    np.testing.assert_array_equal(end["free_plays"], end["free_played"].sum(axis=1))
    np.testing.assert_array_equal(end["paid_plays"], end["paid_played"].sum(axis=1))
    np.testing.assert_array_equal(end["cards_passed"], end["passed"].sum(axis=1))
    left = record["hand_size"][0]  # at the very end: passed, but received by nobody
    assert end["cards_received"].sum() == end["cards_passed"].sum() - left
    assert end["own_turns"].sum() == end["turns"]
    sets = end["secretary_sets"] * [1, 2, 3, 4]
    ranks = record["rank"][:CARDS]
    if not end["secretary_sets"][:, 3].any():
        np.testing.assert_array_equal(sets.sum(axis=1), end["owned"][:, ranks == SECRETARY].sum(axis=1))
    assert sorted(end["place"]) == [1, 2] and end["win"].sum() == 1
    assert end["tied"] == (end["score"][0] == end["score"][1])
    for seat in (0, 1):
        reached = end["reached"][seat]
        assert (reached[: end["factions"][seat]] > 0).all() and (reached <= end["own_turns"][seat] + 1).all()


@every_game
@given(game=GAMES, seed=SEEDS)
def test_a_game_in_turns_is_the_game_in_one_go(seated, game, seed):
    table, other = seated(game), seated(game)
    at_once = table.results(1, seed)[0]
    for _ in turns(other.begin(seed)):
        pass
    other.finish()
    for name in at_once.dtype.names:
        np.testing.assert_array_equal(other.record[name], at_once[name], err_msg=name)
