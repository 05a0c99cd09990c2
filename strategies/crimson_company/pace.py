"""Speed: a lane with four cards is scored at once, whatever the others had in mind for it."""

from sim.games.crimson_company.board import party_of, side_of, total
from sim.games.crimson_company.gained import lead_gained
from sim.games.crimson_company.judgement import needed_cards
from sim.games.crimson_company.names import TRAITOR
from sim.games.crimson_company.state import ROBBERS
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.crimson_company.values import ValueBidder

WON, LOST = 1000, -1000


@compiled
def race(table, me, lane):
    """The lane with most cards of mine first; but no fourth card, on either side, that would lose it.

    What must be played for the robber knights goes elsewhere.
    """
    own = side_of(table, party_of(table, me), lane)
    there = side_of(table, int(table.turn_party), lane) ^ (table.card == TRAITOR)
    mine = there == own
    change = lead_gained(table, int(table.card), there)
    lead = total(table, own) - total(table, own ^ 1) + (change if mine else -change)
    if table.form == ROBBERS:
        lead -= int(table.castle_coins[lane])
    cards, others = int(table.row_size[own]) + mine, int(table.row_size[own ^ 1]) + (not mine)
    if max(cards, others) < needed_cards(table, lane):
        return (20 if table.turn_party == table.holder[own] else -20) * cards + lead
    return WON + lead if lead > 0 else LOST + lead


class Tempo(ValueBidder):
    """Race one lane to four cards, score it before the others can answer, then race the next one.

    Everything goes into the lane where most own cards lie, as long as the fourth card wins it. A race needs cards, so
    prices are a little higher than usual.

    Source: the scoring trigger, four cards on either side; "tempo" of card games and of chess.
    """

    share = Parameter(0.55, low=0.1, high=1.5, about="the part of a card's worth that is bid")

    def lane(table, me):
        return best_option(table, me, race)
