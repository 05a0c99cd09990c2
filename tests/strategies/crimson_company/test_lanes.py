"""One ply."""

from tests.strategies.crimson_company.contract import AUCTION, Contract
from tests.strategies.crimson_company.situation import asked, bids, matches, recruited

LANES = ["lane 1", "lane 2", "lane 3"]


class TestLaneEvaluator(Contract):
    strategy = "lane-evaluator"
    decides = (*AUCTION, "lane", "flip", "destroy", "move", "destination")

    def test_the_card_that_wins_a_lane_now_is_bid_on(self):
        """An Ogre would turn my own cards down; a Fenrir makes the fourth card and wins."""
        layout = {"near": ["hel", "monk", "freyja"], "far": ["shadow", "war-bear", "loki"]}
        assert recruited("lane-evaluator(mix=1)", ["clumsy-ogre", "fenrir", "summoner"], **layout) == "fenrir"

    def test_a_card_is_dearer_where_it_decides(self):
        close = {"near": ["hel", "monk", "freyja"], "far": ["shadow", "war-bear", "loki"]}
        assert bids("lane-evaluator", "fenrir", coins=[15, 20], **close) > bids(
            "lane-evaluator", "fenrir", coins=[15, 20]
        )

    def test_what_decides_for_me_or_for_them_is_matched(self):
        close = {"near": ["shadow", "war-bear", "loki"], "far": ["hel", "monk", "freyja"], "coins": [9, 9]}
        assert matches("lane-evaluator", "fenrir", 5, **close)
        assert not matches("lane-evaluator", "fenrir", 5, coins=[9, 9])

    def test_a_fourth_card_that_would_lose_is_played_elsewhere(self):
        layout = {"near": ["hel", "monk", "njord"], "far": ["shadow", "shadow", "shadow"]}
        assert asked("lane-evaluator", "lane", LANES, card="njord", **layout) != "lane 1"

    def test_an_underdog_goes_where_i_am_behind(self):
        layout = {"near": ["hel", "monk"], "far_2": ["hel", "monk"], "near_2": ["thief"]}
        assert asked("lane-evaluator", "lane", LANES, card="underdog", **layout) == "lane 2"

    def test_a_bishop_goes_to_my_face_down_cards(self):
        layout = {"near": ["-hel", "-monk"], "far": ["shadow", "thief"], "near_2": ["hel"], "far_3": ["-demon"]}
        assert asked("lane-evaluator", "lane", LANES, card="bishop", **layout) == "lane 1"

    def test_a_lane_that_is_lost_gets_nothing_more(self):
        layout = {"far": ["shadow", "shadow", "shadow"], "near_2": ["hel"], "far_2": ["monk"]}
        assert asked("lane-evaluator", "lane", LANES, card="thief", **layout) != "lane 1"

    def test_the_deciding_card_is_destroyed_not_the_strongest(self):
        layout = {
            "near": ["hel", "monk", "thief"],
            "far": ["wizard", "berserker", "loki"],
            "far_2": ["clumsy-ogre"],
            "castles": [1, 1, 0, 0, 0, 0],
        }
        cards = ["berserker", "clumsy-ogre"]
        assert asked("lane-evaluator", "destroy", cards, **layout) == "berserker"

    def test_a_robber_knights_card_goes_where_it_harms_least(self):
        layout = {"variant": "solo", "near": ["hel"], "far_2": ["shadow", "war-bear", "fenrir"], "robbers_turn": True}
        assert asked("lane-evaluator", "lane", ["lane 1", "lane 2"], card="thief", **layout) == "lane 2"

    def test_partners_share_a_side(self):
        """Two against two: seat 2 sees seat 0's cards as its own."""
        layout = {"variant": "two-against-two", "near": ["hel", "monk", "thief"], "far": ["shadow"], "seat": 2}
        assert asked("lane-evaluator", "lane", LANES, card="thief", **layout) == "lane 1"
