"""Prices: every card has one, fitted to games, and that is what it may cost."""

from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.recruiting import card_at
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.crimson_company.auctions import crowd, nearest_bid, spare_coins, usual_worth
from strategies.crimson_company.planner import Planner
from strategies.crimson_company.reckoning import best_with


@compiled
def listed(table, me, place, plan):
    """The price-list's worth of a card of the offer."""
    return usual_worth(table, me, card_at(table, place))


@compiled
def price(table, me, worth, share, spend):
    """A share of a worth, and of the coins to spare; higher where there are many rivals."""
    return crowd(table) * share * worth + spend * spare_coins(table, me)


@compiled
def list_price(table, me, share, spend):
    """What the card that is up may cost: a share of its worth, more for who has coins to spare."""
    return price(table, me, usual_worth(table, me, int(table.card)), share, spend)


class ValueBidder(Planner):
    """Know what every card is worth, bid half of that on the best one, and match whatever goes for less.

    The worths are fitted to games in which this strategy met itself (`prices.toml`, made by `fit.py`).

    Source: hedonic prices, a regression of the result on what was bought (Lancaster 1966; Rosen 1974).
    """

    share = Parameter(0.5, low=0.1, high=1.5, about="the part of a card's worth that is bid")
    spend = Parameter(0.4, low=0.0, high=1.0, about="how much of every coin beyond eight is added to a price")

    def recruit(table, me):
        return best_with(table, me, listed, 0)

    call_up = recruit

    def bid(table, me, share, spend):
        return nearest_bid(table, me, list_price(table, me, share, spend))

    secret_bid = bid

    def match(table, me, share, spend):
        return YES if table.bid < list_price(table, me, share, spend) else NO

    buy = match
