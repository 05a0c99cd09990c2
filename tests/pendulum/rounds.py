"""Tables whose round has begun, with exact times: what the tests of the clock begin with."""

from sim.games.pendulum.state import RUNNING

EXACT = {"act-times.spread": 0}
INSTANT = {f"act-times.{name}": 0 for name in ("place", "action", "production", "conquest", "stratagem", "take_back", "achievement", "refill")}  # fmt: skip


def started(lay, players=4, think=5, change=None, **options):
    """A table whose round has begun: everybody's Grande on black-2, the common worker on black-3."""
    t = lay(players, change={**EXACT, **(change or {})}, **options)
    for seat in range(players):
        t.will(seat, think=think, space=["black-2", "black-3"])
    return t.until(phase=RUNNING)


def times(t, text):
    """The clock times of all lines of the transcript that contain a text."""
    return [line.split("]")[0].lstrip("# ").lstrip("[") for line in t.told.splitlines() if text in line]
