"""Coins."""

from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import bids, matches, recruited


class TestMiser(Contract):
    strategy = "miser"

    def test_it_bids_less_than_others(self):
        assert bids("miser", "alchemist", coins=[8, 8]) < bids("value-bidder", "alchemist", coins=[8, 8])

    def test_it_matches_only_bargains(self):
        price = bids("value-bidder", "alchemist", coins=[8, 8])
        assert matches("value-bidder", "alchemist", price - 1, coins=[8, 8])
        assert not matches("miser", "alchemist", price - 1, coins=[8, 8])
        assert matches("miser", "alchemist", 1, coins=[8, 8])

    def test_savings_are_spent_in_the_end(self):
        assert bids("miser", "alchemist", coins=[20, 30]) > bids("miser", "alchemist", coins=[8, 30])

    def test_the_best_card_is_put_up(self):
        assert recruited("miser", ["traitor", "alchemist"]) == recruited("value-bidder", ["traitor", "alchemist"])


class TestMonopolist(Contract):
    strategy = "monopolist"
    apart = {"share": (0.1, 1.5)}

    def test_the_full_purse_bids_one_more_than_the_others_have(self):
        assert bids("monopolist", "alchemist", coins=[7, 3]) == 4

    def test_until_then_the_least_card_is_bid_on_with_one_coin(self):
        offer = ["alchemist", "shadow", "summoner"]
        assert recruited("monopolist", offer, coins=[4, 6]) == "shadow"
        assert bids("monopolist", "shadow", coins=[4, 6]) == 1

    def test_with_the_full_purse_it_takes_the_best(self):
        assert recruited("monopolist", ["alchemist", "shadow", "summoner"], coins=[9, 1]) != "shadow"

    def test_not_at_any_price(self):
        assert bids("monopolist(greed=0.5)", "shadow", coins=[20, 12]) == 1
