"""Rulings of the ledger, clause by clause, that no test of a rule or a spell shows by itself."""

import numpy as np
import pytest

from sim.games.feuergipfel.names import AURA_OF_DEFENSE, DECOY
from sim.games.feuergipfel.state import CARD_IDS
from tests.feuergipfel.layout import key

EIGHT = ("doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2 doom-2 doom-2 -")


def refused():
    """The answer is not offered."""
    return pytest.raises(AssertionError, match="is not among")


def test_ruling_3_the_guard_never_counts_and_summoned_creatures_do(lay):
    t = lay().structure(0, *EIGHT).stack("doom-1 doom-1").step("recruit", "wizard", "0.guard")
    assert t.count(0) == 8 and not t.record["over"]
    t = lay().structure(0, *EIGHT).dungeon(0, "gaia-2").book(0, "summon-golem").step("cast", "0.3.4")
    assert t.record["over"] and t.record["completed"][0]


def test_ruling_4_the_guard_cannot_recruit_but_one_without_room_below_can(lay):
    t = lay().structure(0, "doom-4 -").guard(0, "doom-3").stack("doom-1 doom-1")
    with refused():
        t.step("recruit", "0.guard", "dungeon")
    t = lay().structure(0, "doom-4 -", "doom-2", "doom-1").guard(0, "doom-3").stack("doom-1 doom-1")
    assert t.step("recruit", "0.3.1").prisoners(0) == "doom-1"  # nothing lies below: only the dungeon is left


def test_ruling_5_with_an_empty_stack_nobody_recruits(lay):
    t = lay().stack("doom-4").step("recruit", "0.1.1")
    with refused():
        t.step("recruit", "wizard", "dungeon")


def test_ruling_7_a_guard_is_not_lost_by_a_lost_defence(lay):
    t = lay().structure(0, "twilight-4 -").guard(1, "night-1").dungeon(1, "doom-2").dice(1, 6).step("rescue", "dungeon")
    assert (t.at("1.guard"), t.prisoners(0)) == ("night-1", "doom-2")


def test_ruling_10_a_titan_may_be_given_for_fortune_and_scrying(lay):
    t = lay().structure(0, "twilight-4 -").structure(1, "doom-1 -").circle(0, "circle-of-fortune")
    t.dungeon(0, "summon-titan").dice(1, 6).step("capture", "summon-titan")
    assert t.discarded == "summon-titan"
    t = lay().circle(0, "circle-of-scrying").dungeon(0, "summon-titan").stack("doom-2 doom-4 doom-1")
    assert t.step("recruit", "summon-titan", "doom-4", "0.1.1").discarded == "doom-2 summon-titan"


def test_ruling_13_no_target_is_no_excuse_and_a_tornado_is_an_attempt(lay):
    t = lay().structure(0, "doom-4 -").charm("0.1.1", "aggression").set(bound=1).step("end")
    assert t.at("0.1.1") == "-" and t.discarded == "doom-4"
    t = lay().structure(0, "doom-4 -").structure(1, "night-1 -").charm("0.1.1", "aggression").set(bound=1)
    t.dungeon(0, "twilight-3 gaia-2").book(0, "tornado").step("cast").step("end")
    assert t.at("0.1.1") == "doom-4"


def test_ruling_14_a_6_on_a_tie_and_a_doubled_6_are_struck(lay):
    t = lay().structure(0, "twilight-3 -").structure(1, "doom-2 -").aura("1.1.1", "aura-of-defense").dice(6, 6)
    assert t.step("capture").discarded == "twilight-3" and t.at("1.1.1") == "doom-2"
    t = lay().structure(0, "twilight-3 -").structure(1, "doom-2 -").aura("1.1.1", "aura-of-defense")
    t.dungeon(0, "doom-3").book(0, "touch-of-death").dice(6, 3).step("cast")  # twice 3 is no 6 on the die
    assert t.at("0.1.1") == "twilight-3"
    t = lay().structure(0, "twilight-3 -").structure(1, "doom-2 -").aura("1.1.1", "aura-of-defense")
    assert t.dungeon(0, "doom-3").book(0, "touch-of-death").dice(6, 6).step("cast").at("0.1.1") == "-"


def test_ruling_14_a_captor_that_is_struck_converts_nobody(lay):
    t = lay(clan_powers="on").structure(0, "twilight-4 -").structure(1, "doom-2 -")
    t.aura("1.1.1", "aura-of-defense").dice(1, 6, 6).step("capture")
    assert (t.prisoners(0), t.at("0.1.1"), t.count(0)) == ("doom-2", "-", 0)
    assert AURA_OF_DEFENSE == CARD_IDS.index("aura-of-defense")


def test_ruling_15_of_two_armors_duplicate_goes_first(lay):
    t = lay().structure(0, "doom-4 -").structure(1, "doom-1 -").charm("1.1.1", "mystic-armor")
    t.charm("1.1.1", "mystic-armor", "duplicate").dice(1, 6).step("capture")
    assert (t.at("1.1.1"), t.spells("spell_discards")) == ("doom-1", "duplicate")


def test_ruling_15_armor_helps_against_everything(lay):
    armored = lambda: lay().structure(0, "doom-1 -").charm("0.1.1", "mystic-armor")  # noqa: E731
    assert armored().dungeon(1, "night-2").dice(6, 1).step("rescue").at("0.1.1") == "doom-1"
    assert armored().charm("0.1.1", "aggression").set(bound=1).step("end").at("0.1.1") == "doom-1"
    struck = armored().structure(1, "doom-4 -").aura("1.1.1", "aura-of-defense").dice(6, 6).step("capture")
    assert struck.at("0.1.1") == "doom-1" and "mystic-armor" in struck.spells("spell_discards")
    t = lay().structure(0, "doom-4 -", "doom-3", "doom-1").charm("0.3.1", "mystic-armor")
    t.dungeon(0, "gaia-3").book(0, "balance").step("cast", "0.3.1")
    assert t.at("0.3.1") == "doom-1" and "mystic-armor" in t.spells("spell_discards")


def test_ruling_24_mobility_pays_before_night_and_night_before_actions(lay):
    t = lay(clan_powers="on").structure(0, "night-4 doom-3").set(free_moves=1)
    t.step("swap", "0.1.1")
    assert (t.record["free_moves"], t.record["night_used"], t.record["actions"]) == (0, 0, 2)
    t.step("swap", "0.1.1")
    assert (t.record["night_used"], t.record["actions"]) == (1, 2)
    t.step("swap", "0.1.1")
    assert t.record["actions"] == 1


@pytest.mark.parametrize(("clan", "powers"), [("doom", [1, 0]), ("dawn", [0, 1])])
def test_VI_one_clans_power_by_itself_and_its_uses_are_counted(lay, clan, powers):
    t = lay(clan_powers=clan).dungeon(0, "doom-1 dawn-1 dawn-1").dice(6).step("brainwash", "doom-1", "0.1.1")
    t.step("research")
    assert t.record["actions"] == 1 + powers[0] and len(t.spells("book", 0).split()) == 1 + powers[1]
    assert t.record["powers"][0, [0, 3]].tolist() == powers


def test_VI_uses_of_powers_in_fights_and_moves_are_counted(lay):
    t = lay(clan_powers="on", wizards=("doom", "dawn")).structure(0, "twilight-4 night-4").structure(1, "gaia-2 -")
    t.dice(1, 6, 6).step("capture", "0.1.1", "0.2.1").step("move", "0.1.2")
    assert t.record["powers"][0].tolist() == [0, 0, 1, 0, 1, 0] and t.record["powers"][1].tolist() == [0] * 5 + [1]
    t = lay(clan_powers="on").structure(0, "clergy-1 -").dungeon(1, "doom-1").dice(6, 1).step("rescue")
    assert t.record["powers"][0].tolist() == [0, 1, 0, 0, 0, 0]


def test_VI_twilights_power_is_the_attackers(lay):
    """A defender of TWILIGHT that wins has a captive, no minion."""
    t = lay(clan_powers="on").structure(0, "doom-1 -").structure(1, "twilight-4 -").dice(6, 1).step("capture")
    assert t.prisoners(1) == "doom-1" and t.count(1) == 1


def turn_of(lay, seat, **more):
    return lay(players=3, **more).set(seat=seat)


def test_balance_and_tempest_go_round_from_the_caster(lay):
    """Seat 1 casts: it gives up a creature before seat 2, and seat 0 comes last."""
    t = turn_of(lay, 1).dungeon(1, "gaia-3").book(1, "balance")
    for seat, clan in enumerate(("doom", "night", "twilight")):
        t.structure(seat, f"{clan}-4 -", f"{clan}-3", f"{clan}-1")
    t.step("cast", "1.3.1", "2.3.1", "0.3.1")
    assert [t.count(seat) for seat in range(3)] == [2, 2, 2]
    t = turn_of(lay, 1).dungeon(1, "doom-2").book(1, "magic-tempest")
    t.structure(0, "doom-1 -", "doom-4").structure(2, "twilight-1 -", "twilight-4").structure(1, "night-4 -")
    t.charm("0.1.1", "mask-of-command").charm("2.1.1", "mask-of-command", "duplicate")
    t.step("cast", "2.2.1", "0.2.1")
    assert t.legal(0) and t.legal(2)


def test_tides_of_chaos_draws_at_random(lay):
    """Every prisoner is as likely: over 600 keys each of four is washed away about half the time."""
    gone = np.zeros(4)
    for seed in range(600):
        t = lay().dungeon(0, "twilight-2").dungeon(1, "doom-1 doom-2 doom-3 doom-4").book(0, "tides-of-chaos")
        key(t.record, np.uint64(seed), 0)
        t.step("cast", "nothing")
        gone += t.record["discards"][:4]
    assert (abs(gone - 300) < 4 * np.sqrt(150)).all()


def test_scry_opens_every_dungeon_while_it_is_cast(lay):
    t = lay(players=3, strategy="first-legal").structure(0, "doom-4 -").dungeon(1, "night-4").dungeon(2, "gaia-1")
    t.dungeon(0, "dawn-2").book(0, "scry").set(seen=0b111)
    before = t.record["dungeon"].copy()
    assert (t.conceal(0, 5).record["dungeon"] == before).all()  # nothing is dealt anew while all lie open
    assert t.set(seen=0).conceal(0, 5).record["dungeon_size"][:3].tolist() == [1, 1, 1]


def test_ruling_9_circle_of_magic_does_not_change_brainwashing(lay):
    t = lay().circle(0, "circle-of-magic").dungeon(0, "doom-4").dice(5).step("brainwash", "0.1.1")
    assert t.at("0.1.1") == "doom-4" and t.record["brainwash_wins"][0, 4] == 1


def test_ruling_28_a_discarded_titan_is_a_creature(lay):
    """It can't be copied by Duplicate, and it is shuffled into a new recruit stack."""
    with refused():
        lay().dungeon(0, "dawn-3 doom-1").book(0, "duplicate").discards("summon-titan").step("cast")
    t = lay(reshuffle="on").stack("doom-4").discards("summon-titan").step("recruit", "0.1.1")
    assert t.record["stack_size"][0] == 1 and t.step("recruit", "wizard", "0.1.2").at("0.1.2") == "summon-titan"


def test_ruling_29_a_shade_copies_the_print_and_stays_a_shade(lay):
    """Of a Familiar it can be captured; of a Golem it returns to the book."""
    t = lay().creatures(**{"1.1.1": "summon-familiar"}).dungeon(0, "twilight-3").book(0, "summon-shade")
    t.step("cast", "0.1.1").step("end").structure(1, "- doom-4").dice(1, 6).step("capture", "1.1.2")
    assert t.at("0.1.1") == "-" and t.spells("book", 0) == "summon-shade"
    t = lay().creatures(**{"1.1.1": "summon-golem"}).dungeon(0, "twilight-3").book(0, "summon-shade")
    assert t.step("cast", "0.1.1").step("imprison").spells("book", 0) == "summon-shade"


def test_a_decoy_of_the_rival_is_his(lay):
    t = lay().structure(0, "doom-1 -").structure(1, "doom-4 -")
    t.record["decoy"][1, 0] = DECOY
    assert t.dice(6, 1).step("capture").prisoners(1) == "doom-1"
