"""Free-for-all: fronts of two lanes between neighbours, closed bids (rulebook: variant everyone for himself).

Three players: lanes 1, 2 lie between seats 0 (near) and 1 (far), lanes 3, 4 between 1 and 2, lanes 5, 6 between 2 and
0. The left neighbour is the next seat, so seat 0 has lanes 1 and 2 on the left, 5 and 6 on the right.
"""

import pytest

from sim.kernel.state import WORTH
from tests.crimson_company.layout import run_answer

OFFER = ["wizard", "hel", "monk", "demon"]


def free(lay, players=3, **given):
    return lay("free-for-all", players, **given)


def test_fronts_every_player_has_four_lanes(lay):
    t = free(lay, hands=[["hel"]], answers=["lane 6"]).deploy(0)
    assert t.questions[0].options == frozenset({0, 1, 4, 5}) and t.far(6) == ["hel"]
    assert t.record["sight"][:3].tolist() == [[0, 1, 5, 4], [2, 3, 1, 0], [4, 5, 3, 2]]


def test_auction_the_active_player_pays_the_highest_bidder(lay):
    t = free(lay, offer=OFFER, top="thief", deck=["bishop"], coins=[9, 5, 5], answers=[1, 3, 4, "yes"]).recruit(0)
    assert (t.coins, t.names("hand", 0)) == ([5, 5, 9], ["hel"])
    assert t.asked == [(0, "call_up"), (1, "secret_bid"), (2, "secret_bid"), (0, "buy")]
    assert t.offer == ["wizard", "thief", "monk", "demon"]


def test_auction_the_active_player_passes_and_the_bidder_pays_the_bank(lay):
    t = free(lay, offer=OFFER, coins=[9, 5, 5], supply=0, answers=[1, 3, 4, "no"]).recruit(0)
    assert (t.coins, t.names("hand", 2), t.record["supply"]) == ([9, 5, 1], ["hel"], 4)


def test_auction_equal_bids_the_nearest_clockwise(lay):
    t = free(lay, offer=OFFER, coins=[9, 5, 5], answers=[0, 3, 3, "no"]).recruit(1)
    assert t.names("hand", 2) == ["wizard"], "after seat 1 comes seat 2, then seat 0"
    assert t.asked[1:3] == [(2, "secret_bid"), (0, "secret_bid")]


def test_ruling_16_bids_of_nothing_and_their_switch(lay):
    t = free(lay, offer=OFFER, coins=[0, 5, 5], answers=[0, 0, 0, "no"]).recruit(0)
    assert (t.coins, t.names("hand", 1)) == ([0, 5, 5], ["wizard"])
    t = free(lay, offer=OFFER, coins=[0, 5, 0], answers=[0, 1], options={"zero_bids": "forbidden"}).recruit(0)
    assert t.questions[1].options == frozenset(range(1, 6)) and t.names("hand", 1) == ["wizard"]


def test_ruling_16_an_active_player_without_the_coins_must_pass(lay):
    t = free(lay, offer=OFFER, coins=[2, 5, 5], answers=[0, 3, 1]).recruit(0)
    assert t.names("hand", 1) == ["wizard"] and t.coins == [2, 2, 5]


def test_a_coinless_active_player_still_calls_a_card_up(lay):
    t = free(lay, offer=OFFER, coins=[0, 5, 5], answers=[0, 3, 1]).recruit(0)
    assert t.asked[0] == (0, "call_up")


def test_fortune_teller_may_call_up_the_top_card(lay):
    t = free(lay, offer=OFFER, top="thief", deck=["bishop"], near=["fortune-teller"], answers=[4, "yes"]).recruit(0)
    assert t.names("hand", 0) == ["thief"] and t.offer == OFFER


def test_shapeshifter_works_when_a_bidder_takes_the_card_in_its_owners_phase(lay):
    t = free(lay, offer=OFFER, near=["shapeshifter"], coins=[0, 5, 5], answers=[0, 3, 1]).recruit(0)
    assert (t.near(), t.names("hand", 1)) == (["wizard"], ["shapeshifter"])


def test_moves_may_cross_from_one_front_to_the_other(lay):
    t = free(lay, near=["hel"], answers=["hel", "lane 5"]).play("chaos-mage", "near_3", seat=1)
    assert t.far(5) == ["hel"] and t.questions[1].options == frozenset({1, 4, 5})


def test_effects_reach_every_lane_of_the_table(lay):
    for card in ("wizard", "ruffian", "chaos-mage"):
        t = free(lay, near_3=["undead"], far=["bishop"], answers=["undead"]).answer(
            *["lane 4"] * (card == "chaos-mage")
        )
        if card == "ruffian":
            t.answer("lane 4")
        t.play(card, "far_5", seat=0)
        assert t.near(3) != ["undead"], card


def test_cards_about_an_opponent_mean_the_one_across_the_lane(lay):
    assert free(lay, coins=[1, 4, 6]).play("beggar", "near", seat=0).coins == [3, 2, 6]
    assert free(lay, coins=[1, 4, 6]).play("beggar", "far_5", seat=0).coins == [3, 4, 4]
    t = free(lay, far=["hel"], near_3=["monk"], near_5=["siren"], answers=["monk"]).play("illusionist", seat=0)
    assert t.near(3) == ["-monk"], "any lane of that opponent"
    assert len(t.questions[0].options) == 2


def test_ruling_13_a_freyja_binds_who_has_a_side_in_her_lane(lay):
    t = free(lay, hands=[["hel"], [], ["bishop"]], near=["freyja"], answers=["lane 3"]).deploy(0).deploy(2)
    assert t.near() == ["freyja", "hel"] and t.far(3) == ["bishop"]


def test_seductress_cannot_bring_a_card_whose_owner_has_no_side_there(lay):
    t = free(lay, near_3=["hel"], far_5=[], answers=["hel"]).play("seductress", "far_5", seat=0)
    assert t.near(3) == ["-hel"]


def test_ruling_17_every_lane_is_scored_from_the_active_players_left_front_clockwise(lay):
    four = ["hel", "thief", "siren", "njord"]
    given = {"near_1": four, "near_3": four, "near_5": four, "castles": [1, 1, 1, 0, 0, 0]}
    for seat in range(3):
        t = free(lay, seat=seat, turn_party=seat, **given).score()
        assert t.castles == [1 + (seat == s) for s in range(3)]


def test_two_castles_of_any_fronts_win(lay):
    t = free(lay, far_5=["hel", "thief", "siren", "njord"], castles=[1, 0, 1, 0, 0, 0]).score().finish()
    assert t.record["win"][:3].tolist() == [1, 0, 0] and t.record["place"][:3].tolist() == [1, 3, 2]


def test_turns_go_clockwise(lay):
    t = free(lay, 4, supply=0, coins=[0] * 4)
    seats = []
    for _ in range(5):
        seats.append(int(t.record["seat"]))
        t.step(seats[-1])
    assert seats == [0, 1, 2, 3, 0]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_income_is_the_same(lay, players):
    assert free(lay, players, supply=40).begin(2).coins == [0, 0, 3] + [0] * (players - 3)


# --- Placements -------------------------------------------------------------------------------------------------------

FOUR = ["hel", "thief", "siren", "njord"]


def placements(lay, **given):
    return lay("placements", 4, **given)


def test_places_the_winner_leaves_and_one_lane_on_each_side_becomes_one(lay):
    """Seat 1 wins its second castle in lane 1; lane 2 is left with seat 0, lane 4 with seat 2, lane 3 was won before."""
    t = placements(
        lay, far_1=FOUR, near_2=["monk"], far_2=["demon"], near_4=["slinger"], far_4=["bishop", "-hel"],
        castles=[0, 1, 0, 0, 0, 0], coins=[1, 2, 3, 4],
    ).close(3)  # fmt: skip
    t.score()
    assert t.record["place"][1] == 1 and not t.record["in_game"][1] and not t.record["over"]
    assert t.open_lanes == [1, 2, 5, 6, 7, 8]
    assert (t.near(2), t.far(2), t.near(1), t.far(1)) == (["monk"], ["bishop", "-hel"], [], [])
    assert t.record["holder"][[0, 1, 2, 3]].tolist() == [0, 2, 0, 2]
    assert t.record["sight"][2].tolist() == [4, 5, 1, 0]
    assert t.coins == [1, 0, 3, 4] and t.record["gone"] == 6


def test_ruling_19_two_lanes_left_on_one_side(lay):
    t = placements(lay, near_3=FOUR, near_1=["monk"], near_2=["bishop"], castles=[0, 1, 0, 0, 0, 0]).close(4).score()
    assert t.open_lanes == [1, 2, 5, 6, 7, 8]
    assert (t.near(1), t.near(2), t.far(1), t.far(2)) == (["monk"], ["bishop"], [], [])


def test_ruling_19_three_lanes_left_when_a_castle_came_from_an_earlier_front(lay):
    t = placements(
        lay, near_3=FOUR, near_1=["monk"], near_2=["bishop"], far_4=["demon"], castles=[0, 1, 0, 0, 0, 0]
    ).score()
    assert (t.near(1), t.far(1), t.near(2), t.far(2)) == (["monk"], ["demon"], ["bishop"], [])


def test_places_the_turn_skips_who_has_left_and_play_goes_on_to_the_last(lay):
    t = lay("placements", 3, far_1=FOUR, castles=[0, 1, 0, 0, 0, 0], supply=0).score()
    t.step(0)
    assert t.record["seat"] == 2
    t.put("near_5", FOUR)
    t.record["castles"][2] = 1
    t.keep_books()
    t.score().finish()
    assert t.record["over"] and t.record["place"][:3].tolist() == [3, 1, 2]
    assert t.record["win"][:3].tolist() == [0, 1, 0]


def test_places_only_the_others_bid(lay):
    t = placements(lay, offer=OFFER, coins=[5, 0, 5, 5], in_game=[1, 0, 1, 1, 0, 0], answers=[0, 2, 3, "yes"])
    t.recruit(0)
    assert t.asked == [(0, "call_up"), (2, "secret_bid"), (3, "secret_bid"), (0, "buy")]


def test_places_effects_of_destroyed_cards_come_before_the_lanes_merge(lay):
    t = placements(lay, far_1=FOUR[1:] + ["monk"], near_1=["undead"], castles=[0, 1, 0, 0, 0, 0], answers=["lane 7"])
    t.score()
    assert t.far(7) == ["undead"]


def test_ruling_19_a_castle_effect_comes_along_where_the_lane_was_gone(lay):
    """Of the winner's lanes only lane 4 is left; its cards, and its market, go where lane 1 was."""
    t = placements(
        lay, setup={"castles": "plain,plain,plain,market"}, far_1=FOUR, far_4=["bishop"], castles=[0, 1, 0, 0, 0, 0],
        supply=40,
    ).close(2, 3)  # fmt: skip
    t.score()
    assert t.far(1) == ["bishop"]
    assert t.begin(2).coins == [0, 0, 4, 0], "three coins, and one of the market"


def test_the_transcript_says_who_lies_where(lay):
    t = lay("placements", 4, far_1=FOUR, castles=[0, 1, 0, 0, 0, 0]).close(2).score()
    assert "lanes 1 and 2 now lie between A (near side) and seat 2 (far side)" in t.told
    told = lay("free-for-all", 3).deal().told
    assert "lanes 5 and 6 lie between C (near side) and seat 0 (far side)" in told


def test_search_where_places_are_played_out_every_place_counts(lay):
    t = lay("placements", 4, over=1, left=1, in_game=[1, 0, 1, 1, 0, 0], castles=[0, 2, 1, 0, 0, 0])
    t.record["place"][1] = 1
    t.finish()
    assert t.record["place"][:4].tolist() == [3, 1, 2, 3]
    worths = [run_answer(t.record, WORTH, seat) for seat in range(4)]
    assert worths[1] > worths[2] > worths[0] == worths[3] > 0
