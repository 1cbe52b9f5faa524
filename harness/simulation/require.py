"""The error of a simulation in which something does not hold."""

from __future__ import annotations


class WrongError(Exception):
    """Something that must hold does not; the message says what."""


def require(holds: bool, otherwise: str) -> None:
    """Raise WrongError unless it holds."""
    if not holds:
        raise WrongError(otherwise)
