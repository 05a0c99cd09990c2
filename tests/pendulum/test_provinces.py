"""Rulebook, "Schwarzer Bereich": provinces, and every kind of them; refilling; trimming at the council."""

import pytest

from sim.games.pendulum.kinds import ENOUGH, FACE_DOWN, REFILLS, WORKS
from sim.games.pendulum.names import CARDS, IDS
from sim.games.pendulum.state import CULTURE, GOLD, NO_CARD, TIDYING, UPPER
from tests.pendulum.layout import GRANDE, place

ROWS = {"purple": UPPER, "green": UPPER, "black": UPPER}
PROVINCES = [c for c in CARDS if c.facts["kind"] == "province"]
COLOURS = ("military", "culture", "gold", "votes")


def conquered(lay, card, recess=None, **more):
    t = lay(**more).timers(**ROWS).put(0, GRANDE, "black-1", UPPER).hold(0, military=4).show(card).will(0, province=0)
    if recess is not None and len(CARDS[place(card)].facts["recesses"]) > 1:
        t.will(0, recess=recess)
    return t.act(0, WORKS + GRANDE)


@pytest.mark.parametrize("card", [c.id for c in PROVINCES])
def test_every_province_fits_its_recesses_and_produces_there(lay, card):
    facts, numbers = CARDS[place(card)].facts, CARDS[place(card)].numbers
    for colour in facts["recesses"]:
        recess = COLOURS.index(colour)
        t = conquered(lay, card, recess, characters="implacable")
        assert t.provinces(0) == [(card, recess)] and t.used(0, card) == 1
        once = [numbers.get(c, 0) for c in COLOURS]
        assert t.held(0) == once and t.tracks(0) == [numbers.get("power", 0), 0, 0, 0]
        what = (
            recess
            if facts["yields"] == "recess"
            else (*COLOURS, "power", "prestige", "popularity").index(facts["yields"])
        )
        row = t.record["production"][0, recess]
        own = int(t.record["mat_production"][t.record["mat"][0], recess])
        assert row[what] == numbers["amount"] + (own if what == recess else 0)
        assert row.sum() == own + numbers["amount"]


def test_a_splendid_province_brings_a_point_with_every_production(lay):
    t = conquered(lay, "province-splendid-yellow", characters="briber").put(0, GRANDE, "black-2", UPPER)
    t.act(0, WORKS + GRANDE)
    assert t.held(0)[GOLD] == 3 and t.tracks(0) == [0, 0, 1, 0]
    assert t.record["points"][0, place("province-splendid-yellow")] == 1


def test_switch_vp_production_off_splendid_provinces_bring_their_point_once(lay):
    t = conquered(lay, "province-splendid-yellow", vp_production="off").put(0, GRANDE, "black-2", UPPER)
    assert t.tracks(0) == [0, 0, 1, 0]
    assert t.act(0, WORKS + GRANDE).tracks(0) == [0, 0, 1, 0]


def test_conquest_costs_four_military(lay):
    t = lay().timers(**ROWS).put(0, GRANDE, "black-1", UPPER).hold(0, military=3)
    assert WORKS + GRANDE not in t.options(0)


def test_ruling_13_the_top_of_the_pile_is_seen_only_after_paying(lay):
    t = lay().timers(**ROWS).put(0, GRANDE, "black-1", UPPER).hold(0, military=4)
    top = IDS[t.record["deck"][0, t.record["deck_size"][0] - 1]]
    t.will(0, province=FACE_DOWN).act(0, WORKS + GRANDE)
    assert t.provinces(0)[0][0] == top and t.record["face_down"][0] == 1


def test_any_number_under_a_recess_until_the_council(lay):
    t = lay().timers(**ROWS)
    for _ in range(5):
        t.show("province-gold").put(0, GRANDE, "black-1", UPPER).hold(0, military=4).will(0, province=0)
        t.act(0, WORKS + GRANDE)
    assert len(t.provinces(0)) == 5


def test_ruling_12_an_open_province_is_refilled_only_by_an_act(lay):
    t = conquered(lay, "province-gold").show("province-votes", "province-military", "province-culture")
    assert t.record["display"][3] == NO_CARD and REFILLS in t.options(1)
    t.act(1, REFILLS)
    assert t.record["display"][3] != NO_CARD and REFILLS not in t.options(1)


def test_ruling_14_an_empty_pile_is_made_of_the_removed_provinces(lay):
    t = (
        lay()
        .timers(**ROWS)
        .set(deck_size=[0], removed_size=[2])
        .show("province-gold", "province-gold", "province-gold")
    )
    t.record["removed"][0, :2] = place("province-votes")
    t.act(0, REFILLS)
    assert t.record["display"][3] == place("province-votes")
    assert (t.record["deck_size"][0], t.record["removed_size"][0]) == (1, 0)


def test_without_any_province_there_is_no_conquest(lay):
    t = (
        lay()
        .timers(**ROWS)
        .set(deck_size=[0], removed_size=[0])
        .show()
        .put(0, GRANDE, "black-1", UPPER)
        .hold(0, military=4)
    )
    assert not {WORKS + GRANDE, REFILLS} & t.options(0)


def full(lay, keeps, *cards):
    """A seat with these provinces under gold at the end of a council."""
    t = lay(2, characters="briber,champion").set(phase=TIDYING, turn=0, round=3)
    for i, card in enumerate(cards):
        t.record["province_card"][0, i], t.record["province_recess"][0, i] = place(card), GOLD
    t.record["province_size"][0], t.record["keeps"][0] = len(cards), keeps
    t.record["production"][0, GOLD, GOLD] += sum(int(t.record["amount"][place(card)]) for card in cards)
    return t


@pytest.mark.parametrize("keeps", [2, 3])
def test_council_two_provinces_a_recess_stay_three_with_the_card(lay, keeps):
    t = full(lay, keeps, *["province-gold"] * 4).step()
    assert len(t.provinces(0)) == keeps and t.record["trimmed"][0] == 4 - keeps
    assert t.record["production"][0, GOLD, GOLD] == 3 + 2 * keeps


def test_ruling_15_the_owner_chooses_what_goes(lay):
    t = full(lay, 2, "province-gold", "province-military-gold", "province-culture-gold").will(
        0, retuck=ENOUGH, discard=1
    )
    assert [card for card, _ in t.step().provinces(0)] == ["province-gold", "province-culture-gold"]


def test_ruling_29_provinces_may_be_tucked_elsewhere_before_trimming(lay):
    t = full(lay, 2, "province-gold", "province-military-gold", "province-culture-gold")
    t.will(0, retuck=[2, ENOUGH]).step()
    assert t.provinces(0) == [
        ("province-gold", GOLD),
        ("province-military-gold", GOLD),
        ("province-culture-gold", CULTURE),
    ]
    assert t.record["production"][0, CULTURE, CULTURE] == 3 and t.record["production"][0, GOLD, GOLD] == 6
