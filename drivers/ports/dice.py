"""What a dice generator can do and report, whatever its make."""

from __future__ import annotations

from dataclasses import dataclass

from drivers.ports.message import Message


@dataclass(frozen=True)
class DiceOrder:
    """The throw that shall have been made, by its number, or None when the dice shall rest."""

    throw: int | None = None


@dataclass(frozen=True)
class DiceReady:
    """The generator would throw at once."""


@dataclass(frozen=True)
class DiceFault:
    """The generator cannot throw. Ends with DiceReady."""

    code: str
    say: Message


@dataclass(frozen=True)
class DiceThrown:
    """The generator's result of a throw, in the order it read the dice."""

    throw: int
    dice: tuple[int, ...]


@dataclass(frozen=True)
class ThrowVoid:
    """This throw has no result and never will have: a cocked die, a die out of sight, power lost in mid-throw."""

    throw: int
    reason: Message


DiceReport = DiceReady | DiceFault | DiceThrown | ThrowVoid
