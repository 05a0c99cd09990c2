"""Rulebook, "Gewinner", and the advanced variant."""

import pytest

from sim.games.pendulum.kinds import MOVES, TAKES_BACK, WITH_VOTES, WORKS
from sim.games.pendulum.state import GOLD, LOWER, MILITARY, MUSTER, POPULARITY, RUNNING, UPPER, VOTING
from tests.pendulum.layout import COMMON, GRANDE

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}


def ended(lay, *beyond, legends=(), variant="basic", players=None, **more):
    """The end of a game in which the seats' markers stand so many steps beyond (or before) the first parchment space."""
    t = lay(players or len(beyond), variant, **more)
    for seat, steps in enumerate(beyond):
        t.record["track"][seat, :3] = t.record["threshold"][seat] + steps
        t.record["track"][seat, 3] = seat in legends
    return t


def result(t):
    t.end()
    return t.record["win"][: t.players].tolist(), int(t.record["won_by"])


def test_all_four_markers_on_the_parchment_win(lay):
    assert result(ended(lay, [0, 0, 0], [4, 4, -1], legends=(0, 1))) == ([1, 0], 1)


def test_without_the_legendary_marker_it_is_not_all_four(lay):
    assert result(ended(lay, [4, 4, 4], [0, 0, 0], legends=(1,))) == ([0, 1], 1)


def test_several_most_points_on_the_parchment(lay):
    """Ruling 22: spaces counted from the first one of the parchment."""
    t = ended(lay, [0, 0, 2], [1, 1, 1], [0, 0, 0], legends=(0, 1, 2))
    assert result(t) == ([0, 1, 0], 1)
    assert t.record["parchment"][:3].tolist() == [6, 7, 4] == t.record["score"][:3].tolist()
    assert t.record["place"][:3].tolist() == [2, 1, 3]


def test_ruling_1_equal_points_privilege_decides(lay):
    t = ended(lay, [1, 0, 0], [0, 0, 1], legends=(0, 1)).rank(1, 0)
    assert result(t) == ([0, 1], 1) and t.record["privilege_decides"]


def test_nobody_complete_the_legendary_point_and_the_nearest_lowest_marker(lay):
    t = ended(lay, [-3, 0, 0], [-2, -2, -2], [4, 4, 4], legends=(0, 1))
    assert result(t) == ([0, 1, 0], 2)
    assert t.record["distance"][:3].tolist() == [3, 6, 1] and t.record["score"][:3].tolist() == [-3, -6, -1]


def test_ruling_23_then_the_next_lowest_then_privilege(lay):
    assert result(ended(lay, [-3, -2, 0], [-1, 0, -3], legends=(0, 1))) == ([0, 1], 2)
    assert result(ended(lay, [-3, -1, 0], [-1, 2, -3], legends=(0, 1)).rank(1, 0)) == ([0, 1], 2)
    assert result(ended(lay, [-3, -1, 0], [-1, 2, -3], legends=(0, 1)).rank(0, 1)) == ([1, 0], 2)


def test_without_any_legendary_point_nobody_wins(lay):
    t = ended(lay, [4, 4, 4], [0, 0, 0])
    assert result(t) == ([0, 0], 0) and "nobody wins" in t.told


@pytest.mark.parametrize("choice, shift", [("0", 0), ("-3", -1), ("3", 1), ("first-guess", -5)])
def test_switch_thresholds_moves_every_track(lay, choice, shift):
    usual = lay(5).record["threshold"]
    assert (lay(5, thresholds=choice).record["threshold"] == usual + shift).all()


def test_digest_the_first_guess_sums_up_to_18_and_19(lay):
    assert (lay(5, thresholds="first-guess").record["threshold"].sum(axis=1) == 18).all()
    assert (lay(5, "advanced", thresholds="first-guess").record["threshold"].sum(axis=1) == 19).all()


# --- Advanced ---------------------------------------------------------------------------------------------------


def test_advanced_one_own_worker_a_box_but_not_in_reward_boxes(lay):
    t = lay(2, "advanced").put(0, GRANDE, "black-2", LOWER).timers(**ROWS)
    assert "black-2" not in t.targets(0, COMMON)
    assert "black-2" in t.put(0, GRANDE, "black-2", LOWER, acted=True).targets(0, COMMON)


def test_advanced_glory_beyond_the_end_takes_a_cube_of_the_colour(lay):
    t = lay(4, "advanced").put(0, GRANDE, "purple-4", UPPER).timers(**ROWS).hold(0, gold=2).will(0, track=POPULARITY)
    t.step_to(0, popularity=int(t.record["threshold"][0, POPULARITY]) + 4).act(0, WORKS + GRANDE)
    assert t.record["glory"][0].tolist() == [0, 0, 1] and t.record["wasted_points"][0] == 0
    t.put(0, GRANDE, "black-2", UPPER).hold(0, gold=8).act(0, WORKS + GRANDE)
    assert t.held(0)[GOLD] == 9, "only nine cubes are left"


def test_advanced_glory_with_an_empty_supply_comes_from_what_is_held(lay):
    t = lay(4, "advanced").put(0, GRANDE, "green-1", UPPER).timers(**ROWS).hold(0, military=10, gold=2)
    t.step_to(0, power=int(t.record["threshold"][0, 0]) + 4).act(0, WORKS + GRANDE)
    assert t.held(0)[MILITARY] == 9 and t.record["glory"][0, 0] == 1


def test_advanced_ties_glory_then_privilege(lay):
    t = ended(lay, [4, 4, 4], [4, 4, 4], legends=(0, 1), variant="advanced")
    t.record["glory"][1, 0] = 1
    assert result(t) == ([0, 1], 1) and t.record["glory_points"][1] == 1 and not t.record["privilege_decides"]


def test_advanced_ties_glory_counts_among_those_with_the_legendary_point_too(lay):
    t = ended(lay, [-3, 0, 0], [-3, 0, 0], legends=(0, 1), variant="advanced")
    t.record["glory"][1, 0] = 2
    assert result(t) == ([0, 1], 2) and not t.record["privilege_decides"]


def test_advanced_nearer_goes_before_glory(lay):
    t = ended(lay, [-3, 0, 0], [-4, 0, 0], legends=(0, 1), variant="advanced")
    t.record["glory"][1, 0] = 9
    assert result(t) == ([1, 0], 2)


def test_advanced_no_glory_for_the_basic_side(lay):
    t = lay(4, sides="basic,advanced").put(0, GRANDE, "green-1", UPPER).timers(**ROWS).hold(0, gold=2)
    t.step_to(0, power=int(t.record["threshold"][0, 0]) + 4).act(0, WORKS + GRANDE)
    assert t.record["glory"][0].sum() == 0 and t.record["wasted_points"][0] == 1


def test_briber_pays_an_actions_gold_with_four_votes(lay):
    t = lay(4, "advanced", "briber,champion").give(0).put(0, GRANDE, "green-1", UPPER).timers(**ROWS).hold(0, votes=4)
    t.act(0, WORKS + GRANDE)
    assert t.held(0) == [0, 0, 0, 2] and t.tracks(0)[0] == 1
    t.put(0, GRANDE, "green-1", UPPER).hold(0, gold=2, votes=4).will(0, payment=WITH_VOTES).act(0, WORKS + GRANDE)
    assert t.held(0) == [0, 0, 2, 2]
    assert WORKS + GRANDE not in t.give(1).put(1, GRANDE, "green-1", UPPER).hold(1, votes=9).options(1)


def test_champion_conquers_for_three_military(lay):
    t = lay(4, "advanced", "champion,briber").timers(**ROWS).show("province-gold")
    for seat in (0, 1):
        t.put(seat, GRANDE, "black-1", UPPER).hold(seat, military=3)
    assert WORKS + GRANDE in t.options(0) and WORKS + GRANDE not in t.options(1)
    assert t.will(0, province=0).act(0, WORKS + GRANDE).held(0)[MILITARY] == 0


def test_implacable_takes_back_for_four_culture(lay):
    t = lay(4, "advanced", "implacable,briber").timers(**ROWS)
    for seat in (0, 1):
        t.give(seat).hold(seat, culture=4)
        t.record["discard_size"][seat], t.record["discard"][seat, 0] = 1, 12
    assert TAKES_BACK in t.options(0) and TAKES_BACK not in t.options(1)
    assert t.act(0, TAKES_BACK).held(0)[1] == 0


def test_insidious_enters_an_occupied_box_once_a_round(lay):
    t = (
        lay(4, "advanced", "insidious,briber")
        .put(1, COMMON, "green-1", LOWER)
        .put(2, COMMON, "green-2", LOWER)
        .timers(**ROWS)
    )
    assert {"green-1", "green-2"} <= t.targets(0, COMMON)
    t.will(0, space="green-1").act(0, MOVES + COMMON)
    assert t.at(0, COMMON) == "green-1 lower" and "green-2" not in t.set(moved=0).targets(0, COMMON)
    t = lay(4, "advanced", "insidious,briber").timers(**ROWS).will(0, space="green-1").act(0, MOVES + COMMON)
    assert t.record["squeezes"][0] == 1, "a free box uses nothing up"


def test_insidious_squeezes_count_in_the_set_up_too(lay):
    t = lay(2, "advanced", "insidious,briber").rank(1, 0)
    t.will(1, space=["green-1", "black-2"]).will(0, space=["black-2", "green-1"]).step(4)
    assert t.at(0, COMMON) == "green-1 lower" and t.record["squeezes"][0] == 0


def test_insidious_squeezes_before_a_round_count_as_part_of_it(lay):
    """Ruling 34."""
    t = lay(2, "advanced", "insidious,briber").put(1, COMMON, "green-1", LOWER).set(phase=MUSTER, turn=0, round=1)
    t.will(0, act=MOVES + COMMON, space="green-1").step()
    assert t.at(0, COMMON) == "green-1 lower" and t.record["squeezes"][0] == 0
    t.until(phase=RUNNING)
    assert t.record["squeezes"][0] == 0, "none is left for the round"


def test_justicar_counts_three_more_votes(lay):
    t = lay(2, "advanced", "champion,justicar").hold(0, votes=2).set(phase=VOTING).step()
    assert t.record["order"][:2].tolist() == [1, 0]
    t = lay(2, "advanced", "champion,justicar").hold(0, votes=4).set(phase=VOTING).step()
    assert t.record["order"][:2].tolist() == [0, 1]
