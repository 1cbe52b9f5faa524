"""The chi-square distribution using only `math`: how likely is a value this large, and what is the limit?"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, fsum, lgamma, log

MAX_TERMS = 10_000
PRECISION = 1e-15
TINY = 1e-300
HALVINGS = 200


def figure(counts: Sequence[int], shares: Sequence[int]) -> float:
    """Return the chi-square of counts whose expected values are in proportion to `shares`; 0 if nothing was counted.

    It is the sum of (counted - expected)² / expected over all cells.
    """
    assert len(counts) == len(shares)
    total, whole = sum(counts), sum(shares)
    if not total:
        return 0.0
    # (o - e)² / e with e = total * share / whole, in integers so that nothing is lost before the division. The built-in
    # sum of floats rounds differently from Python 3.12 on; the result must not depend on the release.
    return fsum(
        (count * whole - total * share) ** 2 / (total * whole * share)
        for count, share in zip(counts, shares, strict=True)
    )


def probability(chi_square: float, freedom: int) -> float:
    """Return how likely fair dice give at least this chi-square, with this many degrees of freedom."""
    assert freedom > 0
    return upper_gamma(freedom / 2, chi_square / 2)


@cache
def limit(freedom: int, significance: float) -> float:
    """Return the chi-square that fair dice exceed with this probability."""
    assert 0 < significance < 1
    low, high = 0.0, float(freedom)
    while probability(high, freedom) > significance:
        high *= 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if probability(middle, freedom) > significance else (low, middle)
    return high


def upper_gamma(a: float, x: float) -> float:
    """Return the regularized upper incomplete gamma function Q(a, x), for a > 0 and x >= 0.

    Below a + 1 the series of the lower function converges fast, above it the continued fraction of the upper one
    (Abramowitz and Stegun, 6.5.29 and 6.5.31).
    """
    assert a > 0
    assert x >= 0
    if x == 0:
        return 1.0
    front = exp(a * log(x) - x - lgamma(a))
    return 1 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """The sum of xⁿ / (a (a + 1) ... (a + n))."""
    term = total = 1 / a
    for n in range(1, MAX_TERMS):
        term *= x / (a + n)
        total += term
        if term < total * PRECISION:
            return total
    raise AssertionError(f"the series of Q({a}, {x}) has not converged")


def _fraction(a: float, x: float) -> float:
    """The continued fraction 1/(x+1-a- 1(1-a)/(x+3-a- ...)), by Lentz's method."""
    b = x + 1 - a
    c, d = 1 / TINY, 1 / b
    value = d
    for n in range(1, MAX_TERMS):
        numerator = -n * (n - a)
        b += 2
        d = 1 / _not_nought(numerator * d + b)
        c = _not_nought(b + numerator / c)
        value *= c * d
        if abs(c * d - 1) < PRECISION * 10:
            return value
    raise AssertionError(f"the continued fraction of Q({a}, {x}) has not converged")


def _not_nought(value: float) -> float:
    return value if abs(value) > TINY else TINY
