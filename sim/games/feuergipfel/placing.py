"""Das Ritual am Feuergipfel: a creature comes under control, or goes to the dungeon: where does it go?"""

import numpy as np

from sim.games.feuergipfel.kinds import ASK_PLACE
from sim.games.feuergipfel.lattice import LEVEL_1, MINIONS, WHOLE
from sim.games.feuergipfel.legality import room
from sim.games.feuergipfel.moves import imprison, place_of
from sim.games.feuergipfel.state import DUNGEON, GUARD, NO_CARD, NOTHING, PLACES, PUT_SOMEWHERE, WIZARD
from sim.games.feuergipfel.structure import put
from sim.games.feuergipfel.words import HIDES, PLACES_GUARD, PLACES_IT, TO_DUNGEON
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect
from sim.kernel.decisions import ask, clear_options, count_options, offer
from sim.kernel.trace import tell

ANYWHERE = -1  # not only below one leader
FORBIDDEN, UNSEEN, OPENLY = range(3)  # may it go to the dungeon, and does everybody see what goes there?
NO_GUARD = 16  # added to a leader's position: the guard's slot is not allowed


@compiled
def put_somewhere(table, seat, card, leader, dungeon):
    """Ask where a card goes and put it there; returns its place, DUNGEON, or NOTHING if there is no room for it.

    `leader` is a position, WIZARD or ANYWHERE: whose minion it has to be, if it comes into the structure.
    `dungeon` says whether it may go there instead.
    """
    table.card = card
    table.minions_of = leader
    table.dungeon_allowed = dungeon
    call_effect(table.hooks[PUT_SOMEWHERE], table, seat)
    return int(table.came)


@effect
def put_somewhere_part(table, seat):
    card = table.card
    clear_options(table)
    offer_places(table, seat, card)
    if table.dungeon_allowed:
        offer(table, DUNGEON)
    if count_options(table) == 0:
        table.came = NOTHING
        table.card = NO_CARD
        return
    place = ask(table, seat, ASK_PLACE)
    table.came = place
    table.card = NO_CARD  # else everybody could see what went into the dungeon
    if place == DUNGEON:
        imprison(table, seat, card)
        tell(table, HIDES if table.dungeon_allowed == UNSEEN else TO_DUNGEON, seat, card, 0)
    else:
        come(table, seat, place - seat * PLACES, card)


@compiled
def offer_places(table, seat, card):
    """The legal vacant positions below the leader, and the guard's slot if it is empty."""
    leader = table.minions_of
    above = leader & (NO_GUARD - 1) if leader >= NO_GUARD and leader != WIZARD else leader
    below = WHOLE if above == ANYWHERE else LEVEL_1 if above == WIZARD else MINIONS[above]
    free = room(table, seat, card) & below
    table.options[0] |= np.uint64(free) << np.uint64(place_of(seat, 0))
    guard_allowed = leader < NO_GUARD or leader == WIZARD
    if guard_allowed and table.creature[seat, GUARD] == NO_CARD:
        offer(table, place_of(seat, GUARD))


@compiled
def come(table, seat, position, card):
    """A card takes its place."""
    put(table, seat, position, card, 0)
    table.placed[seat, card] += 1
    if position == GUARD:
        tell(table, PLACES_GUARD, seat, card, 0)
    else:
        tell(table, PLACES_IT, seat, card, place_of(seat, position))
