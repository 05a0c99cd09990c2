"""Strategies that live on the creatures of others: by capture, by raid, or from the own dungeon."""

from sim.games.feuergipfel import defaults, spell_choices
from sim.games.feuergipfel.decisions import Feuergipfel
from sim.games.feuergipfel.fight_worth import SHIELD, is_saved
from sim.games.feuergipfel.judgement import creature_worth, place_worth, to_go, win_chance
from sim.games.feuergipfel.powers import attack_power, defence_power
from sim.games.feuergipfel.spell_worth import WINNING
from sim.games.feuergipfel.state import DUNGEON, GUARD, PLACES
from sim.kernel.compile import compiled
from sim.kernel.decisions import best_option, next_option
from sim.strategy import Parameter
from strategies.feuergipfel.building import NO_RESEARCH, danger


@compiled
def harm(table, me, option):
    """The damage that a won attack would do over there, whatever may become of the attacker."""
    seat, position = option // PLACES, option % PLACES
    lead = attack_power(table, me, table.attacker % PLACES) - defence_power(table, seat, position)
    if is_saved(table, table.style, seat, position):
        return win_chance(table.style, lead) * SHIELD
    return win_chance(table.style, lead) * (creature_worth(table, seat, position) + 20)


class Raider(Feuergipfel):
    """Capture and raid as long as the odds are fair; what is captured is brainwashed later.

    Source: rulebook V 2 and 4: a won fight takes a creature from the rival and brings one, two steps for one action.
    """

    fights = Parameter(190, low=0, high=600, about="weight of captures")
    raids = Parameter(150, low=0, high=600, about="weight of rescues")

    def action(table, me, fights, raids):
        return defaults.choose_action(table, me, 85, fights, 110, raids, 90, 8)

    def target(table, me):
        return best_option(table, me, harm)


@compiled
def locking_up(table, me, option, cells):
    """Prisoners first, until the cells are full; a strong guard before them."""
    if option == DUNGEON:
        return 85 if table.dungeon_size[me] < cells else defaults.DUNGEON_WORTH
    if option % PLACES == GUARD:
        return 40 + 20 * table.power[me, GUARD] + 15 * table.strength[table.card]
    return place_worth(table, me, table.card, option % PLACES)


class Gaoler(Feuergipfel):
    """A strong guard, a full dungeon, and brainwash whoever fits: the best of many, placed anywhere.

    Source: rulebook V 3: a brainwashed creature may take any vacant position, a recruit only one below its recruiter.
    """

    cells = Parameter(3, low=0, high=20, about="prisoners that come before weak minions")
    wash = Parameter(170, low=0, high=600, about="weight of brainwashing")

    def action(table, me, wash):
        return defaults.choose_action(table, me, 90, 90, wash, 70, 60, NO_RESEARCH)

    def place(table, me, cells):
        best = -1
        worth = -10_000
        option = next_option(table, -1)
        while option >= 0:
            here = locking_up(table, me, option, cells)
            if to_go(table, me) == 1 and option < DUNGEON and option % PLACES != GUARD:
                here += 1000
            if here > worth:
                best, worth = option, here
            option = next_option(table, option)
        return best


@compiled
def keeps_safe(table, me, spell):
    """Spells that protect, before all others."""
    return -(spell_choices.liking(spell) + (100 if spell_choices.protects(spell) else 0))


class Defender(Feuergipfel):
    """Protect what stands: armor, auras and a guard; strike only at a rival who is about to finish.

    Source: rulebook VII: five spells only protect, and a fallen leader costs its followers too.
    """

    walls = Parameter(160, low=0, high=600, about="weight of casting spells")
    alarm = Parameter(2, low=0, high=9, about="a rival that is short of so many creatures or fewer is attacked")

    def give_back(table, me):
        return best_option(table, me, keeps_safe)

    def action(table, me, walls, alarm):
        fights = 160 if danger(table, me) <= alarm else 0
        return defaults.choose_action(table, me, 100, fights, 105, 0, walls, 6)

    def cast(table, me):
        best = spell_choices.best_spell(table, me)
        option = next_option(table, -1)
        while option >= 0 and table.spell_worth[best] < WINNING:
            if spell_choices.protects(option):
                return option
            option = next_option(table, option)
        return best
