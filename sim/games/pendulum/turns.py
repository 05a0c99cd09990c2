"""Pendulum: the parts without a running clock, where people act in turn by privilege: after the call, and the whole
round of the untimed variant.
"""

from sim.games.pendulum.acts import begin, finish
from sim.games.pendulum.clock import free_to_move
from sim.games.pendulum.flips import TIMER_ORDER, flip
from sim.games.pendulum.kinds import ASK_ACT, WAIT
from sim.games.pendulum.menu import offer_acts
from sim.games.pendulum.parts import question
from sim.games.pendulum.state import CALLED, MUSTER, NOBODY, VOTING
from sim.games.pendulum.words import FLIP_EAGER, INSTANT, say
from sim.kernel.compile import compiled
from sim.kernel.decisions import count_options


@compiled
def act_once(table, seat):
    """One act without a clock; False: passed."""
    offer_acts(table, seat)
    if count_options(table) == 1:
        return False
    option = question(table, seat, ASK_ACT)
    if option == WAIT:
        return False
    begin(table, seat, option)
    if table.phase != MUSTER:
        finish(table, seat)
    return True


@compiled
def loop(table):
    """The next seat's act. True: everybody has passed in one loop, so all agree to stop (ruling 6)."""
    place = table.players - 1 - table.turn if table.last_word and table.phase == CALLED else table.turn
    if act_once(table, table.order[place]):
        table.passes = 0
    else:
        table.passes += 1
    table.turn = (table.turn + 1) % table.players
    return table.passes >= table.players


@compiled
def act_after_call(table):
    if loop(table):
        table.phase = VOTING


@compiled
def untimed_turn(table):
    """The untimed round: acts in turn until all pass, then the marker goes to the next place of the timer track."""
    if not table.called and not loop(table):
        return
    if not table.called:
        next_instant(table)
    table.turn = 0
    table.passes = 0
    for seat in range(table.players):
        free_to_move(table, seat)
    if table.called:
        table.phase = CALLED


@compiled
def next_instant(table):
    """The next place of the timer track: all timers whose sand would run out then, green, black, purple."""
    now = min(table.sand_end[0], table.sand_end[1], table.sand_end[2])
    table.clock = now
    say(table, INSTANT, NOBODY, 0)
    for area in TIMER_ORDER:
        if table.sand_end[area] == now and not table.called:
            table.flips_early += 1
            flip(table, area, FLIP_EAGER, NOBODY)


@compiled
def muster(table):
    """Between rounds workers are moved or placed, in order of privilege, where no timer stands."""
    if act_once(table, table.order[table.turn]):
        return False
    table.turn += 1
    return table.turn >= table.players
