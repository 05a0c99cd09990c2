# ruff: noqa: N805 (a strategy's methods have no self)
"""Players for whole games that don't depend on the game's own defaults: one plays anything, one plays to see things."""

from __future__ import annotations

from sim.games.dominion.decisions import Dominion, Menu
from sim.games.dominion.kinds import DISCARD, KEEP, TRASH, WITH_POTION
from sim.games.dominion.moves import cost_of
from sim.games.dominion.names import COPPER, CURSE, DUCHY, ESTATE
from sim.games.dominion.state import CURSE_TYPE, PRIZE, VICTORY
from sim.kernel.compile import compiled
from sim.kernel.decisions import STOP, best_option, count_options, is_option, next_option, random_option
from sim.kernel.rng import strategy_below


class Anything(Dominion):
    """Choose anything that is allowed, stopping included."""

    def action(table, me):
        return random_option(table, me)

    treasure = buy = discard = trash = gain = topdeck = reveal = play = put_back = fate = name_card = action
    overpay = tokens = choose = market = keep = stash = advise = action


@compiled
def anything_but_stop(table, me):
    """Any option, stopping only where there is nothing else."""
    options = count_options(table) - is_option(table, STOP)
    if options == 0:
        return STOP
    option = next_option(table, -1)
    for _ in range(strategy_below(table, me, options)):
        option = next_option(table, option)
    return option


@compiled
def is_junk(table, card):
    """Curses, Coppers, and the victory cards that a deck starts with."""
    return card in (CURSE, COPPER, ESTATE)


@compiled
def price(table, me, card):
    """What a card costs, a potion counted as 2 and a prize as much as anything; junk is worth less than nothing."""
    if card == STOP:
        return -50
    if is_junk(table, card):
        return -10
    prize = 9 if table.types[card] & PRIZE else 0
    return int(cost_of(table, card) + 2 * table.potion_cost[card] + prize)


@compiled
def uselessness(table, me, card):
    """What to part with: dead cards first, then cheap ones. Rather anything cheap than stopping."""
    if card == STOP:
        return -4
    dead = 20 if table.types[card] & (VICTORY | CURSE_TYPE) else 0
    return dead - price(table, me, card)


@compiled
def usefulness(table, me, card):
    """What to play first: cards that give actions, then dear ones."""
    return -50 if card == STOP else 100 * int(table.plus_actions[card]) + price(table, me, card)


class Busy(Dominion):
    """Do whatever can be done, in a random order: the player who makes every card turn up."""

    def action(table, me):
        return anything_but_stop(table, me)

    def buy(table, me):
        """The dearer of two cards drawn by lot: decks get strong enough for everything to be bought."""
        one = anything_but_stop(table, me)
        other = anything_but_stop(table, me)
        return one if price(table, me, one) >= price(table, me, other) else other

    treasure = discard = trash = gain = topdeck = reveal = play = put_back = fate = name_card = action
    overpay = tokens = choose = market = keep = stash = advise = action


class Purposeful(Menu, template=True):
    """Buy by a menu; in everything else the obvious, so that a game of it reads like a game of people."""

    def action(table, me):
        return best_option(table, me, usefulness)

    def gain(table, me):
        return best_option(table, me, price)

    def treasure(table, me):
        return next_option(table, -1)  # the lowest number first: Copper, Silver, Gold, then the special ones

    def discard(table, me):
        return best_option(table, me, uselessness)

    def trash(table, me):
        return best_option(table, me, uselessness)

    def fate(table, me):
        own = table.shown_seat == me
        junk = is_junk(table, table.shown)
        if own and junk and is_option(table, TRASH):
            return TRASH
        dead = junk or table.types[table.shown] & VICTORY != 0
        return DISCARD if dead == own else KEEP

    def name_card(table, me):
        for card in (CURSE, ESTATE, COPPER):
            if is_option(table, card) and table.owned[me, card] > 0:
                return card
        return DUCHY

    def overpay(table, me):
        """All coins that are left, and no potion."""
        paid = 0
        option = next_option(table, -1)
        while 0 <= option < WITH_POTION:
            paid = option
            option = next_option(table, option)
        return paid

    def tokens(table, me):
        option = next_option(table, -1)
        while next_option(table, option) >= 0:
            option = next_option(table, option)
        return option

    def choose(table, me):
        return random_option(table, me)

    def reveal(table, me):
        return next_option(table, -1)

    play = action
    topdeck = put_back = market = keep = advise = gain
    stash = reveal
