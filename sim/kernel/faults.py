"""Faults: what went wrong in compiled code. A game that finds one stops, and Python says what happened.

Compiled functions that are called by address can't raise, so a fault is a number in the record. The first one
counts. After it, every question is answered without asking, so that loops come to their end.
"""

from sim.kernel.compile import compiled

NONE, ILLEGAL_ANSWER, NO_OPTION, PILE_FULL, PILE_EMPTY, ENDLESS, LOG_FULL, PEEKED, RULES = range(9)
BAD_OPTION, MEDDLED = 9, 10

MESSAGES = {
    ILLEGAL_ANSWER: "answered {value}, which is not among the options",
    NO_OPTION: "was asked with nothing to choose from (a bug in the game's rules)",
    PILE_FULL: "a pile ran over when card {value} was put on it (a bug in the game's rules)",
    PILE_EMPTY: "a card was taken from an empty pile (a bug in the game's rules)",
    ENDLESS: "the game did not come to an end after {value} questions",
    LOG_FULL: "more than {value} answers in one step: too many for a search to repeat",
    PEEKED: "answered differently ({value}) when the cards it can't see were dealt anew: it looks at hidden cards",
    BAD_OPTION: "was offered the option {value}, which there is no room for (a bug in the game's rules)",
    MEDDLED: "changed the table ({field}) instead of only answering",
    RULES: "the game's rules came to an impossible place (number {value})",
}


@compiled
def set_fault(table, code, value):
    """Note the first fault; later ones are its consequences."""
    if table.fault == NONE:
        table.fault = code
        table.fault_seat = table.asked
        table.fault_kind = table.kind
        table.fault_value = value
