"""What would be legal is reckoned without doing it: it must come to the same as doing it, looking, and undoing it."""

import numpy as np
from hypothesis import given, settings

from sim.games.feuergipfel.lattice import BELOW, BESIDE, FOLLOWERS, LEADERS, NEIGHBOURS, PAIRS
from sim.games.feuergipfel.legality import is_legal, room
from sim.games.feuergipfel.names import CREATURES
from sim.games.feuergipfel.state import CHANGED, GUARD, NO_CARD, POSITIONS, TRIED_OUT
from sim.games.feuergipfel.structure import lift, put, use_tool
from sim.kernel.compile import entry
from tests.feuergipfel.test_invariants import CHEAP, GAMES, SEEDS, steps


@entry
def disagreements(table, seat):
    """Pairs of places about which the two ways disagree."""
    found = 0
    for one in range(POSITIONS):
        if table.creature[seat, one] != NO_CARD:
            for other in range(GUARD + 1):
                if other != one:
                    reckoned = use_tool(table, CHANGED, seat, one, other)
                    found += reckoned != use_tool(table, TRIED_OUT, seat, one, other)
    return found


@entry
def misplaced(table, seat):
    """Cards and vacant positions about which `room` and trying it out disagree."""
    found = 0
    for card in range(CREATURES):
        fits = room(table, seat, card)
        for position in range(POSITIONS):
            if table.creature[seat, position] == NO_CARD:
                put(table, seat, position, card, 0)
                found += is_legal(table, seat) != (fits >> position & 1 != 0)
                lift(table, seat, position)
    return found


@settings(deadline=None, max_examples=15)
@given(game=GAMES, seed=SEEDS)
def test_III_b_reckoning_and_trying_agree(lay, game, seed):
    """With cheap spells, so that masks, atrophy, avatars and auras of neutrality lie about."""
    for table in steps(lay, {**game, "change": CHEAP}, seed, at_most=150):
        before = table.record.tobytes()
        for seat in range(game["players"]):
            assert disagreements(table.record, seat) == 0
            assert misplaced(table.record, seat) == 0
        assert table.record.tobytes() == before


def bits(word):
    return [p for p in range(POSITIONS) if int(word) >> p & 1]


def test_the_tables_of_sets_unite_what_single_positions_have():
    for filled in range(1 << POSITIONS):
        there = bits(filled)
        assert set(bits(BESIDE[filled])) == {q for p in there for q in bits(NEIGHBOURS[p])}
        assert set(bits(BELOW[filled])) == {q for q in range(POSITIONS) if LEADERS[q] & filled}


def test_followers_and_pairs():
    assert FOLLOWERS[0, (1 << POSITIONS) - 1] == 6  # 2.1, 2.2, and below each of them two; 3.2 has both above it
    assert FOLLOWERS[2, 0b1100000] == 2 and FOLLOWERS[5].sum() == 0
    assert len(PAIRS) == 16 and sorted(map(tuple, PAIRS)) == [
        (a, b) for a in range(POSITIONS) for b in range(a + 1, POSITIONS) if NEIGHBOURS[a] >> b & 1
    ]
    assert (np.diff(PAIRS, axis=1) > 0).all()
