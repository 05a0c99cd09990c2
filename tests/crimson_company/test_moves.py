"""Characters that move cards: a moved card keeps its side, goes to the far end and has no effect (rulebook: terms)."""


def test_chaos_mage_moves_any_card_to_another_lane_of_its_owner(lay):
    t = lay(near_2=["thief"], far=["wizard"], far_3=["hel"], answers=["wizard", "lane 3"]).play("chaos-mage")
    assert (t.far(), t.far(3), t.asked) == ([], ["hel", "wizard"], [(0, "move"), (0, "destination")])
    assert t.questions[1].options == frozenset({1, 2})


def test_chaos_mage_with_one_lane_left_does_nothing(lay):
    assert lay(near=["thief"]).close(2, 3).play("chaos-mage").near() == ["thief", "chaos-mage"]


def test_horror_drives_all_others_out_one_by_one(lay):
    t = lay(near=["thief"], far=["hel", "siren"], answers=["lane 2", "lane 3", "lane 2"]).play("horror")
    assert (t.near(), t.near(2), t.far(3), t.far(2)) == (["horror"], ["thief"], ["hel"], ["siren"])
    assert t.asked == [(0, "destination")] * 3


def test_horror_more_than_four_cards_on_a_side_are_legal(lay):
    full = ["thief", "hel", "monk"]
    t = lay(near=["bishop", "undead"], near_2=full, answers=["lane 2", "lane 2"]).play("horror")
    assert len(t.near(2)) == 5


def test_horror_switch_the_opposing_side_only(lay):
    t = lay(near=["thief"], far=["hel"], answers=["lane 2"], options={"horror": "opposing"}).play("horror")
    assert (t.near(), t.far(2)) == (["thief", "horror"], ["hel"])


def test_siren_the_opponent_chooses_two_cards(lay):
    t = lay(far=["bishop"], far_2=["hel", "thief"], far_3=["monk"], answers=["thief", "monk"]).play("siren")
    assert (t.far(), t.far(2), t.asked) == (["bishop", "thief", "monk"], ["hel"], [(1, "move"), (1, "move")])


def test_siren_with_one_card_elsewhere_that_one_moves(lay):
    t = lay(far_3=["monk"]).play("siren")
    assert (t.far(), t.asked) == (["monk"], [])


def test_siren_with_none(lay):
    assert lay(far=["monk"]).play("siren").far() == ["monk"]


def test_seductress_flips_a_card_then_moves_it_into_her_lane(lay):
    t = lay(far_2=["hel"], far=["bishop"], answers=["hel"]).play("seductress")
    assert (t.far(), t.far(2)) == (["bishop", "-hel"], [])


def test_seductress_in_her_own_lane_only_flips(lay):
    t = lay(far=["hel", "bishop"], answers=["hel"]).play("seductress")
    assert t.far() == ["-hel", "bishop"]


def test_seductress_the_flipped_cards_effect_comes_before_the_move(lay):
    t = lay(far_2=["-thief"], coins=[2, 0], answers=["thief"]).play("seductress")
    assert (t.far(), t.coins) == (["thief"], [1, 1])


def test_seductress_moves_own_cards_too(lay):
    t = lay(near_2=["bishop"], answers=["bishop"]).play("seductress")
    assert t.near() == ["seductress", "-bishop"]


def test_seductress_who_was_turned_down_meanwhile_still_draws_the_card(lay):
    """`Then` makes two effects of it; the second one only needs her to be there."""
    t = lay(far_2=["-wizard"], answers=["wizard", "it"]).play("seductress")
    assert (t.near(), t.far()) == (["-seductress"], ["wizard"])


def test_ruling_11_siren_a_guarded_card_counts_as_named(lay):
    """Heimdall keeps the first card; it is not asked for again, the second one is another."""
    t = lay(far_2=["heimdall", "hel"], far_3=["monk"], answers=["hel", "monk"]).play("siren")
    assert (t.far(2), t.far()) == (["-heimdall", "hel"], ["monk"])
    assert t.options() == ["heimdall", "monk"]
