"""What can happen on a craps table, as the journal keeps it: chips moved, a commission asked for, the dice rolled."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.changes import Changes
from terminal.rules.resolution import Resolution
from terminal.rules.two_dice import ROLLS_OF, Roll

Verb = Literal[
    "place",
    "remove",
    "undo",
    "redo",
    "clear_last",
    "clear_all",
    "double",
    "repeat",
    "put_up",
    "transfer",
    "press",
    "across",
    "inside",
    "outside",
    "set_bets",
    "puck_off",
    "late",
]


class Marks(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the table shows apart from chips: the effects of the dice, the puck button and the switch."""

    point: int | None = None
    """The puck is ON this Point, or OFF."""
    off: tuple[str, ...] = ()
    """The groups of bets that are switched off, sorted."""
    seven_out: bool = False
    """A 7 has ended the cycle, and since then there was neither a Point nor a Place or Buy wager."""
    since_seven: tuple[int, ...] = ()
    """The totals that have come since the last 7, ascending."""
    since_point: tuple[int, ...] = ()
    """The totals that have come since the Point was set, ascending; empty while the puck is OFF."""
    again: tuple[int, ...] = ()
    """Every coming of a total since the last 7 after its first, ascending; only of totals that the sheet has a bet on
    the number of, and no more often than that bet needs.
    """
    made: tuple[int, ...] = ()
    """The different Points that have been made in this hand, ascending; only under a sheet with a bet on them."""
    rolls: tuple[Roll, ...] = ()
    """The different rolls since the last 7, ascending; only those that a bet of the sheet counts."""

    def times(self, total: int) -> int:
        """How often this total has come since the last 7, as far as it is counted."""
        return (total in self.since_seven) + self.again.count(total)

    def missing(self, total: int) -> tuple[Roll, ...]:
        """The ways of this total that have not come since the last 7, as far as they are counted."""
        return tuple(roll for roll in ROLLS_OF[total] if roll not in self.rolls)


class BetsChanged(
    msgspec.Struct, frozen=True, gc=False, tag="bets_changed", omit_defaults=True, rename={"commissions": "fees"}
):
    """Money moved from the playable credit to the felt, or back; or a switch was used."""

    verb: Verb
    changes: Changes
    commissions: Changes = ()
    """The commission in cents paid with it, by bet; negative for a refund."""
    refundable: bool = False
    """The commissions are refundable: they come back when their bet is taken down."""
    marks: Marks | None = None
    """The marks after it, if it changes them."""


class CommissionAsked(msgspec.Struct, frozen=True, gc=False, tag="commission_asked"):
    """This change waits for YES or NO to its commission; until then nothing else can happen."""

    change: BetsChanged


class CommissionDeclined(msgspec.Struct, frozen=True, gc=False, tag="commission_declined"):
    """The answer was NO: neither commission nor stake is taken."""


class Moved(msgspec.Struct, frozen=True, gc=False):
    """A stake moved from one field to another."""

    bet_from: str
    bet_to: str
    amount_cents: int


class Rolled(msgspec.Struct, frozen=True, gc=False, tag="rolled", omit_defaults=True):
    """The result of the dice, every bet they decided, and the marks after them."""

    dice: tuple[int, ...]
    resolved: tuple[Resolution, ...]
    point: int | None
    moved: tuple[Moved, ...] = ()
    marks: Marks | None = None
    """The marks after it; a journal from before they existed contains the Point alone."""
    offers: tuple[str, ...] = ()
    """Place bets that won on this come-out roll and stay up: each may be moved to another number before the next."""


Record = BetsChanged | CommissionAsked | CommissionDeclined | Rolled
