"""Reads pays, house rule and limits of a Big Shot sheet: every line must have a meaning, every bet must be covered."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd, lcm

import msgspec

from terminal.rules.big_shot.bets import FIELDS, Field
from terminal.rules.limits import Range, limit_keys, read_range
from terminal.rules.sheet_reader import SheetReader
from terminal.rules.table_limits import TableLimits

Pay = tuple[int, int]
"""A pay of a to b: b staked wins a."""

ROUNDINGS = ("none", "cent_down")
"""`none` refuses a stake that does not pay whole cents; `cent_down` leaves the fraction to the house."""


class Terms(msgspec.Struct, frozen=True):
    """Everything that the sheet defines and no throw changes."""

    pays: Mapping[str, Pay]
    payout_rounding: str
    ranges: Mapping[str, Range]
    """The limits of each field by name."""
    max_total_cents: int | None
    """The most that one player may have on all fields together."""

    def profit_cents(self, pay: str, stake_cents: int) -> int:
        """The win on a stake by this line of the sheet; the house keeps a fraction of a cent."""
        won, staked = self.pays[pay]
        return stake_cents * won // staked

    def stake_step_cents(self, field: Field) -> int:
        """Stakes are multiples of this: the house refuses those that do not win whole cents, or keeps the fraction."""
        return self.step_cents(field) if self.payout_rounding == "none" else 1

    def step_cents(self, field: Field) -> int:
        """The smallest stake whose multiples win whole cents, whatever the dice show."""
        pays = (self.pays[pay] for pay in field.pays)
        return lcm(*(staked // gcd(won, staked) for won, staked in pays))


def read_terms(reader: SheetReader, narrowed: TableLimits) -> Terms:
    """The terms of a sheet at a table with these limits.

    Raises IniError for a line that is unknown, missing or contradicts another.

    ``min_bet`` and ``max_bet`` apply to every field; ``max_bet.number`` only to the numbers, ``max_bet.number@6`` only
    to that one.
    """
    fields = FIELDS.values()
    paid = tuple(dict.fromkeys(pay for field in fields for pay in field.pays))
    own = [key for field in fields for key in limit_keys(field.name)]
    reader.only_keys("pays", paid)
    reader.only_keys("house", ("payout_rounding",))
    reader.only_keys("limits", ["min_bet", "max_bet", "max_total_bet", *own])
    pays = {pay: reader.pay("pays", pay) for pay in paid}
    rounding = reader.one_of("house", "payout_rounding", ROUNDINGS)
    max_total_cents = reader.cents_or_none("limits", "max_total_bet")
    ranges = {
        field.name: narrowed.narrow(read_range(reader, field.name, field.title), field.limited_as) for field in fields
    }
    return Terms(pays, rounding, ranges, narrowed.narrow_total(max_total_cents))
