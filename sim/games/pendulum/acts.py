"""Pendulum: one act: begun (checked, paid, reserved) and finished (its effect). Each kind has a file of its own; what
happens if somebody has more privilege stands in giving_way.py.
"""

from sim.games.pendulum.achievements import begin_claim, finish_claim
from sim.games.pendulum.cards import take_stratagems_back
from sim.games.pendulum.goods import tell_holdings
from sim.games.pendulum.kinds import CLAIMS, LIFTS, MOVES, PLAYS, REFILLS, TAKES_BACK, WORKS
from sim.games.pendulum.names import TAKE_BACK
from sim.games.pendulum.parts import BEGIN_PART, FINISH_PART
from sim.games.pendulum.provinces import refill
from sim.games.pendulum.state import CALLED, CLAIM, CONQUEST, LIFT, PLACE, REFILL, STRATAGEM, TAKING_BACK
from sim.games.pendulum.stratagems import begin_stratagem, begin_taking_back, finish_stratagem
from sim.games.pendulum.words import FINISHES, REFILLING, say
from sim.games.pendulum.workers import begin_lift, begin_move, begin_work, finish_work
from sim.kernel.address import call_effect
from sim.kernel.compile import compiled, effect


@compiled
def begin(table, seat, option):
    """Start the act that was chosen: pay, choose, reserve."""
    call_effect(table.hooks[BEGIN_PART], table, seat | option << 8)


@compiled
def finish(table, seat):
    """The act is done: its effect."""
    call_effect(table.hooks[FINISH_PART], table, seat)


@effect
def begin_part(table, packed):
    seat, option = packed & 255, packed >> 8
    table.paid[seat] = 0
    table.started[seat] = table.clock
    table.act_detail[seat] = 0
    if option < MOVES:
        begin_work(table, seat, option - WORKS)
    elif option < LIFTS:
        begin_move(table, seat, option - MOVES)
    elif option < PLAYS:
        begin_lift(table, seat, option - LIFTS)
    elif option < TAKES_BACK:
        begin_stratagem(table, seat, option - PLAYS)
    elif option == TAKES_BACK:
        begin_taking_back(table, seat)
    elif option == REFILLS:
        table.act[seat] = REFILL
        say(table, REFILLING, seat, 0)
    elif option == CLAIMS:
        begin_claim(table, seat)


@effect
def finish_part(table, seat):
    act = table.act[seat]
    say(table, FINISHES, seat, act)
    table.acts[seat] += 1
    table.turns += 1
    table.after_call[seat] += table.phase == CALLED
    if act in (PLACE, LIFT):
        return
    if act <= CONQUEST:
        finish_work(table, seat, act)
    elif act == STRATAGEM:
        finish_stratagem(table, seat)
    elif act == TAKING_BACK:
        table.taken_back[seat] += 1
        table.used[seat, TAKE_BACK] += 1
        take_stratagems_back(table, seat)
    elif act == CLAIM:
        finish_claim(table, seat)
    elif act == REFILL:
        refill(table)
    tell_holdings(table, seat)
