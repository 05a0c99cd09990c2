"""Strategies that believe in spells."""

from sim.games.feuergipfel import defaults, spell_choices
from sim.games.feuergipfel.casting import NO_CARDS, ONE
from sim.games.feuergipfel.decisions import Feuergipfel
from sim.games.feuergipfel.fight_worth import HOPELESS
from sim.games.feuergipfel.judgement import place_worth
from sim.games.feuergipfel.kinds import CAST, RESEARCH
from sim.games.feuergipfel.moves import bit, has_circle
from sim.games.feuergipfel.names import CIRCLE_OF_MAGIC, CIRCLE_OF_MIGHT, CREATURES
from sim.games.feuergipfel.spell_worth import appraise_spells, roughly_payable
from sim.games.feuergipfel.state import DUNGEON, GUARD, PLACES
from sim.kernel.address import lowest_bit
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, is_option, next_option
from sim.strategy import Parameter


class Wizard(Feuergipfel):
    """Prisoners are components: research with every pair, cast whatever can be paid.

    Source: rulebook V 8 and 9: research costs no action, and many spells give one back.
    """

    spells = Parameter(220, low=0, high=900, about="weight of casting")
    reserve = Parameter(2, low=1, high=30, about="prisoners above which two are given for research")
    study = Parameter(75, low=0, high=200, about="worth of a recruit in the dungeon; a good place has about 85")

    def action(table, me, spells, reserve):
        return defaults.choose_action(table, me, 100, 60, 90, 60, spells, reserve)

    def place(table, me, study):
        best = next_option(table, -1)
        option = next_option(table, best)
        while option >= 0:
            if studying(table, me, option, study) > studying(table, me, best, study):
                best = option
            option = next_option(table, option)
        return best


@compiled
def studying(table, me, option, study):
    """Like the defaults, but a prisoner is worth more as long as there are few."""
    if option == DUNGEON:
        return study if table.dungeon_size[me] < 6 else defaults.DUNGEON_WORTH
    return defaults.landing(table, me, option)


# --- The rush for Circle of Might ------------------------------------------------------------------------------


@compiled
def holds_might(table, me):
    return table.book[me] & bit(CIRCLE_OF_MIGHT) != NO_CARDS


@compiled
def pays_might(table, me, card):
    """Could the creature be a component of Circle of Might?"""
    strength = int(table.strength[card])
    if has_circle(table, me, CIRCLE_OF_MAGIC):
        strength += table.amount[CIRCLE_OF_MAGIC]
    for component in range(2):
        same_clan = card // 4 == table.component_clan[component, CIRCLE_OF_MIGHT]
        if same_clan and strength >= table.component_minimum[component, CIRCLE_OF_MIGHT]:
            return True
    return False


@compiled
def is_missing(table, me, card):
    """Is it a component of the circle that the dungeon lacks?"""
    if card >= CREATURES or not holds_might(table, me) or not pays_might(table, me, card):
        return False
    for other in range(card // 4 * 4, card // 4 * 4 + 4):
        if table.dungeon[me, other] > 0 and pays_might(table, me, other):
            return False
    return True


@compiled
def without_might(table, me, spell):
    wanted = 1000 if spell == CIRCLE_OF_MIGHT else 30 if spell == CIRCLE_OF_MAGIC else 0
    return -spell_choices.liking(spell) - wanted


@compiled
def spare(table, me, card):
    """Give away what the circle doesn't need."""
    needed = card < CREATURES and holds_might(table, me) and pays_might(table, me, card)
    return defaults.least_useful(table, me, card) - (200 if needed else 0)


@compiled
def towards_might(table, me, option):
    if option == DUNGEON:
        return 200 if is_missing(table, me, table.card) else defaults.DUNGEON_WORTH
    if option % PLACES == GUARD:
        return place_worth(table, me, table.card, GUARD)
    return defaults.landing(table, me, option)


@compiled
def pays_another(table, me):
    """Is there another spell to cast than the circle, whose time will come?"""
    spells = table.book[me] & ~bit(CIRCLE_OF_MIGHT)
    while spells != NO_CARDS:
        if roughly_payable(table, me, lowest_bit(spells)):
            return True
        spells &= spells - ONE
    return False


@compiled
def other_spell(table, me, spell):
    """The spells by what they are worth now, the circle last."""
    if spell == CIRCLE_OF_MIGHT:
        return 1000 * HOPELESS
    appraise_spells(table, me, bit(spell))
    return table.spell_worth[spell]


class MightRush(Feuergipfel):
    """Eight creatures instead of nine: find Circle of Might, save its components, cast it in time.

    Source: rulebook VII 2; the circle takes away the last creature, the one that is hardest to place.
    """

    early = Parameter(4, low=0, high=9, about="creatures in the structure from which on the circle is cast")
    reserve = Parameter(3, low=1, high=30, about="prisoners above which two are given to look for the circle")

    def give_back(table, me):
        return best_option(table, me, without_might)

    def action(table, me, early, reserve):
        ready = holds_might(table, me) and roughly_payable(table, me, CIRCLE_OF_MIGHT)
        if ready and table.count[me] >= early and is_option(table, CAST):
            return CAST
        found = holds_might(table, me) or has_circle(table, me, CIRCLE_OF_MIGHT)
        if not found and is_option(table, RESEARCH) and table.dungeon_size[me] > reserve:
            return RESEARCH
        return defaults.choose_action(table, me, 110, 70, 110, 60, 70 if pays_another(table, me) else 0, 8)

    def cast(table, me, early):
        if not is_option(table, CIRCLE_OF_MIGHT):
            return spell_choices.best_spell(table, me)
        if table.count[me] >= early:
            return CIRCLE_OF_MIGHT
        return best_option(table, me, other_spell)

    def place(table, me):
        return best_option(table, me, towards_might)

    def component(table, me):
        return best_option(table, me, spare)

    research = component
