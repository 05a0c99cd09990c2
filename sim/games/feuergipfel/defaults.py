"""Das Ritual am Feuergipfel: the default answers, one worth for every kind of option. Strategies reuse them."""

from sim.games.feuergipfel.appraisal import appraise, washing_worth_of
from sim.games.feuergipfel.fight_worth import attack_worth, fighter_worth, raid_worth_of, raider_worth, risk_of
from sim.games.feuergipfel.judgement import DUNGEON_WORTH, best_place, place_worth, recruit_chance, to_go
from sim.games.feuergipfel.kinds import BRAINWASH, CAPTURE, CAST, END_TURN, MOVE, RECRUIT, RESCUE, RESEARCH, SWAP
from sim.games.feuergipfel.names import AGGRESSION, CREATURES
from sim.games.feuergipfel.powers import attack_power
from sim.games.feuergipfel.rearranging import stuck
from sim.games.feuergipfel.state import DOUBLE_BIT, DUNGEON, GUARD, NOTHING, PLACES, SHIFTS, WIZARD
from sim.games.feuergipfel.structure import use_tool
from sim.kernel.compile import compiled
from sim.kernel.decisions import is_option, next_option

# --- The action ------------------------------------------------------------------------------------------------


PATIENCE, HASTE = 40, 5  # 98 of 100 games are over after 40 rounds


@compiled
def impatience(table):
    """Recruiting ends the game: without it two wizards may capture and rescue the same creatures for ever."""
    return HASTE * max(0, int(table.rounds) - PATIENCE)


@compiled
def choose_action(table, me, recruit, capture, brainwash, rescue, cast, reserve):
    """The action with the highest weighted worth (weights in hundredths); research with prisoners above a reserve."""
    if is_option(table, CAPTURE) and must_attack(table, me):
        return CAPTURE
    if is_option(table, RESEARCH) and table.dungeon_size[me] > reserve:
        return RESEARCH
    wanted = 1 << RECRUIT | (1 << CAPTURE if capture > 0 else 0) | (1 << BRAINWASH if brainwash > 0 else 0)
    appraise(table, me, wanted | (1 << RESCUE if rescue > 0 else 0) | (1 << CAST if cast > 0 else 0))
    table.appraisal[RECRUIT] += impatience(table)
    best, worth = END_TURN, 0
    weights = (recruit, capture, brainwash, rescue, 0, 0, 0, cast)  # in the order of the actions
    for action in range(len(weights)):
        here = table.appraisal[action] * weights[action] // 100  # hopeless where it can't be done
        if here > worth:
            best, worth = action, here
    if worth < 50 and stuck(table, me) and use_tool(table, SHIFTS, me, 0, 0) > 20:
        return SWAP if table.appraisal[SWAP] >= table.appraisal[MOVE] else MOVE
    return best


# --- Creatures that come ---------------------------------------------------------------------------------------


@compiled
def recruiting(table, me, option):
    """The chance to find a minion (after `look_for_openings`)."""
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
    if table.bound[0] == 0 and table.bound[1] == 0:
        return False
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
    here = table.attacker % PLACES
    power, risk = attack_power(table, me, here), risk_of(table, me, here)
    return attack_worth(table, table.style, power, risk, option // PLACES, option % PLACES)


@compiled
def raiding(table, me, option):
    return raider_worth(table, me, option % PLACES)


@compiled
def raiding_there(table, me, seat):
    return raid_worth_of(table, table.style, me, table.attacker % PLACES, seat)


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
