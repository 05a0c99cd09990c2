"""Two theories about coins: let the others pay, or have more of them than anybody else."""

from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.recruiting import card_at
from sim.games.crimson_company.state import FREE
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.crimson_company.auctions import nearest_bid, rivals_purse, usual_worth
from strategies.crimson_company.reckoning import best_with
from strategies.crimson_company.values import ValueBidder, list_price


class Miser(ValueBidder):
    """Bid low on the card that everybody wants: either it is cheap, or the others pay me for it.

    Cards of others are matched only if they are a bargain. Coins are saved for later, when the purse decides who can
    still match.

    Source: rulebook, recruitment: who is paid off gets the stake back and as much again.
    """

    share = Parameter(0.3, low=0.1, high=1.5, about="the part of a card's worth that is bid")
    thrift = Parameter(0.3, low=0.0, high=1.5, about="the part of a card's worth at which a bid is matched")

    def match(table, me, thrift, spend):
        return YES if table.bid < list_price(table, me, thrift, spend) else NO

    buy = match


@compiled
def within_reach(table, me, card, greed):
    """Can the card be bought at a price that nobody can match, and is it worth that?"""
    price = rivals_purse(table, me) + 1
    return price <= table.coins[me] and price <= greed * usual_worth(table, me, card)


@compiled
def prize(table, me, place, greed):
    """The best card that is safe; if none is, the one that is least of a loss (in a free-for-all anybody may buy)."""
    card = card_at(table, place)
    worth = usual_worth(table, me, card)
    return 100.0 + worth if table.form == FREE or within_reach(table, me, card, greed) else -worth


class Monopolist(ValueBidder):
    """Have more coins than the others and bid one more than they own: nobody can match that.

    Until the purse is the fullest, the least card of the offer is bid on with a single coin, and coins are saved. In a
    free-for-all, where somebody else always bids too, the list price is bid until then.

    Source: rulebook, recruitment: who can't pay the bid must pass; cornering a market.
    """

    greed = Parameter(1.2, low=0.1, high=3.0, about="the part of a card's worth that a safe bid may cost")

    def recruit(table, me, greed):
        return best_with(table, me, prize, greed)

    call_up = recruit

    def bid(table, me, greed):
        safe = within_reach(table, me, int(table.card), greed)
        return nearest_bid(table, me, rivals_purse(table, me) + 1.0 if safe else 1.0)

    def secret_bid(table, me, share, spend, greed):
        safe = within_reach(table, me, int(table.card), greed)
        return nearest_bid(table, me, rivals_purse(table, me) + 1.0 if safe else list_price(table, me, share, spend))
