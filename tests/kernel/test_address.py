"""Addresses: calls, reads, writes and copies land where they should."""

import numpy as np
import pytest

from sim.kernel.address import (
    address_of,
    call_answer,
    call_effect,
    copy_bytes,
    count_bits,
    lowest_bit,
    peek,
    peek_number,
    poke,
    record_at,
)
from sim.kernel.compile import answer, compiled, effect, entry
from tests.kernel.toy.state import STATE


@effect
def mark(table, me):
    table.score[me] = 42


@answer
def seat_after(table, me):
    return (me + 1) % table.players


@entry
def do(table, address, me):
    call_effect(address, table, me)


@entry
def ask_there(table, address, me):
    return call_answer(address, table, me)


@entry
def where(table):
    return address_of(table)


@entry
def copy_to(table, address):
    copy_bytes(address, address_of(table), table.bytes)


@entry
def score_at(table, address, me):
    return record_at(address, table).score[me]


@compiled
def read(address, index):
    return peek(address, index), peek_number(address, index)


@compiled
def write(address, index, value):
    poke(address, index, value)


@compiled
def bits(word):
    return count_bits(word), lowest_bit(word)


def test_an_effect_acts_on_the_table_it_is_given(table):
    do(table, mark.address(STATE.dtype), 1)
    assert table["score"].tolist() == [0, 42, 0, 0]


def test_an_answer_comes_back(table):
    assert [ask_there(table, seat_after.address(STATE.dtype), me) for me in (0, 1)] == [1, 0]


def test_a_function_is_compiled_once_for_a_kind_of_table():
    other = np.dtype(
        [*((name, STATE.dtype.fields[name][0]) for name in STATE.dtype.names), ("more", np.int64)], align=True
    )
    assert mark.address(STATE.dtype) == mark.address(STATE.dtype)
    assert mark.address(STATE.dtype) != mark.address(other)


def test_a_table_is_copied_whole(table):
    table["bytes"] = STATE.dtype.itemsize
    table["score"] = [3, 1, 4, 1]
    copy = np.zeros(2, STATE.dtype)
    copy_to(table, copy.ctypes.data)
    assert copy[0] == table and copy[1] == np.zeros(1, STATE.dtype)[0]
    assert [score_at(table, copy.ctypes.data, seat) for seat in range(4)] == [3, 1, 4, 1]
    assert where(copy[1]) == copy.ctypes.data + STATE.dtype.itemsize


def test_words_are_read_and_written():
    words = np.arange(5) * 1000
    write(words.ctypes.data, 3, -7)
    assert words.tolist() == [0, 1000, 2000, -7, 4000]
    assert read(words.ctypes.data, 2)[0] == 2000
    numbers = np.array([0.5, -1e300])
    assert read(numbers.ctypes.data, 1)[1] == -1e300


@pytest.mark.parametrize("word", [0, 1, 6, 1 << 63, 2**64 - 1, 0xF0 << 32])
def test_bits(word):
    lowest = (word & -word).bit_length() - 1 if word else 64
    assert bits(np.uint64(word)) == (word.bit_count(), lowest)
