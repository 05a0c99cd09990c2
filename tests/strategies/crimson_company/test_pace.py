"""Four cards in one lane."""

from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import asked

LANES = ["lane 1", "lane 2", "lane 3"]


class TestTempo(Contract):
    strategy = "tempo"
    decides = (*Contract.decides, "lane")

    def test_cards_go_where_most_of_mine_lie(self):
        assert asked("tempo", "lane", LANES, card="thief", near_2=["hel", "monk"], near_3=["njord"]) == "lane 2"

    def test_even_if_another_lane_needs_them_more(self):
        layout = {"near_2": ["hel", "monk"], "far": ["thief"], "far_2": ["shadow"]}
        assert asked("tempo", "lane", LANES, card="njord", **layout) == "lane 2"

    def test_the_fourth_card_wins_the_lane(self):
        layout = {"near": ["hel", "monk", "njord"], "far": ["shadow", "shadow"], "near_2": ["loki"]}
        assert asked("tempo", "lane", LANES, card="thief", **layout) == "lane 1"

    def test_or_is_not_played_there(self):
        layout = {"near": ["hel", "monk", "njord"], "far": ["shadow", "shadow", "shadow"], "near_2": ["loki"]}
        assert asked("tempo", "lane", LANES, card="njord", **layout) == "lane 2"
