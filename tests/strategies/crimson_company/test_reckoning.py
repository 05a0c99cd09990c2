"""Leads as the scoring phase will count them, and what a lane is worth."""

import pytest

from sim.games.crimson_company.leads import WAY, lead_of, marks
from sim.games.crimson_company.state import BY_FACE_DOWN, BY_STRENGTH, BY_WEAKNESS
from sim.kernel.compile import entry
from strategies.crimson_company.reckoning import lead_in, stake, survey, way_in
from tests.crimson_company.layout import lay


@entry
def lead_on(table, side):
    return lead_of(table, side, marks(table, side >> 1))


@entry
def way_of(table, lane):
    return marks(table, lane) >> WAY


@entry
def seen(table, party, place):
    plan = survey(table, party, 0.1, 0.1, 0.1)
    return lead_in(plan, place), way_in(plan, place), stake(table, plan, place)


LANES = [
    (["thief"], ["hel", "monk"]),
    (["thief", "-demon"], []),
    (["fairy", "clumsy-ogre"], ["thief"]),
    (["berserker", "thief"], ["hel", "alchemist", "traitor"]),
    (["plague-doctor", "-thief", "-hel"], ["-monk", "loki"]),
    (["bishop", "-thief"], ["clumsy-ogre", "-hel", "-monk"]),
    (["underdog"], ["hel"]),
    (["underdog", "-thief"], ["hel", "bishop"]),
]


@pytest.mark.parametrize(("near", "far"), LANES)
def test_the_lead_is_what_the_scoring_phase_finds(near, far):
    """Fill both sides up with Traitors, who have no strength, to have the lane scored."""
    t = lay(near=near, far=far, coins=[0, 0])
    t.put("near", ["traitor"] * (4 - len(near)))
    t.keep_books()
    lead, other = lead_on(t.record, 0), lead_on(t.record, 1)
    assert lead == -other
    t.score()
    assert t.castles == ([1, 0] if lead > 0 else [0, 1] if lead < 0 else [0, 0])


def test_the_last_card_says_how_a_lane_is_won():
    assert way_of(lay(near=["thief"]).record, 0) == BY_STRENGTH
    assert way_of(lay(near=["bishop"], far=["underdog"]).record, 0) == BY_WEAKNESS
    assert way_of(lay(near=["underdog"], far=["bishop"]).record, 0) == BY_FACE_DOWN
    assert way_of(lay(near=["underdog"], far=["-bishop"]).record, 0) == BY_WEAKNESS


def test_paid_strength_counts_as_far_as_the_purse_goes():
    assert lead_on(lay(near=["mercenary"], coins=[5, 9]).record, 0) == 1 + 5
    assert lead_on(lay(near=["musketeer"], coins=[5, 9]).record, 0) == 3 + 2
    assert lead_on(lay("two-against-two", near=["mercenary"], coins=[2, 9, 5, 9]).record, 0) == 1 + 5


def test_castle_coins_are_strength_of_the_robber_knights():
    record = lay("solo", near=["hel"], far=["thief"], castle_coins=[3, 0, 0]).record
    assert (lead_on(record, 0), lead_on(record, 1)) == (-3, 3)


def test_all_lanes_fit_into_one_number():
    record = lay(near=["thief"], far_2=["hel", "monk"], near_3=["bishop"], far_3=["-hel"]).record
    assert [seen(record, 0, i)[0] for i in range(3)] == [4, -8, -1]
    assert [seen(record, 1, i)[0] for i in range(3)] == [1, 8, -4], "the other player sees the lanes the other way"
    assert [seen(record, 0, i)[1] for i in range(3)] == [BY_STRENGTH, BY_STRENGTH, BY_FACE_DOWN]


def test_a_lane_is_worth_what_it_decides():
    """At the start a lane decides half of the games; with a castle each, the last lane decides everything."""
    assert seen(lay().record, 0, 0)[2] == pytest.approx(0.5)
    assert seen(lay(castles=[1, 1, 0, 0, 0, 0]).close(1, 2).record, 0, 2)[2] == pytest.approx(1.0)
    assert seen(lay(castles=[0, 1, 0, 0, 0, 0]).close(1).record, 0, 1)[2] == pytest.approx(0.5)
