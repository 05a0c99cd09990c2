"""Characters that flip cards, and what flipping does (rulebook: terms, order of effects, clarifications)."""

import re

import pytest


def test_flip_turns_down_and_up_again(lay):
    t = lay(near=["hel"]).flip("hel")
    assert t.near() == ["-hel"]
    assert t.flip("hel").near() == ["hel"]


def test_flip_a_play_effect_is_set_off_again_when_the_card_is_turned_up(lay):
    t = lay(near=["-thief"], coins=[0, 3]).flip("thief")
    assert (t.near(), t.coins) == (["thief"], [1, 2])


def test_flip_turning_down_sets_nothing_off(lay):
    assert lay(near=["thief"], coins=[0, 3]).flip("thief").coins == [0, 3]


def test_ruling_10_after_a_re_reveal_the_owner_of_the_side_decides(lay):
    t = lay(near=["siren"], far=["-wizard"], answers=["siren"]).flip("wizard")
    assert (t.near(), t.asked) == (["-siren"], [(1, "flip")])


def test_demon_flips_a_card_in_this_lane(lay):
    t = lay(near=["thief"], far=["hel"], far_2=["siren"], answers=["hel"]).play("demon")
    assert t.far() == ["-hel"]
    assert t.options() == ["demon", "hel", "thief"]


def test_demon_alone_flips_himself(lay):
    assert lay(far_2=["hel"]).play("demon").near() == ["-demon"]


def test_demon_switch_income(lay):
    t = lay(far=["hel"], options={"demon": "income"}).play("demon")
    assert t.far() == ["hel"]
    assert t.answer("hel").begin().far() == ["-hel"]


def test_wizard_flips_any_card(lay):
    t = lay(near=["thief"], far_3=["hel"], answers=["hel"]).play("wizard")
    assert t.far(3) == ["-hel"] and t.options() == ["hel", "thief", "wizard"]


def test_wizard_alone_flips_himself(lay):
    assert lay().play("wizard").near() == ["-wizard"]


def test_illusionist_flips_a_card_of_the_opponent_in_any_lane(lay):
    t = lay(near=["thief"], far=["hel"], far_3=["siren"], answers=["siren"]).play("illusionist")
    assert (t.far(), t.far(3)) == (["hel"], ["-siren"])
    assert t.options() == ["hel", "siren"]


def test_illusionist_with_nothing_to_flip(lay):
    assert lay(near=["thief"]).play("illusionist").near() == ["thief", "illusionist"]


def test_war_bear_counts_himself_and_the_leader_flips(lay):
    t = lay(near=["bishop"], far=["thief"], answers=["bishop"]).play("war-bear")
    assert (t.near(), t.asked) == (["-bishop", "war-bear"], [(0, "flip")])


def test_war_bear_the_opponent_leads(lay):
    t = lay(far=["thief", "siren"], answers=["siren"]).play("war-bear")
    assert (t.far(), t.asked) == (["thief", "-siren"], [(1, "flip")])


def test_war_bear_a_tie_does_nothing(lay):
    t = lay(far=["fenrir"])
    t.record["faces"][14] = 0  # a Fenrir that has just come to lie there would turn the bear down
    t.play("war-bear")
    assert (t.near(), t.far()) == (["war-bear"], ["fenrir"])


def test_monk_first_you_then_the_opponent(lay):
    t = lay(near=["thief"], far=["hel", "siren"], answers=["thief", "hel"]).play("monk")
    assert (t.near(), t.far(), t.asked) == (["-thief", "monk"], ["-hel", "siren"], [(0, "flip"), (1, "flip")])


def test_monk_follow_ups_come_before_the_opponent(lay):
    t = lay(near=["-wizard"], far=["hel"], answers=["wizard", "hel"]).play("monk")
    assert (t.near(), t.far()) == (["wizard", "monk"], ["hel"]), "the Wizard turns Hel down, the opponent up again"


def test_monk_only_who_has_cards_in_the_lane_flips(lay):
    assert lay(far_2=["hel"]).play("monk").near() == ["-monk"]


def test_shadow_flips_all_and_himself(lay):
    t = lay(near=["bishop"], far=["hel"]).play("shadow")
    assert (t.near(), t.far()) == (["-bishop", "-shadow"], ["-hel"])


def test_clumsy_ogre_flips_all_others(lay):
    t = lay(near=["bishop", "-hel"], far=["siren"], far_2=["thief"]).play("clumsy-ogre")
    assert (t.near(), t.far(), t.far(2)) == (["-bishop", "hel", "clumsy-ogre"], ["-siren"], ["thief"])


@pytest.mark.parametrize(
    ("side", "near", "far"), [("opposing", ["bishop"], ["-siren"]), ("own", ["-bishop"], ["siren"])]
)
def test_clumsy_ogre_switch(lay, side, near, far):
    t = lay(near=["bishop"], far=["siren"], options={"ogre": side}).play("clumsy-ogre")
    assert (t.near()[:1], t.far()) == (near, far)


def test_ruling_1_all_cards_are_flipped_before_any_effect(lay):
    """The Thief and the Wizard come up together: the Wizard may then turn the Thief's neighbour as it lies."""
    t = lay(near=["-wizard", "hel"], far=["-thief"], coins=[2, 0], answers=["hel"]).play("clumsy-ogre")
    assert (t.near(), t.far()) == (["wizard", "hel", "clumsy-ogre"], ["thief"])
    assert t.coins == [1, 1]


def test_ruling_1_a_card_turned_down_before_its_turn_has_no_effect(lay):
    t = lay(near=["-wizard"], far=["-thief"], coins=[2, 0], answers=["thief"]).play("clumsy-ogre")
    assert (t.far(), t.coins) == (["-thief"], [2, 0])


def test_mass_flips_switch_one_after_the_other(lay):
    """The Wizard acts before the second card has been flipped at all, and it is flipped back."""
    t = lay(
        near=["-wizard"], far=["-thief"], coins=[2, 0], answers=["thief"], options={"mass_flips": "one-by-one"}
    ).play("clumsy-ogre")
    assert (t.far(), t.coins) == (["-thief"], [1, 1])


@pytest.mark.parametrize(
    ("side", "seat", "order"),
    [
        ("near", 0, ["clumsy-ogre", "thief", "beggar", "troll-mother"]),
        ("far", 1, ["clumsy-ogre", "troll-mother", "thief", "beggar"]),
    ],
)
def test_order_of_effects_the_active_side_first_from_the_castle_outwards(lay, side, seat, order):
    t = lay(near=["-thief", "-beggar"], far=["-troll-mother"]).play("clumsy-ogre", side, seat)
    assert re.findall(r"the effect of ([\w-]+)", t.told) == order


def test_slinger_flips_all_strongest_of_each_side(lay):
    t = lay(near=["thief", "bishop"], far=["hel", "freyja", "siren"], options={"freyja": "played"})
    t.play("slinger")
    assert (t.near(), t.far()) == (["-thief", "bishop", "slinger"], ["-hel", "-freyja", "siren"])


def test_slinger_himself_if_nobody_is_stronger(lay):
    assert lay(near=["bishop"]).play("slinger").near() == ["bishop", "-slinger"]


def test_ruling_14_slinger_reveals_a_side_of_face_down_cards(lay):
    t = lay(far=["-hel", "-bishop"]).play("slinger")
    assert t.far() == ["hel", "bishop"]
    t = lay(far=["-hel", "-bishop"], options={"slinger": "spares"}).play("slinger")
    assert t.far() == ["-hel", "-bishop"]


def test_traitor_goes_to_the_other_side_and_flips_a_card_there(lay):
    t = lay(hands=[["traitor"]], far=["hel", "siren"], answers=["lane 1", "hel"]).deploy()
    assert (t.near(), t.far(), t.asked[-1]) == ([], ["-hel", "siren", "traitor"], (0, "flip"))
    assert t.options() == ["hel", "siren"]


def test_traitor_without_another_card(lay):
    t = lay(hands=[["traitor"]], answers=["lane 2"]).deploy()
    assert t.far(2) == ["traitor"]


def test_ruling_2_a_card_is_set_off_three_times_by_one_play_at_most(lay):
    t = lay(near=["-thief"], coins=[0, 9])
    for _ in range(10):
        t.flip("thief")
    assert t.coins == [3, 6] and t.record["loops_capped"] == 2
    t.record["event"] += 1  # the next card is played
    t.flip("thief").flip("thief")
    assert t.coins == [4, 5]


def test_ruling_2_the_cap_is_a_switch(lay):
    t = lay(near=["-thief"], far=["hel"], coins=[0, 9], options={"loop_cap": "1"})
    t.record["event"] = 7
    for _ in range(4):
        t.flip("thief")
    assert t.coins == [1, 8] and t.record["loops_capped"] == 1


def test_order_of_effects_a_card_turned_down_before_its_turn_and_up_again_has_had_its_effect(lay):
    """The first Wizard turns the Thief down, the second up again: what the Ogre set off has lapsed, one coin."""
    t = lay(near=["-wizard", "-wizard", "-thief"], coins=[0, 9], answers=["thief", "thief"]).play("clumsy-ogre")
    assert t.near()[2] == "thief" and t.coins == [1, 8]
