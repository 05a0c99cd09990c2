"""Characters that the rules look for: Fenrir, Freyja, Heimdall, Loki, Njord; and the coins of Thief, Beggar, Cutthroat."""

import re


def test_fenrir_cards_are_played_face_down_without_effect(lay):
    t = lay(far=["fenrir"], coins=[0, 3]).play("thief")
    assert (t.near(), t.coins) == (["-thief"], [0, 3])
    assert lay(near_2=["fenrir"], coins=[0, 3]).play("thief").coins == [1, 2]


def test_fenrir_himself_comes_face_up(lay):
    assert lay().play("fenrir").near() == ["fenrir"]


def test_fenrir_face_down_does_nothing(lay):
    assert lay(far=["-fenrir"]).play("hel").near() == ["hel"]


def test_fenrir_placed_cards_are_not_played(lay):
    t = lay(near=["-summoner", "fenrir"], offer=["hel"]).flip("summoner")
    assert t.near() == ["summoner", "fenrir", "hel"]


def test_freyja_all_must_play_into_her_lane(lay):
    t = lay(hands=[["hel"], ["thief"]], near_2=["freyja"], coins=[0, 0]).deploy(0).deploy(1)
    assert (t.near(2), t.far(2), t.asked) == (["freyja", "hel"], ["thief"], [])


def test_freyja_face_down_binds_nobody(lay):
    t = lay(hands=[["hel"]], near_2=["-freyja"], answers=["lane 3"]).deploy()
    assert t.near(3) == ["hel"]


def test_ruling_13_with_several_freyjas_any_of_their_lanes(lay):
    t = lay("tournament", hands=[["hel"]], near=["freyja"], far_3=["freyja"], answers=["lane 3"]).deploy()
    assert t.near(3) == ["hel"] and t.questions[0].options == frozenset({0, 2})


def test_heimdall_stops_an_effect_aimed_at_his_lane_and_is_turned_down(lay):
    t = lay(far=["heimdall", "hel"], answers=["hel"]).play("wizard", "near_2")
    assert t.far() == ["-heimdall", "hel"]


def test_heimdall_guards_both_sides_and_stops_his_own_player_too(lay):
    t = lay(near=["heimdall"], far=["hel"], answers=["hel"]).play("wizard", "near_2")
    assert (t.near(), t.far()) == (["-heimdall"], ["hel"])


def test_heimdall_does_not_guard_other_lanes(lay):
    t = lay(far=["heimdall"], far_2=["hel"], answers=["hel"]).play("wizard")
    assert (t.far(), t.far(2)) == (["heimdall"], ["-hel"])


def test_heimdall_guards_himself(lay):
    t = lay(far=["heimdall"]).play("ruffian", "near_2")
    assert t.far() == ["heimdall"], "4 is too strong for the Ruffian"
    t = lay(far=["heimdall"], answers=["heimdall"]).play("alchemist", "near_2")
    assert (t.far(), t.coins) == (["-heimdall"], [0, 0])


def test_ruling_11_mass_effects_pass_heimdall(lay):
    t = lay(far=["heimdall", "hel"]).play("clumsy-ogre")
    assert t.far() == ["-heimdall", "-hel"]


def test_ruling_11_only_the_part_that_hits_the_card_is_stopped(lay):
    """The Seductress can't flip the card; moving it is an effect of its own."""
    t = lay(far_2=["heimdall", "hel"], answers=["hel"]).play("seductress")
    assert (t.far(2), t.far()) == (["-heimdall"], ["hel"])


def test_ruling_11_horseman_a_guarded_card_counts_as_named(lay):
    t = lay(near=["thief"], far=["heimdall"], answers=["thief", "nothing"]).play("apocalyptic-horseman")
    assert t.near() == ["thief", "apocalyptic-horseman"] and t.far() == []


def test_loki_who_played_a_card_exchanges_it(lay):
    t = lay(near=["loki"], far=["hel", "siren"], answers=["hel"]).play("bishop")
    assert (t.near(), t.far()) == (["loki", "hel"], ["bishop", "siren"])
    assert t.asked == [(0, "exchange")]


def test_loki_after_the_play_effect_and_for_the_opponent_too(lay):
    t = lay(near=["loki"], far=["siren"], coins=[3, 0], answers=["loki"]).play("thief", "far", seat=1)
    assert (t.near(), t.far(), t.coins) == (["thief"], ["siren", "loki"], [2, 1])
    assert t.asked == [(1, "exchange")]


def test_loki_exchanged_cards_have_no_effect(lay):
    t = lay(near=["loki"], far=["thief"], coins=[0, 3], answers=["thief"]).play("bishop")
    assert (t.near(), t.coins) == (["loki", "thief"], [0, 3])


def test_loki_with_no_other_card_than_himself(lay):
    assert lay(near=["loki"]).play("bishop").near() == ["bishop", "loki"]


def test_loki_his_own_play_is_no_occasion(lay):
    assert lay(far=["hel"]).play("loki").near() == ["loki"]


def test_loki_switch_everywhere(lay):
    t = lay(near=["loki"], far_3=["hel"], answers=["hel"], options={"loki": "everywhere"}).play("bishop")
    assert (t.near(), t.far(3)) == (["loki", "hel"], ["bishop"])


def test_loki_a_card_that_has_left_the_lane_is_not_exchanged(lay):
    t = lay(near=["loki"], far=["hel"], answers=["it", "lane 2"]).play("chaos-mage")
    assert (t.near(), t.near(2)) == (["loki"], ["chaos-mage"])


def test_loki_is_stopped_by_heimdall(lay):
    t = lay(near=["loki"], far=["heimdall"], answers=["heimdall"]).play("bishop")
    assert (t.near(), t.far()) == (["loki", "bishop"], ["-heimdall"])


def test_ruling_22_a_card_played_face_down_is_exchanged_and_paid_for(lay):
    t = lay(near=["loki", "njord"], far=["fenrir"], answers=["fenrir"]).play("thief")
    assert (t.near(), t.far(), t.coins) == (["loki", "njord", "fenrir"], ["-thief"], [1, 0])


def test_njord_who_plays_on_his_side_gains_a_coin(lay):
    assert lay(near=["njord"]).play("hel").coins == [1, 0]
    assert lay(near=["njord"]).play("hel", "near_2").coins == [0, 0]
    assert lay(far=["njord"]).play("hel").coins == [0, 0]


def test_njord_an_opponents_traitor_earns_the_coin(lay):
    t = lay(near=["njord"]).play("traitor", "near", seat=1)
    assert t.coins == [0, 1]


def test_njord_his_own_play_is_no_occasion(lay):
    assert lay().play("njord").coins == [0, 0]


def test_thief_takes_a_coin_if_there_is_one(lay):
    assert lay(coins=[0, 2]).play("thief").coins == [1, 1]
    assert lay(coins=[4, 0]).play("thief").coins == [4, 0]


def test_beggar_a_richer_opponent_pays_two(lay):
    assert lay(coins=[2, 5]).play("beggar").coins == [4, 3]
    assert lay(coins=[2, 2]).play("beggar").coins == [2, 2]
    assert lay(coins=[0, 1]).play("beggar").coins == [1, 0]


def test_cutthroat_income_for_the_leader_by_base_strength(lay):
    t = lay(near=["cutthroat", "monk"], far=["berserker"], supply=40).begin()
    assert t.coins == [4, 0], "6 against 4: the Berserker weakens in scoring only"
    assert lay(near=["cutthroat"], far=["bishop"], supply=40).begin().coins == [3, 0], "a tie"
    assert lay(far=["cutthroat"], supply=40).begin().coins == [3, 0], "not in the opponent's income phase"
    assert lay(near=["-cutthroat", "hel"], supply=40).begin().coins == [3, 0]


def test_order_left_to_right_as_the_owner_sees_the_lanes(lay):
    """For the far player lane 3 is on the left."""
    t = lay(far=["cutthroat"], far_3=["demon"], options={"demon": "income"}, supply=40).begin(1)
    assert re.findall(r"the effect of ([\w-]+)", t.told) == ["demon", "cutthroat"]


def test_ruling_23_njord_pays_before_the_cards_effect(lay):
    """With the coin the player is as rich as the opponent, and the Beggar gets nothing."""
    assert lay(near=["njord"], coins=[2, 3]).play("beggar").coins == [3, 3]


def test_income_a_card_that_is_turned_down_and_up_again_before_its_turn_is_active_again(lay):
    """Two Demons with the switch flip the Cutthroat; unlike a play effect, income is not set off by turning up."""
    given = {"near": ["demon", "demon", "cutthroat"], "supply": 40, "options": {"demon": "income"}}
    t = lay(**given, answers=["cutthroat", "cutthroat"]).begin()
    assert t.near()[2] == "cutthroat" and t.coins == [4, 0]
    assert lay(**given, answers=["cutthroat", "demon"]).begin().coins == [3, 0], "turned down it has none"
