"""Majority 2: sensible answers to every question; strategies use them where they have no idea of their own."""

from sim.games.majority_2.reckoning import (
    area_worth,
    gain_of,
    hope,
    loss,
    paid_gain,
    recolour_loss,
    secretaries_of,
    strongest,
)
from sim.games.majority_2.rows import area_of, is_protected, row_of
from sim.games.majority_2.scoring import bonus_of
from sim.games.majority_2.state import (
    ANY_AREA,
    AREA,
    COLOURLESS,
    COLUMNS,
    FACTION,
    NO_RANK,
    ROW_ROOM,
    SECRETARY,
    SIDE_FULL,
    SIDE_ROOM,
)
from sim.kernel.compile import compiled

ABILITY = 6  # tenths of a point that an ability is worth beside a card's place in its column
NEVER = -1000


@compiled
def free_value(table, me, card, _):
    """In the free play, after `reckon`: what fits, and what would be dear to pay for."""
    return gain_of(table, card) + table.cost[card]


@compiled
def play_value(table, me, card, _):
    """In the standard play, after `reckon`: what fits, and the ability."""
    return paid_gain(table, card) + ABILITY * (table.effects[card] != 0)


@compiled
def cleared(table, me, column):
    """For an angel aristocrat: what the other player loses in a column, less what I do."""
    mine, theirs = row_of(me, column), row_of(1 - me, column)
    value = 0 if is_protected(table, mine) else -hope(table, mine)
    if not table.angel_aristocrat_clears and not is_protected(table, theirs):
        value += hope(table, theirs)
    return value


@compiled
def members(table, me, colour):
    return int(table.count[table.row, colour])


@compiled
def representative_value(table, me, place):
    """Points, and at equal points secretaries: more of them may come."""
    card = table.lies[table.row, place]
    return 2 * area_worth(table, me, card, table.colour) + (table.rank[card] == SECRETARY)


@compiled
def put_aside_value(table, me, card):
    """After `reckon`: the dearest card that fits worst now waits for a better day, out of the other player's reach."""
    return 4 * table.points[card] - gain_of(table, card)


@compiled
def harm(table, me, row, place):
    """What it would cost the other player (or, negative, me) if a card of the columns went."""
    return -loss(table, row, place) if row // COLUMNS == me else loss(table, row, place)


@compiled
def take_value(table, me, code):
    return harm(table, me, code // SIDE_ROOM, code % SIDE_ROOM)


@compiled
def strike_value(table, me, code):
    """Only what is really discarded counts; else any card of the other player's will do."""
    row = code // SIDE_ROOM
    place = code % SIDE_ROOM
    shade = table.shade[row, place]
    goes = shade != COLOURLESS and table.count[area_of(1 - me), shade] > 0
    return harm(table, me, row, place) if goes else 0


@compiled
def colour_value(table, me, colour):
    """For a dragon veteran: cards of a colour that the other player has in the columns, less the own ones."""
    value = 0
    for column in range(COLUMNS):
        value += int(table.count[row_of(1 - me, column), colour]) - int(table.count[row_of(me, column), colour])
    return value


@compiled
def give_up_value(table, me, place):
    """Whatever counts least at the end; what takes a secretary away takes its friends' bonus too."""
    card = table.lies[area_of(me), place]
    return -(int(table.points[card]) + 2 * bonus_of(table, me, place))


@compiled
def mark_value(table, me, code):
    """A disc helps on an own card beside its side's colour, and hurts on an opposing card of that colour."""
    if code >= ANY_AREA:
        return NEVER
    row = code // SIDE_ROOM
    shade = table.shade[row, code % SIDE_ROOM]
    best = strongest(table, row)
    beside = shade == COLOURLESS or table.count[row, shade] < best
    if row // COLUMNS == me:
        return 4 * best + table.row_size[row] if beside else -recolour_loss(table, row, code % SIDE_ROOM)
    return -4 if beside else 4 * best + table.row_size[row]


@compiled
def mark_area_value(table, me, code):
    """A lone own secretary can join others; next best, a secretary of the other player's set leaves it."""
    seat = code // ROW_ROOM
    place = code % ROW_ROOM
    bonus = bonus_of(table, seat, place)
    rank = table.rank[table.lies[area_of(seat), place]]
    if seat == me:
        return 2 * (rank == SECRETARY) - bonus - (rank == NO_RANK)
    return 2 * bonus


@compiled
def disc_value(table, me, colour):
    """On an own card the strongest colour of its row, on an opposing one a colour that the row lacks."""
    row = table.target // ROW_ROOM
    owner = row // COLUMNS if row < AREA else row - AREA
    here = int(table.count[row, colour])
    if row >= AREA and owner == me:
        here = secretaries_of(table, me, colour)
    unused = table.discs >> colour & 1
    return (2 * here if owner == me else -2 * here) + unused


@compiled
def haunt_value(table, me, column):
    """A full column without a faction is lost by the ghost; a full one with a faction would be finished."""
    row = row_of(1 - me, column)
    best = strongest(table, row)
    if table.row_size[row] + 1 >= SIDE_FULL:
        return 20 + table.row_size[row] if best < FACTION else -20
    return int(table.row_size[row]) - 2 * (best >= FACTION)
