"""Dominion: points and winners."""

from sim.games.dominion.names import FAIRGROUNDS, GARDENS, PROVINCE, VINEYARD
from sim.games.dominion.state import ACTION, CARDS
from sim.games.dominion.words import ENDS, WINS
from sim.kernel.compile import compiled
from sim.kernel.trace import tell


@compiled
def points_of(table, seat):
    """All points of the cards that a player owns."""
    points = int(table.basic_points[seat])
    if table.owned[seat, GARDENS]:
        points += table.owned[seat, GARDENS] * (table.deck_count[seat] // table.amount[GARDENS])
    if table.owned[seat, VINEYARD]:
        points += table.owned[seat, VINEYARD] * (actions_owned(table, seat) // table.amount[VINEYARD])
    if table.owned[seat, FAIRGROUNDS]:
        points += table.owned[seat, FAIRGROUNDS] * 2 * (names_owned(table, seat) // table.amount[FAIRGROUNDS])
    return points


@compiled
def actions_owned(table, seat):
    actions = 0
    for card in range(CARDS):
        if table.types[card] & ACTION:
            actions += table.owned[seat, card]
    return actions


@compiled
def names_owned(table, seat):
    """How many differently named cards."""
    names = 0
    for card in range(CARDS):
        names += table.owned[seat, card] > 0
    return names


@compiled
def ahead(table, a, b):
    """More points, or as many in fewer turns (rule 9)."""
    if table.score[a] != table.score[b]:
        return table.score[a] > table.score[b]
    return table.turns_taken[a] < table.turns_taken[b]


@compiled
def finish_game(table):
    """Scores, places, shares of the win."""
    for seat in range(table.players):
        table.score[seat] = points_of(table, seat)
        table.own_turns[seat] = table.turns_taken[seat]
        table.cards_owned[seat] = table.deck_count[seat]
        table.treasure[seat] = table.money[seat]
        tell(table, ENDS, seat, table.score[seat], table.turns_taken[seat])
    winners = 0
    for seat in range(table.players):
        better = 0
        for other in range(table.players):
            better += ahead(table, other, seat)
        table.place[seat] = 1 + better
        winners += better == 0
    for seat in range(table.players):
        if table.place[seat] == 1:
            table.win[seat] = 1.0 / winners
            tell(table, WINS, seat, 0, 0)
    note_end(table)


@compiled
def note_end(table):
    table.empty_piles = table.empty
    table.provinces_left = table.supply[PROVINCE]
    best = -32768
    sharing = 0
    for seat in range(table.players):
        if table.score[seat] > best:
            best = table.score[seat]
            sharing = 0
        sharing += table.score[seat] == best
    table.tied = sharing > 1
