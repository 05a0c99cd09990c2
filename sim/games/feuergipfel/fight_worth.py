"""Das Ritual am Feuergipfel: what captures and rescues seem to be worth, for the default answers."""

from sim.games.feuergipfel.judgement import best_of, creature_worth, lose_chance, urgency, win_chance
from sim.games.feuergipfel.lattice import NONE
from sim.games.feuergipfel.names import MYSTIC_ARMOR
from sim.games.feuergipfel.powers import attack_power, defence_power, guard_power, is_target, raid_power
from sim.games.feuergipfel.state import CAPTURE_WORTH, GUARD, NO_CARD, PLACES, SURE, WITH_STONE
from sim.games.feuergipfel.structure import has_charm, unpack, use_tool
from sim.kernel.compile import answer, compiled

HOPELESS = -1000
SHIELD = 30  # worth of making armor or a Decoy go
DEFEAT = 20  # what a lost fight costs besides the creature


@compiled
def is_saved(table, style, seat, position):
    """Would armor or a Decoy go instead of the creature?"""
    decoy = table.decoy[seat, 0] != NO_CARD or table.decoy[seat, 1] != NO_CARD
    return (decoy and style != SURE) or has_charm(table, seat, position, MYSTIC_ARMOR)


@compiled
def target_worth(table, style, seat, position):
    """What capturing the creature is worth: the harm, the prisoner, and whether its wizard has to be stopped."""
    if is_saved(table, style, seat, position):
        return SHIELD
    harm = creature_worth(table, seat, position)
    return harm // 2 + 30 + (urgency(table, seat) if position != GUARD else 0)


@compiled
def attack_worth(table, style, power, risk, seat, aim):
    """What an attack with this power should bring, the danger for the attacker included."""
    lead = power - defence_power(table, seat, aim)
    gain = win_chance(style, lead) * target_worth(table, style, seat, aim)
    return (gain - lose_chance(style, lead) * risk) // 100


@compiled
def risk_of(table, me, position):
    """What the creature's wizard loses if it loses."""
    return DEFEAT + creature_worth(table, me, position)


@compiled
def fighter_worth(table, me, position):
    """Who should attack: the strong, and those whom one can do without."""
    return 22 * attack_power(table, me, position) - creature_worth(table, me, position)


@compiled
def raider_worth(table, me, position):
    """Who should raid: not always the best fighter, since other auras and powers count."""
    return 22 * raid_power(table, me, position) - creature_worth(table, me, position)


@compiled
def best_fighter(table, me, raids):
    """The place of whoever should attack, or raid."""
    best = NONE
    worth = 0
    for position in range(PLACES):
        if table.creature[me, position] != NO_CARD:
            here = raider_worth(table, me, position) if raids else fighter_worth(table, me, position)
            if best == NONE or here > worth:
                best, worth = position, here
    return best


@compiled
def capture_worth(table, me, style):
    """The best attack of the best fighter."""
    return use_tool(table, CAPTURE_WORTH, me, style, 0)


@answer
def capture_worth_tool(table, packed):
    me, style, _ = unpack(packed)
    best = HOPELESS
    position = best_fighter(table, me, False)
    if position == NONE:
        return best
    power, risk = attack_power(table, me, position), risk_of(table, me, position)
    for seat in range(table.players):
        if seat != me:
            for aim in range(PLACES):
                if is_target(table, seat, aim):
                    best = max(best, attack_worth(table, style, power, risk, seat, aim))
    return best


@compiled
def raid_prize(table, me, seat):
    """What somebody out of that dungeon is worth: the best one, if it lies open."""
    if table.seen >> seat & 1 and me == table.seat:
        return best_of(table, me, table.prisoners[seat])
    return 62 + min(4 * int(table.dungeon_size[seat]), 20)


@compiled
def raid_worth_of(table, style, me, position, seat):
    if table.dungeon_size[seat] == 0 or seat == me:
        return HOPELESS
    guard = 0 if style == WITH_STONE else guard_power(table, seat)  # Stone Spirit turns it against itself
    lead = raid_power(table, me, position) - guard
    won = win_chance(style, lead) * raid_prize(table, me, seat)
    return (won - lose_chance(style, lead) * risk_of(table, me, position)) // 100


@compiled
def rescue_worth(table, me, style):
    """The best raid of the best raider."""
    best = HOPELESS
    position = best_fighter(table, me, True)
    if position == NONE:
        return best
    for seat in range(table.players):
        best = max(best, raid_worth_of(table, style, me, position, seat))
    return best
