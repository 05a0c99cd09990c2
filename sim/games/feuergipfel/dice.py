"""Das Ritual am Feuergipfel: the die, and what may be done to a roll (Circle of Fortune, Guile, Lucky Charm)."""

import numpy as np

from sim.games.feuergipfel.kinds import ASK_FORTUNE, ASK_REROLL, KEEP, REROLL
from sim.games.feuergipfel.moves import has_circle, sacrifice
from sim.games.feuergipfel.names import CIRCLE_OF_FORTUNE, CIRCLE_OF_GUILE, TOUCH_OF_DEATH
from sim.games.feuergipfel.state import (
    CHARMED,
    DEADLY,
    MOST_ODDS,
    NO_CARD,
    NOTHING,
    PLAIN,
    ROLL_BRAINWASH,
    ROLL_CAPTURE,
    WITH_STONE,
)
from sim.games.feuergipfel.words import BUYS_FORTUNE, DIE_BITS, REROLLS, ROLLS
from sim.kernel.compile import compiled
from sim.kernel.decisions import ask, clear_options, offer
from sim.kernel.faults import NONE
from sim.kernel.rng import TABLE, below
from sim.kernel.trace import tell


@compiled
def die(table):
    return 1 + below(table, TABLE, 6)


@compiled
def fortune(table, me, kept):
    """Circle of Fortune: once in the own turn, before a roll, a prisoner (other than `kept`) for a better result."""
    if table.fortune_used or not has_circle(table, me, CIRCLE_OF_FORTUNE):
        return 0
    clear_options(table)
    table.options[0] |= table.prisoners[me]
    if kept != NO_CARD and table.dungeon[me, kept] == 1:
        withdraw(table, kept)
    offer(table, NOTHING)
    card = ask(table, me, ASK_FORTUNE)
    if card == NOTHING or table.fault != NONE:
        return 0
    table.fortune_used = 1
    tell(table, BUYS_FORTUNE, me, card, 0)
    sacrifice(table, me, card)
    return int(table.amount[CIRCLE_OF_FORTUNE])


@compiled
def withdraw(table, option):
    """Take an option back."""
    table.options[0] &= ~(np.uint64(1) << np.uint64(option))


@compiled
def tell_roll(table, me):
    """The dice and what they come to: a die takes three bits."""
    tell(table, ROLLS, me, table.own_total << DIE_BITS | table.own_die, table.other_total << DIE_BITS | table.other_die)


@compiled
def own_roll(table, me, bonus):
    """Roll the own die: doubled by Touch of Death, then the bonus."""
    table.own_die = die(table)
    times = table.amount[TOUCH_OF_DEATH] if table.style == DEADLY else 1
    table.own_total = table.own_die * times + bonus
    tell_roll(table, me)


@compiled
def maybe_again(table, me, bonus):
    """Lucky Charm: roll again if you like, once, knowing all dice."""
    if table.style != CHARMED:
        return
    clear_options(table)
    offer(table, KEEP)
    offer(table, REROLL)
    if ask(table, me, ASK_REROLL) == REROLL:
        tell(table, REROLLS, me, 0, 0)
        own_roll(table, me, bonus)


@compiled
def contest(table, me, roll, own, other):
    """Die and strength of both sides: what the first one leads by. Counted by the lead before the dice."""
    table.roll = roll
    own += fortune(table, me, NO_CARD)
    table.other_die = die(table)
    table.other_total = table.other_die + other
    own_roll(table, me, own)
    maybe_again(table, me, own)
    lead = int(table.own_total) - table.other_total
    count_contest(table, me, roll, min(max(own - other, -MOST_ODDS), MOST_ODDS) + MOST_ODDS, lead)
    return lead


@compiled
def count_contest(table, me, roll, odds, lead):
    if table.style != PLAIN and table.style != WITH_STONE:
        table.special_tries[me, roll] += 1
        table.special_wins[me, roll] += lead > 0
    elif roll == ROLL_CAPTURE:
        table.capture_tries[me, odds] += 1
        table.capture_wins[me, odds] += lead > 0
        table.capture_losses[me, odds] += lead < 0
    else:
        table.rescue_tries[me, odds] += 1
        table.rescue_wins[me, odds] += lead > 0
        table.rescue_losses[me, odds] += lead < 0


@compiled
def exceed(table, me, strength):
    """Brainwashing: does the die, with Guile and Fortune, exceed the strength?"""
    table.roll = ROLL_BRAINWASH
    bonus = int(table.amount[CIRCLE_OF_GUILE]) if has_circle(table, me, CIRCLE_OF_GUILE) else 0
    bonus += fortune(table, me, table.card)
    table.other_die = 0
    table.other_total = strength
    own_roll(table, me, bonus)
    maybe_again(table, me, bonus)
    success = table.own_total > strength
    if table.style == PLAIN:
        hurdle = min(max(int(strength) - bonus, 0), 6)
        table.brainwash_tries[me, hurdle] += 1
        table.brainwash_wins[me, hurdle] += success
    else:
        table.special_tries[me, ROLL_BRAINWASH] += 1
        table.special_wins[me, ROLL_BRAINWASH] += success
    return success
