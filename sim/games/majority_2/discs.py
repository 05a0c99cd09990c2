"""Majority 2: coloured discs (6-1) and the ghost's claim to them (6-4)."""

from sim.games.majority_2.kinds import ASK_DISC, ASK_MARK, ASK_MARK_AREA
from sim.games.majority_2.rows import area_of, pack, recolour, row_of
from sim.games.majority_2.state import (
    ANY_AREA,
    AREA,
    COLUMNS,
    FACTIONS,
    GHOST,
    NOWHERE,
    PUT_DISC,
    ROW_ROOM,
    ROWS,
    SEATS,
    SIDE_ROOM,
)
from sim.games.majority_2.words import DISC, DISC_OFF, NO_EFFECT
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, next_option, offer
from sim.kernel.trace import NOBODY, tell

# Where an ability may put its disc: bits.
OWN, OPPOSING, AREAS = 1, 2, 4


@compiled
def put_disc(table, me, where):
    """Put a disc on a card without one; was there such a card?"""
    table.marks = where
    call_effect(table.hooks[PUT_DISC], table, me)
    return table.target != NOWHERE


@effect
def put_disc_part(table, me):
    row, i = choose_card(table, me, table.marks)
    table.target = NOWHERE if row == NOWHERE else row * ROW_ROOM + i
    if row == NOWHERE:
        tell(table, NO_EFFECT, me, table.card, 0)
        return
    colour = choose_disc(table, me)
    fetch_disc(table, colour)
    table.discs &= ~(1 << colour)
    table.used_discs |= 1 << colour
    table.disc[row, i] = 1
    recolour(table, row, i, colour)
    count_disc(table, me, row)
    tell(table, DISC, me, pack(row, i, table.lies[row, i]), colour)


@compiled
def count_disc(table, me, row):
    owner = row // COLUMNS if row < AREA else row - AREA
    if owner == me:
        table.discs_own[me] += 1
    else:
        table.discs_opposing[me] += 1


@compiled
def choose_disc(table, me):
    """Any disc, wherever it lies, but not one that this ability has placed already or may not use."""
    clear_options(table)
    for colour in range(len(FACTIONS)):
        if not table.used_discs >> colour & 1:
            offer(table, colour)
    return ask(table, me, ASK_DISC)


@compiled
def fetch_disc(table, colour):
    """Take a disc off the card that it lies on, if any: its own colour is seen again."""
    if table.discs >> colour & 1:
        return
    for row in range(ROWS):
        for i in range(table.row_size[row]):
            if table.disc[row, i] and table.shade[row, i] == colour:
                take_off(table, row, i)
                return


@compiled
def take_off(table, row, i):
    """A disc goes back to the supply and its card shows its own colour."""
    card = table.lies[row, i]
    colour = table.shade[row, i]
    table.discs |= 1 << colour
    table.disc[row, i] = 0
    recolour(table, row, i, table.faction[card])
    tell(table, DISC_OFF, NOBODY, card, colour)


@compiled
def choose_card(table, me, where):
    """The row and place of the card that gets the disc; `NOWHERE` if no card may."""
    clear_options(table)
    if where == AREAS:
        for seat in range(SEATS):
            offer_area(table, seat)
        return chosen_in_areas(table, me)
    for seat in range(SEATS):
        if where & (OWN if seat == me else OPPOSING):
            for column in range(COLUMNS):
                offer_side(table, me, row_of(seat, column))
        if where & AREAS and has_unmarked(table, area_of(seat)):
            offer(table, ANY_AREA + seat)
    if next_option(table, -1) < 0:
        return NOWHERE, 0
    code = ask(table, me, ASK_MARK)
    if code < ANY_AREA:
        return code // SIDE_ROOM, code % SIDE_ROOM
    clear_options(table)
    offer_area(table, code - ANY_AREA)
    return chosen_in_areas(table, me)


@compiled
def chosen_in_areas(table, me):
    if next_option(table, -1) < 0:
        return NOWHERE, 0
    code = ask(table, me, ASK_MARK_AREA)
    return area_of(code // ROW_ROOM), code % ROW_ROOM


@compiled
def has_unmarked(table, row):
    for i in range(table.row_size[row]):
        if not table.disc[row, i]:
            return True
    return False


@compiled
def offer_area(table, seat):
    """The cards without a disc in a scoring area."""
    row = area_of(seat)
    for i in range(table.row_size[row]):
        if not table.disc[row, i]:
            offer(table, seat * ROW_ROOM + i)


@compiled
def offer_side(table, me, row):
    """The cards without a disc on a side; a ghost without one in this column takes their place (6-4)."""
    if not has_unmarked(table, row):
        return
    ghost = find_ghost(table, me, row % COLUMNS)
    if ghost != NOWHERE:
        offer(table, ghost)
        return
    for i in range(table.row_size[row]):
        if not table.disc[row, i]:
            offer(table, row * SIDE_ROOM + i)


@compiled
def find_ghost(table, me, column):
    """A ghost without a disc in the column, on either side; of two the active player's comes first."""
    for turn in range(SEATS):
        seat = me if turn == 0 else 1 - me
        row = row_of(seat, column)
        for i in range(table.row_size[row]):
            if table.lies[row, i] == GHOST and not table.disc[row, i]:
                return row * SIDE_ROOM + i
    return NOWHERE
