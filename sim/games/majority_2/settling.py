"""Majority 2: a side of a column with five or more cards is settled (5-5)."""

from sim.games.majority_2.kinds import ASK_FACTION, ASK_REPRESENTATIVE
from sim.games.majority_2.moves import gain_coins
from sim.games.majority_2.rows import discard_from, to_area
from sim.games.majority_2.state import (
    COLUMNS,
    FACTION,
    FACTIONS,
    LARGE_FACTION,
    NOWHERE,
    SETTLE,
    SIDE_FULL,
)
from sim.games.majority_2.words import FORMS, NO_FACTION, SETTLED_AWAY
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, count_options, next_option, offer
from sim.kernel.trace import tell

SMALL_COINS, LARGE_COINS = 1, 2  # for a faction of three or four, of five or more


@compiled
def settle_if_full(table, row):
    """After a play: five or more cards on a side are settled."""
    if table.row_size[row] >= SIDE_FULL:
        table.row = row
        call_effect(table.hooks[SETTLE], table, row // COLUMNS)


@effect
def settle_part(table, owner):
    """Its owner forms one faction, or everything is discarded."""
    row = table.row
    size = table.row_size[row]
    table.settled_with[owner, min(size - SIDE_FULL, 2)] += 1
    colour = choose_faction(table, owner, row)
    if colour == NOWHERE:
        table.columns_discarded[owner] += 1
        tell(table, NO_FACTION, owner, row % COLUMNS, size)
    else:
        form_faction(table, owner, row, colour)
    table.settled_away[owner] += table.row_size[row]
    while table.row_size[row] > 0:
        last = table.row_size[row] - 1
        tell(table, SETTLED_AWAY, owner, table.lies[row, last], 0)
        discard_from(table, row, last)


@compiled
def choose_faction(table, owner, row):
    """A colour with three cards or more; `NOWHERE` if there is none."""
    clear_options(table)
    for colour in range(len(FACTIONS)):
        if table.count[row, colour] >= FACTION:
            offer(table, colour)
    if next_option(table, -1) < 0:
        return NOWHERE
    table.two_factions[owner] += count_options(table) > 1
    return ask(table, owner, ASK_FACTION)


@compiled
def form_faction(table, owner, row, colour):
    members = int(table.count[row, colour])
    tell(table, FORMS, owner, colour, members)
    table.finished[owner] += 1
    table.finished_in[owner, colour] += 1
    table.finished_with[owner, min(members - FACTION, 2)] += 1
    table.colour = colour
    to_area(table, owner, row, choose_representative(table, owner, row, colour))
    table.coins_factions[owner] += gain_coins(table, owner, SMALL_COINS if members < LARGE_FACTION else LARGE_COINS)


@compiled
def choose_representative(table, owner, row, colour):
    """One card of the colour. Of equal cards, with or without a disc, one is offered."""
    clear_options(table)
    seen = 0
    for i in range(table.row_size[row]):
        kind = 1 << (table.lies[row, i] + 32 * table.disc[row, i])
        if table.shade[row, i] == colour and not seen & kind:
            offer(table, i)
            seen |= kind
    return ask(table, owner, ASK_REPRESENTATIVE)
