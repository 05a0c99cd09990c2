"""Theories about places: second pays more than first, or first is first."""

from sim.games.majority.cards import colour_of, partner_of
from sim.games.majority.council import SECONDS_SHARE
from sim.games.majority.decisions import Majority
from sim.games.majority.state import TREASON
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import best_with, kept_power, lower, valued

BRIBE = 8  # what a face-down 0 is expected to take


@compiled
def best_other(table, me, colour, limit):
    """The highest sum of the others below a limit."""
    best = 0
    for seat in range(table.players):
        if seat != me:
            best = max(best, lower(int(table.sums[seat, colour]), limit))
    return best


@compiled
def lead(table, me, colour, extra):
    """By how much I am ahead of everybody else with some power more; negative: behind."""
    return int(table.sums[me, colour]) + extra - best_other(table, me, colour, 1000)


@compiled
def standing(table, me, colour, extra, greed):
    """What my place is worth: a first place `greed`, a second its coins, anything less the way that is missing."""
    mine = int(table.sums[me, colour]) + extra
    leader = best_other(table, me, colour, 1000)
    if mine >= leader:
        return float(greed)
    runner_up = best_other(table, me, colour, leader)
    if mine >= runner_up and mine > 0:
        return float(leader // SECONDS_SHARE)
    return 0.2 * (mine - runner_up)


@compiled
def hunt(table, me, card, greed):
    colour = colour_of(card)
    kept = kept_power(table, me, colour) - 2 * table.kept_size[me]
    worth = valued(table, card, BRIBE, 3, 3, -7)
    return worth + standing(table, me, colour, kept + worth, greed) - standing(table, me, colour, kept, greed)


@compiled
def lift_partner(table, me, card, greed):
    """Hand over what pushes the partner to the top: somebody must win for me to come second."""
    return lead(table, partner_of(me), colour_of(card), valued(table, card, 0, 2, 3, -7)) - hunt(table, me, card, greed)


@compiled
def stalk(table, me, card, greed):
    colour = colour_of(card)
    power = arriving(table, me, card, BRIBE)
    change = standing(table, me, colour, power, greed) - standing(table, me, colour, 0, greed)
    return change - 5 * (table.ability[card] == TREASON)


class SecondPlaceHunter(Majority):
    """Come second in every colour: second place earns a fifth of the winner's sum, soon more than the winner's two coins.

    A first place counts as `greed` coins, a second as what it pays, and where neither is in reach the hunter closes
    up. The partner gets the cards that lift the partner to the top.

    Source: rulebook 2-4, the worked example, where the partner earns 16 coins without winning anything.
    """

    greed = Parameter(3, low=0, high=10, about="coins of second place that outweigh one first place")

    def draft(table, me, greed):
        return best_with(table, me, hunt, greed)

    def swap(table, me, greed):
        return best_with(table, me, lift_partner, greed)

    def play(table, me, greed):
        return best_with(table, me, stalk, greed)


@compiled
def progress(table, me, colour, before, power, cushion):
    """How much nearer the power brings a safe lead; what goes beyond the cushion is wasted."""
    return min(lead(table, me, colour, before + power), cushion) - min(lead(table, me, colour, before), cushion)


@compiled
def seek(table, me, card, cushion):
    colour = colour_of(card)
    worth = valued(table, card, BRIBE, 3, 3, -7)
    return 2 * progress(table, me, colour, kept_power(table, me, colour), worth, cushion) + worth


@compiled
def spare(table, me, card, cushion):
    return -seek(table, me, card, cushion)


@compiled
def advance(table, me, card, cushion):
    power = arriving(table, me, card, BRIBE)
    return 2 * progress(table, me, colour_of(card), 0, power, cushion) + power


class MajoritySeeker(Majority):
    """Be first in as many colours as possible: build a lead, stop at a safe cushion, go on with the next colour.

    Source: the title of the game and rulebook 1-1; it shows what the wish to win colours costs.
    """

    cushion = Parameter(8, low=0, high=40, about="a lead of so many points is enough")

    def draft(table, me, cushion):
        return best_with(table, me, seek, cushion)

    def swap(table, me, cushion):
        return best_with(table, me, spare, cushion)

    def play(table, me, cushion):
        return best_with(table, me, advance, cushion)
