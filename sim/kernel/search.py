"""Monte-Carlo search for every game: try each option in many worlds that fit what the seat knows.

The rules call the strategies, so a copy of the table can't be continued from the middle of a card. The way out: take
the table from the start of the step, repeat the answers given since (the streams are the same, so it arrives at the
same question), then deal anew what the seat doesn't know, answer the option on trial and let a scripted strategy
play on for everybody. Every option is tried in the same worlds.
"""

from sim.kernel.address import call_answer, copy_bytes, peek, poke, record_at
from sim.kernel.compile import compiled
from sim.kernel.decisions import REPLAYING, next_option
from sim.kernel.faults import NONE, set_fault
from sim.kernel.play import play_on
from sim.kernel.rng import STRATEGY, next_word
from sim.kernel.state import WORTH


@compiled
def try_option(table, me, option, world, horizon):
    """What the option is worth to the seat in one world."""
    there = record_at(table.scratch, table)
    copy_bytes(table.scratch, table.checkpoint, table.bytes)
    there.mode = REPLAYING
    there.trace = 0
    there.logged = table.logged
    there.replayed = 0
    there.trial = option
    there.world = world
    if horizon > 0:
        there.last_step = there.steps + horizon
    play_on(there)
    if there.fault != NONE:
        set_fault(table, there.fault, there.fault_value)
    return call_answer(there.hooks[WORTH], there, me)


@compiled
def search(table, me, rollouts, horizon):
    """The option with the best mean worth over `rollouts` worlds, played on for `horizon` steps (0: to the end)."""
    option = next_option(table, -1)
    while option >= 0:
        poke(table.tally, option, 0)
        option = next_option(table, option)
    for _ in range(rollouts):
        world = next_word(table, STRATEGY + me)
        option = next_option(table, -1)
        while option >= 0:
            worth = try_option(table, me, option, world, horizon)
            poke(table.tally, option, peek(table.tally, option) + worth)
            option = next_option(table, option)
    return _best_tally(table)


@compiled
def _best_tally(table):
    best = next_option(table, -1)
    option = next_option(table, best)
    while option >= 0:
        if peek(table.tally, option) > peek(table.tally, best):
            best = option
        option = next_option(table, option)
    return best
