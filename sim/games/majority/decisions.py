"""The Majority: what can be asked, what a seat can't see, and the default answers."""

from sim.games.majority.state import ASSASSINATION, BRIBERY, NO_ABILITY, NO_CARD, SPY, TREASON
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import best_option
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, shuffle
from sim.strategy import Strategy

KINDS = {
    "draft": "which card of the packet to keep; the rest goes to the left neighbour",
    "swap": "which card to hand to the partner (four players)",
    "play": "which card to play this turn",
}


@compiled
def _face_down(table, me, seat):
    """Has the seat chosen a card that I can't see?"""
    return seat != me and table.chosen[seat] != NO_CARD and table.shown[seat] == NO_CARD


@effect
def conceal(table, me):
    """Deal anew what the seat can't see: the deck, the others' hands, kept cards and face-down choices.

    What it saw of packets that it passed on and the card that it gave its partner are forgotten: a world that fits
    those too would be a little likelier. What the others drafted is wiped out: their kept cards are secret.
    """
    for seat in range(table.players):
        if seat == me:
            continue
        for i in range(table.hand_size[seat]):
            push(table, table.deck, table.deck_size, 0, table.hand[seat, i])
        for i in range(table.kept_size[seat]):
            push(table, table.deck, table.deck_size, 0, table.kept[seat, i])
        if _face_down(table, me, seat):
            push(table, table.deck, table.deck_size, 0, table.chosen[seat])
        table.drafted[seat] = 0
    _sort_deck(table)
    shuffle(table, TABLE, table.deck[0], table.deck_size[0])
    _deal_back(table, me)


@compiled
def _sort_deck(table):
    """Put the hidden cards in order, so that the new deal depends on which they are and not on who held them."""
    for i in range(1, table.deck_size[0]):
        card = table.deck[0, i]
        j = i - 1
        while j >= 0 and table.deck[0, j] > card:
            table.deck[0, j + 1] = table.deck[0, j]
            j -= 1
        table.deck[0, j + 1] = card


@compiled
def _deal_back(table, me):
    for seat in range(table.players):
        if seat == me:
            continue
        for i in range(table.hand_size[seat]):
            table.hand[seat, i] = pop(table, table.deck, table.deck_size, 0)
        for i in range(table.kept_size[seat]):
            table.kept[seat, i] = pop(table, table.deck, table.deck_size, 0)
        if _face_down(table, me, seat):
            table.chosen[seat] = pop(table, table.deck, table.deck_size, 0)


@compiled
def usefulness(table, me, card):
    """A rough value of a card in the hand: its power, and something for what it can do."""
    ability = table.ability[card]
    power = int(table.power[card]) * ((ability == NO_ABILITY) - (ability == TREASON))
    return power + 8 * (ability == BRIBERY) + 4 * (ability == ASSASSINATION) + 3 * (ability == SPY)  # no branch: faster


@compiled
def uselessness(table, me, card):
    return -usefulness(table, me, card)


class Majority(Strategy, template=True):
    """The defaults: keep and play what is most useful, hand over what is least."""

    game = "majority"

    def draft(table, me):
        return best_option(table, me, usefulness)

    def swap(table, me):
        return best_option(table, me, uselessness)

    def play(table, me):
        return best_option(table, me, usefulness)
