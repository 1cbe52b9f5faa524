"""The actions that a player may take in a game, as data: for the cabinet's touches and the laboratory's requests."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.changes import Changes

SpreadButton = Literal["across", "inside", "outside"]
"""Buttons that put one chip on each of several Place numbers."""


class PlaceWager(msgspec.Struct, frozen=True):
    """Add this amount to a field."""

    bet: str
    amount_cents: int
    player: str = ""


class TakeDown(msgspec.Struct, frozen=True):
    """Take chips off a field; all of them when no amount is named."""

    bet: str
    amount_cents: int | None = None
    player: str = ""


class Undo(msgspec.Struct, frozen=True):
    """Undo the last change since the dice were called."""

    player: str = ""


class Redo(msgspec.Struct, frozen=True):
    """Redo the change that was undone last."""

    player: str = ""


class ClearLast(msgspec.Struct, frozen=True):
    """Take down the newest wager that may be taken down."""

    player: str = ""


class ClearAll(msgspec.Struct, frozen=True):
    """Take down every bet that may be taken down."""

    player: str = ""


class Double(msgspec.Struct, frozen=True):
    """Double every bet that can be raised."""

    player: str = ""


class Repeat(msgspec.Struct, frozen=True):
    """Bring every field back to what it held when the dice were last called."""

    player: str = ""


class PutUp(msgspec.Struct, frozen=True):
    """Bring every field to its stake of a felt that was kept, as Repeat does with the last round."""

    stakes: Changes
    """The stake in cents of each field."""
    player: str = ""


class Answer(msgspec.Struct, frozen=True):
    """Answer YES or NO to the commission."""

    yes: bool


class Transfer(msgspec.Struct, frozen=True):
    """Move a Place bet that won on the come-out roll to the field of another number."""

    bet: str
    to: str


class SetBets(msgspec.Struct, frozen=True):
    """Switch the switchable bets on or off."""

    on: bool


class PuckOff(msgspec.Struct, frozen=True):
    """Move the marker puck to OFF by hand."""


class Press(msgspec.Struct, frozen=True):
    """Put as much again on the Place bet of the current Point."""


class Spread(msgspec.Struct, frozen=True):
    """Put one chip on each of several Place numbers, but not on the Point."""

    button: SpreadButton
    chip_cents: int


class NoMoreBets(msgspec.Struct, frozen=True):
    """The dealer's call: the bets are closed."""


class Decide(msgspec.Struct, frozen=True):
    """After three hits: take the win, or risk the BIG SHOT."""

    player: str
    choice: Literal["take", "risk"]


class Stake(msgspec.Struct, frozen=True):
    """Lay the bank for the faders to cover."""

    amount_cents: int


class CallMain(msgspec.Struct, frozen=True):
    """Name the main of the bank that is laid, or throw for it after all."""

    main: int | None


class Keep(msgspec.Struct, frozen=True):
    """Keep the dice after a throw that gives the shooter the choice."""


class PassDice(msgspec.Struct, frozen=True):
    """Give the dice to the right-hand neighbour."""


Action = (
    PlaceWager
    | TakeDown
    | Undo
    | Redo
    | ClearLast
    | ClearAll
    | Double
    | Repeat
    | PutUp
    | Answer
    | Transfer
    | SetBets
    | PuckOff
    | Press
    | Spread
    | NoMoreBets
    | Decide
    | Stake
    | CallMain
    | Keep
    | PassDice
)
