"""The self-audit equation (regulation C14): what the player holds is what came in, plus won, less lost and paid out."""

from __future__ import annotations

from operator import attrgetter, mul
from typing import NamedTuple

from terminal.cabinet.meters import Meters

TERMS: tuple[tuple[str, int], ...] = (
    ("bills_in_cents", 1),
    ("tickets_in_cents", 1),
    ("attendant_in_cents", 1),
    ("won_cents", 1),
    ("lost_cents", -1),
    ("commission_cents", -1),
    ("tickets_out_cents", -1),
    ("jackpots_cents", -1),
    ("cancelled_cents", -1),
)
"""The meters of the equation, and whether each adds to the credit (1) or takes from it (-1)."""

_KEYS, _SIGNS = zip(*TERMS, strict=True)
_figures = attrgetter(*_KEYS)


class Term(NamedTuple):
    """One meter of the equation."""

    key: str
    sign: int
    cents: int
    """What the meter shows; never negative because of its sign."""


def terms(meters: Meters) -> tuple[Term, ...]:
    """The terms of the equation with the present figures, in reading order."""
    return tuple(Term(key, sign, getattr(meters, key)) for key, sign in TERMS)


def expected_cents(meters: Meters) -> int:
    """The credit that the meters say the player holds."""
    return sum(map(mul, _SIGNS, _figures(meters)))  # after every event, and of every event that is read again
