"""Majority 2: sensible answers to every question; strategies use them where they have no idea of their own."""

from sim.games.majority_2.moves import area_of, row_of
from sim.games.majority_2.scoring import bonus_of, secretaries
from sim.games.majority_2.state import (
    ANY_AREA,
    AREA,
    CARD,
    COLUMNS,
    FACTION,
    FACTIONS,
    NO_RANK,
    PASS,
    ROW_ROOM,
    SECRETARY,
    SIDE_FULL,
    SIDE_ROOM,
)
from sim.kernel.compile import compiled

ABILITY = 6  # what an ability is worth beside a card's place in its column
NEVER = -1000


@compiled
def strongest(table, row):
    """The number of cards of the colour that is most frequent in a row."""
    best = 0
    for colour in range(len(FACTIONS)):
        best = max(best, int(table.count[row, colour]))
    return best


@compiled
def fit(table, row, colour):
    """What one more card of a colour does for a side: near a faction is good, beside the colour is bad."""
    size = int(table.row_size[row])
    own = int(table.count[row, colour])
    if size + 1 >= SIDE_FULL:
        best = strongest(table, row)
        return 40 + 8 * own if own + 1 >= FACTION else 30 if best >= FACTION else -12 * best
    if own + 1 + SIDE_FULL - size - 1 < FACTION:
        return -20
    return 10 * own - 5 * (size - own)


@compiled
def best_fit(table, me, card):
    """A card's fit in its best column."""
    colour = table.faction[card]
    first = fit(table, row_of(me, 0), colour)
    return max(first, max(fit(table, row_of(me, 1), colour), fit(table, row_of(me, 2), colour)))


@compiled
def column_value(table, me, column):
    return fit(table, row_of(me, column), table.faction[table.card])


@compiled
def free_value(table, me, card):
    """In the free play: what fits, and what would be dear to pay for."""
    return -1 if card == PASS else best_fit(table, me, card) + table.cost[card]


@compiled
def play_value(table, me, card):
    """In the standard play: what fits, and the ability."""
    if card == PASS:
        return -1
    return best_fit(table, me, card) + (ABILITY if table.effects[card] != 0 else 0)


@compiled
def members(table, me, colour):
    return int(table.count[table.row, colour])


@compiled
def area_worth(table, seat, card, colour):
    """What a card would add in a scoring area: its points, and a bonus to and from other secretaries."""
    worth = int(table.points[card])
    if table.rank[card] == SECRETARY:
        return worth + 2 * table.bonus[card] * secretaries(table, seat, colour)
    if table.bonus[card] != 0:
        return worth + 3 * table.bonus[card]
    return worth


@compiled
def representative_value(table, me, place):
    """Points, and at equal points secretaries: more of them may come."""
    card = table.lies[table.row, place]
    return 2 * area_worth(table, me, card, table.colour) + (table.rank[card] == SECRETARY)


@compiled
def put_aside_value(table, me, card):
    """The dearest card that fits worst now: it waits for a better day, out of the other player's reach."""
    return 4 * table.points[card] - best_fit(table, me, card)


@compiled
def harm(table, me, row, place):
    """What it would hurt to take a card of the columns away: its side's hope, positive for the other player's."""
    hope = 4 * int(table.count[row, table.shade[row, place]]) + table.row_size[row]
    if table.shade[row, place] >= len(FACTIONS):
        hope = 0
    return -hope if row // COLUMNS == me else hope


@compiled
def take_value(table, me, code):
    return harm(table, me, code // SIDE_ROOM, code % SIDE_ROOM)


@compiled
def strike_value(table, me, code):
    """Only what is really discarded counts; else any card of the other player's will do."""
    row = code // SIDE_ROOM
    place = code % SIDE_ROOM
    shade = table.shade[row, place]
    goes = shade < len(FACTIONS) and table.count[area_of(1 - me), shade] > 0
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
    beside = shade >= len(FACTIONS) or table.count[row, shade] < best
    if row // COLUMNS == me:
        return 4 * best + table.row_size[row] if beside else -4
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
        here = secretaries(table, me, colour)
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


@compiled
def hand_value(table, me, cards, sizes, row):
    """How well the two best cards of the hand or a reserve fit."""
    first = 0
    second = 0
    for i in range(sizes[row]):
        value = best_fit(table, me, cards[row, i] & CARD) + 12
        if value > first:
            second = first
            first = value
        elif value > second:
            second = value
    return first + second
