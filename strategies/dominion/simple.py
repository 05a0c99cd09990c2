"""Yardsticks that know nothing of the game."""

from sim.games.dominion.decisions import Dominion
from sim.kernel.decisions import next_option, random_option


class Random(Dominion):
    """Choose anything that is allowed, in every decision.

    Source: the usual null model; whatever can't beat it has no idea.
    """

    def action(table, me):
        return random_option(table, me)

    treasure = buy = discard = trash = gain = topdeck = reveal = play = put_back = fate = name_card = action
    overpay = tokens = choose = market = keep = stash = advise = action


class FirstLegal(Dominion):
    """Always take the first option: Copper before Silver, a card before stopping.

    Source: the usual second null model; it buys Coppers for ever and ends on the turn cap or on three piles.
    """

    def action(table, me):
        return next_option(table, -1)

    treasure = buy = discard = trash = gain = topdeck = reveal = play = put_back = fate = name_card = action
    overpay = tokens = choose = market = keep = stash = advise = action
