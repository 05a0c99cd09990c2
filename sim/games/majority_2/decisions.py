"""Majority 2: the default answers to everything that can be asked (`kinds.py`); what a seat can't see: `conceal.py`."""

from sim.games.majority_2 import defaults
from sim.games.majority_2.choosing import best_card, best_option
from sim.games.majority_2.conceal import conceal
from sim.games.majority_2.kinds import KINDS
from sim.games.majority_2.reckoning import best_cards, best_free, reckon
from sim.games.majority_2.state import ANGEL_ARISTOCRAT, STANDARD_PLAY
from sim.kernel.decisions import is_option
from sim.strategy import Strategy

__all__ = ["KINDS", "Majority2", "conceal"]


class Majority2(Strategy, template=True):
    """The defaults: build the columns, hinder the other player where an ability allows it."""

    game = "majority-2"

    def swap(table, me):
        reckon(table, me)
        hand = best_cards(table, me, table.hand, table.hand_size, 0)
        reserve = best_cards(table, me, table.reserve, table.reserve_size, me)
        return 1 if reserve > hand or not is_option(table, 0) else 0

    def draw(table, me):
        reckon(table, me)
        return 1 if table.hand_size[0] < 6 or best_free(table, me) <= 0 or not is_option(table, 0) else 0

    def free_play(table, me):
        reckon(table, me)
        return best_card(table, me, defaults.free_value, 0)

    def play(table, me):
        reckon(table, me)
        return best_card(table, me, defaults.play_value, 0)

    def column(table, me):
        if table.card == ANGEL_ARISTOCRAT and table.phase == STANDARD_PLAY and table.effects[table.card] != 0:
            return best_option(table, me, defaults.cleared)
        reckon(table, me)
        return table.best_column[table.faction[table.card]]

    def faction(table, me):
        return best_option(table, me, defaults.members)

    def representative(table, me):
        return best_option(table, me, defaults.representative_value)

    def put_aside(table, me):
        reckon(table, me)
        return best_option(table, me, defaults.put_aside_value)

    def take(table, me):
        return best_option(table, me, defaults.take_value)

    def name_colour(table, me):
        return best_option(table, me, defaults.colour_value)

    def answer_colour(table, me):
        return best_option(table, me, defaults.colour_value)

    def give_up(table, me):
        return best_option(table, me, defaults.give_up_value)

    def strike(table, me):
        return best_option(table, me, defaults.strike_value)

    def mark(table, me):
        return best_option(table, me, defaults.mark_value)

    def mark_area(table, me):
        return best_option(table, me, defaults.mark_area_value)

    def disc(table, me):
        return best_option(table, me, defaults.disc_value)

    def haunt(table, me):
        return best_option(table, me, defaults.haunt_value)
