"""Events for the transcript: with tracing on, the same kernel also writes down what happens."""

from sim.kernel.address import call_effect, poke
from sim.kernel.compile import compiled, effect
from sim.kernel.state import TELL

WORDS = 4  # event, seat, and two numbers that the event's words give a meaning
NOBODY = -1


@compiled
def tell(table, event, seat, a, b):
    """Write an event down if somebody listens. The writing is compiled by itself: this stands in hundreds of places."""
    if table.trace != 0:
        table.told[0] = event
        table.told[1] = seat
        table.told[2] = a
        table.told[3] = b
        call_effect(table.hooks[TELL], table, seat)


@effect
def write_down(table, seat):
    """Append the event to the buffer; a full buffer keeps the first events and goes on counting."""
    if table.trace_count < table.trace_room:
        for i in range(WORDS):
            poke(table.trace, table.trace_count * WORDS + i, table.told[i])
    table.trace_count += 1
