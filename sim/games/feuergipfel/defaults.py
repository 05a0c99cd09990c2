"""Das Ritual am Feuergipfel: the default answers, one worth for every kind of option. Strategies reuse them."""

import numpy as np

from sim.games.feuergipfel.appraisal import (
    HOPELESS,
    appraise,
    appraise_spells,
    pillar,
    raid_worth_of,
    strongest_rival,
    washing_worth_of,
)
from sim.games.feuergipfel.judgement import (
    DUNGEON_WORTH,
    attack_worth,
    best_place,
    creature_worth,
    disorder,
    fighter_worth,
    place_worth,
    prospects,
    recruit_chance,
    to_go,
)
from sim.games.feuergipfel.kinds import BRAINWASH, CAPTURE, CAST, END_TURN, MOVE, RECRUIT, RESCUE, RESEARCH, SWAP
from sim.games.feuergipfel.moves import place_of
from sim.games.feuergipfel.names import (
    AGGRESSION,
    ATROPHY,
    AURA_OF_DEFENSE,
    AURA_OF_NEUTRALITY,
    AURA_OF_RESISTANCE,
    CREATURES,
    DECOY,
    ETHEREALITY,
    MASK_OF_COMMAND,
    MYSTIC_ARMOR,
)
from sim.games.feuergipfel.state import DOUBLE_BIT, DUNGEON, GUARD, NO_CARD, NOTHING, PLACES, POSITIONS, SHIFTS, WIZARD
from sim.games.feuergipfel.structure import (
    NEIGHBOURS,
    exchange,
    has_charm,
    lift,
    may_move,
    may_swap,
    put,
    shift,
    use_tool,
)
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import is_option, next_option

# How much one would like to keep a spell at the start: what wins, builds or repeats before what only annoys.
LIKED = np.array([
    20, 15, 25, 12, 22, 25, 45, 15, 70, 35, 40, 38, 45, 30, 40, 35, 60, 60, 60, 50,
    35, 40, 75, 45, 55, 5, 20, 60, 70, 50, 65, 60, 30, 65, 60, 50,
], np.int64)  # fmt: skip


# --- The action ------------------------------------------------------------------------------------------------


@compiled
def choose_action(table, me, recruit, capture, brainwash, rescue, cast, reserve):
    """The action with the highest weighted worth (weights in hundredths); research with prisoners above a reserve."""
    if is_option(table, CAPTURE) and must_attack(table, me):
        return CAPTURE
    if is_option(table, RESEARCH) and table.dungeon_size[me] > reserve:
        return RESEARCH
    wanted = 1 << RECRUIT | (1 << CAPTURE if capture > 0 else 0) | (1 << BRAINWASH if brainwash > 0 else 0)
    appraise(table, me, wanted | (1 << RESCUE if rescue > 0 else 0) | (1 << CAST if cast > 0 else 0))
    best, worth = END_TURN, 0
    weights = (recruit, capture, brainwash, rescue, 0, 0, 0, cast)  # in the order of the actions
    for action in range(len(weights)):
        here = table.appraisal[action] * weights[action] // 100  # hopeless where it can't be done
        if here > worth:
            best, worth = action, here
    if worth < 50 and stuck(table, me) and use_tool(table, SHIFTS, me, 0, 0) > 20:
        return SWAP if table.appraisal[SWAP] >= table.appraisal[MOVE] else MOVE
    return best


@compiled
def stuck(table, me):
    """Does a weak creature stand where nobody can serve under it? Only then is a move worth a thought."""
    for position in range(5):
        least = 3 if position < 2 else 2
        if table.filled[me] >> position & 1 and position != 3 and table.power[me, position] < least:
            return True
    return False


@answer
def shifts_tool(table, me):
    """What the best move and the best swap would bring, in `table.appraisal`; the better one of them."""
    best_move = best_swap = HOPELESS
    for position in range(POSITIONS):
        if table.filled[me] >> position & 1:
            best_move = max(best_move, moving(table, me, place_of(me, position)))
            best_swap = max(best_swap, swapping(table, me, place_of(me, position)))
    now = prospects(table, me)
    table.appraisal[MOVE] = best_move - now if is_option(table, MOVE) else HOPELESS
    table.appraisal[SWAP] = best_swap - now if is_option(table, SWAP) else HOPELESS
    return max(table.appraisal[MOVE], table.appraisal[SWAP])


# --- Creatures that come ---------------------------------------------------------------------------------------


@compiled
def recruiting(table, me, option):
    return recruit_chance(table, me, WIZARD if option == WIZARD else option % PLACES)


@compiled
def landing(table, me, option):
    """Where `table.card` is best; the dungeon for those who would only stand in the way."""
    if option == DUNGEON:
        return DUNGEON_WORTH
    worth = place_worth(table, me, table.card, option % PLACES)
    # The last places complete the ritual, whoever takes them.
    return worth + 1000 if to_go(table, me) == 1 and option % PLACES != GUARD else worth


@compiled
def placing(table, me, card):
    """A creature by the best place it could take with me."""
    return 10 * best_place(table, me, card) + table.strength[card]


@compiled
def second_card(table, me):
    """Circle of Scrying: pay if the first card has no good place and there are prisoners to spare."""
    if best_place(table, me, table.card) >= 60 or table.dungeon_size[me] < 3:
        return NOTHING
    return least_useful_prisoner(table, me)


@compiled
def least_useful_prisoner(table, me):
    best = next_option(table, -1)
    card = next_option(table, best)
    while 0 <= card < CREATURES:
        if least_useful(table, me, card) > least_useful(table, me, best):
            best = card
        card = next_option(table, card)
    return best


@compiled
def least_useful(table, me, card):
    """Prisoners to give away: clans with many first, then the weak ones."""
    if card >= CREATURES:
        return -100
    same = 0
    for other in range(card // 4 * 4, card // 4 * 4 + 4):
        same += table.dungeon[me, other]
    return 3 * same - 4 * table.strength[card]


@compiled
def prisoner(table, me, option):
    return 0 if option == NOTHING else table.strength[option]


# --- Fights ----------------------------------------------------------------------------------------------------


@compiled
def bound_to_attack(table, me, position):
    """Is it lost at the end of this turn unless it attacks (Aggression)?"""
    charms = table.charms[me, position]
    bound = charms & 1 and table.bound[0] and not table.tried[0]
    doubled = charms >> DOUBLE_BIT & 1 and table.double == AGGRESSION
    return bound or (doubled and table.bound[1] and not table.tried[1])


@compiled
def must_attack(table, me):
    """Is there a creature under Aggression that is lost unless it attacks?"""
    for position in range(PLACES):
        if table.charms[me, position] != 0 and bound_to_attack(table, me, position):
            return True
    return False


@compiled
def fighting(table, me, option):
    position = option % PLACES
    return fighter_worth(table, me, position) + (200 if bound_to_attack(table, me, position) else 0)


@compiled
def aiming(table, me, option):
    return attack_worth(table, me, table.attacker % PLACES, option // PLACES, option % PLACES)


@compiled
def raiding(table, me, option):
    return fighter_worth(table, me, option % PLACES)


@compiled
def raiding_there(table, me, seat):
    return raid_worth_of(table, me, table.attacker % PLACES, seat)


@compiled
def washing(table, me, card):
    return washing_worth_of(table, me, card)


@compiled
def charming(table, me):
    """Lucky Charm: the action that seems best."""
    appraise(table, me, 1 << CAPTURE | 1 << BRAINWASH | 1 << RESCUE)
    best = next_option(table, -1)
    other = next_option(table, best)
    while other >= 0:
        if table.appraisal[other] > table.appraisal[best]:
            best = other
        other = next_option(table, other)
    return best


@compiled
def better_roll(table, me):
    """Circle of Fortune: a prisoner for a point, if there are enough of them."""
    return least_useful_prisoner(table, me) if table.dungeon_size[me] >= 3 else NOTHING


# --- The own structure -----------------------------------------------------------------------------------------


@compiled
def after_move(table, me, here, there):
    """How promising the structure would be."""
    shift(table, me, here, there)
    worth = prospects(table, me)
    shift(table, me, there, here)
    return worth


@compiled
def moving(table, me, option):
    """The best that could come of moving this creature within the structure."""
    here = option % PLACES
    best = HOPELESS
    for there in range(POSITIONS):
        if may_move(table, me, here, there):
            best = max(best, after_move(table, me, here, there))
    return best


@compiled
def moving_there(table, me, option):
    if option % PLACES == GUARD:
        return HOPELESS
    return after_move(table, me, table.attacker % PLACES, option % PLACES)


@compiled
def after_swap(table, me, one, other):
    exchange(table, me, one, other)
    worth = prospects(table, me)
    exchange(table, me, one, other)
    return worth


@compiled
def is_neighbour(table, me, one, other):
    return table.filled[me] >> other & 1 and NEIGHBOURS[one] >> other & 1


@compiled
def swapping(table, me, option):
    one = option % PLACES
    best = HOPELESS
    for other in range(POSITIONS):
        if is_neighbour(table, me, one, other) and may_swap(table, me, one, other):
            best = max(best, after_swap(table, me, one, other))
    return best


@compiled
def swapping_with(table, me, option):
    return after_swap(table, me, table.attacker % PLACES, option % PLACES)


@compiled
def least_worth(table, me, option):
    return -creature_worth(table, me, option % PLACES)


@compiled
def strongest(table, me, option):
    return table.power[me, option % PLACES]


@compiled
def rising_there(table, me, option):
    """Where the structure is left in the best order."""
    here, there = table.attacker % PLACES, option % PLACES
    shift(table, me, here, there)
    worth = -disorder(table, me)
    shift(table, me, there, here)
    return worth


@compiled
def removing(table, me, option):
    """Whose loss leaves the best structure behind."""
    position = option % PLACES
    card, charms = table.creature[me, position], table.charms[me, position]
    cost = creature_worth(table, me, position)
    lift(table, me, position)
    worth = prospects(table, me) - 100 * disorder(table, me) - cost
    put(table, me, position, card, charms)
    return worth


# --- Spells ----------------------------------------------------------------------------------------------------


@compiled
def liking(spell):
    return LIKED[spell - CREATURES]


@compiled
def protects(spell):
    """Is it one of the spells that only protect?"""
    if spell in (AURA_OF_DEFENSE, AURA_OF_RESISTANCE, DECOY):
        return True
    return spell in (ETHEREALITY, MYSTIC_ARMOR)


@compiled
def least_wanted_spell(table, me, spell):
    return -liking(spell)


@compiled
def best_spell(table, me):
    """The spell that seems to be worth most now."""
    appraise_spells(table, me, table.options[0])
    best = next_option(table, -1)
    spell = next_option(table, best)
    while spell >= 0:
        if table.spell_worth[spell] > table.spell_worth[best]:
            best = spell
        spell = next_option(table, spell)
    return best


@compiled
def aura_there(table, me, option):
    """Own positions with many creatures under them; Neutrality where nobody loses a clan's bonus."""
    seat, position = option // PLACES, option % PLACES
    if seat != me or table.aura[seat, position] != NO_CARD:
        return HOPELESS
    if table.works_as == AURA_OF_NEUTRALITY:
        return 10 + position if not table.filled[me] >> position & 1 else -pillar(table, me) - 10 + position
    return creature_worth(table, me, position) if table.filled[me] >> position & 1 else 0


@compiled
def enchanting(table, me, option):
    """Harm for the pillar of the strongest rival, everything else for the own pillars."""
    seat, position = option // PLACES, option % PLACES
    worth = creature_worth(table, seat, position)
    if table.works_as == ATROPHY or table.works_as == AGGRESSION:
        return worth + (500 if seat == strongest_rival(table, me) else 0) if seat != me else HOPELESS
    if seat != me:
        return HOPELESS
    twice = has_charm(table, me, position, table.works_as)
    lasting = table.works_as == MASK_OF_COMMAND or table.works_as == ETHEREALITY or table.works_as == MYSTIC_ARMOR
    return 0 if twice and lasting else worth


@compiled
def copying(table, me, option):
    """The Shade copies whoever would have the best place."""
    return placing(table, me, table.creature[option // PLACES, option % PLACES])
