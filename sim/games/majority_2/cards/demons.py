"""Demons (green): cards, forced swaps and coins (6-2). Their veterans only count at the end."""

from sim.games.majority_2.kinds import ASK_PUT_ASIDE
from sim.games.majority_2.moves import draw_to_hand, gain_coins, take_from_hand
from sim.games.majority_2.state import CARD, NO_CARD, PUT_ASIDE
from sim.games.majority_2.words import DRAWS, PUTS_ASIDE, WILL_SWAP
from sim.kernel.compile import effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.piles import push
from sim.kernel.trace import tell


@effect
def demon_junior(table, me):
    for _ in range(table.amount[table.card]):
        card = draw_to_hand(table, me)
        if card != NO_CARD:
            tell(table, DRAWS, me, card, 0)
    clear_options(table)
    for i in range(table.hand_size[0]):
        offer(table, table.hand[0, i] & CARD)
    if next_option(table, -1) < 0:
        return
    card = ask(table, me, ASK_PUT_ASIDE)
    push(table, table.reserve, table.reserve_size, me, take_from_hand(table, card, False) | PUT_ASIDE)
    table.put_aside = 1
    tell(table, PUTS_ASIDE, me, card, 0)


@effect
def demon_senior(table, me):
    table.must_swap[1 - me] = 1
    table.swaps_imposed[me] += 1
    tell(table, WILL_SWAP, 1 - me, 0, 0)


@effect
def demon_aristocrat(table, me):
    table.coins_abilities[me] += gain_coins(table, me, table.amount[table.card])
