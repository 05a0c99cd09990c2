"""Piles: what a Python list would do, and faults instead of overwritten neighbours."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sim.kernel.compile import entry
from sim.kernel.faults import NONE, PILE_EMPTY, PILE_FULL
from sim.kernel.piles import count, find, pop, push, take
from tests.kernel.toy.state import HAND, STATE

ROW = 1  # between two others
PUSH, POP, TAKE = range(3)
CARDS = st.integers(0, 4)
MOVES = st.lists(st.tuples(st.sampled_from([PUSH, POP, TAKE]), CARDS), max_size=30)


@entry
def move(table, what, card):
    if what == PUSH:
        push(table, table.hand, table.hand_size, ROW, card)
    elif what == POP:
        return pop(table, table.hand, table.hand_size, ROW)
    else:
        take(table, table.hand, table.hand_size, ROW, card)
    return 0


@entry
def look(table, card):
    return find(table.hand, table.hand_size, ROW, card), count(table.hand, table.hand_size, ROW, card)


def guarded() -> np.void:
    """A table whose every byte beside the pile is known."""
    table = np.frombuffer(bytearray(b"\x55" * STATE.dtype.itemsize), STATE.dtype)[0]
    table["fault"] = NONE
    table["hand_size"][ROW] = 0
    return table


def beside(table: np.void) -> bytes:
    """Everything but the pile itself and the note of a fault."""
    copy = np.frombuffer(bytearray(table.tobytes()), STATE.dtype)[0]  # `copy()` would leave out the gaps
    copy["hand"][ROW] = copy["hand_size"][ROW] = 0
    for name in ("fault", "fault_seat", "fault_kind", "fault_value"):
        copy[name] = 0
    return copy.tobytes()


def model(pile: list[int], what: int, card: int) -> int:
    """What should happen to the pile; the fault that should be noted."""
    if what == PUSH:
        if len(pile) == HAND:
            return PILE_FULL
        pile.append(card)
    elif what == POP:
        if not pile:
            return PILE_EMPTY
        pile.pop()
    else:
        if card not in pile:
            return PILE_EMPTY
        place = pile.index(card)
        pile[place] = pile[-1]
        pile.pop()
    return NONE


@given(MOVES)
def test_a_pile_is_a_list_with_a_limit(moves):
    table, pile = guarded(), []
    before = beside(table)
    for what, card in moves:
        table["fault"] = NONE
        top = pile[-1] if pile else 0
        fault = model(pile, what, card)
        taken = move(table, what, card)
        assert table["fault"] == fault
        assert table["hand"][ROW][: table["hand_size"][ROW]].tolist() == pile
        assert taken == (top if what == POP else 0)
    assert beside(table) == before


@given(st.lists(CARDS, max_size=HAND), CARDS)
def test_find_and_count(pile, card):
    table = guarded()
    table["hand"][ROW, : len(pile)] = pile
    table["hand_size"][ROW] = len(pile)
    place, copies = look(table, card)
    assert place == (pile.index(card) if card in pile else -1)
    assert copies == pile.count(card)


@pytest.mark.parametrize(
    ("fill", "what", "fault", "value"),
    [(HAND, PUSH, PILE_FULL, 7), (0, POP, PILE_EMPTY, ROW), (0, TAKE, PILE_EMPTY, ROW)],
)
def test_the_first_fault_stays(fill, what, fault, value):
    table = guarded()
    table["hand_size"][ROW] = fill
    table["asked"], table["kind"] = 1, 0
    move(table, what, 7)
    assert (table["fault"], table["fault_value"], table["fault_seat"], table["fault_kind"]) == (fault, value, 1, 0)
    table["asked"] = 0
    move(table, PUSH if fault == PILE_EMPTY else POP, 3)
    move(table, what, 9)
    assert (table["fault"], table["fault_seat"]) == (fault, 1)
