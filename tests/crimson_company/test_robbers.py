"""Solo and coop against the robber knights, whose cards lie on the far sides (rulebook: variants solo, cooperative)."""

import pytest


def solo(lay, **given):
    return lay("solo", **given)


def robbers_turn(t):
    t.record["turn_party"] = 1
    return t


def test_a_round_three_cards_one_for_you_two_for_them(lay):
    t = solo(lay, hands=[["hel", "bishop", "bishop"]], top="monk", deck=["thief", "siren", "bard"])
    t.answer("#hel", "lane 2", "lane 1", "no", "lane 2", "no").step()
    assert (t.near(2), t.far(1), t.far(2)) == (["hel"], ["bishop"], ["bishop"])
    assert [kind for _, kind in t.asked] == ["deploy", "lane", "lane", "spare", "lane", "spare"]
    assert len(t.names("hand")) == 3, "the hand of the next round"


def test_robber_cards_go_to_the_lane_with_fewest_of_them(lay):
    t = solo(lay, far=["hel"], far_2=["monk"], hands=[["bishop", "bishop", "bishop"]])
    t.answer("lane 1", "no", "lane 2", "no").step()
    lanes = [q.options for q in t.questions if q.kind == "lane"]
    assert lanes == [frozenset({0, 1, 2}), frozenset({0, 1, 2})], "lane 3 first without asking, then all are equal"
    assert (t.near(1), t.far(3)) == (["bishop"], ["bishop"])


def test_freyja_overrides_the_placement_of_all_cards(lay):
    t = solo(lay, near=["freyja"], far=["hel"], hands=[["bishop", "bishop", "bishop"]], answers=["no", "no"]).step()
    assert (t.near(), t.far()) == (["freyja", "bishop"], ["hel", "bishop", "bishop"])


def test_castle_coins_are_strength_of_the_robber_knights(lay):
    t = solo(lay, near=["hel", "siren", "-monk", "-thief"], far=["undead"], castle_coins=[5, 0, 0], supply=35).score()
    assert t.castles == [0, 0] and "the near side has 7, the far side 7" in t.told
    t = solo(lay, near=["hel", "siren", "-monk", "-thief"], far=["fenrir"], castle_coins=[3, 0, 0]).score()
    assert t.castles == [0, 1]


def test_you_win_with_two_castles_and_lose_if_they_have_them(lay):
    four = ["hel", "thief", "siren", "njord"]
    t = solo(lay, near=four, castles=[1, 1, 0, 0, 0, 0]).score().finish()
    assert t.record["win"][0] == 1 and t.record["place"][0] == 1
    t = solo(lay, far=four, castles=[1, 1, 0, 0, 0, 0]).score().finish()
    assert t.record["win"][0] == 0
    t = lay("coop", far=four, castles=[1, 1, 0, 0, 0, 0]).score().finish()
    assert t.record["win"][:2].tolist() == [0, 0] and t.record["place"][:2].tolist() == [2, 2]


def test_the_one_discard_puts_the_strength_on_the_castle(lay):
    t = solo(lay, hands=[["fenrir", "fenrir", "fenrir"]], far=["hel"], far_2=["monk"], supply=40)
    t.answer("lane 1", "yes").step()
    assert "discards fenrir" in t.told and t.record["castle_coins"][:3].tolist() == [0, 0, 5]
    assert t.record["discard_used"][0] == 1
    assert t.far(3) == ["fenrir"] and t.asked[-1] == (0, "spare"), "for the other card nobody asks again"


def test_your_coins_may_be_taken_off_any_castle(lay):
    t = solo(lay, castle_coins=[1, 0, 2], supply=0, answers=["lane 3"]).play("thief")
    assert t.record["castle_coins"][:3].tolist() == [1, 0, 1] and t.record["supply"] == 1
    t = solo(lay, castle_coins=[1, 0, 2], answers=["nothing"]).play("thief")
    assert t.record["castle_coins"][:3].tolist() == [1, 0, 2]


def test_without_castle_coins_nothing_happens(lay):
    assert solo(lay).play("thief").asked == []


def test_their_coins_go_onto_the_castle_of_the_lane(lay):
    t = robbers_turn(solo(lay, supply=5)).play("thief", "far_2")
    assert t.record["castle_coins"][:3].tolist() == [0, 1, 0]
    t = robbers_turn(solo(lay, near=["hel"], supply=3, answers=["hel"])).play("alchemist", "far_3")
    assert t.record["castle_coins"][:3].tolist() == [0, 0, 3], "no more than the supply has"


def test_ruling_20_who_benefits_decides_and_not_whose_turn_it_is(lay):
    t = robbers_turn(solo(lay, near=["-thief"], castle_coins=[0, 2, 0], answers=["lane 2"])).flip("thief")
    assert t.record["castle_coins"][1] == 1


def test_njord_pays_whoever_turn_it_is(lay):
    t = robbers_turn(solo(lay, far=["njord"], supply=5)).play("hel", "far")
    assert t.record["castle_coins"][0] == 1


def test_income_effects_of_both_parties(lay):
    t = solo(lay, near=["cutthroat"], castle_coins=[2, 0, 0], answers=["lane 1"]).income()
    assert t.record["castle_coins"][0] == 1
    t = robbers_turn(solo(lay, far_3=["cutthroat"], supply=5)).income()
    assert t.record["castle_coins"][2] == 1


def test_horseman_destroys_a_card_on_both_sides(lay):
    t = solo(lay, near=["hel"], far=["monk", "siren"], answers=["hel", "siren"]).play("apocalyptic-horseman")
    assert (t.near(), t.far()) == (["apocalyptic-horseman"], ["monk"])


def test_bard_every_coin_counts_one_extra_for_her_side(lay):
    t = solo(lay, near=["bard"], castle_coins=[0, 3, 0], answers=["lane 2", "lane 2"]).play("thief")
    assert t.record["castle_coins"][1] == 1
    t = robbers_turn(solo(lay, far=["bard"], supply=9)).play("thief", "far_3")
    assert t.record["castle_coins"][2] == 2


def test_summoner_and_veteran_the_top_card_face_down(lay):
    t = solo(lay, top="wizard", deck=["thief"]).play("summoner")
    assert t.near() == ["summoner", "-wizard"]
    t = solo(lay, far=["veteran"], top="wizard", answers=["lane 2"]).destroy("veteran")
    assert t.far(2) == ["-wizard"]


def test_beggar_the_richest_castle_loses_a_coin(lay):
    t = solo(lay, castle_coins=[3, 2, 0]).play("beggar")
    assert t.record["castle_coins"][0] == 2
    t = solo(lay, castle_coins=[3, 3, 0]).play("beggar")
    assert t.record["castle_coins"][0] == 3, "strictly more than any other"
    t = robbers_turn(solo(lay, castle_coins=[3, 2, 0])).play("beggar", "far")
    assert t.record["castle_coins"][0] == 2


def test_shapeshifter_one_of_three_drawn_cards_takes_its_place(lay):
    t = solo(lay, near=["hel"], top="thief", deck=["monk", "monk"], castle_coins=[1, 0, 0], answers=["#thief"])
    t.play("shapeshifter")
    assert t.near() == ["hel", "thief"] and t.record["castle_coins"][0] == 1, "it has no effect"
    assert t.discarded == ["monk", "monk", "shapeshifter"]


def test_musketeer_counts_the_coins_on_the_castle(lay):
    t = solo(lay, near=["musketeer", "siren", "-monk", "-thief"], far=["bard"], castle_coins=[5, 0, 0]).score()
    assert "the near side has 8, the far side 8" in t.told


def test_troll_mother_draws_one_and_discards_one(lay):
    t = solo(lay, top="thief", hands=[["hel"]], answers=["#hel"]).play("troll-mother")
    assert (t.names("hand"), t.discarded) == (["thief"], ["hel"])


def test_fortune_teller_may_discard_the_top_card(lay):
    t = solo(lay, top="thief", deck=["monk"], answers=["yes"]).play("fortune-teller")
    assert (t.discarded, t.record["top"]) == (["thief"], 24)
    t = solo(lay, top="thief", deck=["monk"], answers=["no"]).play("fortune-teller")
    assert t.discarded == []


def test_a_robbers_traitor_goes_to_your_side_of_the_lane_with_fewest_of_their_cards(lay):
    t = solo(lay, far=["hel"], far_2=["monk"], near_3=["bishop"], hands=[["traitor", "traitor", "traitor"]])
    t.answer("lane 1", "no", "no", "bishop").step()
    assert "traitor" in t.near(3) and t.far(1) == ["-hel", "traitor"]


@pytest.mark.parametrize("side", ["near", "far"])
def test_you_decide_everything(lay, side):
    t = solo(lay, near=["hel", "bishop"], far=["monk", "siren"], answers=["hel" if side == "far" else "monk"])
    assert t.play("blood-priest", side).asked == [(0, "destroy")]


# --- Coop -------------------------------------------------------------------------------------------------------------


def coop(lay, left=("hel",) * 3, right=("bishop",) * 3, **given):
    """A coop table in the middle of a round's beginning: the hands are drawn, the deck is empty."""
    return lay("coop", hands=[list(left), list(right)], **given)


def test_coop_a_card_each_is_handed_over_face_down(lay):
    t = coop(lay, left=("hel", "fanatic", "veteran"), right=("bishop", "undead", "bard"))
    t.answer("#fanatic", "#undead", "#hel", "lane 1", "#bishop", "lane 3")
    t.answer("#veteran", "lane 1", "no", "#bard", "lane 2", "no", "no", "lane 1", "no")
    t.step()
    assert t.asked[:6] == [(0, "hand_over"), (1, "hand_over"), (0, "deploy"), (0, "lane"), (1, "deploy"), (1, "lane")]
    assert t.record["given"][:2].tolist() == [36, 11], "the Undead for the Fanatic"
    assert (t.near(1), t.near(3)) == (["hel"], ["bishop"])


def test_coop_the_players_alternate_for_the_robber_knights_beginning_on_the_left(lay):
    t = coop(lay, left=("hel",) * 3, right=("hel",) * 3)
    t.answer("lane 1", "lane 2", "lane 1", "no", "lane 2", "no", "no", "lane 1", "no")
    t.step()
    assert [seat for seat, kind in t.asked if kind == "spare"] == [0, 1, 0, 1]
    assert [len(t.far(lane)) for lane in (1, 2, 3)] == [2, 1, 1]


def test_coop_left_and_right_lanes(lay):
    t = coop(lay, left=("hel",) * 3, right=("hel",) * 3)
    t.answer("lane 1", "lane 2", "lane 1", "no", "lane 2", "no", "no", "lane 1", "no").step()
    lanes = [q.options for q in t.questions if q.kind == "lane"]
    assert lanes[:2] == [frozenset({0, 1}), frozenset({1, 2})]
    t = coop(lay, left=("hel",) * 3, right=("hel",) * 3).close(2)
    t.answer("lane 3", "lane 1", "lane 1", "no", "no", "lane 1", "no", "no").step()
    lanes = [q.options for q in t.questions if q.kind == "lane"]
    assert lanes[:2] == [frozenset({0, 2}), frozenset({0, 2})], "with two lanes left both are open to both"


def test_coop_each_player_has_a_discard(lay):
    t = coop(lay, left=("hel",) * 3, right=("hel",) * 3, supply=40)
    t.answer("lane 1", "lane 2", "lane 1", "yes", "lane 1", "yes", "lane 1", "lane 2").step()
    assert t.record["spent"][:2].tolist() == [1, 1] and t.record["castle_coins"][0] == 8


def test_coop_no_cards_at_all_nothing_to_ask(lay):
    assert lay("coop").step().asked == []


def test_ruling_24_a_card_that_takes_the_shapeshifters_place_was_not_played(lay):
    """Loki and the Mirror Hall have to do with the card that was played, and that lies on the discard pile."""
    given = {"near": ["loki"], "far": ["hel"], "top": "thief", "deck": ["monk", "monk"], "answers": ["#thief"]}
    t = solo(lay, **given).play("shapeshifter")
    assert (t.near(), t.far()) == (["loki", "thief"], ["hel"])
    t = solo(lay, setup={"castles": "mirror-hall"}, top="thief", deck=["monk", "monk"], answers=["#thief"])
    assert t.play("shapeshifter").near() == ["thief"]


def test_ruling_2_a_card_that_takes_the_shapeshifters_place_is_set_off_as_often_as_any(lay):
    t = solo(lay, top="thief", deck=["monk", "monk"], castle_coins=[9, 0, 0], answers=["#thief"]).play("shapeshifter")
    t.flip("thief")
    for _ in range(3):
        t.answer("lane 1").flip("thief").flip("thief")
    assert t.record["castle_coins"][0] == 6 and t.record["loops_capped"] == 0


def test_ruling_12_alone_a_game_that_is_broken_off_is_lost(lay):
    t = solo(lay, turns=59, near=["fenrir"], castles=[1, 0, 0, 0, 0, 0]).step().finish()
    assert t.record["truncated"] and t.record["win"][0] == 0
    assert "Round 61" not in t.told


def test_ruling_20_coins_of_a_conquered_castle_go_back_to_the_supply(lay):
    t = solo(lay, near=["hel", "thief", "siren", "njord"], castle_coins=[3, 0, 0], supply=0).score()
    assert t.castles == [1, 0] and t.record["supply"] == 3


def test_cards_that_are_drawn_by_an_effect_are_told(lay):
    t = solo(lay, top="thief", hands=[["hel"]], answers=["#hel"]).play("troll-mother")
    assert "A draws thief" in t.told
    t = solo(lay, top="thief", deck=["monk"], answers=["#monk"]).play("shapeshifter")
    assert "A draws thief" in t.told and "A draws monk" in t.told
