"""Crimson Company: the scoring phase: which lanes are scored, who wins them, what becomes of their cards."""

from sim.games.crimson_company.acting import carry_out, fall
from sim.games.crimson_company.board import face_up_in, first_side, lift, party_of, strength_of, voice
from sim.games.crimson_company.choosing import enqueue_side
from sim.games.crimson_company.deck import discard
from sim.games.crimson_company.names import HEL
from sim.games.crimson_company.places import merge, retire
from sim.games.crimson_company.state import (
    ARENA,
    BY_FACE_DOWN,
    BY_WEAKNESS,
    CASTLES_TO_WIN,
    CONQUER,
    CRYPT,
    FORTRESS,
    FREE,
    NO_SLOT,
    OUT,
    PLAIN,
    ROBBERS,
    ROBBERS_SIDE,
    SCORE,
    SCORE_PHASE,
)
from sim.games.crimson_company.words import (
    CONQUERS,
    COUNTS,
    FACE_DOWN_COUNT,
    LOWER_COUNT,
    ROBBERS_CONQUER,
    SCORE_EFFECT,
    SCORES,
    TIED,
)
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.trace import NOBODY, tell

CARDS_TO_SCORE = 4


@compiled
def score(table):
    """The scoring phase, if any lane is due."""
    for lane in range(table.lanes):
        if is_due(table, lane):
            call_effect(table.hooks[SCORE_PHASE], table, 0)
            return


@effect
def score_phase_part(table, me):
    """All lanes again and again, as long as a castle falls."""
    table.event += 1
    falls, passes = True, 0
    while falls and not table.over:
        falls = _score_pass(table)
        table.more_scorings += falls and passes > 0
        passes += 1


@compiled
def is_due(table, lane):
    """Is a lane scored: has a side four cards?"""
    needed = CARDS_TO_SCORE if table.castle[lane] != FORTRESS else table.castle_amount[FORTRESS]
    return table.lane_open[lane] and max(table.row_size[2 * lane], table.row_size[2 * lane + 1]) >= needed


@compiled
def _nth_lane(table, i):
    """The lanes from left to right as the active player sees them; free-for-all: from the left front clockwise."""
    if table.form == FREE:
        return (2 * table.seat + i) % table.lanes
    return int(table.sight[table.turn_party, i])


@compiled
def _score_pass(table):
    """Score every lane that is due; did a castle fall?"""
    falls = False
    for i in range(table.lanes):
        lane = _nth_lane(table, i)
        if not table.over and is_due(table, lane):
            falls = _score_lane(table, lane) or falls
    return falls


@compiled
def _score_lane(table, lane):
    """Effects, sums, winner. Is the castle conquered?"""
    tell(table, SCORES, NOBODY, lane, 0)
    table.lane_rule = 0
    first = first_side(table, lane)
    for side in (first, first ^ 1):
        for i in range(table.row_size[side]):
            slot = table.row[side, i]
            table.points[slot] = strength_of(table, slot)
    if table.castle[lane] != PLAIN:
        _castle_effect(table, lane)
    for side in (first, first ^ 1):
        for i in range(table.row_size[side]):
            slot = int(table.row[side, i])
            if table.up[slot] and table.timing[table.who[slot]] == SCORE:
                seat = voice(table, table.holder[side])
                tell(table, SCORE_EFFECT, seat, table.who[slot], side)
                carry_out(table, slot, side, seat)
    side = _winning_side(table, lane)
    if side < 0:
        table.ties += 1
        tell(table, TIED, NOBODY, lane, 0)
        return False
    call_effect(table.hooks[CONQUER], table, side)
    return True


@compiled
def _castle_effect(table, lane):
    """Castles count before characters."""
    for side in (2 * lane, 2 * lane + 1):
        size = table.row_size[side]
        for i in range(size):
            slot = table.row[side, i]
            if table.castle[lane] == CRYPT and not table.up[slot]:
                table.points[slot] = table.castle_amount[CRYPT]
        for i in range(size if table.castle[lane] == ARENA else 0):
            stronger = 0
            slot = table.row[side, i]
            for j in range(size):
                other = strength_of(table, table.row[side, j])
                own = strength_of(table, slot)
                stronger += other > own or (other == own and j < i)
            if stronger >= table.castle_amount[ARENA]:
                table.points[slot] = 0


@compiled
def _winning_side(table, lane):
    """The side that wins, by the last effect that changed how; -1: a tie."""
    for half in range(2):
        side = 2 * lane + half
        table.sums[half] = 0
        for i in range(table.row_size[side]):
            slot = table.row[side, i]
            if table.lane_rule == BY_FACE_DOWN:
                table.sums[half] += 1 - table.up[slot]
            else:
                table.sums[half] += table.points[slot]
    if table.form == ROBBERS and table.lane_rule != BY_FACE_DOWN:
        table.sums[1] += table.castle_coins[lane]
    _tell_sums(table)
    near, far = table.sums[0], table.sums[1]
    if near == far:
        return -1
    return 2 * lane + ((near > far) == (table.lane_rule == BY_WEAKNESS))


@compiled
def _tell_sums(table):
    event = COUNTS
    if table.lane_rule == BY_FACE_DOWN:
        event = FACE_DOWN_COUNT
    elif table.lane_rule == BY_WEAKNESS:
        event = LOWER_COUNT
    tell(table, event, NOBODY, table.sums[0], table.sums[1])


@effect
def conquer_part(table, side):
    """The castle goes to the winner, the cards are destroyed, the lane leaves the game."""
    lane = side >> 1
    party = int(table.holder[side])
    table.castles[party] += 1
    table.lanes_won += 1
    if table.lanes_won == 1:
        table.first_castle = table.turns
    table.lane_open[lane] = 0
    table.supply += table.castle_coins[lane]
    table.castle_coins[lane] = 0
    if table.form == ROBBERS and party == ROBBERS_SIDE:
        tell(table, ROBBERS_CONQUER, NOBODY, lane, 0)
    else:
        tell(table, CONQUERS, voice(table, party), lane, 0)
    _write_down(table, side)
    wins = table.castles[party] >= CASTLES_TO_WIN
    if wins and table.places:
        retire(table, party)
    elif wins:
        table.over = 1
    if not table.over:
        _wipe(table, lane)
        if wins:
            merge(table, party)


@compiled
def _write_down(table, side):
    """The columns about how lanes are won, for the winner and the loser (every member of a team)."""
    winner, loser = table.holder[side], table.holder[side ^ 1]
    half = side & 1
    for seat in range(table.players):
        party = party_of(table, seat)
        if party == winner:
            own_turn = party_of(table, table.seat) == winner
            table.castles_own_turn[seat] += own_turn
            table.castles_other_turn[seat] += not own_turn
            table.castles_by_face_down[seat] += table.lane_rule == BY_FACE_DOWN
            table.castles_by_weakness[seat] += table.lane_rule == BY_WEAKNESS
            table.castles_outnumbered[seat] += table.row_size[side] < table.row_size[side ^ 1]
            if table.lane_rule != BY_FACE_DOWN:
                table.margin[seat] += abs(table.sums[0] - table.sums[1])
                table.lane_strength[seat] += table.sums[half]
            table.lane_cards[seat] += table.row_size[side]
        elif party == loser:
            table.lanes_lost[seat] += 1


@compiled
def _wipe(table, lane):
    """All cards of the lane are destroyed together; then their effects, in order."""
    blocked = table.blocked
    hel_here = not table.hel_lane or face_up_in(table, lane, HEL, NO_SLOT) != NO_SLOT
    table.blocked = table.faces[HEL] > 0 and hel_here
    table.lane_open[lane] = table.wiped_open
    base = int(table.queue_size)
    first = first_side(table, lane)
    enqueue_side(table, first, NO_SLOT)
    near = int(table.queue_size)
    enqueue_side(table, first ^ 1, NO_SLOT)
    count = int(table.queue_size)
    for i in range(base, count):
        lift(table, int(table.queue[i]))
    for i in range(base, count):
        fall(table, int(table.queue[i]), first if i < near else first ^ 1)
    table.queue_size = base
    table.lane_open[lane] = 0
    table.blocked = blocked
    for side in (first, first ^ 1):  # what came to the lane meanwhile goes with it
        while table.row_size[side] > 0:
            slot = int(table.row[side, 0])
            lift(table, slot)
            table.where[slot] = OUT
            discard(table, table.who[slot])
