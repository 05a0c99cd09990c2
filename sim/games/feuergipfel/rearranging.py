"""Das Ritual am Feuergipfel: default answers about the own structure: moves, swaps and corrections."""

from sim.games.feuergipfel.fight_worth import HOPELESS, SHIELD
from sim.games.feuergipfel.judgement import creature_worth, disorder, prospects
from sim.games.feuergipfel.kinds import MOVE, SWAP
from sim.games.feuergipfel.lattice import NEIGHBOURS
from sim.games.feuergipfel.legality import may_move, may_swap
from sim.games.feuergipfel.moves import place_of
from sim.games.feuergipfel.names import MYSTIC_ARMOR
from sim.games.feuergipfel.state import AFTER, GUARD, NO_CARD, PLACES, POSITIONS
from sim.games.feuergipfel.structure import exchange, has_charm, lift, put, shift, unpack, use_tool
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import is_option

# --- Is a move or a swap worth an action? ----------------------------------------------------------------------


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


# --- Moves and swaps -------------------------------------------------------------------------------------------


@compiled
def after(table, me, one, other):
    """How promising the structure would be with these two positions exchanged."""
    return use_tool(table, AFTER, me, one, other)


@answer
def after_tool(table, packed):
    me, one, other = unpack(packed)
    if table.creature[me, other] == NO_CARD:
        shift(table, me, one, other)
        worth = prospects(table, me)
        shift(table, me, other, one)
    else:
        exchange(table, me, one, other)
        worth = prospects(table, me)
        exchange(table, me, one, other)
    return worth


@compiled
def moving(table, me, option):
    """The best that could come of moving this creature within the structure."""
    here = option % PLACES
    best = HOPELESS
    for there in range(POSITIONS):
        if may_move(table, me, here, there):
            best = max(best, after(table, me, here, there))
    return best


@compiled
def moving_there(table, me, option):
    if option % PLACES == GUARD:
        return HOPELESS
    return after(table, me, table.attacker % PLACES, option % PLACES)


@compiled
def is_neighbour(table, me, one, other):
    return table.filled[me] >> other & 1 and NEIGHBOURS[one] >> other & 1


@compiled
def swapping(table, me, option):
    one = option % PLACES
    best = HOPELESS
    for other in range(POSITIONS):
        if is_neighbour(table, me, one, other) and may_swap(table, me, one, other):
            best = max(best, after(table, me, one, other))
    return best


@compiled
def swapping_with(table, me, option):
    return after(table, me, table.attacker % PLACES, option % PLACES)


# --- Who goes, and who moves up --------------------------------------------------------------------------------


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
    if has_charm(table, me, position, MYSTIC_ARMOR):  # the armor goes, and all stays as it is
        return prospects(table, me) - 100 * disorder(table, me) - SHIELD
    card, charms = table.creature[me, position], table.charms[me, position]
    cost = creature_worth(table, me, position)
    lift(table, me, position)
    worth = prospects(table, me) - 100 * disorder(table, me) - cost
    put(table, me, position, card, charms)
    return worth
