"""The commission on Buy and Lay bets (rule book 1.4 and 1.9): how much, of what, and what is refunded."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor
from typing import Literal

from terminal.rules.changes import Changes
from terminal.rules.craps.bet import Bet
from terminal.rules.craps.house import Commission
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.table import Table

UNIT_CENTS = 100


def asked_commissions(layout: Layout, changes: Changes) -> Changes:
    """The commission due at once for the chips that these changes place, by bet."""
    raised = [(name, cents) for name, cents in changes if name in layout.with_commission and cents > 0]
    if not raised:
        return ()
    commissions = ((name, commission_cents(layout, layout.field(name), cents)) for name, cents in raised)
    return tuple((name, cents) for name, cents in commissions if cents)


def returned_commissions(layout: Layout, table: Table, changes: Changes) -> Changes:
    """The commission refunded with the chips that these changes take down, if the sheet refunds it.

    A part of the stake brings back its part of the commission; the house keeps the fraction of a cent.
    """
    commission = layout.house.commission
    if commission is None or not commission.refund:
        return ()
    taken = ((name, -cents) for name, cents in changes if cents < 0 and name in table.commissions)
    return tuple((name, -(table.commissions[name] * cents // table.bets[name])) for name, cents in taken)


def is_refundable(layout: Layout) -> bool:
    """Whether a commission is refunded with its bet."""
    return layout.house.commission is not None and layout.house.commission.refund


def basis_of(commission: Commission, bet: Bet) -> Literal["bet", "win"]:
    """Whether this bet's commission is a part of the bet or of the win."""
    return commission.buy_basis if bet.commission == "buy" else commission.lay_basis


def commission_cents(layout: Layout, bet: Bet, stake_cents: int) -> int:
    """The commission on a bet of this stake, up front or on its win."""
    commission = layout.house.commission
    assert commission is not None, f"a commission on {bet.name} was never agreed"
    amount = Fraction(stake_cents)
    if basis_of(commission, bet) == "win":
        amount *= Fraction(*layout.pays[bet.name])
    return _rounded(commission, amount * commission.rate)


def _rounded(commission: Commission, cents: Fraction) -> int:
    """`none` rounds up to the cent, the others to the whole currency unit."""
    if commission.rounding == "unit_up":
        return ceil(cents / UNIT_CENTS) * UNIT_CENTS
    if commission.rounding == "unit_down":
        return floor(cents / UNIT_CENTS) * UNIT_CENTS
    return ceil(cents)
