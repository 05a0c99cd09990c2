"""Characters that destroy, and those that do something when destroyed (rulebook: clarifications on card effects)."""

import pytest


def test_alchemist_destroys_any_card_for_its_strength_in_coins(lay):
    t = lay(near=["thief"], far_3=["clumsy-ogre"], answers=["clumsy-ogre"], supply=40)
    t.play("alchemist")
    assert (t.far(3), t.discarded, t.coins) == ([], ["clumsy-ogre"], [6, 0])
    assert t.options() == ["alchemist", "clumsy-ogre", "thief"]


def test_alchemist_alone_in_play_destroys_herself(lay):
    t = lay().play("alchemist")
    assert (t.near(), t.discarded, t.coins) == ([], ["alchemist"], [2, 0])


def test_alchemist_gets_nothing_for_a_face_down_card(lay):
    t = lay(far=["-clumsy-ogre"], answers=["clumsy-ogre"]).play("alchemist")
    assert (t.far(), t.coins) == ([], [0, 0])


def test_alchemist_gets_no_more_than_the_supply_has(lay):
    t = lay(far=["clumsy-ogre"], answers=["clumsy-ogre"], supply=4).play("alchemist")
    assert t.coins == [4, 0]


def test_alchemist_switch_own_cards_only(lay):
    t = lay(near_2=["thief"], far=["hel"], answers=["thief"], options={"alchemist": "own"}).play("alchemist")
    assert t.options() == ["alchemist", "thief"]
    assert t.coins == [4, 0]


def test_horseman_the_active_player_destroys_first_then_the_other(lay):
    t = lay(near=["thief"], far=["hel", "siren"], answers=["thief", "nothing", "siren", "nothing"])
    t.play("apocalyptic-horseman")
    assert (t.near(), t.far()) == (["apocalyptic-horseman"], ["hel"])
    assert t.asked == [(0, "destroy"), (0, "destroy"), (1, "destroy"), (1, "destroy")]


def test_horseman_at_least_three_strength_and_more_if_they_like(lay):
    t = lay(near=["undead", "bishop"], far=[], answers=["bishop", "undead", "it"]).close(2, 3)
    t.play("apocalyptic-horseman")
    assert t.near() == []
    assert [("nothing" in t.options(i)) for i in range(2)] == [False, False]


def test_horseman_stopping_is_allowed_once_three_are_destroyed(lay):
    t = lay(near=["bishop"], answers=["it", "nothing"]).play("apocalyptic-horseman")
    assert (t.near(), t.discarded) == (["bishop"], ["apocalyptic-horseman"])


def test_horseman_who_has_less_than_three_loses_all(lay):
    t = lay(near=["thief"], far=["bishop", "-clumsy-ogre"], answers=["thief", "nothing"])
    t.play("apocalyptic-horseman")
    assert t.far() == []
    assert t.asked == [(0, "destroy")] * 2, "nobody asks who has no choice"


def test_horseman_played_in_the_turn_of_the_other_player(lay):
    t = lay(near=["thief"], far=["hel"], answers=["hel", "nothing"])
    t.play("apocalyptic-horseman", "far", seat=1)
    assert t.far() == ["apocalyptic-horseman"] and t.near() == []
    assert t.asked[0] == (1, "destroy")


def test_horseman_number_can_be_changed(lay):
    t = lay(near=["thief"], far=["hel"], change={"apocalyptic-horseman.amount": 5}, answers=["thief"])
    t.play("apocalyptic-horseman")
    assert t.near() == [] and t.far() == []


def test_blood_priest_the_opponent_chooses(lay):
    t = lay(far=["hel", "thief"], far_2=["siren"], answers=["thief"]).play("blood-priest")
    assert (t.far(), t.asked) == (["hel"], [(1, "destroy")])
    assert t.options() == ["hel", "thief"]


def test_blood_priest_without_a_card_over_there(lay):
    assert lay(near=["thief"], far_2=["hel"]).play("blood-priest").near() == ["thief", "blood-priest"]


def test_ruffian_destroys_the_weak_and_face_down_cards_count_as_weak(lay):
    t = lay(near=["bishop", "thief"], far=["-clumsy-ogre", "undead"], far_3=["hel"], answers=["clumsy-ogre"])
    t.play("ruffian")
    assert t.options() == ["bishop", "clumsy-ogre", "undead"]
    assert t.far() == ["undead"]


def test_ruffian_never_reaches_a_strong_card(lay):
    t = lay(near=["thief"], far=["hel"]).play("ruffian")
    assert (t.near(), t.far(), t.asked) == (["thief", "ruffian"], ["hel"], [])


def test_ruffian_ignores_scoring_effects(lay):
    t = lay(far=["berserker", "siren"]).play("ruffian")
    assert t.far() == ["berserker", "siren"], "the Berserker weakens in scoring only"


def test_assassin_destroys_another_card_in_this_lane(lay):
    t = lay(near=["thief"], far=["hel"], far_2=["siren"], answers=["hel"]).play("assassin")
    assert t.far() == []
    assert t.questions[0].options == frozenset({0, 1}), "the two others of the lane, not the assassin, not lane 2"


def test_voodoo_doll_takes_a_card_along(lay):
    t = lay(near=["voodoo-doll"], far_2=["hel"], near_3=["thief"], answers=["hel"])
    t.record["faces"][19] -= 1
    t.record["up"][1] = 0  # a face-down Hel stops nothing
    t.destroy("voodoo-doll")
    assert t.discarded == ["hel", "voodoo-doll"] and t.near(3) == ["thief"]


def test_undead_comes_back_face_up_in_another_lane(lay):
    t = lay(near=["undead", "thief"], answers=["lane 3"]).destroy("undead")
    assert (t.near(), t.near(3), t.discarded) == (["thief"], ["undead"], [])


def test_undead_with_one_lane_left_is_destroyed(lay):
    t = lay(near=["undead"]).close(2, 3).destroy("undead")
    assert (t.near(), t.discarded) == ([], ["undead"])


def test_undead_stays_with_its_owner(lay):
    t = lay(far=["undead"], answers=["lane 2"]).destroy("undead")
    assert t.far(2) == ["undead"] and t.asked == [(1, "destination")]


def test_fanatic_comes_back_face_down(lay):
    t = lay(near=["fanatic"], answers=["lane 2"]).destroy("fanatic")
    assert t.near(2) == ["-fanatic"]


def test_fanatic_with_one_lane_left_is_destroyed(lay):
    assert lay(near=["fanatic"]).close(2, 3).destroy("fanatic").discarded == ["fanatic"]


@pytest.mark.parametrize("card", ["undead", "fanatic", "veteran", "voodoo-doll"])
def test_ruling_4_a_face_down_card_has_no_effect_when_destroyed(lay, card):
    t = lay(near=[f"-{card}"], far=["thief"], offer=["hel", "siren", "monk", "demon"], deck=["bard"]).destroy(card)
    assert (t.near(), t.far(), t.near(2), t.discarded) == ([], ["thief"], [], [card])


def test_veteran_an_offer_card_takes_his_place_without_its_effect(lay):
    t = lay(
        near=["veteran"], far_2=["hel"], offer=["wizard", "siren", "monk", "demon"], top="bard", deck=["thief"],
        answers=["#wizard", "lane 2"], options={"hel": "lane"},
    )  # fmt: skip
    t.destroy("veteran")
    assert (t.near(), t.near(2), t.far(2)) == ([], ["wizard"], ["hel"])
    assert t.offer == ["bard", "siren", "monk", "demon"], "the offer is filled up at once"


def test_veteran_switch_face_down(lay):
    t = lay(near=["veteran"], offer=["wizard"], answers=["lane 2"], options={"placed": "down"}).destroy("veteran")
    assert t.near(2) == ["-wizard"]


def test_veteran_without_an_offer(lay):
    assert lay(near=["veteran"]).destroy("veteran").discarded == ["veteran"]


def test_hel_stops_the_effects_of_destroyed_cards_everywhere(lay):
    t = lay(near=["undead"], far_3=["hel"]).destroy("undead")
    assert t.discarded == ["undead"]


def test_hel_face_down_stops_nothing(lay):
    t = lay(near=["undead"], far_3=["-hel"], answers=["lane 2"]).destroy("undead")
    assert t.near(2) == ["undead"]


def test_hel_switch_this_lane_only(lay):
    t = lay(near=["undead"], far_3=["hel"], answers=["lane 2"], options={"hel": "lane"}).destroy("undead")
    assert t.near(2) == ["undead"]
    t = lay(near=["undead"], far=["hel"], options={"hel": "lane"}).destroy("undead")
    assert t.discarded == ["undead"]
