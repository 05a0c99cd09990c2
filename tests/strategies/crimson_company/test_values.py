"""Prices."""

from tests.strategies.crimson_company.contract import Contract
from tests.strategies.crimson_company.situation import bids, matches, recruited


class TestValueBidder(Contract):
    strategy = "value-bidder"

    def test_a_share_of_the_worth_is_bid(self):
        low, high = (bids(f"value-bidder(share={s})", "alchemist", coins=[8, 9]) for s in (0.2, 1))
        assert low < high

    def test_what_goes_for_less_than_it_may_cost_is_matched(self):
        price = bids("value-bidder", "alchemist", coins=[8, 8])
        assert matches("value-bidder", "alchemist", price - 1, coins=[8, 8])
        assert not matches("value-bidder", "alchemist", price + 1, coins=[8, 8])

    def test_coins_to_spare_raise_the_price(self):
        assert bids("value-bidder", "alchemist", coins=[20, 30]) > bids("value-bidder", "alchemist", coins=[8, 30])
        quiet = "value-bidder(spend=0)"
        assert bids(quiet, "alchemist", coins=[20, 30]) == bids(quiet, "alchemist", coins=[8, 30])

    def test_no_more_is_bid_than_puts_it_out_of_reach(self):
        assert bids("value-bidder", "alchemist", coins=[8, 0]) == 1
        assert bids("value-bidder", "alchemist", coins=[8, 1]) == 2

    def test_a_price_follows_the_strength_on_the_card(self):
        """Prices are kept beyond the strength, so a changed card has a changed price."""
        layout = {"coins": [20, 20]}
        plain = bids("value-bidder(spend=0)", "thief", **layout)
        assert bids("value-bidder(spend=0)", "thief", change={"thief.strength": 9}, **layout) > plain

    def test_the_card_with_the_highest_worth_is_bid_on(self):
        assert recruited("value-bidder", ["shadow", "traitor", "alchemist"]) == "alchemist"
