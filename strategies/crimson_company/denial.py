"""A theory about the others: what they need most is what must not come to them."""

from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.recruiting import card_at
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.crimson_company.auctions import nearest_bid, rival_of, usual_worth
from strategies.crimson_company.effects import best_played
from strategies.crimson_company.planner import COIN
from strategies.crimson_company.reckoning import best_with, survey
from strategies.crimson_company.values import ValueBidder, price


@compiled
def threat(table, me, card, fear, plan):
    """A card's usual worth, and what it would do for the rival in the rival's best lane."""
    return usual_worth(table, me, card) + fear * best_played(table, plan, card, plan[0]) / COIN


@compiled
def threat_at(table, me, place, plans):
    fear, plan = plans
    return threat(table, me, card_at(table, place), fear, plan)


class Denier(ValueBidder):
    """Take what the others need: a card counts by what it would do in their lanes, and is matched if it is dangerous.

    Source: rulebook, recruitment: a match takes the card out of the rival's turn; "hate drafting" of draft games.
    """

    share = Parameter(0.4, low=0.1, high=1.5, about="the part of a card's worth that is bid")
    fear = Parameter(0.6, low=0.0, high=2.0, about="how much the rival's use of a card counts")

    def recruit(table, me, lead, cards, near, fear):
        plan = survey(table, rival_of(table, me), lead, cards, near)
        return best_with(table, me, threat_at, (fear, plan))

    call_up = recruit

    def bid(table, me, lead, cards, near, share, spend, fear):
        plan = survey(table, rival_of(table, me), lead, cards, near)
        return nearest_bid(table, me, price(table, me, threat(table, me, int(table.card), fear, plan), share, spend))

    secret_bid = bid

    def match(table, me, lead, cards, near, share, spend, fear):
        plan = survey(table, rival_of(table, me), lead, cards, near)
        worth = threat(table, me, int(table.card), fear, plan)
        return YES if table.bid < price(table, me, worth, share, spend) else NO

    buy = match
