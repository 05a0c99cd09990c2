"""Exact chances for a handful of kingdoms: the same values dealt to other kingdoms."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from analyses.intervals import Floats

DRAWS = 50_000  # beyond so many ways to choose the kingdoms, as many random ones
TOLERANCE = 1e-5


def permutation_p(numbers: Floats, has: NDArray[np.bool_]) -> float:
    """Chance that kingdoms chosen at random, as many as have the card, differ as widely from the rest.

    No assumption about the spread: results of kingdoms are rarely normal, many of them are even alike. R. A. Fisher
    (1935); with random draws the observed choice counts as one of them (Phipson and Smyth 2010).
    """
    centred = (numbers - numbers.mean()).astype(np.float32)  # half the memory traffic; ties get a tolerance
    found = np.abs(_chosen(len(numbers), int(has.sum())) @ centred)
    wide = found >= np.abs(centred[has].sum()) - TOLERANCE * np.abs(centred).sum()
    exact = comb(len(numbers), int(has.sum())) <= DRAWS
    return float(wide.mean()) if exact else float((wide.sum() + 1) / (len(wide) + 1))


@lru_cache(maxsize=16)
def _chosen(size: int, count: int) -> NDArray[np.float32]:
    """Rows of zeros and ones: every choice of `count` kingdoms, or `DRAWS` random ones."""
    if comb(size, count) <= DRAWS:
        places = np.array(list(combinations(range(size), count)))
    else:
        places = np.random.default_rng(0).random((DRAWS, size)).argsort(axis=1)[:, :count]
    rows = np.zeros((len(places), size), np.float32)
    np.put_along_axis(rows, places, 1.0, axis=1)
    return rows
