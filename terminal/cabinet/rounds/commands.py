"""The dealer's orders. Each names the round that it is meant for, so a repeated or late one does nothing twice.

A round with void throws has several: what is ordered about its dice also names the throw, as the dealer saw it.
"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

VoidReason = Literal["cocked", "off_table", "touched", "entry", "unread", "other"]
"""Why a throw does not count, as the dealer says it."""
VOID_REASONS: tuple[VoidReason, ...] = get_args(VoidReason)


class OpenBetting(msgspec.Struct, frozen=True):
    """The dealer opens the betting time of a round."""

    round: int
    """The number after that of the last round."""
    dealer: str = ""
    """The dealer who orders it from a console; empty on the staff's panel, where a key or a person orders it."""


class LastCall(msgspec.Struct, frozen=True):
    """The dealer calls for the last bets: what is left of the betting time is short."""

    round: int
    dealer: str = ""


class NoMoreBets(msgspec.Struct, frozen=True):
    """The dealer closes the bets; the dice are thrown."""

    round: int
    dealer: str = ""


class EnterDice(msgspec.Struct, frozen=True):
    """The dealer enters dice that were thrown by hand; they count when they are confirmed."""

    round: int
    dice: tuple[int, ...]
    dealer: str = ""
    throw: int | None = None
    """The throw in its round, from 1; another one follows each void one. None: whichever is under way."""


class ConfirmDice(msgspec.Struct, frozen=True):
    """The dealer confirms the dice that are shown: the bets are settled by them."""

    round: int
    dice: tuple[int, ...]
    """The dice that the dealer has seen, so that no others are confirmed by mistake."""
    dealer: str = ""
    throw: int | None = None


class VoidThrow(msgspec.Struct, frozen=True):
    """The dealer declares the throw void: it decides no bet, and the round ends."""

    round: int
    reason: VoidReason
    dealer: str = ""
    throw: int | None = None


class OrderThrow(msgspec.Struct, frozen=True):
    """The dealer has the dice thrown at a shared table, whose bets are closed."""

    round: int
    dealer: str = ""


class ChooseShooter(msgspec.Struct, frozen=True):
    """The dealer gives the dice of a shared table to this seat."""

    round: int
    seat: int
    dealer: str = ""


class ChooseNextGame(msgspec.Struct, frozen=True):
    """Another of the games that a shared table offers is chosen.

    It begins with the next round before which no seat has bets up. The one that is played withdraws the choice.
    """

    round: int
    sheet: str
    """The par sheet by its name."""
    dealer: str = ""


class PauseTable(msgspec.Struct, frozen=True):
    """The shared table is paused: its clock stands, and all bets stand."""

    round: int
    dealer: str = ""


class ResumeTable(msgspec.Struct, frozen=True):
    """The shared table goes on; also after too many void throws."""

    round: int
    dealer: str = ""
    throw: int | None = None


OfThrow = EnterDice | ConfirmDice | VoidThrow | ResumeTable
"""Orders that may name the throw that they are meant for."""
AtSharedTable = OrderThrow | ChooseShooter | ChooseNextGame | PauseTable | ResumeTable
"""Orders that only a shared table takes."""
Dealing = OpenBetting | LastCall | NoMoreBets | EnterDice | ConfirmDice | VoidThrow | AtSharedTable
