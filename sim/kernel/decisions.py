"""One way to ask: the rules offer options, the seat's strategy answers, the answer is checked.

An option is a number from 0 to 255, mostly a card's; `STOP` ends a choice of several. The options are bits in the
record, so offering, checking and counting cost next to nothing. A question with a single option answers itself.
"""

import numpy as np

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
from sim.kernel.compile import answer as by_address
from sim.kernel.compile import compiled, inlined
from sim.kernel.faults import (
    BAD_OPTION,
    ENDLESS,
    ILLEGAL_ANSWER,
    LOG_FULL,
    MEDDLED,
    NO_OPTION,
    NONE,
    PEEKED,
    RULES,
    set_fault,
)
from sim.kernel.rng import STRATEGY, key_streams, strategy_below
from sim.kernel.state import CARE, CONCEAL, OPTION_WORDS, SHARED

STOP = 64 * OPTION_WORDS - 1
LOG_ROOM = 4096
QUESTIONS_AT_MOST = 1_000_000
STREAM_WORDS = 2
OPTIONS_AT = np.dtype(SHARED, align=True).itemsize // 8  # the first word after the shared fields
# How a table is played: plainly, or with any of these.
PLAIN, LOGGING, REPLAYING, WATCHING = 0, 1, 2, 4

ONE = np.uint64(1)
ZERO = np.uint64(0)
LOW_SIX = np.uint64(63)


@compiled
def clear_options(table):
    """Begin a new question."""
    for word in range(len(table.options)):
        table.options[word] = ZERO


@compiled
def offer(table, option):
    """Add a legal answer to the question."""
    if option < 0 or option >= 64 * len(table.options):
        set_fault(table, BAD_OPTION, option)
        return
    table.options[option >> 6] |= ONE << (np.uint64(option) & LOW_SIX)


@compiled
def is_option(table, option):
    """Is this answer legal?"""
    if option < 0 or option >= 64 * len(table.options):
        return False
    return (table.options[option >> 6] >> (np.uint64(option) & LOW_SIX)) & ONE != ZERO


@compiled
def count_options(table):
    """How many answers are legal."""
    total = 0
    for word in range(len(table.options)):
        total += count_bits(table.options[word])
    return total


@compiled
def next_option(table, after):
    """The lowest legal answer above `after` (start with -1); -1 if there is none."""
    start = after + 1
    word = start >> 6
    if word >= len(table.options):
        return -1
    bits = (table.options[word] >> (np.uint64(start) & LOW_SIX)) << (np.uint64(start) & LOW_SIX)
    while bits == ZERO:
        word += 1
        if word >= len(table.options):
            return -1
        bits = table.options[word]
    return word * 64 + lowest_bit(bits)


@compiled
def last_option(table):
    """The highest legal answer: `STOP` where stopping is allowed."""
    best = -1
    option = next_option(table, -1)
    while option >= 0:
        best = option
        option = next_option(table, option)
    return best


@compiled
def random_option(table, me):
    """Any legal answer, each as likely."""
    option = next_option(table, -1)
    for _ in range(strategy_below(table, me, count_options(table))):
        option = next_option(table, option)
    return option


@inlined
def best_option(table, me, value):
    """The legal answer with the highest `value(table, me, option)`; the lowest number where several are equal."""
    best = next_option(table, -1)
    best_value = value(table, me, best)
    option = next_option(table, best)
    while option >= 0:
        option_value = value(table, me, option)
        if option_value > best_value:
            best = option
            best_value = option_value
        option = next_option(table, option)
    return best


@compiled
def number(table, me, place):
    """A number of the strategy that decides for this seat: a parameter, or part of a program such as a buy menu."""
    return peek_number(table.parameters[table.mind[me]], place)


@compiled
def decider(table, seat, kind):
    """The address of the answer to this kind of question; 0 where the strategy leaves it to the rules."""
    return peek(table.deciders[table.mind[seat]], kind)


@compiled
def ask(table, seat, kind):
    """Ask a seat the question whose options have been offered; returns a legal answer, always."""
    options = count_options(table)
    table.asked = seat
    table.kind = kind
    if options == 1 and table.mode == PLAIN:
        table.forced += 1
        if table.forced > QUESTIONS_AT_MOST:
            set_fault(table, ENDLESS, table.forced)
        return next_option(table, -1)
    if options == 0:
        set_fault(table, NO_OPTION, kind)
        return STOP
    table.questions += 1
    if table.questions > QUESTIONS_AT_MOST:
        set_fault(table, ENDLESS, table.questions)
    if table.fault != NONE:
        return last_option(table)
    if table.mode == PLAIN:
        answer = call_answer(decider(table, seat, kind), table, seat)
    else:
        answer = call_answer(table.hooks[CARE], table, seat)
    if not is_option(table, answer):
        set_fault(table, ILLEGAL_ANSWER, answer)
        return last_option(table)
    return answer


@by_address
def ask_with_care(table, seat):
    """Ask while a search or a test watches. Compiled by itself, so that `ask` stays small wherever it is used."""
    kind = table.kind
    if count_options(table) == 1:
        return _note_forced(table)
    if table.mode & REPLAYING:
        return _repeat(table)
    if table.mode & WATCHING:
        answer = _ask_twice(table, seat, kind)
    else:
        answer = call_answer(decider(table, seat, kind), table, seat)
    if table.mode & LOGGING:
        _log(table, answer)
    return answer


@compiled
def _note_forced(table):
    """A question with one option: no need to ask, but a search must find it in the log like any other."""
    if table.mode & REPLAYING:
        table.replayed += 1
    elif table.mode & LOGGING:
        _log(table, next_option(table, -1))
    return next_option(table, -1)


@compiled
def _log(table, answer):
    if table.logged >= LOG_ROOM:
        set_fault(table, LOG_FULL, LOG_ROOM)
    else:
        poke(table.log, table.logged, answer)
        table.logged += 1


@compiled
def _repeat(table):
    """Give the logged answers again; at their end, enter the world that the search wants to try its option in."""
    if table.replayed < table.logged:
        table.replayed += 1
        return peek(table.log, table.replayed - 1)
    me = table.asked
    table.mode = PLAIN
    mind = table.mind[me]
    if table.rollout[mind] == 0:
        set_fault(table, RULES, table.kind)  # the replay came to another question: a step that isn't repeatable
        return last_option(table)
    key_streams(table, table.world, 0)
    call_effect(table.hooks[CONCEAL], table, me)
    for seat in range(table.players):
        table.deciders[seat] = table.rollout[mind]
        table.parameters[seat] = table.rollout_parameters[mind]
    return table.trial


@compiled
def _ask_twice(table, seat, kind):
    """Ask on the table, and on a copy with all that the seat can't see dealt anew: the answers must be equal.

    And the strategy must leave the table as it is.
    """
    shadow = record_at(table.shadow, table)
    copy_bytes(table.shadow, address_of(table), table.bytes)
    shadow.mode = table.mode & LOGGING
    for word in range(table.notes_words):
        poke(table.shadow, table.notes_at + word, -1)  # what is written there may come from somebody who knows more
    call_effect(table.hooks[CONCEAL], shadow, seat)
    if table.mode & LOGGING and table.logged == 0:
        # A search reads the checkpoint: hide the truth there as well.
        shadow.checkpoint = table.shadow + table.bytes
        checkpoint = record_at(shadow.checkpoint, table)
        copy_bytes(shadow.checkpoint, table.checkpoint, table.bytes)
        call_effect(table.hooks[CONCEAL], checkpoint, seat)
    before = table.shadow + 2 * table.bytes
    copy_bytes(before, address_of(table), table.bytes)
    answer = call_answer(decider(table, seat, kind), table, seat)
    _look_for_meddling(table, before, seat)
    other = call_answer(decider(table, seat, kind), shadow, seat)
    if answer != other:
        set_fault(table, PEEKED, other)
    return answer


@compiled
def _look_for_meddling(table, before, seat):
    """A strategy may draw from its own random stream, strike out options and make notes, nothing else."""
    first = STREAM_WORDS * (STRATEGY + seat)  # the streams lie at the record's beginning
    for word in range(table.bytes // 8):
        was, now = peek(before, word), peek(address_of(table), word)
        own = first <= word < first + STREAM_WORDS
        struck_out = OPTIONS_AT <= word < OPTIONS_AT + len(table.options) and now & ~was == 0
        noted = table.notes_at <= word < table.notes_at + table.notes_words
        if was != now and not (own or struck_out or noted) and table.fault == NONE:
            set_fault(table, MEDDLED, word)
