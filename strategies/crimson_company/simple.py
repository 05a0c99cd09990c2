"""Yardsticks: two that know nothing of the game, and the game's own default answers."""

from sim.games.crimson_company.decisions import CrimsonCompany
from sim.kernel.decisions import next_option, random_option


class Random(CrimsonCompany):
    """Choose anything that is allowed, in every decision.

    Source: the usual null model; whatever can't beat it has no idea.
    """

    def recruit(table, me):
        return random_option(table, me)

    bid = match = call_up = secret_bid = buy = deploy = lane = destroy = flip = move = destination = recruit
    exchange = place = discard = victim = payer = pay = castle_coin = spare = look = hand_over = recruit
    for_robbers = recruit


class FirstLegal(CrimsonCompany):
    """Always take the first option: the first card, the lowest bid, the first lane, never a match.

    Source: the usual second null model; it shows what an accidental preference is worth.
    """

    def recruit(table, me):
        return next_option(table, -1)

    bid = match = call_up = secret_bid = buy = deploy = lane = destroy = flip = move = destination = recruit
    exchange = place = discard = victim = payer = pay = castle_coin = spare = look = hand_over = recruit
    for_robbers = recruit


class Sensible(CrimsonCompany):
    """Bid two thirds of a card's worth, match below that, and play where it changes most in a lane.

    Source: the indifference price of the auction: at two thirds of its worth it is all the same who gets a card.
    """
