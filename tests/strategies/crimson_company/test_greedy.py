"""Strength and nothing else."""

from tests.strategies.crimson_company.contract import AUCTION, Contract
from tests.strategies.crimson_company.situation import asked, bids, matches, recruited


class TestGreedyStrength(Contract):
    strategy = "greedy-strength"
    decides = (*AUCTION, "deploy", "flip", "destroy", "place")
    elsewhere = {"free_share": "free-for-all"}

    def test_the_strongest_card_is_bid_on(self):
        assert recruited("greedy-strength", ["alchemist", "clumsy-ogre", "shadow", "wizard"]) == "clumsy-ogre"

    def test_a_point_has_its_price(self):
        assert bids("greedy-strength(share=0.5)", "clumsy-ogre", coins=[9, 9]) == 3
        assert bids("greedy-strength(share=1)", "clumsy-ogre", coins=[9, 9]) == 6
        assert matches("greedy-strength(share=1)", "clumsy-ogre", 5, coins=[9, 9])
        assert not matches("greedy-strength(share=1)", "clumsy-ogre", 6, coins=[9, 9])

    def test_their_strongest_card_falls(self):
        cards = ["thief@near", "hel@far", "alchemist@far_2"]
        layout = {"near": ["thief"], "far": ["hel"], "far_2": ["alchemist"]}
        assert asked("greedy-strength", "destroy", cards, **layout) == "hel@far"

    def test_a_flip_takes_theirs_or_brings_mine(self):
        layout = {"near": ["-clumsy-ogre", "thief"], "far": ["hel"]}
        assert asked("greedy-strength", "flip", ["clumsy-ogre", "thief", "hel"], **layout) == "clumsy-ogre"
        layout = {"near": ["clumsy-ogre"], "far": ["hel", "-shadow"]}
        assert asked("greedy-strength", "flip", ["clumsy-ogre", "shadow", "hel"], **layout) == "hel"

    def test_among_many_bids_a_point_costs_more(self):
        layout = {"variant": "free-for-all", "coins": [9, 9, 9], "card": "hel", "seat": 1, "bid": 5}
        assert asked("greedy-strength(free_share=1.5)", "secret_bid", list(range(10)), **layout) == 6
        assert asked("greedy-strength(free_share=1.5)", "buy", ["no", "yes"], **layout) == "yes"
        assert asked("greedy-strength(free_share=1.2)", "buy", ["no", "yes"], **layout) == "no"

    def test_the_strongest_is_played_first(self):
        assert asked("greedy-strength", "deploy", ["#wizard", "#shadow"]) == "#shadow"
