"""Pendulum: parts of the rules that are compiled by themselves and called by address, by their places; and the one way
to ask.
"""

from sim.kernel.address import call_answer
from sim.kernel.compile import answer, compiled
from sim.kernel.decisions import ask
from sim.kernel.state import PARTS

(
    QUESTION_PART,
    RESOLVE_PART,
    POINT_PART,
    MENU_PART,
    BEGIN_PART,
    FINISH_PART,
    UNDO_PART,
    TUCK_PART,
    COUNCIL_PART,
    TIDY_PART,
    LAY_OUT_PART,
    PHASE_PART,
    PROVINCE_PART,
    CHOOSE_PART,
    RECKON_PART,
) = range(PARTS, PARTS + 15)


@answer
def question_part(table, packed):
    """Ask what has been offered: seat in the low byte, kind above. Compiled once, used in some twenty places."""
    return ask(table, packed & 255, packed >> 8)


@compiled
def question(table, seat, kind):
    """Ask a seat; the options have been offered."""
    return call_answer(table.hooks[QUESTION_PART], table, seat | kind << 8)
