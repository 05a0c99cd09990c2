"""Rulebook, "Timer-freie Aktionen": stratagems, and every single one of them; taking them back."""

import pytest

from sim.games.pendulum.kinds import ENOUGH, MOVES, PLAYS, TAKES_BACK, WITH_GOLD, WITH_WAIVER, WORKS
from sim.games.pendulum.names import CARDS
from sim.games.pendulum.state import CALLED, CULTURE, GOLD, MILITARY, POPULARITY, PRESTIGE, UPPER
from tests.pendulum.layout import COMMON, GRANDE

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}
OWNERS = ("briber", "champion", "implacable", "insidious", "justicar")


def played(lay, card, hold=None, characters="briber", **answers):
    t = lay(characters=characters).timers(**ROWS).give(0, card).hold(0, **(hold or {})).will(0, **answers)
    return t.act(0, PLAYS)


# What is held before, the answers, what is held after, the tracks.
PLAIN = {
    "stratagem-prestige": ({}, {}, [0, 0, 0, 0], [0, 1, 0, 0]),
    "stratagem-supplies": ({}, {"resource": [MILITARY, GOLD]}, [1, 0, 1, 1], [0, 0, 0, 0]),
    "briber-favour": ({"gold": 3}, {}, [0, 0, 1, 2], [0, 0, 1, 0]),
    "briber-gold": ({}, {}, [0, 0, 3, 0], [0, 0, 0, 0]),
    "champion-power": ({}, {}, [0, 0, 0, 0], [1, 0, 0, 0]),
    "champion-military": ({}, {}, [3, 0, 0, 0], [0, 0, 0, 0]),
    "implacable-prestige": ({}, {}, [0, 0, 0, 0], [0, 1, 0, 0]),
    "implacable-envoys": ({}, {"resource": CULTURE}, [0, 1, 0, 2], [0, 0, 0, 0]),
    "insidious-prestige": ({}, {}, [0, 0, 0, 0], [0, 1, 0, 0]),
    "insidious-votes": ({}, {}, [0, 0, 0, 2], [0, 0, 0, 0]),
    "insidious-bargain": (
        {"military": 2, "gold": 2},
        {"pay": [0, 2, 2], "track": PRESTIGE},
        [1, 0, 0, 0],
        [0, 1, 0, 0],
    ),
    "justicar-prestige": ({}, {}, [0, 0, 0, 0], [0, 1, 0, 0]),
    "justicar-judgement": ({}, {"track": POPULARITY}, [0, 0, 0, 0], [0, 0, 1, 0]),
    "justicar-culture": ({}, {}, [0, 2, 0, 0], [0, 0, 0, 0]),
    "council-military": ({}, {}, [3, 0, 0, 0], [0, 0, 0, 0]),
    "council-culture": ({}, {}, [0, 3, 0, 0], [0, 0, 0, 0]),
    "council-gold": ({}, {}, [0, 0, 3, 0], [0, 0, 0, 0]),
    "council-votes": ({}, {}, [0, 0, 0, 4], [0, 0, 0, 0]),
    "council-bargain": ({"culture": 3}, {"track": POPULARITY}, [0, 0, 0, 0], [0, 0, 1, 0]),
    "council-production": ({}, {"slot": GOLD}, [0, 0, 3, 0], [0, 0, 0, 0]),
}
RECALLS = {"stratagem-recall": 1, "briber-recall": 1, "champion-recall": 1, "implacable-recall": 2, "insidious-recall": 1, "council-recall": 1}  # fmt: skip
WAIVERS = ("stratagem-waiver", "briber-waiver", "implacable-waiver", "justicar-waiver", "council-waiver")
RAIDS = ("champion-raid", "council-raid")
OTHERS = ("council-take-back",)


def test_every_stratagem_has_a_test():
    stratagems = {c.id for c in CARDS if c.facts["kind"] == "stratagem" or c.facts.get("border") == "stratagem"}
    assert stratagems == {*PLAIN, *RECALLS, *WAIVERS, *RAIDS, *OTHERS}


@pytest.mark.parametrize("card", PLAIN)
def test_what_a_stratagem_gives(lay, card):
    hold, answers, held, tracks = PLAIN[card]
    t = played(lay, card, hold, **answers)
    assert t.held(0) == held and t.tracks(0) == tracks and not t.unsaid()
    assert t.hand(0) == [] and t.discards(0) == [card], "it goes to the discard area"
    assert t.used(0, card) == 1 and t.record["stratagems"][0] == 1


@pytest.mark.parametrize("card, hold", [("briber-favour", {"gold": 1}), ("insidious-bargain", {"gold": 2}),
                                        ("council-bargain", {"gold": 1, "culture": 1}), ("champion-raid", {"military": 1})])  # fmt: skip
def test_ruling_8_costs_are_all_or_nothing(lay, card, hold):
    t = lay().timers(**ROWS).give(0, card).hold(0, **hold)
    assert PLAYS not in t.options(0)


@pytest.mark.parametrize("card", RECALLS)
def test_recall_takes_workers_from_rows_with_a_timer_back_to_the_mat(lay, card):
    """Ruling 10: acted or not; usable at once."""
    t = lay().timers(**ROWS).give(0, card).put(0, GRANDE, "green-3", UPPER, acted=True).put(0, COMMON, "black-2", UPPER)
    t.will(0, recall=[GRANDE, COMMON][: RECALLS[card]]).act(0, PLAYS)
    assert t.at(0, GRANDE) == "mat" and t.at(0, COMMON) == ("mat" if RECALLS[card] == 2 else "black-2 upper")
    t.will(0, space="purple-1").act(0, MOVES + GRANDE)
    assert t.at(0, GRANDE) == "purple-1 lower"


def test_recall_up_to_two_may_be_one(lay):
    t = (
        lay()
        .timers(**ROWS)
        .give(0, "implacable-recall")
        .put(0, GRANDE, "green-3", UPPER)
        .put(0, COMMON, "black-2", UPPER)
    )
    t.will(0, recall=[COMMON, ENOUGH]).act(0, PLAYS)
    assert (t.at(0, GRANDE), t.at(0, COMMON)) == ("green-3 upper", "mat")


def test_recall_needs_an_own_worker_in_a_row_with_a_timer(lay):
    t = lay().timers(**ROWS).give(0, "stratagem-recall").put(0, GRANDE, "green-3", 1).put(1, GRANDE, "green-3", UPPER)
    assert PLAYS not in t.options(0)


@pytest.mark.parametrize("card", WAIVERS)
def test_ruling_11_a_waiver_is_played_with_an_action_and_saves_its_gold(lay, card):
    t = lay().timers(**ROWS).give(0, card).put(0, GRANDE, "purple-2", UPPER)
    assert t.options(0) & {PLAYS} == set() and WORKS + GRANDE in t.options(0)
    t.act(0, WORKS + GRANDE)
    assert t.tracks(0) == [0, 1, 1, 0] and t.held(0) == [0] * 4 and t.discards(0) == [card] and t.used(0, card) == 1


def test_a_waiver_may_be_kept_and_the_gold_paid(lay):
    for way, gold in ((WITH_GOLD, 0), (WITH_WAIVER, 2)):
        t = lay().timers(**ROWS).give(0, "stratagem-waiver").put(0, GRANDE, "green-1", UPPER).hold(0, gold=2)
        t.will(0, payment=way).act(0, WORKS + GRANDE)
        assert t.held(0)[GOLD] == gold and (t.hand(0) == []) == (way == WITH_WAIVER)


def test_a_waiver_is_only_for_gold_on_green_and_purple(lay):
    t = lay().timers(**ROWS).give(0, "stratagem-waiver").put(0, GRANDE, "black-1", UPPER)
    assert WORKS + GRANDE not in t.options(0)


@pytest.mark.parametrize("card", RAIDS)
def test_a_raid_conquers_for_two_military(lay, card):
    t = lay().timers(**ROWS).give(0, card).hold(0, military=3).show("province-gold").will(0, province=0)
    t.act(0, PLAYS)
    assert t.held(0)[MILITARY] == 1 and t.provinces(0) == [("province-gold", GOLD)] and t.tracks(0)[0] == 1


def test_taking_back_costs_five_culture_and_brings_all(lay):
    t = lay().timers(**ROWS).give(0, "stratagem-prestige", "stratagem-supplies").hold(0, culture=5)
    t.act(0, PLAYS).act(0, PLAYS)
    assert t.hand(0) == []
    t.hold(0, culture=4)
    assert TAKES_BACK not in t.options(0)
    t.hold(0, culture=6).act(0, TAKES_BACK)
    assert sorted(t.hand(0)) == ["stratagem-prestige", "stratagem-supplies"] and t.held(0)[CULTURE] == 1
    assert t.discards(0) == [] and t.used(0, "take-back") == 1 == t.record["taken_back"][0]


def test_the_icon_that_takes_all_back_leaves_its_own_card(lay):
    t = lay().timers(**ROWS).give(0, "council-take-back", "stratagem-prestige", "stratagem-supplies")
    t.act(0, PLAYS + 1).act(0, PLAYS + 1).act(0, PLAYS)
    assert sorted(t.hand(0)) == ["stratagem-prestige", "stratagem-supplies"] and t.discards(0) == ["council-take-back"]


def test_ruling_stratagems_are_taken_back_once_at_an_instant(lay):
    """With imperial library and supplies taking back pays for itself: after the call nobody would ever finish."""
    t = lay().timers(**ROWS).set(phase=CALLED).give(0, "council-culture", "stratagem-supplies").hold(0, culture=5)
    t.will(0, resource=[CULTURE, CULTURE, CULTURE, CULTURE])
    t.act(0, PLAYS).act(0, PLAYS).act(0, TAKES_BACK).act(0, PLAYS).act(0, PLAYS)
    assert t.held(0)[CULTURE] == 10 and TAKES_BACK not in t.options(0)


def test_hands_keep_council_stratagems_for_good(lay):
    t = lay().timers(**ROWS).give(0, "council-gold").act(0, PLAYS).hold(0, culture=5).act(0, TAKES_BACK)
    assert t.hand(0) == ["council-gold"]
