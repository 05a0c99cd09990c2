"""Dragons (red): they burn what lies in their way, sometimes their own (6-2, 6-3)."""

from sim.games.majority_2.kinds import ASK_ANSWER_COLOUR, ASK_GIVE_UP, ASK_NAME_COLOUR, ASK_STRIKE
from sim.games.majority_2.knowledge import forget_hand, forget_twin
from sim.games.majority_2.rows import area_of, destroy, discard_from, pack, row_of
from sim.games.majority_2.state import (
    AREA,
    BOTH,
    CARD,
    COLOURLESS,
    FACTIONS,
    NOWHERE,
    SECRETARY,
    SIDE_ROOM,
)
from sim.games.majority_2.words import AIMS, DISCARDS_HAND, GIVES_UP, NAMES, NO_EFFECT
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.piles import pop, push
from sim.kernel.trace import tell


@effect
def dragon_junior(table, me):
    row, i = counted_from_the_other_end(table, me, table.amount[table.card])
    if row == NOWHERE:
        tell(table, NO_EFFECT, me, table.card, 0)
    else:
        destroy(table, me, row, i)


@compiled
def counted_from_the_other_end(table, me, number):
    """The card with this number in the column: the other player's newest to oldest, then the own oldest to newest."""
    theirs, mine = row_of(1 - me, table.column), row_of(me, table.column)
    size = table.row_size[theirs]
    if 1 <= number <= size:
        return theirs, size - number
    if size < number <= size + table.row_size[mine]:
        return mine, number - size - 1
    return NOWHERE, 0


@effect
def promo_dragon_junior(table, me):
    """Any card of the column, this one too; it goes if the other scoring area has its colour."""
    clear_options(table)
    for seat in range(2):
        row = row_of(seat, table.column)
        for i in range(table.row_size[row]):
            offer(table, row * SIDE_ROOM + i)
    if next_option(table, -1) < 0:
        return
    code = ask(table, me, ASK_STRIKE)
    row, i = code // SIDE_ROOM, code % SIDE_ROOM
    tell(table, AIMS, me, pack(row, i, table.lies[row, i]), 0)
    shade = table.shade[row, i]
    if shade != COLOURLESS and table.count[area_of(1 - me), shade] > 0:
        destroy(table, me, row, i)
    else:
        tell(table, NO_EFFECT, me, table.card, 0)


@effect
def dragon_senior(table, me):
    """Discard the whole hand; the other player sees the top card only."""
    if table.put_aside:
        forget_hand(table, me)
    table.hand_discarded[me] += table.hand_size[0]
    first = table.discard_size[0]
    while table.hand_size[0] > 0:
        entry = int(pop(table, table.hand, table.hand_size, 0))
        tell(table, DISCARDS_HAND, me, entry & CARD, 0)
        if table.hand_size[0] == 0:
            if entry & BOTH != BOTH:
                forget_twin(table.discard, table.discard_size, 0, first, entry & CARD, 0, 1 - me)
            entry |= BOTH
        push(table, table.discard, table.discard_size, 0, entry)


@effect
def dragon_veteran(table, me):
    """Both players name a colour; they may name the same."""
    offer_colours(table)
    first = ask(table, me, ASK_NAME_COLOUR)
    tell(table, NAMES, me, first, 0)
    table.colour = first
    offer_colours(table)
    second = ask(table, 1 - me, ASK_ANSWER_COLOUR)
    tell(table, NAMES, 1 - me, second, 0)
    for row in range(AREA):
        for i in range(table.row_size[row] - 1, -1, -1):
            if table.shade[row, i] == first or table.shade[row, i] == second:
                destroy(table, me, row, i)


@compiled
def offer_colours(table):
    clear_options(table)
    for colour in range(len(FACTIONS)):
        offer(table, colour)


@effect
def dragon_aristocrat(table, me):
    for _ in range(table.amount[table.card]):
        give_up(table, me)


@compiled
def give_up(table, me):
    """The other player discards a card of the own scoring area, a secretary if there is one."""
    victim = 1 - me
    area = area_of(victim)
    clear_options(table)
    for i in range(table.row_size[area]):
        if table.rank[table.lies[area, i]] == SECRETARY:
            offer(table, i)
    if next_option(table, -1) < 0:
        for i in range(table.row_size[area]):
            offer(table, i)
    if next_option(table, -1) < 0:
        tell(table, NO_EFFECT, me, table.card, 0)
        return
    i = ask(table, victim, ASK_GIVE_UP)
    tell(table, GIVES_UP, victim, table.lies[area, i], 0)
    discard_from(table, area, i)
    table.representatives_hit[me] += 1
