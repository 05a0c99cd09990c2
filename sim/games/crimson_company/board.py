"""Crimson Company: the board: lanes, their sides, the cards on them. Nothing here sets off an effect."""

from sim.games.crimson_company.names import FREYJA
from sim.games.crimson_company.state import (
    LIMBO,
    NO_SLOT,
    OUT,
    ROBBERS,
    SIDE_ROOM,
    SLOTS,
    TEAMS,
    VIEW,
)
from sim.games.crimson_company.words import EXCHANGED, MOVED, TURNED_DOWN, TURNED_UP
from sim.kernel.compile import compiled
from sim.kernel.faults import PILE_FULL, set_fault
from sim.kernel.trace import NOBODY, tell


@compiled
def voice(table, party):
    """The seat that decides for a party: of a team the one whose turn it is or comes next."""
    if table.form == TEAMS:
        return int(table.seat) if table.seat & 1 == party else (table.seat + 1) & 3
    return int(table.seat) if table.form == ROBBERS else int(party)


@compiled
def party_of(table, seat):
    """The party that a seat belongs to."""
    if table.form == TEAMS:
        return seat & 1
    return 0 if table.form == ROBBERS else int(seat)


@compiled
def side_of(table, party, lane):
    """The party's side of a lane; -1: it has none."""
    if table.holder[2 * lane] == party:
        return 2 * lane
    return 2 * lane + 1 if table.holder[2 * lane + 1] == party else -1


@compiled
def first_side(table, lane):
    """The side that comes first when both have something to do: from the party whose turn it is, clockwise."""
    parties = int(table.parties)
    near = (table.holder[2 * lane] - table.turn_party + parties) % parties
    far = (table.holder[2 * lane + 1] - table.turn_party + parties) % parties
    return 2 * lane if near <= far else 2 * lane + 1


@compiled
def strength_of(table, slot):
    """A card's strength outside of scoring: 0 face down."""
    return int(table.strength[table.who[slot]]) if table.up[slot] else 0


@compiled
def total(table, side):
    """The strength on a side, without effects of scoring."""
    found = 0
    for i in range(table.row_size[side]):
        found += strength_of(table, table.row[side, i])
    return found


@compiled
def leading_side(table, lane):
    """The side with more strength, without effects of scoring; -1: a tie."""
    near = total(table, 2 * lane)
    far = total(table, 2 * lane + 1)
    if near == far:
        return -1
    return 2 * lane if near > far else 2 * lane + 1


@compiled
def has_room(table, side):
    return table.row_size[side] < SIDE_ROOM


@compiled
def face_up_on(table, side, card, but):
    """The slot of a character that lies face up on a side, other than `but`; NO_SLOT if there is none."""
    for i in range(table.row_size[side]):
        slot = int(table.row[side, i])
        if table.who[slot] == card and table.up[slot] and slot != but:
            return slot
    return NO_SLOT


@compiled
def face_up_in(table, lane, card, but):
    """The same for both sides of a lane, the side first that comes first."""
    if table.faces[card] == 0:
        return NO_SLOT
    side = first_side(table, lane)
    found = face_up_on(table, side, card, but)
    return found if found != NO_SLOT else face_up_on(table, side ^ 1, card, but)


@compiled
def count_up_on(table, side, card, but):
    """How many copies of a character lie face up on a side, `but` left out."""
    found = 0
    for i in range(table.row_size[side]):
        slot = table.row[side, i]
        found += table.who[slot] == card and table.up[slot] and slot != but
    return found


@compiled
def count_up(table, party, card):
    """How many copies of a character a party has face up in play."""
    found = 0
    if table.faces[card] > 0:
        for i in range(VIEW):
            lane = table.sight[party, i]
            if lane >= 0 and table.lane_open[lane]:
                found += count_up_on(table, side_of(table, party, lane), card, NO_SLOT)
    return found


@compiled
def bound_to(table, party):
    """A bit for every lane in which a Freyja binds the party; 0: it is free."""
    lanes = 0
    if table.faces[FREYJA] > 0:
        for i in range(VIEW):
            lane = int(table.sight[party, i])
            if lane >= 0 and table.lane_open[lane] and face_up_in(table, lane, FREYJA, NO_SLOT) != NO_SLOT:
                lanes |= 1 << lane
    return lanes


@compiled
def new_slot(table):
    """A free slot, the longest unused first: a slot that fell free in the middle of an effect is not taken again."""
    slot = int(table.next_slot)
    for _ in range(SLOTS):
        at = slot
        slot = slot + 1 if slot + 1 < SLOTS else 0
        if table.where[at] == OUT:
            table.next_slot = slot
            return at
    return NO_SLOT


@compiled
def enter(table, slot, side, up):
    """Put a card at the far end of a side."""
    size = table.row_size[side]
    if size >= SIDE_ROOM:
        set_fault(table, PILE_FULL, table.who[slot])
        return
    table.row[side, size] = slot
    table.row_size[side] = size + 1
    table.where[slot] = side
    table.up[slot] = up
    table.faces[table.who[slot]] += up


@compiled
def lay(table, side, card, up):
    """Put a new card at the far end of a side; its slot, or NO_SLOT where there is no room."""
    slot = new_slot(table) if has_room(table, side) else NO_SLOT
    if slot == NO_SLOT:
        return NO_SLOT
    table.who[slot] = card
    table.fired[slot] = 0
    table.fired_at[slot] = table.event
    enter(table, slot, side, up)
    return slot


@compiled
def lift(table, slot):
    """Take a card off its side; the others close up."""
    side = table.where[slot]
    size = table.row_size[side] - 1
    i = 0
    while i < size and table.row[side, i] != slot:
        i += 1
    for j in range(i, size):
        table.row[side, j] = table.row[side, j + 1]
    table.row_size[side] = size
    table.where[slot] = LIMBO
    table.faces[table.who[slot]] -= table.up[slot]


@compiled
def shift(table, slot, side):
    """Move a card to another side's far end."""
    lift(table, slot)
    enter(table, slot, side, table.up[slot])
    tell(table, MOVED, NOBODY, table.who[slot], side)


@compiled
def place_in_row(table, slot):
    """How far from the castle a card lies."""
    side = table.where[slot]
    for i in range(table.row_size[side]):
        if table.row[side, i] == slot:
            return i
    return 0


@compiled
def swap(table, one, other):
    """Exchange the positions of two cards."""
    side, place = table.where[one], place_in_row(table, one)
    other_side, other_place = table.where[other], place_in_row(table, other)
    table.row[side, place] = other
    table.row[other_side, other_place] = one
    table.where[one] = other_side
    table.where[other] = side
    tell(table, EXCHANGED, NOBODY, table.who[one], table.who[other])


@compiled
def turn_over(table, slot):
    """Turn a card over, nothing more."""
    up = 1 - table.up[slot]
    card = table.who[slot]
    table.up[slot] = up
    table.turned[slot] += 1
    table.faces[card] += 1 if up else -1
    side = table.where[slot]
    if not up:
        party = table.holder[side]
        if table.form != ROBBERS or party == 0:
            table.cards_flipped_down[voice(table, party)] += 1
    tell(table, TURNED_UP if up else TURNED_DOWN, NOBODY, card, side)
