"""Playing: one game from its deal to its result, and many games in one call."""

from sim.kernel.address import address_of, call_effect, copy_bytes
from sim.kernel.compile import compiled, entry
from sim.kernel.decisions import LOGGING
from sim.kernel.faults import ENDLESS, NONE, set_fault
from sim.kernel.rng import key_streams
from sim.kernel.state import FINISH, SETUP, STEP

STEPS_AT_MOST = 100_000


@compiled
def checkpoint(table):
    """Where a search repeats the game from: the table as it is before a step."""
    if table.mode & LOGGING:
        table.logged = 0
        copy_bytes(table.checkpoint, address_of(table), table.bytes)


@compiled
def play_on(table):
    """Play from the set-up or the beginning of a step to the end of the game (or to the horizon of a search)."""
    if table.laid_out == 0:
        checkpoint(table)
        call_effect(table.hooks[SETUP], table, 0)
        table.laid_out = 1
    while table.over == 0 and table.fault == NONE:
        checkpoint(table)
        call_effect(table.hooks[STEP], table, 0)
        table.steps += 1
        if table.steps > STEPS_AT_MOST:
            set_fault(table, ENDLESS, table.questions)
        if table.over == 0 and table.last_step != 0 and table.steps >= table.last_step:
            return
    if table.fault == NONE:
        call_effect(table.hooks[FINISH], table, 0)


@compiled
def play_game(table, seed, deal):
    """Play one game on a table that has been reset and seated."""
    key_streams(table, seed, deal)
    play_on(table)


@entry
def play_games(table, blank, reset_bytes, seating, seed, first, count, pieces, out):
    """Play the games `first` to `first + count - 1` of a match-up; returns how many were played without a fault.

    `blank` is the address of the table as it lies before every game. `seating[order, 0]` and `[order, 1]` hold the
    seats' answers and numbers: consecutive games share a deal and differ in who sits where. `pieces` are the parts
    of the record (start, bytes) that make a result, `out` is the address of room for `count` of them.
    """
    orders = seating.shape[0]
    for done in range(count):
        game = first + done
        order = game % orders
        copy_bytes(address_of(table), blank, reset_bytes)
        for seat in range(table.players):
            table.mind[seat] = seat
            table.deciders[seat] = seating[order, 0, seat]
            table.parameters[seat] = seating[order, 1, seat]
            table.rollout[seat] = seating[order, 2, seat]
            table.rollout_parameters[seat] = seating[order, 3, seat]
        play_game(table, seed, game // orders)
        if table.fault != NONE:
            return done
        for i in range(pieces.shape[0]):
            copy_bytes(out, address_of(table) + pieces[i, 0], pieces[i, 1])
            out += pieces[i, 1]
    return count
