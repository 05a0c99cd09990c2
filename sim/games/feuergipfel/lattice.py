"""Das Ritual am Feuergipfel: the nine positions and who stands above, below and beside whom (III b).

Sets of positions are numbers with a bit for each of the nine. What a set leads or touches is looked up, not searched.
"""

import numpy as np

from sim.games.feuergipfel.state import POSITIONS

NONE = -1
FIRST_LEADER = np.array([NONE, NONE, 0, 0, 1, 2, 2, 3, 4], np.int64)
SECOND_LEADER = np.array([NONE, NONE, NONE, 1, NONE, NONE, 3, 4, NONE], np.int64)
FIRST_MINION = np.array([2, 3, 5, 6, 7, NONE, NONE, NONE, NONE], np.int64)  # the second one is right of it
LEVEL = np.array([1, 1, 2, 2, 2, 3, 3, 3, 3, 0], np.int64)
LEVEL_1, LEVEL_3 = 0b11, 0b111100000
WHOLE = (1 << POSITIONS) - 1


def _mask(*positions: int) -> int:
    return sum(1 << position for position in positions if position != NONE)


def _minions(position: int) -> list[int]:
    first = int(FIRST_MINION[position])
    return [first, first + 1] if first != NONE else []


def _neighbours(position: int) -> int:
    """Leaders, minions, and left and right in the same level."""
    beside = [p for p in (position - 1, position + 1) if 0 <= p < POSITIONS and LEVEL[p] == LEVEL[position]]
    return _mask(int(FIRST_LEADER[position]), int(SECOND_LEADER[position]), *_minions(position), *beside)


NEIGHBOURS = np.array([_neighbours(position) for position in range(POSITIONS)], np.int64)
LEADERS = np.array([_mask(int(a), int(b)) for a, b in zip(FIRST_LEADER, SECOND_LEADER, strict=True)], np.int64)
MINIONS = np.array([_mask(*_minions(position)) for position in range(POSITIONS)], np.int64)


def _of_sets(of_one: np.ndarray) -> np.ndarray:
    """For every set of positions, what any of them has."""
    united = np.zeros(WHOLE + 1, np.int16)
    for positions in range(1, WHOLE + 1):
        lowest = (positions & -positions).bit_length() - 1
        united[positions] = united[positions & (positions - 1)] | of_one[lowest]
    return united


BESIDE = _of_sets(NEIGHBOURS)
BELOW = _of_sets(MINIONS)
# Neighbours that could be swapped; those of one level first, since they mostly may.
PAIRS = np.array(
    sorted(
        ((a, b) for a in range(POSITIONS) for b in range(a + 1, POSITIONS) if NEIGHBOURS[a] >> b & 1),
        key=lambda pair: (LEVEL[pair[0]] != LEVEL[pair[1]], -LEVEL[pair[0]], pair),
    ),
    np.int64,
)


def _followers(filled: int, position: int) -> int:
    """Taken positions below, and below those: one with two leaders there counts for both."""
    return sum(1 + (filled & int(MINIONS[p])).bit_count() for p in _minions(position) if filled >> p & 1)


FOLLOWERS = np.array([[_followers(f, p) for f in range(WHOLE + 1)] for p in range(POSITIONS)], np.int8)
