"""One step ahead: what a card would do for me in its best lane, and what it would do for the other side."""

from sim.games.crimson_company.board import party_of
from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.recruiting import card_at
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.crimson_company.auctions import crowd, elsewhere, nearest_bid, rival_of, spare_coins, usual_worth
from strategies.crimson_company.effects import best_played
from strategies.crimson_company.planner import Planner
from strategies.crimson_company.reckoning import best_with, survey


@compiled
def worths(table, me, card, both):
    """What a card is worth to me and to the rival, in coins: partly on average, partly in the lanes as they lie."""
    plan, others, coin, mix = both
    usual = (1.0 - mix) * usual_worth(table, me, card)
    mine, theirs = 0.0, 0.0
    for side in range(2):  # in one place: the reckoning behind it is long, and inlined
        view = plan if side == 0 else others
        worth = usual + mix * (best_played(table, view, card, view[0]) / coin + elsewhere(table, me, card))
        if side == 0:
            mine = worth
        else:
            theirs = worth
    return mine, theirs


@compiled
def bargain(table, me, place, plans):
    """What is left to me of a card at its fair price, three times over."""
    both, rival = plans
    mine, theirs = worths(table, me, card_at(table, place), both)
    return 2.0 * mine - rival * theirs


@compiled
def fair_price(table, me, both, rival, spend):
    """The price of the card that is up."""
    mine, theirs = worths(table, me, int(table.card), both)
    return crowd(table) * (mine + rival * theirs) / 3.0 + spend * spare_coins(table, me)


@compiled
def both_views(table, me, lead, cards, near, coin, mix):
    """The lanes as I see them and as the rival does, and what a coin is worth."""
    mine = survey(table, party_of(table, me), lead, cards, near)
    return mine, survey(table, rival_of(table, me), lead, cards, near), coin, mix


class LaneEvaluator(Planner):
    """Try every card of the offer in every lane in mind, for both sides: the one that helps me most and them least.

    The chance to win a lane grows with the lead and the cards there, the game needs two castles, and a card is worth
    what it adds to that chance in its best lane, effects in the lane and in scoring included. The bid is the fair
    price for what the card means to me and to the rival; what others bid is matched below it.

    Source: one-ply evaluation as in the first chess programs (Shannon 1950), with the auction's indifference price.
    """

    coin = Parameter(15.0, low=1.0, high=200.0, about="what a coin is worth, per mille of the game")
    mix = Parameter(0.8, low=0.0, high=1.0, about="how much the lanes count against a card's usual worth")
    rival = Parameter(0.4, low=0.0, high=2.0, about="how much the rival's worth of a card counts")
    spend = Parameter(0.25, low=0.0, high=1.0, about="how much of every coin beyond eight is added to a price")

    def recruit(table, me, lead, cards, near, coin, mix, rival):
        return best_with(table, me, bargain, (both_views(table, me, lead, cards, near, coin, mix), rival))

    call_up = recruit

    def bid(table, me, lead, cards, near, coin, mix, rival, spend):
        both = both_views(table, me, lead, cards, near, coin, mix)
        return nearest_bid(table, me, fair_price(table, me, both, rival, spend))

    secret_bid = bid

    def match(table, me, lead, cards, near, coin, mix, rival, spend):
        both = both_views(table, me, lead, cards, near, coin, mix)
        return YES if table.bid < fair_price(table, me, both, rival, spend) else NO

    buy = match
