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

    def test_a_traitor_is_a_card_of_theirs(self):
        """He lies on the far side of lane 1, which is then scored: their three cards become four, and they lead."""
        layout = {"near": ["monk", "njord"], "far": ["fenrir", "hel", "thief"], "near_2": ["loki"], "far_2": ["hel"]}
        assert asked("tempo", "lane", LANES[:2], card="traitor", **layout) == "lane 2"

    def test_a_lane_that_they_have_filled_is_scored_as_well(self):
        """Level at four cards of theirs: whatever is played there decides it."""
        layout = {"near": ["fenrir", "thief"], "far": ["njord", "loki", "siren", "-hel"], "near_2": ["loki"] * 2}
        assert asked("tempo", "lane", LANES, card="monk", **layout) == "lane 1"

    def test_coins_on_the_castle_are_strength_of_the_robber_knights(self):
        layout = {"near": ["hel", "monk", "njord"], "far": ["shadow"], "near_2": ["loki"], "variant": "solo"}
        assert asked("tempo", "lane", LANES, card="thief", **layout) == "lane 1"
        assert asked("tempo", "lane", LANES, card="thief", castle_coins=[15, 0, 0], **layout) == "lane 2"

    def test_what_is_played_for_the_robber_knights_does_not_help_them(self):
        """Njord would win lane 1 for them."""
        layout = {"far": ["fenrir", "hel", "monk"], "near": ["shadow"] * 2, "far_2": ["hel"] * 3, "near_2": ["hel"]}
        given = {"variant": "solo", "robbers_turn": True, "card": "bishop"}
        assert asked("tempo", "lane", LANES[:2], **given, **layout) == "lane 1"

    def test_or_is_not_played_there(self):
        layout = {"near": ["hel", "monk", "njord"], "far": ["shadow", "shadow", "shadow"], "near_2": ["loki"]}
        assert asked("tempo", "lane", LANES, card="njord", **layout) == "lane 2"
