"""What can happen on a craps table, as the journal keeps it: chips moved, a commission asked for, the dice fallen."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.resolution import Resolution

Changes = tuple[tuple[str, int], ...]
"""Cents by bet: positive were put on the felt, negative were taken down."""

Verb = Literal[
    "place",
    "remove",
    "undo",
    "redo",
    "clear_last",
    "clear_all",
    "double",
    "repeat",
    "transfer",
    "press",
    "across",
    "inside",
    "outside",
    "set_bets",
    "puck_off",
]


class Marks(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the table shows beside chips: the traces that the dice, the puck button and the switch have left."""

    point: int | None = None
    """The puck is ON this Point, or OFF."""
    off: tuple[str, ...] = ()
    """The groups of bets that are switched off, sorted."""
    seven_out: bool = False
    """A 7 has ended the cycle, and neither a Point nor a Place or Buy wager has come since."""
    since_seven: tuple[int, ...] = ()
    """The totals that have come since the last 7, rising."""
    since_point: tuple[int, ...] = ()
    """The totals that have come since the Point was set, rising; empty while the puck is OFF."""


class BetsChanged(msgspec.Struct, frozen=True, gc=False, tag="bets_changed", omit_defaults=True):
    """Money went from the playable credit to the felt, or back; or a switch was touched."""

    verb: Verb
    changes: Changes
    fees: Changes = ()
    """The commission in cents that goes to the bank with it, by bet; negative where it comes back."""
    refundable: bool = False
    """Those fees are remembered, because they come back when their bet is taken down."""
    marks: Marks | None = None
    """The marks after it, where it changes them."""


class CommissionAsked(msgspec.Struct, frozen=True, gc=False, tag="commission_asked"):
    """This change waits for YES or NO to its fees; until then nothing else can happen."""

    change: BetsChanged


class CommissionDeclined(msgspec.Struct, frozen=True, gc=False, tag="commission_declined"):
    """The answer was NO: neither fee nor stake is taken."""


class Moved(msgspec.Struct, frozen=True, gc=False):
    """A stake travelled from one field to another."""

    bet_from: str
    bet_to: str
    amount_cents: int


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled", omit_defaults=True):
    """The dice as they fell, every bet they decided, and what they left behind."""

    dice: tuple[int, ...]
    resolved: tuple[Resolution, ...]
    point: int | None
    moved: tuple[Moved, ...] = ()
    marks: Marks | None = None
    """The marks after it; a journal from before there were any names the Point alone."""
    offers: tuple[str, ...] = ()
    """Place bets that won on this come-out roll and stay up: each may be moved to another number before the next."""


Record = BetsChanged | CommissionAsked | CommissionDeclined | Rolled


def inverse(changes: Changes) -> Changes:
    """The changes that take these back."""
    return tuple((bet, -cents) for bet, cents in reversed(changes))
