"""What a card is expected to do, against what it does. Beside it lie cards without a play effect."""

import pytest

from sim.games.crimson_company.gained import lead_gained
from sim.games.crimson_company.leads import lead_of, marks
from sim.games.crimson_company.state import CARD_IDS
from sim.kernel.compile import entry
from strategies.crimson_company.effects import moved, played
from strategies.crimson_company.reckoning import survey
from tests.crimson_company.layout import lay

NEAR, FAR = ["bard", "-cutthroat"], ["freyja", "fortune-teller", "-veteran"]


@entry
def gained(table, card, side):
    return lead_gained(table, card, side)


@entry
def lead_on(table, side):
    return lead_of(table, side, marks(table, side >> 1))


@entry
def worth_of(table, card, actor, lane):
    return played(table, survey(table, 0, 0.05, 0.05, 0.1), card, actor, lane)


@entry
def worth_of_move(table, slot, lane):
    return moved(table, survey(table, 0, 0.05, 0.05, 0.1), slot, lane)


@pytest.mark.parametrize(
    ("card", "near", "far", "answers"),
    [
        ("thief", NEAR, FAR, []),
        ("clumsy-ogre", NEAR, FAR, []),
        ("shadow", NEAR, FAR, []),
        ("slinger", NEAR, FAR, []),
        ("slinger", ["hel"], FAR, []),
        ("demon", NEAR, FAR, ["freyja"]),
        ("demon", [], [], []),
        ("assassin", NEAR, FAR, ["freyja"]),
        ("blood-priest", NEAR, FAR, ["veteran"]),
        ("blood-priest", NEAR, ["njord", "freyja"], ["njord"]),
        ("war-bear", ["bard"], ["cutthroat"], ["bard"]),
        ("war-bear", ["cutthroat"], ["freyja", "veteran", "fortune-teller"], ["fortune-teller"]),
        ("war-bear", [], [], []),
        (
            "apocalyptic-horseman",
            ["bard"],
            ["freyja", "fortune-teller"],
            ["bard", "nothing", "fortune-teller", "nothing"],
        ),
        ("apocalyptic-horseman", ["bard"], ["cutthroat"], ["bard", "nothing"]),
        ("berserker", NEAR, FAR, []),
        ("fairy", NEAR, FAR, []),
        ("plague-doctor", NEAR, ["freyja"], []),
        ("mercenary", NEAR, FAR, []),
        ("musketeer", NEAR, FAR, []),
    ],
)
def test_the_lead_changes_as_expected(card, near, far, answers):
    t = lay(near=near, far=far, coins=[3, 0])
    before, expected = lead_on(t.record, 0), gained(t.record, CARD_IDS.index(card), 0)
    t.answer(*answers).play(card)
    assert lead_on(t.record, 0) - before == expected


@pytest.mark.parametrize("card", ["bishop", "underdog"])
def test_where_the_way_to_win_changes_the_lead_itself_is_said(card):
    t = lay(near=NEAR, far=["freyja", "-veteran", "-hel"])
    expected = gained(t.record, CARD_IDS.index(card), 0)
    t.play(card)
    assert lead_on(t.record, 0) == expected


def test_a_traitor_lies_on_the_other_side_and_turns_the_strongest_down():
    t = lay(near=NEAR, far=FAR)
    before, expected = lead_on(t.record, 1), gained(t.record, CARD_IDS.index("traitor"), 1)
    t.answer("freyja").play("traitor", "far")
    assert lead_on(t.record, 1) - before == expected == -4


def test_a_card_is_worth_most_where_it_decides():
    record = lay(near=["hel", "monk", "loki"], far=["freyja", "veteran", "bard"]).record
    thief = CARD_IDS.index("thief")
    values = [worth_of(record, thief, 0, lane) for lane in range(3)]
    assert values[0] > values[1] > 0
    assert values[1] == pytest.approx(values[2])
    assert worth_of(record, thief, 1, 0) < 0, "on their side it is a loss"


def test_in_fenrirs_lane_a_card_is_only_a_card():
    record = lay(near=["fenrir"]).record
    strong, weak = (worth_of(record, CARD_IDS.index(card), 0, 0) for card in ("hel", "traitor"))
    assert strong == pytest.approx(worth_of(record, CARD_IDS.index("clumsy-ogre"), 0, 0))
    assert strong > weak


def test_a_card_moves_out_of_one_lane_and_into_another():
    t = lay(near=["hel", "monk", "loki"], far=["bard"], near_2=["thief"])
    there = worth_of_move(t.record, t.slot("loki"), 1)
    assert worth_of_move(t.record, t.slot("loki"), -1) >= there
