"""Solves a large round of a game exactly: in integers modulo a large prime, from which fractions are recovered.

Fractions grow with every state that is eliminated, which takes minutes with some hundred states. Modulo a prime no
number grows, and a fraction whose numerator and denominator are short compared with the prime is found again.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt

PRIME = 2**521 - 1
SPARE_BITS = 128
"""A fraction that is not the right one would have to be this much shorter than chance makes it."""

Row = dict[int, int]
"""The weight of the next states, modulo the prime."""


def modulo(fraction: Fraction) -> int:
    """The fraction as a number modulo the prime."""
    return fraction.numerator * pow(fraction.denominator, -1, PRIME) % PRIME


def totals(steps: Sequence[Row], gains: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """What is gained from state 0 until the round ends, for each of several gains. All modulo the prime.

    A state's steps lead to others; what is missing to 1 ends the round. The states are eliminated from the last one on.
    """
    rows = [dict(row) for row in steps]
    sums = [list(gained) for gained in gains]
    sources: list[set[int]] = [set() for _ in rows]
    for state, row in enumerate(rows):
        for target in row:
            sources[target].add(state)
    for state in reversed(range(len(rows))):
        row = rows[state]
        leaving = (1 - row.pop(state, 0)) % PRIME
        if not leaving:
            raise ValueError("a round may never end")
        inverse = pow(leaving, -1, PRIME)
        scaled = {target: weight * inverse % PRIME for target, weight in row.items()}
        sums[state] = [gained * inverse % PRIME for gained in sums[state]]
        for source in sources[state]:
            if source >= state:
                continue
            weight = rows[source].pop(state)
            for target, onward in scaled.items():
                rows[source][target] = (rows[source].get(target, 0) + weight * onward) % PRIME
                sources[target].add(source)
            sums[source] = [(own + weight * more) % PRIME for own, more in zip(sums[source], sums[state], strict=True)]
    return tuple(sums[0])


def fraction_of(number: int) -> Fraction:
    """The fraction that is this number modulo the prime. Raises ValueError if it is too long to be certain.

    The shortest one is in the series of Euclid's algorithm.
    """
    before, rest, times_before, times = PRIME, number % PRIME, 0, 1
    while rest > isqrt(PRIME):
        whole = before // rest
        before, rest = rest, before - whole * rest
        times_before, times = times, times_before - whole * times
    if rest.bit_length() + abs(times).bit_length() > PRIME.bit_length() - SPARE_BITS:
        raise ValueError("the fraction is too long")
    return Fraction(rest, times)
