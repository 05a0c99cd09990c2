"""Theories about places: second pays more than first, or first is first."""

from sim.games.majority.cards import colour_of, partner_of
from sim.games.majority.council import SECONDS_SHARE
from sim.games.majority.decisions import Majority
from sim.games.majority.state import TREASON
from sim.kernel.compile import compiled
from sim.strategy import Parameter
from strategies.majority.open_turn import arriving
from strategies.majority.reckoning import best_with, highest, kept_power, lower, of_colour, valued

BRIBE = 8  # what a face-down 0 is expected to take
PACE = 2  # power of a colour that everybody else lays out while I draft a card


@compiled
def sum_of_other(table, me, seat, colour):
    return int(table.sums[seat, colour]) if seat != me else 0


@compiled
def best_others(table, me, colour):
    """The two highest different sums of the others: leader and runner-up."""
    a, b = sum_of_other(table, me, 0, colour), sum_of_other(table, me, 1, colour)
    c, d = sum_of_other(table, me, 2, colour), sum_of_other(table, me, 3, colour)
    leader = highest(a, b, c, d)
    return leader, highest(lower(a, leader), lower(b, leader), lower(c, leader), lower(d, leader))


@compiled
def standing(mine, leader, runner_up, greed):
    """What a place is worth in tenths of a coin: the first `greed`, the second its coins, others lose by the gap."""
    coins = 10 * (leader // SECONDS_SHARE)  # reckoned in any case: the compiler then needs no branch
    below = coins if mine >= max(runner_up, 1) else 2 * (mine - runner_up)
    return 10 * greed if mine >= leader else below


@compiled
def improves(table, me, colour, before, power, greed):
    """What more power does to my standing in a colour."""
    mine = int(table.sums[me, colour]) + before
    leader, runner_up = best_others(table, me, colour)
    return standing(mine + power, leader, runner_up, greed) - standing(mine, leader, runner_up, greed)


@compiled
def hunt(table, me, card, plan):
    kept, greed = plan
    colour, worth = colour_of(card), valued(table, card, BRIBE, 3, 3, -7)
    before = of_colour(kept, colour) - PACE * table.kept_size[me]
    return 2 * worth + improves(table, me, colour, before, worth, greed)


@compiled
def trade(table, me, card, greed):
    """Hand over what helps the partner more than me: somebody must win for me to come second."""
    colour, power = colour_of(card), valued(table, card, 0, 2, 3, -7)
    theirs = improves(table, partner_of(me), colour, 0, power, greed)
    return theirs - improves(table, me, colour, 0, power, greed)


@compiled
def stalk(table, me, card, greed):
    """Where the place stays the same the smaller card goes first: who creeps up from below is not suddenly first."""
    power = arriving(table, me, card, BRIBE)
    return improves(table, me, colour_of(card), 0, power, greed) - power - 50 * (table.ability[card] == TREASON)


class SecondPlaceHunter(Majority):
    """Come second in every colour: second place earns a fifth of the winner's sum, soon more than the winner's 2 coins.

    A first place counts as `greed` coins, a second as what it pays, and where neither is in reach the hunter closes
    up. The partner gets the card that improves the partner's places more than the own.

    Source: rulebook 2-4, the worked example, where the partner earns 16 coins without winning anything.
    """

    greed = Parameter(3, low=0, high=10, about="coins of second place that outweigh one first place")

    def draft(table, me, greed):
        return best_with(table, me, hunt, (kept_power(table, me), greed))

    def swap(table, me, greed):
        return best_with(table, me, trade, greed)

    def play(table, me, greed):
        return best_with(table, me, stalk, greed)


@compiled
def progress(table, me, colour, before, power, cushion):
    """How much nearer the power brings a safe lead: what goes beyond the cushion is wasted."""
    lead = int(table.sums[me, colour]) + before - best_others(table, me, colour)[0]
    return 2 * (min(lead + power, cushion) - min(lead, cushion)) + power


@compiled
def seek(table, me, card, plan):
    kept, cushion = plan
    colour = colour_of(card)
    return progress(table, me, colour, of_colour(kept, colour), valued(table, card, BRIBE, 3, 3, -7), cushion)


@compiled
def spare(table, me, card, cushion):
    return -progress(table, me, colour_of(card), 0, valued(table, card, BRIBE, 3, 3, -7), cushion)


@compiled
def advance(table, me, card, cushion):
    return progress(table, me, colour_of(card), 0, arriving(table, me, card, BRIBE), cushion)


class MajoritySeeker(Majority):
    """Be first in as many colours as possible: build a lead, stop at a safe cushion, go on with the next colour.

    Source: the title of the game and rulebook 1-1; it shows what the wish to win colours costs.
    """

    cushion = Parameter(8, low=0, high=40, about="a lead of so many points is enough")

    def draft(table, me, cushion):
        return best_with(table, me, seek, (kept_power(table, me), cushion))

    def swap(table, me, cushion):
        return best_with(table, me, spare, cushion)

    def play(table, me, cushion):
        return best_with(table, me, advance, cushion)
