"""Scoring a lane, winning, ties, the characters that count in scoring (rulebook: phase 4, scoring and victory, ties)."""

import pytest

NEAR = ["hel", "thief", "siren", "njord"]  # 4 + 4 + 3 + 3 = 14


def test_a_lane_with_four_cards_on_a_side_is_scored_and_the_stronger_side_wins(lay):
    t = lay(near=NEAR, far=["fenrir", "war-bear"]).score()
    assert (t.castles, t.open_lanes, t.near(), t.far()) == ([1, 0], [2, 3], [], [])
    assert t.discarded == sorted([*NEAR, "fenrir", "war-bear"])


def test_three_cards_are_not_enough(lay):
    t = lay(near=NEAR[:3], far=["monk"]).score()
    assert t.castles == [0, 0] and t.near() == NEAR[:3]


def test_face_down_cards_count_as_cards_but_have_no_strength(lay):
    t = lay(near=["-hel", "-thief", "-siren", "bard"], far=["monk"]).score()
    assert t.castles == [0, 1]


def test_who_has_four_cards_need_not_be_the_winner(lay):
    t = lay(near=["bard", "-hel", "-siren", "-thief"], far=["fenrir"]).score()
    assert t.castles == [0, 1] and t.record["castles_outnumbered"][1] == 1


def test_a_tie_leaves_the_lane_in_the_game(lay):
    t = lay(near=["siren", "-hel", "-monk", "-thief"], far=["njord"]).score()
    assert (t.castles, t.open_lanes, len(t.near()), t.record["ties"]) == ([0, 0], [1, 2, 3], 4, 1)


def test_two_castles_win_at_once(lay):
    t = lay(near=NEAR, castles=[1, 0, 0, 0, 0, 0]).score().finish()
    assert t.record["over"] and t.record["win"][:2].tolist() == [1, 0] and t.record["place"][:2].tolist() == [1, 2]


def test_ruling_6_no_effects_of_destroyed_cards_after_the_second_castle(lay):
    t = lay(near=[*NEAR[1:], "undead"], castles=[1, 0, 0, 0, 0, 0]).score()
    assert t.asked == [] and t.near(2) == []


def test_lanes_are_checked_from_left_to_right_as_the_active_player_sees_them(lay):
    lanes = {"near_1": NEAR, "far_3": ["hel", "thief", "siren", "njord"]}
    t = lay(castles=[1, 1, 0, 0, 0, 0], **lanes).score()
    assert t.castles == [2, 1], "seat 0 begins with lane 1"
    t = lay(castles=[1, 1, 0, 0, 0, 0], seat=1, turn_party=1, **lanes).score()
    assert t.castles == [1, 2], "seat 1 begins with lane 3"


def test_destroyed_cards_can_set_off_another_scoring(lay):
    """The Undead becomes the fourth card of another lane."""
    t = lay(
        near=["undead", "thief", "siren", "njord"], near_2=["monk", "demon", "bard"], far_2=["ferryman"],
        answers=["lane 2"],
    )  # fmt: skip
    t.score()
    assert (t.castles, t.open_lanes) == ([2, 0], [3])


def test_ruling_5_an_earlier_lane_is_scored_in_another_pass(lay):
    t = lay(
        near_3=["undead", "thief", "siren", "njord"], near=["monk", "demon", "bard"], far=["ferryman"],
        answers=["lane 1"],
    )  # fmt: skip
    t.score()
    assert t.castles == [2, 0] and t.record["more_scorings"] == 1


def test_ruling_5_tied_lanes_are_scored_again_as_long_as_a_castle_falls(lay):
    tied = {"near": ["siren", "-hel", "-monk", "-thief"], "far": ["njord"]}
    assert lay(**tied).score().record["ties"] == 1
    t = lay(near_2=["bard", "demon", "berserker", "freyja"], **tied).score()
    assert t.record["ties"] == 2 and t.castles == [1, 0]


def test_hel_stops_effects_of_her_own_lane_after_scoring(lay):
    t = lay(near=["undead", "hel", "siren", "njord"]).score()
    assert (t.asked, t.near(2)) == ([], []) and "undead" in t.discarded


def test_ruling_7_a_wiped_lane_is_no_destination_and_its_switch(lay):
    four = ["veteran", "thief", "siren", "njord"]
    t = lay(near=four, offer=["monk"], answers=["lane 2"]).score()
    assert t.questions[0].options == frozenset({1, 2}) and t.near(2) == ["monk"]
    t = lay(near=four, offer=["monk"], answers=["lane 1"], options={"wiped_lane": "open"}).score()
    assert t.questions[0].options == frozenset({0, 1, 2})
    assert t.near() == [] and "monk" in t.discarded


def test_order_of_destroy_effects_active_side_first(lay):
    t = lay(
        near=["undead", "thief", "siren", "njord"], far=["fanatic"], answers=["lane 2", "lane 3"], seat=1, turn_party=1
    ).score()
    assert t.asked == [(1, "destination"), (0, "destination")]


def test_berserker_weakens_all_others_never_below_zero(lay):
    t = lay(near=["berserker", "siren", "-hel", "-thief"], far=["monk", "ferryman"]).score()
    assert "the near side has 6, the far side 4" in t.told


def test_berserker_switch_opposing(lay):
    t = lay(near=["berserker", "siren", "-hel", "-thief"], far=["monk"], options={"berserker": "opposing"}).score()
    assert "the near side has 7, the far side 3" in t.told


def test_bishop_more_face_down_cards_win(lay):
    t = lay(near=["bishop", "hel", "thief", "njord"], far=["-monk"]).score()
    assert t.castles == [0, 1] and t.record["castles_by_face_down"][1] == 1


def test_bishop_a_tie_goes_on_as_usual(lay):
    t = lay(near=["bishop", "hel", "thief", "njord"], far=["monk"]).score()
    assert t.castles == [0, 0] and t.open_lanes == [1, 2, 3]


def test_underdog_the_lower_sum_wins(lay):
    t = lay(near=["underdog", "hel", "thief", "njord"], far=["monk"]).score()
    assert t.castles == [0, 1] and t.record["castles_by_weakness"][1] == 1


@pytest.mark.parametrize(
    ("near", "far", "castles"),
    [
        (["bishop", "underdog", "-thief", "njord"], ["monk", "hel"], [1, 0]),  # Underdog last: 6 < 8
        (["underdog", "bishop", "-thief", "njord"], ["monk"], [1, 0]),  # Bishop last: 1 face down against 0
        (["underdog", "hel", "thief", "njord"], ["-monk", "bishop"], [0, 1]),  # the active side's effects come first
    ],
)
def test_the_last_effect_that_changes_scoring_counts(lay, near, far, castles):
    assert lay(near=near, far=far).score().castles == castles


def test_fairy_doubles_the_strongest_card_of_each_side_once(lay):
    t = lay(near=["fairy", "hel", "thief", "-monk"], far=["siren"]).score()
    assert "the near side has 14, the far side 6" in t.told


def test_fairy_of_equal_cards_the_one_nearest_to_the_castle(lay):
    """Hel and Thief are equally strong: the first one, nearer to the castle, is doubled."""
    t = lay(near=["fairy", "hel", "thief", "-monk"]).score()
    slots = [0, 1, 2, 3]
    assert [int(t.record["points"][s]) for s in slots] == [2, 8, 4, 0]


def test_fairy_switch_weakest(lay):
    t = lay(near=["fairy", "hel", "thief", "siren"], far=["monk"], options={"fairy": "weakest"}).score()
    assert "the near side has 15, the far side 8" in t.told


def test_plague_doctor_face_down_cards_have_three(lay):
    t = lay(near=["plague-doctor", "-hel", "-thief", "siren"], far=["-monk"]).score()
    assert "the near side has 11, the far side 3" in t.told


def test_plague_doctor_last_undoes_earlier_changes(lay):
    t = lay(near=["berserker", "-hel", "-thief", "plague-doctor"]).score()
    assert [int(t.record["points"][s]) for s in range(4)] == [4, 3, 3, 1]
    t = lay(near=["plague-doctor", "-hel", "-thief", "berserker"]).score()
    assert [int(t.record["points"][s]) for s in range(4)] == [1, 2, 2, 4]


def test_mercenary_a_point_for_every_coin(lay):
    t = lay(near=["mercenary", "-hel", "-thief", "siren"], far=["monk"], coins=[5, 0], answers=[2]).score()
    assert (t.castles, t.coins) == ([1, 0], [3, 0]) and "the near side has 6" in t.told


def test_musketeer_a_point_for_two_coins_which_go_to_the_supply(lay):
    t = lay(near=["musketeer", "-hel", "-thief", "-siren"], far=["monk"], coins=[5, 0], supply=0, answers=[4]).score()
    assert (t.castles, t.coins, t.record["supply"]) == ([1, 0], [1, 0], 4)
    assert t.questions[0].options == frozenset({0, 2, 4})


def test_ruling_5_coins_paid_in_a_tied_lane_stay_spent_and_the_strength_is_gone(lay):
    t = lay(near=["mercenary", "-hel", "-thief", "siren"], far=["fenrir"], coins=[3, 0], answers=[1]).score()
    assert (t.castles, t.coins) == ([0, 0], [2, 0])
    assert t.answer(2).score().castles == [1, 0], "1 + 3 + 2 against 5: the first coin doesn't count any more"


def test_face_down_scorers_do_nothing(lay):
    t = lay(near=["-mercenary", "-bishop", "-underdog", "siren"], coins=[9, 0]).score()
    assert t.asked == [] and t.castles == [1, 0]


def test_scoring_effects_of_other_lanes_do_not_count(lay):
    assert lay(near=NEAR, far=["monk"], near_2=["underdog"]).score().castles == [1, 0]


def test_ruling_12_a_game_that_never_ends_is_broken_off(lay):
    t = lay(turns=119, turn_cap=120, near=["siren"], coins=[0, 0]).step().finish()
    assert t.record["truncated"] and t.record["win"][:2].tolist() == [1, 0]
    t = lay(turns=119, turn_cap=120, near=["siren"], coins=[0, 0], options={"broken_off": "draw"}).step().finish()
    assert t.record["win"][:2].tolist() == [0.5, 0.5]
    t = lay(turns=119, turn_cap=120, near=["siren"], castles=[0, 1, 0, 0, 0, 0]).step().finish()
    assert t.record["win"][:2].tolist() == [0, 1], "castles before strength"
