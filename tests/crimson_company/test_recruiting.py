"""Income, bids, matches; Bard, Fortune Teller, Shapeshifter (rulebook: phases 1 to 3, clarifications, questions)."""

import pytest

OFFER = ["wizard", "hel", "monk", "demon"]


def test_income_three_coins_and_six_for_the_starter_in_the_first_turn(lay):
    t = lay().deal().begin(0)
    assert t.coins == [6, 4]


def test_income_no_more_than_the_supply_has(lay):
    assert lay(supply=2).begin().coins == [2, 0]


def test_ruling_8_card_income_before_the_three_coins_and_its_switch(lay):
    t = lay(near=["cutthroat"], supply=3).begin()
    assert "gains 1 coin and has 1" in t.told and t.coins == [3, 0]
    t = lay(near=["cutthroat"], supply=3, options={"income_order": "coins"}).begin()
    assert "gains 3 coins and has 3" in t.told


def test_recruit_if_the_opponent_passes_the_bid_goes_to_the_supply(lay):
    t = lay(offer=OFFER, top="bard", deck=["thief"], coins=[6, 4], supply=30, answers=[1, 4, "no"]).recruit()
    assert (t.coins, t.record["supply"], t.names("hand", 0)) == ([2, 4], 34, ["hel"])
    assert t.offer == ["wizard", "bard", "monk", "demon"]
    assert t.asked == [(0, "recruit"), (0, "bid"), (1, "match")]


def test_recruit_who_is_paid_off_gets_both_stakes(lay):
    t = lay(offer=OFFER, top="bard", deck=["thief"], coins=[6, 4], supply=30, answers=[1, 4, "yes"]).recruit()
    assert (t.coins, t.record["supply"]) == ([10, 0], 30)
    assert (t.names("hand", 0), t.names("hand", 1)) == ([], ["hel"])


def test_recruit_at_least_one_coin_and_no_more_than_one_has(lay):
    t = lay(offer=OFFER, coins=[3, 4], answers=[0, 1, "no"]).recruit()
    assert t.questions[1].options == frozenset({1, 2, 3})


def test_ruling_9_who_cannot_pay_must_pass(lay):
    t = lay(offer=OFFER, coins=[6, 4], answers=[0, 5]).recruit()
    assert t.names("hand", 0) == ["wizard"]


def test_recruit_without_a_coin_the_phase_is_skipped(lay):
    t = lay(offer=OFFER, coins=[0, 4]).recruit()
    assert t.asked == [] and t.record["bids_skipped"] == 1


def test_ruling_12_without_an_offer_the_phase_is_skipped(lay):
    assert lay(coins=[3, 4]).recruit().asked == []


def test_columns_of_recruitment(lay):
    t = lay(offer=OFFER, coins=[6, 4], answers=[1, 3, "yes"]).recruit()
    hel = 19
    assert t.record["recruited"][1, hel] == t.record["matched"][1, hel] == 1
    assert (t.record["price_paid"][1, hel], t.record["paid_off"][0], t.record["bid_total"][0]) == (3, 1, 3)


def test_bard_a_rival_pays_one_coin_more_to_the_bidder(lay):
    t = lay(offer=OFFER, near_2=["bard"], coins=[6, 4], answers=[1, 3, "yes"]).recruit()
    assert t.coins == [10, 0] and t.names("hand", 1) == ["hel"]


def test_bard_four_coins_are_not_enough_for_a_bid_of_four(lay):
    t = lay(offer=OFFER, near_2=["bard"], coins=[6, 4], answers=[1, 4]).recruit()
    assert t.names("hand", 0) == ["hel"] and t.coins == [2, 4]


@pytest.mark.parametrize("sides", [{"far": ["bard"]}, {"near": ["-bard"]}])
def test_bard_counts_for_her_owner_and_face_up_only(lay, sides):
    t = lay(offer=OFFER, coins=[6, 4], answers=[1, 4, "yes"], **sides).recruit()
    assert t.coins == [10, 0]


def test_fortune_teller_the_top_card_is_a_fifth_offer(lay):
    t = lay(offer=OFFER, top="bard", deck=["thief"], near=["fortune-teller"], coins=[6, 4], answers=[4, 2, "no"])
    t.recruit()
    assert t.names("hand", 0) == ["bard"] and t.offer == OFFER
    assert t.questions[0].options == frozenset(range(5)) and t.record["top"] == 10


def test_fortune_teller_the_opponent_may_still_pay_off(lay):
    t = lay(offer=OFFER, top="bard", near=["fortune-teller"], coins=[6, 4], answers=[4, 2, "yes"]).recruit()
    assert t.names("hand", 1) == ["bard"]


def test_fortune_teller_of_the_opponent_is_of_no_use(lay):
    t = lay(offer=OFFER, top="bard", far=["fortune-teller"], coins=[6, 4], answers=[0, 1, "no"]).recruit()
    assert t.questions[0].options == frozenset(range(4))


def test_shapeshifter_the_card_takes_its_place_and_the_payer_gets_it(lay):
    t = lay(offer=OFFER, near_2=["shapeshifter", "siren"], far=["thief"], coins=[6, 4], answers=[0, 3, "yes"])
    t.recruit()
    assert (t.near(2), t.names("hand", 1), t.coins) == (["wizard", "siren"], ["shapeshifter"], [9, 1])
    assert t.far() == ["thief"], "the Wizard has no effect"


def test_shapeshifter_only_if_an_opponent_takes_the_card(lay):
    t = lay(offer=OFFER, near_2=["shapeshifter"], coins=[6, 4], answers=[0, 3, "no"]).recruit()
    assert (t.near(2), t.names("hand", 0)) == (["shapeshifter"], ["wizard"])
    t = lay(offer=OFFER, far_2=["shapeshifter"], coins=[6, 4], answers=[0, 3, "no"]).recruit()
    assert (t.far(2), t.names("hand", 0)) == (["shapeshifter"], ["wizard"])


def test_shapeshifter_switch_any_recruitment(lay):
    t = lay(
        offer=OFFER, far_2=["shapeshifter"], coins=[6, 4], answers=[0, 3, "no"],
        options={"shapeshifter": "any-recruitment"},
    ).recruit()  # fmt: skip
    assert (t.far(2), t.names("hand", 0)) == (["wizard"], ["shapeshifter"])


def test_shapeshifter_switch_play(lay):
    t = lay(far=["hel", "thief"], coins=[0, 3], answers=["thief"], options={"shapeshifter": "play"})
    t.play("shapeshifter")
    assert (t.near(), t.far(), t.coins) == (["thief"], ["hel", "shapeshifter"], [0, 3])
    assert t.asked == [(1, "exchange")]


def test_deploy_all_cards_in_any_order_into_any_lanes(lay):
    t = lay(hands=[["hel", "monk"]], answers=["#monk", "lane 3", "lane 1"]).deploy()
    assert (t.near(3), t.near()) == (["-monk"], ["hel"])
    assert t.asked == [(0, "deploy"), (0, "lane"), (0, "lane")]


def test_deploy_cards_go_to_the_far_end_of_the_own_side(lay):
    t = lay(hands=[["bishop"]], near=["hel"], far=["thief"], answers=["lane 1"]).deploy()
    assert t.near() == ["hel", "bishop"]


def test_deploy_not_into_a_lane_that_is_gone(lay):
    t = lay(hands=[["hel"]], answers=["lane 3"]).close(1).deploy()
    assert t.questions[0].options == frozenset({1, 2})


def test_ruling_27_several_bards_add_up(lay):
    t = lay(offer=OFFER, near_2=["bard"], near_3=["bard"], coins=[6, 5], answers=[1, 3, "yes"]).recruit()
    assert t.coins == [11, 0] and t.names("hand", 1) == ["hel"]


def test_ruling_27_what_finds_no_room_is_discarded(lay):
    full = {f"near{lane}": ["hel"] * 20 for lane in ("", "_2", "_3")}
    t = lay(hands=[["monk"]], **full).deploy()
    assert t.discarded == ["monk"] and t.record["no_room"] == 1
