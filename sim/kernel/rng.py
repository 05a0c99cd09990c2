"""Random numbers: xoroshiro128++ in the record, one stream for the table and two for every seat.

A stream is keyed by (run seed, deal, stream), so any game can be played alone, and neither the number of workers
nor the shard size can change a result. The table's stream deals, a seat's own streams shuffle its cards and serve
its strategy: a strategy that draws more random numbers doesn't change the cards that anybody gets.
"""

import numpy as np

from sim.kernel.compile import compiled

MAX_SEATS = 6
TABLE = 0
SHUFFLE = 1  # + seat
STRATEGY = SHUFFLE + MAX_SEATS  # + seat
STREAMS = STRATEGY + MAX_SEATS

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
MIX_2 = np.uint64(0x94D049BB133111EB)
LOW_32 = np.uint64(0xFFFFFFFF)
TWO_32 = np.uint64(1 << 32)
S11, S15, S17, S21, S27, S28, S30, S31, S32, S36, S47, S49 = (
    np.uint64(k) for k in (11, 15, 17, 21, 27, 28, 30, 31, 32, 36, 47, 49)
)


@compiled
def mix(word):
    """splitmix64's finalizer: every bit of the word moves every bit of the result."""
    word = (word ^ (word >> S30)) * MIX_1
    word = (word ^ (word >> S27)) * MIX_2
    return word ^ (word >> S31)


@compiled
def key_stream(table, stream, seed, deal):
    """Start one stream for one deal."""
    key = mix(np.uint64(seed) + GOLDEN)
    key = mix(key + np.uint64(deal) * GOLDEN)
    key = mix(key ^ (np.uint64(stream + 1) * MIX_1))
    table.streams[stream, 0] = mix(key + GOLDEN)
    table.streams[stream, 1] = mix(key + GOLDEN + GOLDEN)


@compiled
def key_streams(table, seed, deal):
    """Start the streams of all who sit at the table."""
    key_stream(table, TABLE, seed, deal)
    for seat in range(table.players):
        key_stream(table, SHUFFLE + seat, seed, deal)
        key_stream(table, STRATEGY + seat, seed, deal)


@compiled
def next_word(table, stream):
    """The stream's next 64 bits."""
    a = table.streams[stream, 0]
    b = table.streams[stream, 1]
    total = a + b
    word = ((total << S17) | (total >> S47)) + a
    b ^= a
    table.streams[stream, 0] = ((a << S49) | (a >> S15)) ^ b ^ (b << S21)
    table.streams[stream, 1] = (b << S28) | (b >> S36)
    return word


@compiled
def below(table, stream, n):
    """A whole number from 0 to n-1, each exactly as likely (Lemire's method: almost never a second draw)."""
    bound = np.uint64(n)
    product = (next_word(table, stream) >> S32) * bound
    if (product & LOW_32) < bound:
        threshold = (TWO_32 - bound) % bound
        while (product & LOW_32) < threshold:
            product = (next_word(table, stream) >> S32) * bound
    return np.int64(product >> S32)


@compiled
def unit(table, stream):
    """A number in [0, 1)."""
    return np.float64(next_word(table, stream) >> S11) * (1.0 / 9007199254740992.0)


@compiled
def shuffle(table, stream, cards, count):
    """Fisher-Yates over the first `count` cards of a row."""
    for i in range(count - 1, 0, -1):
        j = below(table, stream, i + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@compiled
def strategy_below(table, me, n):
    """A random whole number below n for a strategy's own use."""
    return below(table, STRATEGY + me, n)
