"""A choice that a game leaves to one player, with what each alternative is worth: data for cabinet, lab and screens."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from terminal.rules.actions import Action


@dataclass(frozen=True)
class Prospect:
    """One way in which an alternative can end."""

    probability: Fraction
    credited_cents: int
    """What it credits to the player, with the stake where that comes back."""
    pay: str = ""
    """The pay of the sheet, ``50:1``; empty where no line of the sheet pays it."""


@dataclass(frozen=True)
class Alternative:
    """One thing that the player may choose."""

    name: str
    """Its name in the journal, in scripts and on the screen: ``risk``."""
    action: Action
    """The action of the game that carries it out."""
    value_cents: Fraction
    """What it is worth to the player: the exact mean of what will be credited, less what it takes from the credit."""
    prospects: tuple[Prospect, ...] = ()
    """The ways in which it ends, if the next throw at the latest decides; their mean is `value_cents`."""


@dataclass(frozen=True)
class Choice:
    """No bet is taken and no dice are thrown until the player has chosen."""

    code: str
    """What is chosen: ``big_shot``. Its names on the screen and in recall follow from it."""
    alternatives: tuple[Alternative, ...]
    """In the order in which they are shown."""
    otherwise: str
    """The name of the alternative that the cabinet takes when its clock runs out."""
    bet: str = ""
    """The bet that it is about; empty if it is about none."""
    stake_cents: int = 0
    """What is up on that bet."""

    def alternative(self, name: str) -> Alternative | None:
        """The alternative of this name; None if there is none."""
        return next((one for one in self.alternatives if one.name == name), None)


def mean_cents(prospects: tuple[Prospect, ...]) -> Fraction:
    """The exact mean of what these ways credit."""
    return sum((one.probability * one.credited_cents for one in prospects), Fraction())
