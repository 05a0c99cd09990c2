"""Theories about kinds of cards: those that flip, and those that destroy."""

import numpy as np

from sim.games.crimson_company.board import party_of
from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.recruiting import card_at
from sim.games.crimson_company.state import CARD_IDS, DESTROY, NOTHING, PLAY
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.crimson_company.auctions import beyond, nearest_bid, usual_worth
from strategies.crimson_company.planner import COIN, kill, turn
from strategies.crimson_company.reckoning import best_with, survey
from strategies.crimson_company.values import ValueBidder, price


def among(names: str) -> np.ndarray:
    """1 for the cards named."""
    return np.array([int(card in names.split()) for card in CARD_IDS])


FLIPS = among("wizard illusionist demon seductress slinger clumsy-ogre monk traitor bishop plague-doctor")
DESTROYS = among("alchemist ruffian blood-priest apocalyptic-horseman assassin voodoo-doll undead veteran fanatic")


@compiled
def flips_worth(table, me, card, taste):
    return usual_worth(table, me, card) + taste * FLIPS[card]


@compiled
def flips_at(table, me, place, taste):
    return flips_worth(table, me, card_at(table, place), taste)


@compiled
def turn_again(table, me, slot, plans):
    """What a flip does to the lanes; an own play effect that comes up again counts once more."""
    plan, relish = plans
    card = table.who[slot]
    own = table.holder[table.where[slot]] == plan[0] and not table.up[slot] and table.timing[card] == PLAY
    return turn(table, me, slot, plan) + relish * COIN * (own * max(0.0, beyond(table, me, card)))


class Flipper(ValueBidder):
    """Collect cards that flip: theirs go face down, mine come up again and do what they do a second time.

    Cards that profit from face-down ones, Bishop and Plague Doctor, belong to the collection.

    Source: rulebook, flipping: a play effect that is turned up again is carried out at once.
    """

    taste = Parameter(1.0, low=0.0, high=5.0, about="coins that a card of the collection is worth more")
    relish = Parameter(1.0, low=0.0, high=5.0, about="how much an own effect that comes up again counts")

    def recruit(table, me, taste):
        return best_with(table, me, flips_at, taste)

    call_up = recruit

    def bid(table, me, share, spend, taste):
        return nearest_bid(table, me, price(table, me, flips_worth(table, me, int(table.card), taste), share, spend))

    secret_bid = bid

    def match(table, me, share, spend, taste):
        return YES if table.bid < price(table, me, flips_worth(table, me, int(table.card), taste), share, spend) else NO

    buy = match

    def flip(table, me, lead, cards, near, relish):
        plan = survey(table, party_of(table, me), lead, cards, near)
        return best_with(table, me, turn_again, (plan, relish))


@compiled
def destroys_worth(table, me, card, taste):
    return usual_worth(table, me, card) + taste * DESTROYS[card]


@compiled
def destroys_at(table, me, place, taste):
    return destroys_worth(table, me, card_at(table, place), taste)


@compiled
def sacrifice(table, me, slot, plans):
    """What a destroyed card does to the lanes; an own one that comes back or brings another is a good victim."""
    plan, pact = plans
    if slot == NOTHING:
        return 0.0
    own = table.holder[table.where[slot]] == plan[0] and table.up[slot] and table.timing[table.who[slot]] == DESTROY
    return kill(table, me, slot, plan) + pact * COIN * own


class Destroyer(ValueBidder):
    """Collect cards that destroy, and cards that one may lose: what is gone does not count at the castle.

    Undead, Fanatic and Veteran are for the own blows: they come back, or somebody takes their place.

    Source: rulebook, destroying: effects of destroyed cards; "removal" of the players of card games.
    """

    taste = Parameter(1.0, low=0.0, high=5.0, about="coins that a card of the collection is worth more")
    pact = Parameter(1.0, low=0.0, high=10.0, about="coins that it is worth to set off an own destroyed card's effect")

    def recruit(table, me, taste):
        return best_with(table, me, destroys_at, taste)

    call_up = recruit

    def bid(table, me, share, spend, taste):
        return nearest_bid(table, me, price(table, me, destroys_worth(table, me, int(table.card), taste), share, spend))

    secret_bid = bid

    def match(table, me, share, spend, taste):
        return (
            YES if table.bid < price(table, me, destroys_worth(table, me, int(table.card), taste), share, spend) else NO
        )

    buy = match

    def destroy(table, me, lead, cards, near, pact):
        plan = survey(table, party_of(table, me), lead, cards, near)
        return best_with(table, me, sacrifice, (plan, pact))
