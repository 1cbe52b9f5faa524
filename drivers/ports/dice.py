"""What a dice generator can do and report, of any make."""

from __future__ import annotations

import msgspec

from drivers.ports.message import Message


class DiceOrder(msgspec.Struct, frozen=True):
    """The number of the throw that must be made, or None if the dice must rest."""

    throw: int | None = None
    count: int = 2
    """How many dice this throw has. A throw number never comes with another count."""
    needs: tuple[int, ...] = (2,)
    """The numbers of dice that the game in play throws at once, also while the dice rest."""


class DiceReady(msgspec.Struct, frozen=True):
    """The generator could throw at once."""


class DiceFault(msgspec.Struct, frozen=True):
    """The generator cannot throw. Ends with DiceReady."""

    code: str
    say: Message


class DiceThrown(msgspec.Struct, frozen=True):
    """The result of a throw, in the order in which the generator read the dice."""

    throw: int
    dice: tuple[int, ...]


class ThrowVoid(msgspec.Struct, frozen=True):
    """This throw has no result and never will: a cocked die, a die out of sight, power lost during the throw."""

    throw: int
    reason: Message


DiceReport = DiceReady | DiceFault | DiceThrown | ThrowVoid
