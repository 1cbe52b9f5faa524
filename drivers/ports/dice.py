"""What a dice generator can do and report, of any make."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.ports.message import Message


@dataclass(frozen=True)
class DiceOrder:
    """The number of the throw that must be made, or None if the dice must rest."""

    throw: int | None = None


@dataclass(frozen=True)
class DiceReady:
    """The generator could throw at once."""


@dataclass(frozen=True)
class DiceFault:
    """The generator cannot throw. Ends with DiceReady."""

    code: str
    say: Message


@dataclass(frozen=True)
class DiceThrown:
    """The result of a throw, in the order in which the generator read the dice."""

    throw: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class ThrowVoid:
    """This throw has no result and never will: a cocked die, a die out of sight, power lost during the throw."""

    throw: int
    reason: Message


DiceReport = DiceReady | DiceFault | DiceThrown | ThrowVoid
