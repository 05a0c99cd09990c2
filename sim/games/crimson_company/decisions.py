"""Crimson Company: what a seat can't see, and the default answers."""

from sim.games.crimson_company.judgement import (
    best_lane_value,
    card_worth,
    coin_value,
    destination_value,
    destroy_value,
    exchange_value,
    fair_bid,
    flip_value,
    lane_value,
    least_worth,
    move_value,
    offered_worth,
    placed_worth,
    strength_to_buy,
    wealth,
    would_pay,
    would_spare,
)
from sim.games.crimson_company.state import NO_CARD, ROBBERS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import best_option
from sim.kernel.piles import find, push, take
from sim.kernel.rng import TABLE, below
from sim.strategy import Strategy


@effect
def conceal(table, me):
    """Hide what a seat can't see: the deck below its top card, closed bids, in coop the partner's hand.

    The deck lies in no order, so it is enough to sort it. What a seat has given its partner it still knows.
    """
    if table.bidding and table.form != ROBBERS:
        for seat in range(table.players):
            if seat != me:
                table.bids[seat] = -1
    partners = table.form == ROBBERS and table.players > 1
    kept = 0
    if partners:
        kept = _gather(table, me, 1 - me)
    _sort_deck(table)
    if partners:
        _deal_back(table, me, 1 - me, kept)


@compiled
def _known(table, partner):
    """The card in the partner's hand that this seat has given away; NO_CARD if there is none."""
    card = table.given[partner]
    if table.bidding or card == NO_CARD or find(table.hand, table.hand_size, partner, card) < 0:
        return NO_CARD
    return int(card)


@compiled
def _gather(table, me, partner):
    """The partner's cards go back to the deck but for one that is known; how many are kept."""
    known = _known(table, partner)
    for i in range(table.hand_size[partner]):
        push(table, table.deck, table.deck_size, 0, table.hand[partner, i])
    if known != NO_CARD:
        take(table, table.deck, table.deck_size, 0, known)
        table.hand[partner, 0] = known  # first in the hand, where the new deal leaves it
    if table.bidding and table.given[me] != NO_CARD:
        push(table, table.deck, table.deck_size, 0, table.given[me])
    return 1 if known != NO_CARD else 0


@compiled
def _sort_deck(table):
    """In order, so that what comes depends on which cards are hidden and not on where they were."""
    for i in range(1, table.deck_size[0]):
        card = table.deck[0, i]
        j = i - 1
        while j >= 0 and table.deck[0, j] > card:
            table.deck[0, j + 1] = table.deck[0, j]
            j -= 1
        table.deck[0, j + 1] = card


@compiled
def _lot(table):
    """A card of the deck by lot; one that was taken out of the game stays where it is."""
    place = below(table, TABLE, table.deck_size[0])
    while not table.present[table.deck[0, place]]:
        place = below(table, TABLE, table.deck_size[0])
    card = table.deck[0, place]
    table.deck_size[0] -= 1
    table.deck[0, place] = table.deck[0, table.deck_size[0]]
    return card


@compiled
def _deal_back(table, me, partner, kept):
    for i in range(kept, table.hand_size[partner]):
        table.hand[partner, i] = _lot(table)
    if table.bidding and table.given[me] != NO_CARD:
        table.given[me] = _lot(table)


class CrimsonCompany(Strategy, template=True):
    """The defaults: bid two thirds of a card's worth, match below that, strengthen the lane that gains most."""

    game = "crimson-company"

    def recruit(table, me):
        return best_option(table, me, offered_worth)

    def bid(table, me):
        return fair_bid(table, me)

    def match(table, me):
        return would_pay(table, me)

    def call_up(table, me):
        return best_option(table, me, offered_worth)

    def secret_bid(table, me):
        return fair_bid(table, me)

    def buy(table, me):
        return would_pay(table, me)

    def deploy(table, me):
        return best_option(table, me, card_worth)

    def lane(table, me):
        return best_option(table, me, lane_value)

    def destroy(table, me):
        return best_option(table, me, destroy_value)

    def flip(table, me):
        return best_option(table, me, flip_value)

    def move(table, me):
        return best_option(table, me, move_value)

    def destination(table, me):
        return best_option(table, me, destination_value)

    def exchange(table, me):
        return best_option(table, me, exchange_value)

    def place(table, me):
        return best_option(table, me, placed_worth)

    def discard(table, me):
        return best_option(table, me, card_worth)

    def victim(table, me):
        return best_option(table, me, wealth)

    def payer(table, me):
        return best_option(table, me, wealth)

    def pay(table, me):
        return strength_to_buy(table, me)

    def castle_coin(table, me):
        return best_option(table, me, coin_value)

    def spare(table, me):
        return would_spare(table, me)

    def look(table, me):
        return 0

    def hand_over(table, me):
        return best_option(table, me, least_worth)

    def for_robbers(table, me):
        return best_option(table, me, best_lane_value)
