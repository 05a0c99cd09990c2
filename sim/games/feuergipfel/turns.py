"""Das Ritual am Feuergipfel: how turns begin and end, and the end of the recruit stack (II, V)."""

import numpy as np

from sim.games.feuergipfel.correction import correct
from sim.games.feuergipfel.ending import look_for_winner
from sim.games.feuergipfel.moves import leave, left_of
from sim.games.feuergipfel.names import AGGRESSION, CARDS
from sim.games.feuergipfel.state import (
    ACTIONS,
    BY_CAP,
    BY_SPELL,
    BY_STACK,
    DISCARDS,
    DOUBLE_BIT,
    PACE,
    PLACES,
    ROUND_CAP,
)
from sim.games.feuergipfel.words import AGGRESSION_ENDS, RESHUFFLED, STACK_EMPTY, TURN
from sim.kernel.compile import compiled
from sim.kernel.piles import push
from sim.kernel.rng import TABLE, shuffle
from sim.kernel.trace import NOBODY, tell


@compiled
def begin_turn(table, seat):
    """Two actions; creatures under Aggression are bound to attack from now on."""
    table.seat = seat
    if seat == 0:
        table.rounds += 1
    table.actions = ACTIONS
    table.free_moves = 0
    table.night_used = 0
    table.doom_used = 0
    table.fortune_used = 0
    table.scrying_used = 0
    tell(table, TURN, seat, table.rounds, 0)
    for position in range(PLACES):
        charms = table.charms[seat, position]
        if charms & 1:
            table.bound[0], table.tried[0] = 1, 0
        if charms >> DOUBLE_BIT & 1 and table.double == AGGRESSION:
            table.bound[1], table.tried[1] = 1, 0


@compiled
def end_of_stack(table):
    """The last recruit has been drawn: the last turn, or once a new stack out of the discards."""
    if table.reshuffle and not table.reshuffled and table.discard_size > 0:
        table.reshuffled = 1
        table.was_reshuffled = 1
        table.last_turn = 0  # the last recruit may have been drawn while nothing was discarded yet
        for card in range(CARDS):
            for _ in range(table.discards[card]):
                push(table, table.stack, table.stack_size, 0, card)
            table.discards[card] = 0
        table.discarded = np.uint64(0)
        table.discard_size = 0
        shuffle(table, TABLE, table.stack[0], table.stack_size[0])
        tell(table, RESHUFFLED, NOBODY, table.stack_size[0], 0)
    elif not table.last_turn:
        table.last_turn = 1
        tell(table, STACK_EMPTY, NOBODY, 0, 0)


@compiled
def end_turn(table, me):
    """Aggression takes its due, then the next seat; or the game is over."""
    end_aggression(table, me)
    look_for_winner(table)
    table.idle_actions[me] += max(0, table.actions)
    table.turns += 1
    if table.rounds <= PACE:
        table.grown[me, table.rounds - 1] = table.count[me]
    if table.over:
        return
    if table.last_turn:
        table.ending = BY_STACK
        table.over = 1
    elif table.turns >= ROUND_CAP * table.players:
        table.ending = BY_CAP
        table.truncated = 1
        table.over = 1
    else:
        begin_turn(table, left_of(table, me))


@compiled
def end_aggression(table, me):
    """A bound creature that has not tried a capture is discarded."""
    gone = False
    for position in range(PLACES):
        charms = table.charms[me, position]
        idle = charms & 1 and table.bound[0] and not table.tried[0]
        if charms >> DOUBLE_BIT & 1 and table.double == AGGRESSION:
            idle = idle or (table.bound[1] and not table.tried[1])
        if idle:
            tell(table, AGGRESSION_ENDS, me, table.creature[me, position], 0)
            if leave(table, me, position, DISCARDS):
                table.lost[me, BY_SPELL] += 1
                gone = True
    if gone:
        correct(table, me)
