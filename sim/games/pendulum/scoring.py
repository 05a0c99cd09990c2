"""Pendulum: the end of the game: who wins, or nobody."""

import numpy as np

from sim.games.pendulum.state import LEGENDARY, NOBODY_WINS, POPULARITY, TRACKS, WON_BY_LEGEND, WON_BY_TRACKS
from sim.games.pendulum.words import END, ENDS, NO_WINNER, WINS, pack, say
from sim.kernel.compile import compiled
from sim.kernel.trace import NOBODY

SECOND = 1000


@compiled
def lacks(table, seat, track):
    """Steps that a marker lacks to the parchment."""
    if track == LEGENDARY:
        return 1 - table.track[seat, LEGENDARY]
    return max(0, table.threshold[seat, track] - table.track[seat, track])


@compiled
def distance(table, seat):
    """Steps that all four markers lack."""
    total = 0
    for track in range(LEGENDARY + 1):
        total += lacks(table, seat, track)
    return total


@compiled
def parchment_points(table, seat):
    """Spaces counted from the first parchment space, the legendary one included (ruling 22)."""
    total = int(table.track[seat, LEGENDARY])
    for track in range(POPULARITY + 1):
        total += max(0, table.track[seat, track] - table.threshold[seat, track] + 1)
    return total


@compiled
def glory(table, seat):
    return table.glory[seat, 0] + table.glory[seat, 1] + table.glory[seat, 2]


@compiled
def lowness(table, seat):
    """The three coloured distances, farthest first, as one number: the smaller, the nearer (ruling 23)."""
    a, b, c = lacks(table, seat, 0), lacks(table, seat, 1), lacks(table, seat, 2)
    high, low = max(a, b, c), min(a, b, c)
    return (high * 64 + (a + b + c - high - low)) * 64 + low


@compiled
def standing(table, seat):
    """Everything but privilege that decides, as one number: full parchment, then the legendary point, then the rest."""
    if distance(table, seat) == 0:
        return (1 << 40) + (parchment_points(table, seat) << 20) + glory(table, seat)
    legend = 1 << 20 if table.track[seat, LEGENDARY] else 0
    return ((legend - lowness(table, seat)) << 8) + glory(table, seat)


@compiled
def ahead(table, a, b):
    """Is seat a before seat b? The last word is privilege (ruling 1)."""
    first, second = table.standing[a], table.standing[b]
    return first > second or (first == second and table.rank[a] < table.rank[b])


@compiled
def finish_game(table):
    """Places, the winner if there is one, and what remains to be counted."""
    say(table, END, NOBODY, 0)
    for seat in range(table.players):
        table.standing[seat] = standing(table, seat)
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += ahead(table, other, seat) if other != seat else False
        table.place[seat] = 1 + better
        note_seat(table, seat)
    for seat in range(table.players):
        if table.place[seat] == 1:
            note_winner(table, seat)
    for area in range(3):
        table.flip_delay[area] = table.delay_ms[area] // SECOND
    table.seconds = table.total_ms // SECOND


@compiled
def note_winner(table, seat):
    table.won_by = NOBODY_WINS
    if table.complete[seat]:
        table.won_by = WON_BY_TRACKS
    elif table.track[seat, LEGENDARY]:
        table.won_by = WON_BY_LEGEND
    if table.won_by == NOBODY_WINS:
        say(table, NO_WINNER, NOBODY, 0)
        return
    table.win[seat] = 1
    for other in range(table.players):
        if other != seat and table.standing[other] == table.standing[seat]:
            table.privilege_decides = True
    tell_reason(table, seat)


@compiled
def tell_reason(table, seat):
    """How the winner has won, whether by privilege, among how many, with how many points."""
    among = table.complete_seats if table.won_by == WON_BY_TRACKS else table.legends
    way = pack(np.int64(table.won_by), np.int64(table.privilege_decides))
    say(table, WINS, seat, way | np.int64(among) << 16 | np.int64(table.parchment[seat]) << 24)


@compiled
def tell_stand(table, seat):
    """Tracks, parchment points, distance and glory, a byte each."""
    stand = (
        np.int64(table.glory_points[seat]) << 16 | np.int64(table.distance[seat]) << 8 | np.int64(table.parchment[seat])
    )
    for i in range(LEGENDARY + 1):
        stand = stand << 8 | np.int64(table.track[seat, LEGENDARY - i])
    say(table, ENDS, seat, stand)


@compiled
def note_seat(table, seat):
    far = distance(table, seat)
    table.complete[seat] = far == 0
    table.distance[seat] = far
    table.parchment[seat] = parchment_points(table, seat)
    table.score[seat] = table.parchment[seat] if far == 0 else -far
    table.glory_points[seat] = glory(table, seat)
    table.complete_seats += far == 0
    table.legends += table.track[seat, LEGENDARY]
    for track in range(len(TRACKS)):
        table.reached[seat, track] = table.track[seat, track]
    table.provinces_kept[seat] = table.province_size[seat]
    table.idle[seat] = table.idle_ms[seat] // SECOND
    table.busy[seat] = table.busy_ms[seat] // SECOND
    table.waiting[seat] = table.waiting_ms[seat] // SECOND
    table.used[seat, table.mat[seat]] = 1
    tell_stand(table, seat)
