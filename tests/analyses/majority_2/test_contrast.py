import numpy as np
import pytest

from analyses.majority_2.contrast import contrast


def test_winners_against_losers_of_the_same_strategy(seats):
    """Winners pay for half a card more in a turn; what only the strategies differ in is no difference."""
    rng = np.random.default_rng(1)
    games = []
    for first in rng.integers(0, 2, 200):
        games.append([
            {"win": float(won), "own_turns": 10, "paid_plays": 10 + 5 * int(won) + int(rng.integers(0, 2)), "swaps": swaps}
            for won, swaps in ((first, 2), (1 - first, 8))
        ])  # fmt: skip
    table = {row["measure"]: row for row in contrast(seats(games, repeat=1)).iter_rows(named=True)}
    assert (
        table["cards paid for"]["turn_difference"] == pytest.approx(0.5, abs=0.02) and table["cards paid for"]["clear"]
    )
    assert table["swaps"]["turn_difference"] == 0 and not table["swaps"]["clear"]
    assert table["swaps"]["usual"] == pytest.approx(0.5)
