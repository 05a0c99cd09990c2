"""The plainest idea: the strongest card wins."""

from sim.games.crimson_company.decisions import CrimsonCompany
from sim.games.crimson_company.judgement import for_me, is_mine
from sim.games.crimson_company.kinds import NO, YES
from sim.games.crimson_company.recruiting import card_at
from sim.games.crimson_company.state import NOTHING
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option
from sim.strategy import Parameter
from strategies.crimson_company.auctions import nearest_bid


@compiled
def printed(table, me, card):
    """The printed strength."""
    return int(table.strength[card])


@compiled
def printed_beside(table, me, card):
    """The printed strength of a card that is placed beside the one that asks."""
    return for_me(table, me) * int(table.strength[card])


@compiled
def printed_at(table, me, place):
    return int(table.strength[card_at(table, place)])


@compiled
def turned(table, me, slot):
    """Strength that a flip brings: mine comes up, theirs goes down."""
    strength = int(table.strength[table.who[slot]])
    return strength if is_mine(table, me, slot) != table.up[slot] else -strength


@compiled
def felled(table, me, slot):
    """Strength that a destroyed card takes from the others."""
    if slot == NOTHING:
        return 0
    strength = int(table.strength[table.who[slot]]) * int(table.up[slot])
    return -strength if is_mine(table, me, slot) else strength


class GreedyStrength(CrimsonCompany):
    """Buy the card with the highest strength, play it where it changes most, and take strength from the others.

    Effects are not thought of at all: a card costs what its strength says, and a target is the strongest card.

    Source: the scoring rule, the higher sum wins a castle; the greedy heuristic of every game with points.
    """

    share = Parameter(0.6, low=0.1, high=2.0, about="coins that a point of strength may cost")
    free_share = Parameter(1.5, low=0.1, high=4.0, about="the same in a free-for-all, where the highest of many bids")

    def recruit(table, me):
        return best_option(table, me, printed_at)

    call_up = recruit

    def bid(table, me, share):
        return nearest_bid(table, me, share * printed(table, me, table.card))

    def secret_bid(table, me, free_share):
        return nearest_bid(table, me, free_share * printed(table, me, table.card))

    def match(table, me, share):
        return YES if table.bid < share * printed(table, me, table.card) else NO

    def buy(table, me, free_share):
        return YES if table.bid < free_share * printed(table, me, table.card) else NO

    def deploy(table, me):
        return best_option(table, me, printed)

    discard = deploy

    def place(table, me):
        return best_option(table, me, printed_beside)

    def flip(table, me):
        return best_option(table, me, turned)

    def destroy(table, me):
        return best_option(table, me, felled)
