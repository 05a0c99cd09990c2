"""Every confidence interval of Spielwerk: rates, means, differences, many comparisons, runs that stop early.

The functions take numbers or arrays, so that one call serves a whole table. Games of one deal are not independent (the
strategies were rotated over the same cards), hence every interval here starts from a variance *between* deals.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.special import ndtri, stdtr, stdtrit

LEVEL = 0.95

Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]


class Interval(NamedTuple):
    """Lower and upper end, element by element."""

    low: Floats
    high: Floats


def _floats(*values: ArrayLike) -> list[Floats]:
    return [np.asarray(value, dtype=np.float64) for value in values]


def wilson(share: ArrayLike, size: ArrayLike, level: float = LEVEL) -> Interval:
    """Wilson's score interval for a rate seen in `size` independent trials; [0, 1] where there were none.

    E. B. Wilson (1927); recommended by Newcombe (1998) and Brown, Cai, DasGupta (2001).
    """
    share, size = _floats(share, size)
    z = ndtri(0.5 + level / 2)
    trials = np.where(size > 0, size, 1.0)
    centre = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * np.sqrt(share * (1 - share) / trials + (z / (2 * trials)) ** 2)
    low, high = np.clip(centre - half, 0, 1), np.clip(centre + half, 0, 1)
    # The ends are exact for none and all, but rounding would leave 1e-17 there.
    low, high = np.where(share == 0, 0.0, low), np.where(share == 1, 1.0, high)
    return Interval(np.where(size > 0, low, 0.0), np.where(size > 0, high, 1.0))


def effective_size(
    share: ArrayLike, variance: ArrayLike, clusters: ArrayLike, deals: ArrayLike, level: float = LEVEL
) -> Floats:
    """Number of independent trials that would give `share` the variance found between clusters of deals.

    Few clusters estimate their variance badly, so the size is reduced by (z / t)^2 as in Korn and Graubard (1998).
    Where no deal differs from another the data can't bound the variance: all-or-nothing rates count one trial a deal,
    other rates at most deals^2 (a different deal may still have a chance of about one in `deals`).
    """
    share, variance, clusters, deals = _floats(share, variance, clusters, deals)
    spread = share * (1 - share)
    with np.errstate(divide="ignore", invalid="ignore"):
        size = np.where(variance > 0, spread / variance, np.inf)
    size = np.minimum(np.where(spread > 1e-12, size, deals), deals**2)
    shrink = (ndtri(0.5 + level / 2) / stdtrit(np.maximum(clusters - 1, 1), 0.5 + level / 2)) ** 2
    return np.where(clusters < 2, np.minimum(deals, 1), size * shrink)


def rate_interval(
    share: ArrayLike, variance: ArrayLike, clusters: ArrayLike, deals: ArrayLike, level: float = LEVEL
) -> Interval:
    """Wilson interval of a rate whose trials are clustered by deal."""
    return wilson(share, effective_size(share, variance, clusters, deals, level), level)


def mean_interval(mean: ArrayLike, variance: ArrayLike, clusters: ArrayLike, level: float = LEVEL) -> Interval:
    """Student interval of a mean or a paired difference, from its variance between `clusters` clusters of deals."""
    mean, variance, clusters = _floats(mean, variance, clusters)
    half = np.where(clusters > 1, stdtrit(np.maximum(clusters - 1, 1), 0.5 + level / 2) * np.sqrt(variance), np.inf)
    return Interval(mean - half, mean + half)


def p_value(estimate: ArrayLike, variance: ArrayLike, clusters: ArrayLike) -> Floats:
    """Two-sided p value of "the true value is zero".

    Where all clusters agree there is no variance to go by, and the sign test says what so many of them are worth.
    """
    estimate, variance, clusters = _floats(estimate, variance, clusters)
    with np.errstate(divide="ignore", invalid="ignore"):
        t = np.where(variance > 0, np.abs(estimate) / np.sqrt(variance), 0.0)
    student = np.where(clusters > 1, 2 * stdtr(np.maximum(clusters - 1, 1), -t), 1.0)
    return np.where((variance <= 0) & (estimate != 0), _signs(clusters), student)


def _signs(units: Floats) -> Floats:
    """The sign test of units that all lie on one side. It may be looked at again and again: it never rises."""
    return np.minimum(2 * 0.5**units, 1.0)


def beyond_chance(p: ArrayLike, low: ArrayLike, high: ArrayLike, null: ArrayLike = 0.0, level: float = LEVEL) -> Bools:
    """What is clear: the p value, all comparisons considered, says so, and its own interval does too."""
    p, low, high, null = _floats(p, low, high, null)
    return (p < 1 - level) & ((low > null) | (high < null))


def holm(p_values: ArrayLike) -> Floats:
    """Holm's step-down adjustment: compare the result with 0.05 and all comparisons together err at most that often."""
    (p,) = _floats(p_values)
    order = np.argsort(p, kind="stable")
    stepped = np.maximum.accumulate(p[order] * np.arange(len(p), 0, -1))
    adjusted = np.empty_like(p)
    adjusted[order] = np.minimum(stepped, 1.0)
    return adjusted


def never_seen(units: ArrayLike, level: float = LEVEL) -> Floats:
    """The largest share that can well be missing from so many independent units: about 3 in `units` at 95 %.

    The rule of three (Hanley and Lippman-Hand 1983). It holds at every look as well: the chance that a share p stays
    unseen for n units is (1 - p)^n, and that never rises again.
    """
    (units,) = _floats(units)
    return np.minimum(-np.log(1 - level) / np.maximum(units, 1), 1.0)


def sequence_interval(
    mean: ArrayLike, variance: ArrayLike, units: ArrayLike, level: float = LEVEL, sharpest_at: ArrayLike = 10_000
) -> Interval:
    """Always-valid interval: look as often as you like, stop when you like, it still covers at `level`.

    `variance` is the variance of `mean`, `units` the number of independent deals so far. `sharpest_at` (deals) must be
    fixed before the run; the interval is narrowest near it and valid everywhere. Normal mixture of Waudby-Smith,
    Arbour, Sinha, Kennedy, Ramdas: Time-uniform central limit theory and asymptotic confidence sequences (arXiv
    2103.06476).
    """
    mean, variance, units = _floats(mean, variance, units)
    rho2 = _mixture(level, sharpest_at)
    deviation = np.sqrt(variance * units)  # of a single deal
    reach = units * rho2 + 1
    half = deviation * np.sqrt(2 * reach / (units**2 * rho2) * np.log(np.sqrt(reach) / (1 - level)))
    return Interval(mean - half, mean + half)


def sequence_p(
    mean: ArrayLike, variance: ArrayLike, units: ArrayLike, level: float = LEVEL, sharpest_at: ArrayLike = 10_000
) -> Floats:
    """Always-valid p value of "the true mean is zero": below 1 - level where `sequence_interval` excludes zero.

    Unlike an ordinary p value it may be looked at again and again; `holm` corrects it for many comparisons.
    """
    mean, variance, units = _floats(mean, variance, units)
    rho2 = _mixture(level, sharpest_at)
    reach = units * rho2 + 1
    with np.errstate(divide="ignore", invalid="ignore"):
        z2 = np.where(variance > 0, mean**2 / variance, 0.0)
    mixed = np.minimum(np.sqrt(reach) * np.exp(-z2 * units * rho2 / (2 * reach)), 1.0)
    return np.where((variance <= 0) & (mean != 0), _signs(units), mixed)


def _mixture(level: float, sharpest_at: ArrayLike) -> Floats:
    """The mixture's parameter that makes the interval narrowest near `sharpest_at`."""
    (sharpest_at,) = _floats(sharpest_at)
    alpha = 1 - level
    return (-2 * np.log(alpha) + np.log(1 - 2 * np.log(alpha))) / sharpest_at
