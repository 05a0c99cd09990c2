"""Das Ritual am Feuergipfel: what every action and every spell seems to be worth now, for the default answers.

Compiled once and called by address: strategies weigh these numbers, each in its own way.
"""

import numpy as np

from sim.games.feuergipfel.casting import NO_CARDS
from sim.games.feuergipfel.fights import can_capture, can_rescue, guard_power, is_target, raid_power
from sim.games.feuergipfel.judgement import (
    DUNGEON_WORTH,
    attack_worth,
    best_place,
    creature_worth,
    fighter_worth,
    lose_chance,
    recruit_chance,
    to_go,
    urgency,
    wash_chance,
    win_chance,
)
from sim.games.feuergipfel.kinds import BRAINWASH, CAPTURE, CAST, END_TURN, RECRUIT, RESCUE
from sim.games.feuergipfel.moves import bit, has_circle
from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_NEUTRALITY,
    AVATAR,
    BALANCE,
    CIRCLE_OF_FORTUNE,
    CIRCLE_OF_GUILE,
    CIRCLE_OF_MIGHT,
    CIRCLE_OF_SCRYING,
    DECOY,
    DOMINATION,
    DUPLICATE,
    LUCKY_CHARM,
    MAGIC_TEMPEST,
    MASK_OF_COMMAND,
    MOBILITY,
    RAISE_DEAD,
    RESURRECTION,
    SCRY,
    SMITE,
    STONE_SPIRIT,
    SUMMON_FAMILIAR,
    SUMMON_SHADE,
    TIDES_OF_CHAOS,
    TIME_WARP,
    TORNADO,
    TOUCH_OF_DEATH,
)
from sim.games.feuergipfel.state import (
    APPRAISE,
    APPRAISE_SPELLS,
    CIRCLE,
    NO_CARD,
    PLACES,
    POSITIONS,
    SUMMON,
    WIZARD,
)
from sim.games.feuergipfel.structure import FIRST_MINION, NONE
from sim.kernel.address import call_effect, lowest_bit
from sim.kernel.compile import compiled, effect

ONE = np.uint64(1)
HOPELESS = -1000


@compiled
def appraise(table, me, wanted):
    """Fill `table.appraisal` for the wanted actions (a bit each)."""
    table.wanted = wanted
    call_effect(table.hooks[APPRAISE], table, me)


@effect
def appraise_part(table, me):
    for action in range(END_TURN + 1):
        table.appraisal[action] = HOPELESS
    offered = np.int64(table.options[0]) & table.wanted
    if offered >> RECRUIT & 1:
        table.appraisal[RECRUIT] = recruit_worth(table, me)
    if offered >> BRAINWASH & 1:
        table.appraisal[BRAINWASH] = washing_worth(table, me)
    if offered >> CAPTURE & 1:
        table.appraisal[CAPTURE] = capture_worth(table, me)
    if offered >> RESCUE & 1:
        table.appraisal[RESCUE] = rescue_worth(table, me)
    if offered >> CAST & 1:
        table.appraisal[CAST] = best_spell_worth(table, me)


@compiled
def recruit_worth(table, me):
    """The chance to place a recruit, or else a prisoner."""
    chance = recruit_chance(table, me, WIZARD)
    for position in range(5):
        if table.filled[me] >> position & 1:
            chance = max(chance, recruit_chance(table, me, position))
    return (chance * 85 + (100 - chance) * DUNGEON_WORTH) // 100


@compiled
def wash_bonus(table, me):
    return int(table.amount[CIRCLE_OF_GUILE]) if has_circle(table, me, CIRCLE_OF_GUILE) else 0


@compiled
def washing_worth(table, me):
    best = 0
    prisoners = table.prisoners[me]
    while prisoners != NO_CARDS:
        card = lowest_bit(prisoners)
        prisoners &= prisoners - ONE
        best = max(best, washing_worth_of(table, me, card))
    return best


@compiled
def washing_worth_of(table, me, card):
    gain = best_place(table, me, card) - DUNGEON_WORTH // 2
    return wash_chance(table, card, wash_bonus(table, me)) * gain // 100


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
def capture_worth(table, me):
    """The best attack of the best fighter."""
    position = best_fighter(table, me)
    best = HOPELESS
    if position == NONE:
        return best
    for seat in range(table.players):
        if seat != me:
            for aim in range(PLACES):
                if is_target(table, seat, aim):
                    best = max(best, attack_worth(table, me, position, seat, aim))
    return best


@compiled
def raid_worth_of(table, me, position, seat):
    if table.dungeon_size[seat] == 0 or seat == me:
        return HOPELESS
    lead = raid_power(table, me, position) - guard_power(table, seat)
    prize = 62 + min(4 * int(table.dungeon_size[seat]), 20)
    return (win_chance(lead) * prize - lose_chance(lead) * (20 + creature_worth(table, me, position))) // 100


@compiled
def rescue_worth(table, me):
    position = best_fighter(table, me)
    best = HOPELESS
    if position == NONE:
        return best
    for seat in range(table.players):
        best = max(best, raid_worth_of(table, me, position, seat))
    return best


# --- Spells ----------------------------------------------------------------------------------------------------


@compiled
def appraise_spells(table, me, spells):
    """Fill `table.spell_worth` for these spells."""
    table.candidates = spells
    call_effect(table.hooks[APPRAISE_SPELLS], table, me)


@effect
def appraise_spells_part(table, me):
    spells = table.candidates
    copying = spells & bit(DUPLICATE) != NO_CARDS
    if copying:
        spells |= table.spell_discards
    best = 0
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        spells &= spells - ONE
        table.spell_worth[spell] = spell_worth_of(table, me, spell)
        if copying and table.spell_discards & bit(spell) != NO_CARDS and spell != DUPLICATE:
            best = max(best, table.spell_worth[spell])
    if copying:
        table.spell_worth[DUPLICATE] = best - 10


@compiled
def best_spell_worth(table, me):
    """The best spell of the book that the prisoners can pay; whether it can be cast is checked later."""
    spells = table.book[me]
    payable = NO_CARDS
    while spells != NO_CARDS:
        spell = lowest_bit(spells)
        spells &= spells - ONE
        if roughly_payable(table, me, spell):
            payable |= bit(spell)
    appraise_spells(table, me, payable)
    best = HOPELESS
    while payable != NO_CARDS:
        best = max(best, table.spell_worth[lowest_bit(payable)])
        payable &= payable - ONE
    return best


@compiled
def roughly_payable(table, me, spell):
    """Are there prisoners of the right clans and strengths? Good enough for a worth."""
    for component in range(2):
        clan = table.component_clan[component, spell]
        if clan < 0:
            continue
        found = False
        for card in range(4 * clan, 4 * clan + 4):
            strong = table.strength[card] >= table.component_minimum[component, spell]
            found = found or (table.dungeon[me, card] > 0 and strong)
        if not found:
            return False
    return True


@compiled
def spell_worth_of(table, me, spell):
    """A rough worth of a spell's text in this situation."""
    kind = table.type[spell]
    if kind == SUMMON:
        return summon_worth(table, me, spell)
    if kind == CIRCLE:
        return circle_worth(table, me, spell)
    if spell < SUMMON_FAMILIAR:
        return laid_worth(table, me, spell)
    return general_worth(table, me, spell)


@compiled
def summon_worth(table, me, spell):
    if spell == SUMMON_SHADE:
        return 85 if to_go(table, me) <= 4 else 70
    return best_place(table, me, spell) + 8


@compiled
def circle_worth(table, me, spell):
    """A circle is worth little while another one lies there; Might everything when it wins."""
    if spell == CIRCLE_OF_MIGHT:
        missing = table.amount[CIRCLE_OF_MIGHT] - table.count[me]
        return 1000 if missing <= 0 else 110 if missing <= 2 else 30
    if table.circle[me] != NO_CARD:
        return 0
    if spell == CIRCLE_OF_GUILE:
        return 25 + min(8 * int(table.dungeon_size[me]), 40)
    if spell in (CIRCLE_OF_SCRYING, CIRCLE_OF_FORTUNE):
        return 20 + min(6 * int(table.dungeon_size[me]), 30)
    return 15


@compiled
def pillar(table, seat):
    """The most followers that any creature of the seat has."""
    best = 0
    for position in range(5):
        if table.filled[seat] >> position & 1:
            first = FIRST_MINION[position]
            best = max(best, (table.filled[seat] >> first & 1) + (table.filled[seat] >> (first + 1) & 1))
    return best


@compiled
def strongest_rival(table, me):
    """The other seat that is nearest to a whole structure."""
    best = -1
    for seat in range(table.players):
        if seat != me and (best < 0 or to_go(table, seat) < to_go(table, best)):
            best = seat
    return best


@compiled
def laid_worth(table, me, spell):
    """Auras and enchantments: some protect the own structure, some harm the strongest rival's."""
    rival = strongest_rival(table, me)
    if spell in (ATROPHY, AGGRESSION):
        return 25 + 12 * pillar(table, rival) + urgency(table, rival)
    if table.count[me] == 0:
        return 0
    if spell in (AVATAR, MASK_OF_COMMAND):
        return 40 + 5 * (POSITIONS - table.count[me])
    if spell == AURA_OF_NEUTRALITY:
        return 20
    return 25 + 4 * table.count[me]


@compiled
def general_worth(table, me, spell):
    rival = strongest_rival(table, me)
    if spell == DOMINATION:
        return washing_prize(table, me) if can_wash(table, me) else 0
    if spell == RESURRECTION:
        return discards_prize(table, me)
    if spell == TORNADO:
        return 75 + urgency(table, rival) if can_capture(table, me) else 0
    if spell in (SMITE, TOUCH_OF_DEATH):
        fight = capture_worth(table, me) if can_capture(table, me) else 0
        return max(fight, 0) + (50 if spell == SMITE else 25)
    if spell == LUCKY_CHARM:
        return 60 if can_rescue(table, me) or can_wash(table, me) else 30
    if spell in (STONE_SPIRIT, SCRY):
        return 58 if can_rescue(table, me) else 20
    if spell == BALANCE:
        mine = table.filled[me] >> 5 != 0
        return 0 if mine or table.filled[rival] >> 5 == 0 else 60 + urgency(table, rival)
    if spell == RAISE_DEAD:
        return 55
    if spell == TIME_WARP:
        return 65
    if spell == TIDES_OF_CHAOS:
        return 15 + 12 * min(int(table.dungeon_size[rival]), 3)
    if spell == DECOY:
        return 28 + 3 * table.count[me]
    if spell == MOBILITY:
        return 22
    return 10 if spell == MAGIC_TEMPEST else 0


@compiled
def can_wash(table, me):
    return table.dungeon_size[me] > 1


@compiled
def washing_prize(table, me):
    """The best place that any prisoner could take."""
    best = 0
    prisoners = table.prisoners[me]
    while prisoners != NO_CARDS:
        best = max(best, best_place(table, me, lowest_bit(prisoners)))
        prisoners &= prisoners - ONE
    return best


@compiled
def discards_prize(table, me):
    best = 0
    cards = table.discarded
    while cards != NO_CARDS:
        best = max(best, best_place(table, me, lowest_bit(cards)))
        cards &= cards - ONE
    return best
