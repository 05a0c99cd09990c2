"""Yardsticks that know nothing of the game."""

from sim.games.majority_2.decisions import Majority2
from sim.kernel.decisions import next_option, random_option


class Random(Majority2):
    """Choose anything that is allowed.

    Source: the usual null model; whatever can't beat it has no idea.
    """

    def swap(table, me):
        return random_option(table, me)

    draw = free_play = play = column = faction = representative = put_aside = take = swap
    name_colour = answer_colour = give_up = strike = mark = mark_area = disc = haunt = swap


class FirstLegal(Majority2):
    """Always take the first option: keep the hand, draw nothing, witches before demons, the first column.

    Source: the usual second null model; it shows what an accidental preference is worth.
    """

    def swap(table, me):
        return next_option(table, -1)

    draw = free_play = play = column = faction = representative = put_aside = take = swap
    name_colour = answer_colour = give_up = strike = mark = mark_area = disc = haunt = swap
