"""The default answers that all scripts share, on tables where one answer is clearly right."""

import pytest

from sim.games.feuergipfel.judgement import LOSSES, MOST_LEAD, WINS
from sim.games.feuergipfel.kinds import CAPTURE, RECRUIT
from sim.games.feuergipfel.names import CIRCLE_OF_MIGHT, TIME_WARP
from sim.games.feuergipfel.state import CHARMED, DEADLY, PLAIN, SURE
from sim.runs.experiment import match
from sim.runs.runner import table_for
from tests.feuergipfel.layout import LaidTable

EIGHT = ("doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2 doom-2 doom-2 -")
SCRIPTS = ("opportunist", "raider", "wizard")


@pytest.mark.parametrize(
    ("style", "lead", "win", "loss"),
    [
        (PLAIN, 0, 42, 42),  # 15 of 36
        (PLAIN, 2, 72, 17),  # 26 and 6 of 36
        (DEADLY, 0, 75, 17),  # 27 and 6 of 36: 1 to 6 against 2, 4 ... 12
        (SURE, -9, 100, 0),
        (CHARMED, 6, 100, 0),
        (CHARMED, 0, 58, 32),  # 125 and 70 of 216: a second roll against the same die after one that doesn't win
    ],
)
def test_chances_are_those_of_the_dice(style, lead, win, loss):
    assert (WINS[style, lead + MOST_LEAD], LOSSES[style, lead + MOST_LEAD]) == (win, loss)


@pytest.mark.parametrize("name", SCRIPTS)
def test_tornado_takes_the_one_that_carries_most(name):
    table = LaidTable(strategy=f"{name}").structure(0, "night-1 -").dungeon(0, "twilight-3 gaia-2").book(0, "tornado")
    table.structure(1, "doom-4 -", "doom-3 doom-3", "doom-2 doom-2 doom-1").stack("").set(actions=1).step()
    assert table.record["special_wins"][0, 0] == 1 and table.at("1.1.1") != "doom-4"


def test_a_raider_is_chosen_for_raids():
    table = LaidTable(strategy="raider", wizards=("gaia", "dawn")).structure(0, "doom-3 night-3").stack("")
    table.aura("0.1.2", "aura-of-stealth").dungeon(1, "doom-4 doom-1 doom-2").dice(6, 1).step()
    assert "night-3" in table.prisoners(1)  # it went there, and lost


def test_stone_spirit_looks_at_the_prisoners_and_not_at_the_guard():
    table = LaidTable(players=3, strategy="wizard").structure(0, "night-3 -").dungeon(0, "clergy-1").stack("")
    table.book(0, "stone-spirit").guard(1, "doom-4").dungeon(1, "doom-1 doom-2 doom-3 doom-4 dawn-3")
    table.guard(2, "twilight-1").dungeon(2, "twilight-1").dice(1, 6).set(actions=1).step()
    assert table.record["dungeon_size"][:3].tolist() == [0, 4, 1]


def test_scry_raids_where_the_best_prisoner_is():
    table = LaidTable(players=3, strategy="wizard").structure(0, "night-3 -").dungeon(0, "dawn-2").stack("")
    table.book(0, "scry").dungeon(1, "gaia-4 gaia-4 gaia-4").dungeon(2, "doom-4").guard(0, "doom-1")
    table.dice(1, 6).set(actions=1).step()
    assert table.record["dungeon_size"][1:3].tolist() == [3, 0]  # those of GAIA would stand beside an enemy


@pytest.mark.parametrize("name", ("opportunist", "wizard"))
def test_duplicate_does_not_copy_the_circle_that_lies_there(name):
    table = LaidTable(strategy=name).structure(0, "doom-4 doom-4", "doom-3 doom-3 doom-3", "doom-2").guard(0, "doom-1")
    table.circle(0, "circle-of-might").dungeon(0, "dawn-3 doom-4").book(0, "duplicate").spell_discards("time-warp")
    table.stack("").step()
    assert table.record["circle"][0] == CIRCLE_OF_MIGHT and table.record["doubled"][0, TIME_WARP] == 1


def test_nobody_harms_himself_for_want_of_a_target():
    table = LaidTable(strategy="wizard").structure(0, "doom-4 doom-4", "doom-3 doom-3 doom-3").guard(0, "doom-1")
    table.stack("").dungeon(0, "doom-1 doom-4").book(0, "atrophy").step()
    assert not table.record["charms"][0].any()


def test_nobody_wastes_a_touch_of_death():
    table = LaidTable(strategy="wizard").structure(0, "doom-4 -").guard(0, "doom-1").dungeon(0, "doom-3")
    assert table.book(0, "touch-of-death").stack("").step().spells("book", 0) == "touch-of-death"


def test_circle_of_magic_is_known():
    """With the circle a night-2 pays for Time Warp; without it, the circle is laid because it opens two spells."""
    table = LaidTable(strategy="wizard").circle(0, "circle-of-magic").dungeon(0, "night-2 twilight-1")
    assert table.book(0, "time-warp").step().record["cast"][0, TIME_WARP] == 1
    table = LaidTable(strategy="wizard").dungeon(0, "dawn-1 night-2 twilight-1 gaia-1").stack("doom-1 doom-1")
    table.structure(0, "doom-4 -").book(0, "circle-of-magic time-warp summon-golem").step()
    assert table.record["circle"][0] >= 0


def test_magic_tempest_is_for_the_rivals_spells():
    def cast(seat: int) -> bool:
        table = LaidTable(strategy="wizard").dungeon(0, "doom-2").book(0, "magic-tempest").stack("")
        table.structure(0, "doom-4 -").structure(1, "night-4 -").guard(0, "doom-1").guard(1, "doom-1")
        table.circle(seat, "circle-of-guile").charm(f"{seat}.1.1", "avatar").aura(f"{seat}.1.1", "aura-of-strength")
        return bool(table.step().record["cast"][0].any())

    assert cast(1) and not cast(0)


def test_neutrality_goes_where_it_opens_places():
    """A structure of DOOM keeps CLERGY out; under the aura it lets them in, the pillar before the last of the row."""
    table = LaidTable(strategy="wizard", wizards=("gaia", "dawn")).structure(0, "doom-4 -").guard(0, "doom-1").stack("")
    table.dungeon(0, "gaia-2").book(0, "aura-of-neutrality").step()
    assert table.record["aura"][0, 0] >= 0


def test_balance_costs_the_armor():
    table = LaidTable(strategy="wizard").structure(0, "doom-4 -", "doom-3", "doom-2").charm("0.1.1", "mystic-armor")
    table.set(seat=1, actions=1).structure(1, "night-4 -").dungeon(1, "gaia-3").book(1, "balance").stack("").step()
    assert table.count(0) == 3 and table.spells("spell_discards").split()[0] == "mystic-armor"


def test_armor_and_decoys_draw_no_attack():
    table = LaidTable(strategy="raider").guard(0, "twilight-4").structure(1, "doom-2 doom-2", "doom-1").stack("")
    table.charm("1.1.1", "mystic-armor").charm("1.2.1", "ethereality").dice(1, 6).step()
    assert (table.at("1.1.1"), table.at("1.1.2")) == ("doom-2", "-")


def test_long_games_are_brought_to_their_end():
    """Late in the game recruiting comes before a capture that would else be made."""

    def done(rounds: int) -> list[int]:
        table = LaidTable(strategy="opportunist").guard(0, "twilight-4").structure(1, *EIGHT).stack("doom-1 " * 9)
        return table.set(rounds=rounds).step().record["done"][0].tolist()

    assert done(10)[CAPTURE] == 1 and done(150)[RECRUIT] == 1


def test_a_circle_of_rescues_ends_before_the_cap():
    """Deal 272 of seed 7: captures and rescues of the same two creatures, once without end."""
    table = table_for(match("feuergipfel", ["opportunist", "raider"], 600, seed=7), 0)
    assert not table.play(7, 0, 600)["truncated"].any()
