"""VI: the clans' powers, an option."""

import pytest


@pytest.mark.parametrize(("powers", "actions"), [("on", 2), ("off", 1)])
def test_doom_gives_an_action_once_a_turn(lay, powers, actions):
    t = lay(clan_powers=powers).dungeon(0, "doom-1 doom-1").dice(6, 6).step("brainwash", "0.1.1")
    assert t.record["actions"] == actions
    if powers == "on":
        assert t.step("brainwash", "0.1.2").record["actions"] == 1


@pytest.mark.parametrize(("powers", "lead"), [("on", 2), ("off", 1)])
def test_clergy_raids_better(lay, powers, lead):
    t = lay(clan_powers=powers).structure(0, "clergy-1 -").dungeon(1, "doom-1").dice(6, 1).step("rescue")
    assert t.record["rescue_tries"][0, 6 + lead] == 1


@pytest.mark.parametrize(("powers", "lead"), [("on", -3), ("off", -2)])
def test_gaia_defends_better(lay, powers, lead):
    t = (
        lay(clan_powers=powers, wizards=("doom", "night"))
        .structure(0, "twilight-1 -")
        .structure(1, "gaia-2 -")
        .dice(1, 2)
    )
    assert t.step("capture").record["capture_tries"][0, 6 + lead] == 1


def test_twilight_converts_its_captives(lay):
    t = (
        lay(clan_powers="on")
        .structure(0, "twilight-4 -")
        .structure(1, "doom-2 -")
        .dice(1, 6, 3)
        .step("capture", "0.2.1")
    )
    assert (t.at("0.2.1"), t.prisoners(0)) == ("doom-2", "")
    t = lay(clan_powers="on").structure(0, "twilight-4 -").structure(1, "doom-2 -").dice(1, 6, 2).step("capture")
    assert t.prisoners(0) == "doom-2"


def test_ruling_27_not_as_guard_not_without_room_and_it_may_be_declined(lay):
    t = lay(clan_powers="on").guard(0, "twilight-4").structure(1, "doom-2 -").dice(1, 6, 6).step("capture")
    assert t.prisoners(0) == "doom-2"
    t = (
        lay(clan_powers="on")
        .structure(0, "twilight-4 -")
        .structure(1, "doom-2 -")
        .dice(1, 6, 6)
        .step("capture", "dungeon")
    )
    assert t.prisoners(0) == "doom-2"
    t = lay(clan_powers="on").structure(0, "twilight-4 -").structure(1, "dawn-2 -").dice(1, 6, 6).step("capture")
    assert t.prisoners(0) == "dawn-2"


@pytest.mark.parametrize(("powers", "spells"), [("on", 2), ("off", 1)])
def test_dawn_researches_twice(lay, powers, spells):
    t = lay(clan_powers=powers).dungeon(0, "dawn-1 dawn-1").step("research")
    assert len(t.spells("book", 0).split()) == spells


def test_night_moves_once_for_nothing(lay):
    t = lay(clan_powers="on").structure(0, "night-4 -", "doom-2").set(actions=0)
    assert t.step().record["seat"] == 1  # the one of DOOM could move, but not for nothing
    t = lay(clan_powers="on").structure(0, "night-4 doom-3").set(actions=0).step("swap", "0.1.1")
    assert (t.at("0.1.1"), t.record["night_used"], t.record["actions"]) == ("doom-3", 1, 0)
    assert t.step().record["seat"] == 1


def test_night_does_not_pay_for_others(lay):
    t = lay(clan_powers="on").structure(0, "doom-4 doom-3").step("swap", "0.1.1")
    assert (t.record["night_used"], t.record["actions"]) == (0, 1)
    t = lay(clan_powers="on").structure(0, "night-4 doom-3").step("swap", "0.1.1")
    assert (t.record["night_used"], t.record["actions"]) == (1, 2)


def test_neutral_creatures_have_no_power(lay):
    t = (
        lay(clan_powers="on")
        .structure(0, "clergy-1 -")
        .aura("0.1.1", "aura-of-neutrality")
        .dungeon(1, "doom-1")
        .dice(6, 1)
    )
    assert t.step("rescue").record["rescue_tries"][0, 7] == 1
