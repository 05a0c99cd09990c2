"""Crimson Company: set-up, a step (a turn; in solo and coop a round), the end."""

from sim.games.crimson_company.board import party_of, side_of, total
from sim.games.crimson_company.deck import refill, turn_up
from sim.games.crimson_company.places import next_in_game
from sim.games.crimson_company.robbers import draw_hands
from sim.games.crimson_company.state import (
    CASTLES_TO_WIN,
    FREE,
    PLAIN,
    PLAYERS_SIDE,
    ROBBERS,
    VIEW,
)
from sim.games.crimson_company.words import CASTLE, END, FRONT, HAS, LOST, SHARES, TIME_IS_UP, WINS
from sim.kernel.address import call_effect
from sim.kernel.compile import answer, compiled, effect
from sim.kernel.trace import NOBODY, tell


@effect
def setup(table, me):
    """Shuffle, lay out the offer, hand out the coins."""
    for lane in range(table.lanes):
        if table.castle[lane] != PLAIN:
            tell(table, CASTLE, NOBODY, lane, table.castle[lane])
    if table.form == FREE:
        for seat in range(table.players):
            tell(table, FRONT, seat, 2 * seat, (seat + 1) % table.players)
    for i in range(table.deck_list_size):
        table.deck[0, i] = table.deck_list[i]
    table.deck_size[0] = table.deck_list_size
    turn_up(table)
    if table.form == ROBBERS:
        draw_hands(table)
    else:
        refill(table)
    for seat in range(table.players):
        table.coins[seat] = table.start_coins[seat]
        table.supply -= table.start_coins[seat]
        table.coins_start[seat] = table.start_coins[seat]


@effect
def step(table, me):
    """The next turn or round."""
    call_effect(table.turn, table, 0)
    if not table.over:
        if table.form != ROBBERS:
            table.seat = next_in_game(table, table.seat)
        if table.turns >= table.turn_cap:
            table.over = 1
            table.truncated = 1
            tell(table, TIME_IS_UP, NOBODY, table.turns, 0)


@compiled
def strength_in_play(table, party):
    """All strength that a party has in play."""
    found = 0
    for i in range(VIEW):
        lane = table.sight[party, i]
        if lane >= 0 and table.lane_open[lane]:
            found += total(table, side_of(table, party, lane))
    return found


@compiled
def _standing(table, seat):
    """What decides a game that was broken off: castles, then strength; also the places behind a winner."""
    party = party_of(table, seat)
    standing = 1000 * int(table.castles[party])
    if table.truncated:
        standing = 0 if table.cap_draws else standing + strength_in_play(table, party)
    return standing


@effect
def finish(table, me):
    """Winners and places."""
    tell(table, END, NOBODY, 0, 0)
    for seat in range(table.players):
        table.score[seat] = table.castles[party_of(table, seat)]
        if table.in_game[seat]:
            table.coins_left[seat] = table.coins[seat]
        tell(table, HAS, seat, table.score[seat], table.coins_left[seat])
    table.supply_left = table.supply
    for lane in range(table.lanes):
        table.on_castles += table.castle_coins[lane]
    if table.form == ROBBERS:
        _finish_against_robbers(table)
    else:
        _finish_among_players(table)


@compiled
def _finish_against_robbers(table):
    won = table.castles[PLAYERS_SIDE] >= CASTLES_TO_WIN
    for seat in range(table.players):
        table.win[seat] = won
        table.place[seat] = 1 if won else min(2, table.players)
        tell(table, WINS if won else LOST, seat, 0, 0)


@compiled
def _finish_among_players(table):
    """Who has left the table as a winner keeps that place; the others by castles."""
    winners = 0
    for seat in range(table.players):
        if table.in_game[seat]:
            better = 0
            for other in range(table.players):
                ahead = table.in_game[other] and _standing(table, other) > _standing(table, seat)
                better += ahead and other < table.parties  # of a team one member counts
            table.place[seat] = 1 + table.left + better
        winners += table.place[seat] == 1 and seat < table.parties
    for seat in range(table.players):
        if table.place[seat] == 1:
            table.win[seat] = 1.0 / winners
            tell(table, WINS if winners == 1 else SHARES, seat, 0, 0)


@answer
def worth(table, me):
    """For a search: a win is worth 1000 (where places are played out: the better the place), then castles and leads."""
    party = party_of(table, me)
    value = int(1000 * table.win[me])
    if table.places and table.place[me] > 0:
        value = 1000 * (table.players - table.place[me]) // (table.players - 1)
    if table.over or not table.in_game[me]:
        return value
    value += 200 * int(table.castles[party]) + 6 * int(table.coins[me])
    worst = 0
    for other in range(table.parties):
        if other != party:
            worst = max(worst, 200 * int(table.castles[other]))
    for i in range(VIEW):
        lane = int(table.sight[party, i])
        if lane >= 0 and table.lane_open[lane]:
            value += lane_worth(table, side_of(table, party, lane))
    return value - worst


@compiled
def lane_worth(table, side):
    """What the state of a lane is worth to a side: its lead, the more the nearer the lane is to being scored."""
    lead = total(table, side) - total(table, side ^ 1)
    if table.form == ROBBERS:
        lead -= int(table.castle_coins[side >> 1])
    cards = int(max(table.row_size[side], table.row_size[side ^ 1]))
    return max(-12, min(12, lead)) * (2 + min(cards, 4)) + 8 * (table.row_size[side] - table.row_size[side ^ 1])
