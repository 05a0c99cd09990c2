"""Dominion: the texts of the promo cards. Stash acts while shuffling (`moves.py`)."""

from sim.games.dominion.buying import buy, play_treasures
from sim.games.dominion.choices import take_aside
from sim.games.dominion.kinds import ASK_MARKET, ASK_PUT_BACK
from sim.games.dominion.moves import cost_of, receive
from sim.games.dominion.names import BLACK_MARKET, CARAVAN
from sim.games.dominion.state import TO_DISCARD
from sim.games.dominion.words import MARKET_SHOWS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import STOP, ask, clear_options, offer
from sim.kernel.piles import pop, push
from sim.kernel.trace import tell


@effect
def black_market(table, me):
    """Treasures may be played even if nothing is bought; coin tokens may not be spent, and no buy is used up."""
    base = table.aside_size[me]
    for _ in range(min(table.amount[BLACK_MARKET], table.market_size[0])):
        card = pop(table, table.market, table.market_size, 0)
        push(table, table.aside, table.aside_size, me, card)
        tell(table, MARKET_SHOWS, me, card, 0)
    if table.aside_size[me] == base:
        return
    play_treasures(table, me, BLACK_MARKET)
    card = ask_market(table, me, base)
    if card != STOP:
        take_aside(table, me, base, card)
        buy(table, me, card)
        receive(table, me, card, TO_DISCARD)
    put_under_market(table, me, base)


@compiled
def ask_market(table, me, base):
    """Ask which of the cards aside above `base` to buy, or `STOP`."""
    table.source = BLACK_MARKET
    clear_options(table)
    offer(table, STOP)
    for i in range(base, table.aside_size[me]):
        card = table.aside[me, i]
        if cost_of(table, card) <= table.coins and table.potion_cost[card] <= table.potions:
            offer(table, card)
    return ask(table, me, ASK_MARKET)


@compiled
def put_under_market(table, me, base):
    """Put the cards aside above `base` under the black market's deck in an order of choice; the last lies lowest."""
    while table.aside_size[me] > base:
        table.source = BLACK_MARKET
        clear_options(table)
        for i in range(base, table.aside_size[me]):
            offer(table, table.aside[me, i])
        card = ask(table, me, ASK_PUT_BACK)
        take_aside(table, me, base, card)
        for i in range(table.market_size[0], 0, -1):
            table.market[0, i] = table.market[0, i - 1]
        table.market[0, 0] = card
        table.market_size[0] += 1


@effect
def walled_village(table, me):
    table.clean_up_cards += 1


@effect
def caravan(table, me):
    table.caravans[me] += table.amount[CARAVAN]
    place = table.play_size[me] - 1
    while place >= 0 and table.play[me, place] != CARAVAN:
        place -= 1
    if place >= 0:  # the one on top was just played; those below may be due this turn
        table.stays[me, place] = 1
