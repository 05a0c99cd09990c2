"""Das Ritual am Feuergipfel: what captures and rescues seem to be worth, for the default answers."""

from sim.games.feuergipfel.judgement import creature_worth, lose_chance, urgency, win_chance
from sim.games.feuergipfel.lattice import NONE
from sim.games.feuergipfel.powers import attack_power, defence_power, guard_power, is_target, raid_power
from sim.games.feuergipfel.state import GUARD, NO_CARD, PLACES
from sim.kernel.compile import compiled

HOPELESS = -1000
DEFEAT = 20  # what a lost fight costs besides the creature


@compiled
def target_worth(table, seat, position):
    """What capturing the creature is worth: the harm, the prisoner, and whether its wizard has to be stopped."""
    harm = creature_worth(table, seat, position)
    return harm // 2 + 30 + (urgency(table, seat) if position != GUARD else 0)


@compiled
def attack_worth(table, power, risk, seat, aim):
    """What an attack with this power should bring, the danger for the attacker included."""
    lead = power - defence_power(table, seat, aim)
    return (win_chance(lead) * target_worth(table, seat, aim) - lose_chance(lead) * risk) // 100


@compiled
def risk_of(table, me, position):
    """What the creature's wizard loses if it loses."""
    return DEFEAT + creature_worth(table, me, position)


@compiled
def fighter_worth(table, me, position):
    """Who should fight: the strong, and those whom one can do without."""
    return 22 * attack_power(table, me, position) - creature_worth(table, me, position)


@compiled
def best_fighter(table, me):
    """The place of whoever should attack."""
    best = NONE
    worth = 0
    for position in range(PLACES):
        if table.creature[me, position] != NO_CARD:
            here = fighter_worth(table, me, position)
            if best == NONE or here > worth:
                best, worth = position, here
    return best


@compiled
def capture_worth(table, me, position):
    """The best attack of this fighter."""
    best = HOPELESS
    if position == NONE:
        return best
    power, risk = attack_power(table, me, position), risk_of(table, me, position)
    for seat in range(table.players):
        if seat != me:
            for aim in range(PLACES):
                if is_target(table, seat, aim):
                    best = max(best, attack_worth(table, power, risk, seat, aim))
    return best


@compiled
def raid_worth_of(table, me, position, seat):
    if table.dungeon_size[seat] == 0 or seat == me:
        return HOPELESS
    lead = raid_power(table, me, position) - guard_power(table, seat)
    prize = 62 + min(4 * int(table.dungeon_size[seat]), 20)
    return (win_chance(lead) * prize - lose_chance(lead) * risk_of(table, me, position)) // 100


@compiled
def rescue_worth(table, me, position):
    """The best raid of this fighter."""
    best = HOPELESS
    if position == NONE:
        return best
    for seat in range(table.players):
        best = max(best, raid_worth_of(table, me, position, seat))
    return best
