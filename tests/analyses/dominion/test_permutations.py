from itertools import combinations

import numpy as np
import pytest

from analyses.dominion import permutations
from analyses.dominion.permutations import permutation_p


def test_exact_for_few_kingdoms():
    numbers, has = np.array([5.0, 4.0, 1.0, 2.0, 3.0, 0.0]), np.array([True, True] + [False] * 4)
    apart = [abs(numbers[list(two)].mean() - np.delete(numbers, two).mean()) for two in combinations(range(6), 2)]
    assert permutation_p(numbers, has) == pytest.approx(np.mean(np.array(apart) >= apart[0] - 1e-12)) == 2 / 15


def test_two_kingdoms_alone_never_prove_much():
    """Two kingdoms that differ from 27 alike ones: no spread at all, yet one choice of 406 is chance enough."""
    numbers, has = np.zeros(29), np.zeros(29, bool)
    numbers[:2], has[:2] = 0.3, True
    assert permutation_p(numbers, has) == pytest.approx(1 / 406)


def test_random_draws_agree_with_all_choices(monkeypatch):
    rng = np.random.default_rng(0)
    numbers, has = rng.normal(0, 1, 16), np.arange(16) < 5
    exact = permutation_p(numbers, has)
    monkeypatch.setattr(permutations, "DRAWS", 4000)  # of 4368
    permutations._chosen.cache_clear()
    drawn = permutation_p(numbers, has)
    permutations._chosen.cache_clear()
    assert drawn != exact and drawn == pytest.approx(exact, abs=0.03)


def test_equal_kingdoms_show_nothing():
    assert permutation_p(np.full(10, 0.5), np.arange(10) < 3) == 1
