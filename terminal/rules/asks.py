"""What a player may ask of a game, as data: the cabinet's touches and the laboratory's requests are these."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Place:
    """Put so much more on a field."""

    bet: str
    amount_cents: int
    player: str = ""


@dataclass(frozen=True)
class Remove:
    """Take chips off a field; all of them when no amount is named."""

    bet: str
    amount_cents: int | None = None
    player: str = ""


@dataclass(frozen=True)
class Undo:
    """Take back the last change since the dice were called."""

    player: str = ""


@dataclass(frozen=True)
class Redo:
    """Make the change again that was taken back last."""

    player: str = ""


@dataclass(frozen=True)
class ClearLast:
    """Take down the newest placement that may be taken down."""

    player: str = ""


@dataclass(frozen=True)
class ClearAll:
    """Take down every bet that may be taken down."""

    player: str = ""


@dataclass(frozen=True)
class Double:
    """Put as much again on every bet that can be raised."""

    player: str = ""


@dataclass(frozen=True)
class Repeat:
    """Bring every field back to what it held when the dice were last called."""

    player: str = ""


@dataclass(frozen=True)
class Answer:
    """Say YES or NO to the commission that was asked for."""

    yes: bool


@dataclass(frozen=True)
class Transfer:
    """Move a Place bet that won on the come-out roll to the field of another number."""

    bet: str
    to: str


@dataclass(frozen=True)
class SetBets:
    """Switch the switchable bets on or off."""

    on: bool


@dataclass(frozen=True)
class PuckOff:
    """Move the marker puck to OFF by hand."""


@dataclass(frozen=True)
class Press:
    """Put as much again on the Place bet of the current Point."""


@dataclass(frozen=True)
class Spread:
    """Put one chip on each of several Place numbers, never on the Point."""

    button: Literal["across", "inside", "outside"]
    chip_cents: int


@dataclass(frozen=True)
class NoMoreBets:
    """The dealer's call: the bets are closed."""


@dataclass(frozen=True)
class Decide:
    """After three hits: take the win, or risk the BIG SHOT."""

    player: str
    choice: Literal["take", "risk"]


@dataclass(frozen=True)
class Stake:
    """Lay the bank that the faders cover."""

    amount_cents: int


@dataclass(frozen=True)
class Keep:
    """Keep the dice after a throw that lets the shooter choose."""


@dataclass(frozen=True)
class PassDice:
    """Give the dice to the right-hand neighbour."""


Ask = (
    Place
    | Remove
    | Undo
    | Redo
    | ClearLast
    | ClearAll
    | Double
    | Repeat
    | Answer
    | Transfer
    | SetBets
    | PuckOff
    | Press
    | Spread
    | NoMoreBets
    | Decide
    | Stake
    | Keep
    | PassDice
)
