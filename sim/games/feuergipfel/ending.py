"""Das Ritual am Feuergipfel: who has won (II), and what an end is worth to a search."""

from sim.games.feuergipfel.moves import has_circle, left_of
from sim.games.feuergipfel.names import CIRCLE_OF_MIGHT
from sim.games.feuergipfel.state import BY_CAP, BY_STACK, BY_STRUCTURE, GUARD, NO_CARD, NO_SEAT, PACE, POSITIONS
from sim.games.feuergipfel.words import CAPPED, COMPLETE, DRAWN_GAME, ENDS, STACK_OUT, WINS
from sim.kernel.address import count_bits
from sim.kernel.compile import answer, compiled
from sim.kernel.trace import NOBODY, tell


@compiled
def needed(table, seat):
    """How many creatures complete the structure."""
    return int(table.amount[CIRCLE_OF_MIGHT]) if has_circle(table, seat, CIRCLE_OF_MIGHT) else POSITIONS


@compiled
def look_for_winner(table):
    """Has anybody a complete structure? Whose turn it is comes first, then clockwise."""
    seat = int(table.seat)
    for _ in range(table.players):
        table.peak[seat] = max(table.peak[seat], table.count[seat])
        if table.count[seat] >= needed(table, seat) and table.winner == NO_SEAT:
            table.winner = seat
            table.completed[seat] = 1
            table.by_might[seat] = table.count[seat] < POSITIONS
            table.ending = BY_STRUCTURE
            table.over = 1
        seat = left_of(table, seat)


@compiled
def total_strength(table, seat):
    """Effective strength of the structure (with the guard where that option is on)."""
    total = 0
    for position in range(POSITIONS):
        total += table.power[seat, position]
    return total + (table.power[seat, GUARD] if table.guard_counts else 0)


@compiled
def creatures_counted(table, seat):
    guard = table.guard_counts and table.creature[seat, GUARD] != NO_CARD
    return int(table.count[seat]) + (1 if guard else 0)


@compiled
def rank(table, seat):
    """A number that orders the seats: completion, then strength, then number of creatures."""
    if table.ending == BY_CAP:
        return 0
    first = 1_000_000 if table.winner == seat else 0
    return first + 1000 * total_strength(table, seat) + creatures_counted(table, seat)


@compiled
def tell_the_end(table):
    if table.ending == BY_STRUCTURE:
        tell(table, COMPLETE, table.winner, table.count[table.winner], 0)
    elif table.ending == BY_STACK:
        tell(table, STACK_OUT, NOBODY, 0, 0)
    else:
        tell(table, CAPPED, NOBODY, table.rounds, 0)
    for seat in range(table.players):
        tell(table, ENDS, seat, total_strength(table, seat), creatures_counted(table, seat))


@compiled
def finish_game(table):
    """Scores, places and the shares of the win."""
    tell_the_end(table)
    best = 0
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += rank(table, other) > rank(table, seat)
        table.place[seat] = 1 + better
        best += better == 0
        note_end(table, seat)
    for seat in range(table.players):
        if table.place[seat] == 1:
            table.win[seat] = 1.0 / best
            tell(table, WINS if best == 1 else DRAWN_GAME, seat, 0, 0)
    table.tied = best > 1
    table.recruits_left = table.stack_size[0]


@compiled
def note_end(table, seat):
    """The seat's columns about the end."""
    table.score[seat] = total_strength(table, seat)
    table.creatures[seat] = table.count[seat]
    table.has_guard[seat] = table.creature[seat, GUARD] != NO_CARD
    table.prisoners_left[seat] = table.dungeon_size[seat]
    table.spells_left[seat] = count_bits(table.book[seat])
    if table.ending == BY_STRUCTURE and 0 < table.rounds <= PACE and seat == table.seat:
        table.grown[seat, table.rounds - 1] = table.count[seat]


@answer
def worth(table, me):
    """For a search: 1000 for a win, -1000 for a loss; before the end, how far one is ahead of the best rival."""
    if table.over:
        return int(2000 * table.win[me]) - 1000
    rival = -1000
    for seat in range(table.players):
        if seat != me:
            rival = max(rival, standing(table, seat))
    return standing(table, me) - rival


@compiled
def standing(table, seat):
    """How far a seat has come: creatures that are missing, strength, prisoners, spells."""
    missing = needed(table, seat) - table.count[seat]
    guard = 1 if table.creature[seat, GUARD] != NO_CARD else 0
    prisoners = min(int(table.dungeon_size[seat]), 6)
    return (
        300
        - 40 * missing
        + 2 * total_strength(table, seat)
        + 6 * guard
        + 3 * prisoners
        + 2 * count_bits(table.book[seat])
    )
