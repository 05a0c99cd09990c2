"""Events for the transcript: with tracing on, the same kernel also writes down what happens."""

from sim.kernel.address import poke
from sim.kernel.compile import compiled

WORDS = 4  # event, seat, and two numbers that the event's words give a meaning
NOBODY = -1


@compiled
def tell(table, event, seat, a, b):
    """Write an event down if somebody listens; a full buffer keeps the first events and goes on counting."""
    if table.trace != 0:
        if table.trace_count < table.trace_room:
            at = table.trace_count * WORDS
            poke(table.trace, at, event)
            poke(table.trace, at + 1, seat)
            poke(table.trace, at + 2, a)
            poke(table.trace, at + 3, b)
        table.trace_count += 1
