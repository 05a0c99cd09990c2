"""What must hold in every game, whoever plays it: looked at after every single step."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sim.games.majority.state import CARDS, COUNCIL, DRAFT, NO_CARD, RANKS, REPRESENTATION

NAMES = ("random", "first-legal", "last-legal", "watcher")
GAMES = some.fixed_dictionaries({
    "players": some.sampled_from([3, 4]),
    "strategies": some.lists(some.sampled_from(NAMES), min_size=1, max_size=4),
    "assassination_hits_bribed": some.sampled_from(["off", "on"]),
    "spy_lasts": some.sampled_from(["turn", "phase"]),
    "change": some.dictionaries(some.sampled_from(["red-10.power", "*-3.power", "blue-0.power"]), some.integers(0, 30)),
})  # fmt: skip
SEEDS = some.integers(0, 2**63 - 1)
every_game = settings(deadline=None, max_examples=60)


@pytest.fixture(scope="session")
def seated(lay, pool):
    """A table for a drawn game."""

    def seat(game):
        lineup = [pool[name] for name in game["strategies"][: game["players"]]]
        return lay(**(game | {"strategies": lineup}))

    return seat


def pile(record, name, row):
    return np.bincount(record[name][row, : record[f"{name}_size"][row]], minlength=CARDS)


def all_cards(record):
    """How often every card is anywhere."""
    found = pile(record, "deck", 0) + record["removed"] + record["owned"].sum(axis=0, dtype=int)
    for seat in range(4):
        found += pile(record, "hand", seat) + pile(record, "kept", seat)
    return found + np.bincount(record["chosen"][record["chosen"] != NO_CARD], minlength=CARDS)


def steps(table):
    """Play on, and give the record before and after every step."""
    while not table.record["over"]:
        before = table.record.copy()
        yield before, table.step().record


@every_game
@given(game=GAMES, seed=SEEDS)
def test_1_2_every_card_is_somewhere_after_every_step(seated, game, seed):
    table = seated(game).begin(seed)
    assert table.record["copies"].sum() == (72 if game["players"] == 4 else 54)
    np.testing.assert_array_equal(all_cards(table.record), table.record["copies"])
    for _, now in steps(table):
        np.testing.assert_array_equal(all_cards(now), now["copies"])
        assert now["fault"] == 0


@every_game
@given(game=GAMES, seed=SEEDS)
def test_2_4_coins_come_from_councils_only(seated, game, seed):
    for before, now in steps(seated(game).begin(seed)):
        if before["phase"] != COUNCIL:
            np.testing.assert_array_equal(now["score"], before["score"])
            assert now["coins_paid"] == before["coins_paid"]
        else:
            assert (now["score"] >= before["score"]).all()
            assert now["coins_paid"] - before["coins_paid"] == (now["score"] - before["score"]).sum()


@every_game
@given(game=GAMES, seed=SEEDS)
def test_2_3_scoring_areas_and_marker_change_in_turns_only(seated, game, seed):
    players = game["players"]
    for before, now in steps(seated(game).begin(seed)):
        played = now["played"].astype(int) - before["played"]
        if before["phase"] != REPRESENTATION:
            assert not played.any()
            for name in ("owned", "removed", "marker", "sums"):
                np.testing.assert_array_equal(now[name], before[name])
            continue
        assert played.sum(axis=1).tolist() == [1] * players + [0] * (4 - players)
        settled = now["owned"].astype(int) - before["owned"]
        gone = now["removed"] - before["removed"]
        np.testing.assert_array_equal(settled.sum(axis=0) + gone, played.sum(axis=0))
        assert (settled >= 0).all() and (gone >= 0).all()
        if now["marker"] != before["marker"]:
            assert played[now["marker"]].reshape(3, RANKS)[:, 2].sum() == 1  # the new holder played a 3
            assert now["open"] == 1


@every_game
@given(game=GAMES, seed=SEEDS)
def test_2_4_sums_are_the_power_that_lies_in_the_areas(seated, game, seed):
    for _, now in steps(seated(game).begin(seed)):
        power = (now["owned"].astype(int) * now["power"]).reshape(4, 3, RANKS).sum(axis=2)
        np.testing.assert_array_equal(now["sums"], power)


@every_game
@given(game=GAMES, seed=SEEDS)
def test_2_2_hands_packets_and_deck_have_the_right_sizes(seated, game, seed):
    players = game["players"]
    table = seated(game).begin(seed)
    dealt = players * 6
    for before, now in steps(table):
        dealt += players * 4 if before["phase"] == COUNCIL and not now["over"] else 0
        assert now["deck_size"][0] == now["copies"].sum() - dealt
        assert len(set(now["hand_size"][:players])) == 1
        if now["phase"] == DRAFT:
            assert now["hand_size"][0] + now["kept_size"][0] == (6 if now["round"] == 0 else 5)
        else:
            assert not now["kept_size"].any()
    assert now["deck_size"][0] == 0
    assert now["hand_size"].tolist() == [1] * players + [0] * (4 - players)


@every_game
@given(game=GAMES, seed=SEEDS)
def test_the_columns_of_a_finished_game_agree(seated, game, seed):
    players = game["players"]
    table = seated(game)
    row = table.results(1, seed)[0]
    end = {name: row[name].astype(int) for name in row.dtype.names}
    power = table.record["power"]

    np.testing.assert_array_equal(end["score"], end["coins_first"] + end["coins_second"])
    for place in ("first", "second"):
        np.testing.assert_array_equal(end[f"{place}_by_colour"].sum(axis=1), end[f"coins_{place}"])
        np.testing.assert_array_equal(end[f"{place}_by_round"].sum(axis=1), end[f"coins_{place}"])
        np.testing.assert_array_equal(end[f"{place}_shared_by_colour"].sum(axis=1), end[f"coins_{place}_shared"])
        np.testing.assert_array_equal(end[f"{place}_shared_by_round"].sum(axis=1), end[f"coins_{place}_shared"])
        assert (end[f"{place}_shared_by_colour"] <= end[f"{place}_by_colour"]).all()
    np.testing.assert_array_equal(end["coins_first"], 2 * end["firsts"])
    np.testing.assert_array_equal(end["coins_first_shared"], 2 * end["first_shared"])
    assert end["coins_paid"] == end["score"].sum()
    np.testing.assert_array_equal((end["owned"] * power).reshape(-1, 3, RANKS).sum(axis=2), end["points"])
    assert end["councils"] <= 12 and end["firsts"].sum() >= end["councils"]
    assert end["second_out_earns"] <= end["seconds_placed"] <= end["councils"]
    assert (end["first_shared"] <= end["firsts"]).all() and (end["second_shared"] <= end["seconds"]).all()

    by_rank = end["played"].reshape(-1, 3, RANKS).sum(axis=1)
    np.testing.assert_array_equal(end["bribes"], by_rank[:, 0])
    np.testing.assert_array_equal(end["bribes"], end["bribes_cancelled"] + end["bribes_took"].sum(axis=1))
    assert (end["bribes_took"] * range(4)).sum() == end["bribed_away"].sum()
    assert (end["assassinations"] <= by_rank[:, 1]).all()
    assert end["assassinated"].sum() >= end["murdered"].sum() == table.record["removed"].sum()
    np.testing.assert_array_equal(end["spies"] + end["spies_failed"], by_rank[:, 2])
    assert (end["treason_given"] <= by_rank[:, 5]).all()
    np.testing.assert_array_equal(end["treason_received"], np.roll(end["treason_given"], -1))

    assert end["turns"] == 17 and not end["truncated"]
    np.testing.assert_array_equal(end["played"].sum(axis=1), [17] * players)
    np.testing.assert_array_equal(end["drafted"].sum(axis=1), [6 + 3 * 5] * players)
    assert end["owned"].sum() + end["murdered"].sum() == 17 * players
    assert end["has_marker"].sum() == 1
    assert sorted(end["place"]) == ([1, 2, 3] if players == 3 else [1, 1, 2, 2])
    np.testing.assert_array_equal(end["win"], end["place"] == 1)
    assert end["tied"] == end["spy_decides"]


@every_game
@given(game=GAMES, seed=SEEDS)
def test_a_game_in_steps_is_the_game_in_one_go(seated, game, seed):
    table, other = seated(game), seated(game)
    at_once = table.results(1, seed)[0]
    for _ in steps(other.begin(seed)):
        pass
    other.finish()
    for name in at_once.dtype.names:
        stepped = other.record[name][: game["players"]] if at_once[name].ndim else other.record[name]
        np.testing.assert_array_equal(stepped, at_once[name], err_msg=name)
