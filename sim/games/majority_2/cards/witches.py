"""Witches (blue): the reserves, and coins that turn up again (6-2, 6-3)."""

from sim.games.majority_2.kinds import ASK_TAKE
from sim.games.majority_2.knowledge import forget_twin
from sim.games.majority_2.moves import draw_to_reserve
from sim.games.majority_2.rows import finished, lift, pack, return_disc
from sim.games.majority_2.state import AREA, BOTH, CARD, KNOWN, SIDE_ROOM
from sim.games.majority_2.words import COINS_UP, DISCARDS_RESERVE, NO_EFFECT, TAKES
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.piles import pop, push
from sim.kernel.rng import TABLE, below
from sim.kernel.trace import tell


@effect
def witch_junior(table, me):
    for _ in range(table.amount[table.card]):
        draw_to_reserve(table, me)


@effect
def witch_senior(table, me):
    hit_reserve(table, me, table.amount[table.card])


@effect
def promo_witch_senior(table, me):
    hit_reserve(table, me, finished(table, me))


@compiled
def hit_reserve(table, me, cards):
    """Discard random cards of the other player's reserve; only the last one lies open on the pile (6-1)."""
    victim = 1 - me
    size = table.reserve_size[victim]
    cards = min(cards, size)
    if cards == 0:
        tell(table, NO_EFFECT, me, table.card, 0)
    # Whoever saw cards go into this reserve no longer knows which are left, unless none is or the one lies open.
    blurred = cards > 1 and cards < size
    first = table.discard_size[0]
    for number in range(cards):
        i = below(table, TABLE, table.reserve_size[victim])
        entry = int(table.reserve[victim, i])
        table.reserve[victim, i] = pop(table, table.reserve, table.reserve_size, victim)
        if number == cards - 1:
            if not entry & (KNOWN << me) and not blurred:
                forget_twin(table.reserve, table.reserve_size, victim, 0, entry & CARD, 0, me)
                forget_twin(table.discard, table.discard_size, 0, first, entry & CARD, 0, me)
            entry |= BOTH
        elif blurred:
            entry &= ~(KNOWN << me)
        push(table, table.discard, table.discard_size, 0, entry)
        table.reserve_hits[me] += 1
        tell(table, DISCARDS_RESERVE, victim, entry & CARD, 0)
    if blurred:
        for i in range(table.reserve_size[victim]):
            table.reserve[victim, i] &= ~(KNOWN << me)


@effect
def witch_veteran(table, me):
    for _ in range(table.amount[table.card]):
        take_card(table, me)


@compiled
def take_card(table, me):
    """Any card of the columns goes into the own reserve; both players see it go."""
    clear_options(table)
    for row in range(AREA):
        for i in range(table.row_size[row]):
            offer(table, row * SIDE_ROOM + i)
    if next_option(table, -1) < 0:
        return
    code = ask(table, me, ASK_TAKE)
    row, i = code // SIDE_ROOM, code % SIDE_ROOM
    card = table.lies[row, i]
    tell(table, TAKES, me, pack(row, i, card), 0)
    return_disc(table, row, i)
    lift(table, row, i)
    push(table, table.reserve, table.reserve_size, me, card | BOTH)
    table.cards_taken[me] += 1


@effect
def witch_aristocrat(table, me):
    tell(table, COINS_UP, me, table.coins[me] - table.up[me], 0)
    table.up[me] = table.coins[me]
