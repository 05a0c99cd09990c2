"""Majority 2: points and who wins (5-8)."""

from sim.games.majority_2.reckoning import TEMPO, hope, secretaries_of
from sim.games.majority_2.rows import area_of, finished, row_of
from sim.games.majority_2.state import COLUMNS, FACTIONS, PROMO_DEMON_VETERAN, SEATS, SETS
from sim.games.majority_2.words import END, ENDS, ENDS_WITH, TIED, WINS
from sim.kernel.compile import answer, compiled
from sim.kernel.trace import NOBODY, tell


@compiled
def colours_in(table, row):
    """Different colours in a row."""
    number = 0
    for colour in range(len(FACTIONS)):
        number += table.count[row, colour] > 0
    return number


@compiled
def bonus_of(table, seat, i):
    """What a card of the scoring area counts beyond its printed points."""
    area = area_of(seat)
    card = table.lies[area, i]
    if table.bonus[card] == 0:
        return 0
    if card == PROMO_DEMON_VETERAN:
        return table.bonus[card] * colours_in(table, area)
    return table.bonus[card] * (secretaries_of(table, seat, table.shade[area, i]) - 1)


@compiled
def points_of(table, seat):
    """Points now: the scoring area and all coins."""
    area = area_of(seat)
    points = int(table.coins[seat])
    for i in range(table.row_size[area]):
        points += table.points[table.lies[area, i]] + bonus_of(table, seat, i)
    return points


@compiled
def finish_game(table):
    """Points, places and what remains to be counted."""
    tell(table, END, NOBODY, 0, 0)
    for seat in range(SEATS):
        count_area(table, seat)
        table.score[seat] = table.points_cards[seat] + table.bonus_secretaries[seat] + table.bonus_colours[seat]
        tell(table, ENDS, seat, table.score[seat], finished(table, seat))
        table.score[seat] += table.coins[seat]
        tell(table, ENDS_WITH, seat, table.coins[seat], table.score[seat])
    table.tied = table.score[0] == table.score[1]
    winner = 0 if table.score[0] > table.score[1] else 1  # equal: whoever has not the start marker, seat 1
    if table.tied:
        tell(table, TIED, winner, 0, 0)
    for seat in range(SEATS):
        table.win[seat] = seat == winner
        table.place[seat] = 1 if seat == winner else 2
    tell(table, WINS, winner, 0, 0)


@compiled
def count_area(table, seat):
    """What lies in the scoring area, for the result."""
    area = area_of(seat)
    table.factions[seat] = finished(table, seat)
    for i in range(table.row_size[area]):
        card = table.lies[area, i]
        points = table.points[card]
        table.owned[seat, card] += 1
        table.points_cards[seat] += points
        table.by_rank[seat, table.rank[card]] += points
        table.by_colour[seat, table.shade[area, i]] += points
        if card == PROMO_DEMON_VETERAN:
            table.bonus_colours[seat] += bonus_of(table, seat, i)
        else:
            table.bonus_secretaries[seat] += bonus_of(table, seat, i)
    for colour in range(len(FACTIONS)):
        number = secretaries_of(table, seat, colour)
        if number > 0:
            table.secretary_sets[seat, min(number, len(SETS)) - 1] += 1


@answer
def worth(table, me):
    """For a search: a win is worth 1000, a point ahead 10, and what lies in the columns counts as it promises."""
    points = points_of(table, me) - points_of(table, 1 - me)
    ahead = finished(table, me) - finished(table, 1 - me)
    hopes = 0
    for column in range(COLUMNS):
        hopes += hope(table, row_of(me, column)) - hope(table, row_of(1 - me, column))
    return int(1000 * table.win[me]) + 10 * points + TEMPO * ahead + hopes
