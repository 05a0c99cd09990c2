"""The Majority: the council phase (rulebook 2-4) and who wins (2-6, 3-3)."""

from sim.games.majority.state import COLOURS
from sim.games.majority.words import (
    COINS,
    COUNCIL,
    END,
    ENDS,
    ENDS_IN_TEAM,
    SECOND_IN_COLOUR,
    TIED,
    WINS,
    WINS_COLOUR,
)
from sim.kernel.compile import compiled
from sim.kernel.trace import NOBODY, tell

WINNERS_COINS = 2
SECONDS_SHARE = 5  # a second place earns a fifth of the winner's sum


@compiled
def highest_below(table, colour, limit):
    """The highest sum of a colour that is below a limit; 0 if nobody has one."""
    best = 0
    for seat in range(table.players):
        power = table.sums[seat, colour]
        if best < power < limit:
            best = power
    return best


@compiled
def seats_with(table, colour, power):
    """How many seats have exactly this sum."""
    seats = 0
    for seat in range(table.players):
        seats += table.sums[seat, colour] == power
    return seats


@compiled
def council(table):
    """Score every colour; scoring areas stay."""
    tell(table, COUNCIL, NOBODY, table.round + 1, 0)
    for colour in range(len(COLOURS)):
        first = highest_below(table, colour, 32767)
        if first > 0:
            _pay(table, colour, first, highest_below(table, colour, first))


@compiled
def _pay(table, colour, first, second):
    winners = seats_with(table, colour, first)
    seconds = seats_with(table, colour, second) if second > 0 else 0
    coins = first // SECONDS_SHARE * winners
    table.councils += 1
    if seconds:
        table.seconds_placed += 1
        table.second_out_earns += coins > WINNERS_COINS
    for seat in range(table.players):
        if table.sums[seat, colour] == first:
            _pay_first(table, seat, colour, winners > 1)
    for seat in range(table.players):
        if second > 0 and table.sums[seat, colour] == second:
            _pay_second(table, seat, colour, coins, seconds > 1)


@compiled
def _pay_first(table, seat, colour, shared):
    tell(table, WINS_COLOUR, seat, colour, table.sums[seat, colour])
    tell(table, COINS, seat, WINNERS_COINS, 0)
    table.score[seat] += WINNERS_COINS
    table.coins_paid += WINNERS_COINS
    table.coins_first[seat] += WINNERS_COINS
    table.first_by_colour[seat, colour] += WINNERS_COINS
    table.first_by_round[seat, table.round] += WINNERS_COINS
    table.firsts[seat] += 1
    table.first_shared[seat] += shared
    table.coins_first_shared[seat] += WINNERS_COINS * shared
    table.first_shared_by_colour[seat, colour] += WINNERS_COINS * shared
    table.first_shared_by_round[seat, table.round] += WINNERS_COINS * shared


@compiled
def _pay_second(table, seat, colour, coins, shared):
    tell(table, SECOND_IN_COLOUR, seat, colour, table.sums[seat, colour])
    tell(table, COINS, seat, coins, 0)
    table.score[seat] += coins
    table.coins_paid += coins
    table.coins_second[seat] += coins
    table.second_by_colour[seat, colour] += coins
    table.second_by_round[seat, table.round] += coins
    table.seconds[seat] += 1
    table.second_shared[seat] += shared
    table.coins_second_shared[seat] += coins * shared
    table.second_shared_by_colour[seat, colour] += coins * shared
    table.second_shared_by_round[seat, table.round] += coins * shared


@compiled
def team_coins(table, seat):
    """The coins that count for a seat: the team's, or its own in the game of three."""
    if table.teams:
        return table.score[seat] + table.score[(seat + 2) % 4]
    return table.score[seat]


@compiled
def ahead(table, a, b):
    """Is seat a before seat b at the end? More coins; equal coins: by the spy marker."""
    if team_coins(table, a) != team_coins(table, b):
        return team_coins(table, a) > team_coins(table, b)
    if table.teams:
        return (table.marker - a) % 2 == 0 and (table.marker - b) % 2 != 0
    players = table.players
    return (a - table.marker + players) % players < (b - table.marker + players) % players


@compiled
def finish_game(table):
    """Places, winners and what remains to be counted."""
    tell(table, END, NOBODY, 0, 0)
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += ahead(table, other, seat)
        if table.teams:
            better //= 2  # both members of the other team are ahead
        table.place[seat] = 1 + better
        table.win[seat] = better == 0
        table.has_marker[seat] = seat == table.marker
        for colour in range(len(COLOURS)):
            table.points[seat, colour] = table.sums[seat, colour]
        tell(table, ENDS_IN_TEAM if table.teams else ENDS, seat, table.score[seat], team_coins(table, seat))
    _note_tie(table)
    for seat in range(table.players):
        if table.place[seat] == 1:
            tell(table, WINS, seat, 0, 0)


@compiled
def _note_tie(table):
    for seat in range(table.players):
        for other in range(seat):
            level = team_coins(table, seat) == team_coins(table, other)
            allies = table.teams and (seat - other) % 2 == 0
            if level and not allies and (table.place[seat] == 1 or table.place[other] == 1):
                table.tied = True
    table.spy_decides = table.tied
    if table.tied:
        tell(table, TIED, table.marker, 0, 0)
