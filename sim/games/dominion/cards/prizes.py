"""Dominion: the texts of the prizes."""

from sim.games.dominion.choices import discard_down_to, withdraw
from sim.games.dominion.kinds import ASK_CHOOSE, STEED_ACTIONS, STEED_CARDS, STEED_COINS, STEED_SILVERS
from sim.games.dominion.moves import draw, gain, gain_to, put_in_discard
from sim.games.dominion.names import CURSE, ESTATE, FOLLOWERS, GOLD, PRINCESS, SILVER, TRUSTY_STEED
from sim.games.dominion.state import TO_DECK
from sim.games.dominion.words import BONUS
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.piles import count, pop
from sim.kernel.trace import tell

SILVERS = 4


@effect
def bag_of_gold(table, me):
    gain_to(table, me, GOLD, TO_DECK)


@effect
def diadem(table, me):
    table.coins += table.actions
    tell(table, BONUS, me, table.actions, table.coins)


@effect
def followers(table, me):
    gain(table, me, ESTATE)
    for i in range(table.victim_count):
        victim = int(table.victims[i])
        gain(table, victim, CURSE)
        discard_down_to(table, victim, FOLLOWERS, table.amount[FOLLOWERS])


@effect
def princess(table, me):
    # Counted anew: played twice it is still only once in play.
    table.reduction = table.amount[PRINCESS] * count(table.play, table.play_size, me, PRINCESS)


@effect
def trusty_steed(table, me):
    """Both choices first, then what was chosen, in the order of the card."""
    table.source = TRUSTY_STEED
    offer_steed(table)
    first = ask(table, me, ASK_CHOOSE)
    table.source = TRUSTY_STEED
    offer_steed(table)
    withdraw(table, first)
    second = ask(table, me, ASK_CHOOSE)
    for choice in range(STEED_CARDS, STEED_SILVERS + 1):
        if choice in (first, second):
            ride(table, me, choice)


@compiled
def offer_steed(table):
    clear_options(table)
    for choice in range(STEED_CARDS, STEED_SILVERS + 1):
        offer(table, choice)


@compiled
def ride(table, me, choice):
    """Carry out one of Trusty Steed's four lines."""
    if choice == STEED_CARDS:
        draw(table, me, 2)
    elif choice == STEED_ACTIONS:
        table.actions += 2
    elif choice == STEED_COINS:
        table.coins += 2
    else:
        for _ in range(SILVERS):
            gain(table, me, SILVER)
        while table.deck_size[me] > 0:
            put_in_discard(table, me, pop(table, table.deck, table.deck_size, me))
        table.known[me] = 0
    tell(table, BONUS, me, table.actions, table.coins)
