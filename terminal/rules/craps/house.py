"""The house rules and limits of a craps sheet, by their keys in chapter 1.9 of the rule book."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

from terminal.rules.limits import Range
from terminal.rules.rulebook import Side


class Commission(msgspec.Struct, frozen=True):
    """The commission on Buy and Lay bets, and when it is due."""

    rate: Fraction
    time: Literal["upfront", "on_win"]
    buy_basis: Literal["bet", "win"]
    """Whether the rate applies to the amount bet or to the amount to be won."""
    lay_basis: Literal["bet", "win"]
    rounding: Literal["none", "unit_up", "unit_down"]
    refund: bool
    """Whether a bet that is taken down gets its commission back."""


class House(msgspec.Struct, frozen=True):
    """The house rules of a sheet. A rule that does not exist in a variant has the value without effect."""

    winners: Literal["stay", "return"]
    push: Literal["stay", "return"]
    odds_on_come_out: Literal["working", "off"]
    box_on_come_out: Literal["working", "off"]
    exclude: bool
    payout_rounding: Literal["none", "cent_down"]
    off_lasts: Literal["until_on", "one_roll"] = "until_on"
    auto_off_after_seven_out: bool = False
    commission: Commission | None = None


class Limits(msgspec.Struct, frozen=True):
    """How much may be bet: on each field by name, in total, and as odds, by multiples of the base bet."""

    fields: Mapping[str, Range]
    max_total_cents: int | None
    multiples: Mapping[Side, tuple[int, ...]]
    """The multiples that the odds window offers, ascending; the last is the limit. If empty, there is no limit."""

    def allow_total(self, total_cents: int) -> bool:
        """Whether the total of all bets may be this much."""
        return self.max_total_cents is None or total_cents <= self.max_total_cents
