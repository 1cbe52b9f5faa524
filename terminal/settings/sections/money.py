"""Section money: currency, bills, and the limits of credit, tickets and wins."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Amount, BillValues, DatedAmounts, OneOf, Whole
from terminal.settings.parameter import ACCESS_TIME, LIMIT, MONEY, parameter


@dataclass(frozen=True)
class MoneySection:
    """The parameters of this section."""

    currency: str = parameter(
        "money.currency", OneOf(("USD", "EUR", "GBP")), "USD", MONEY, "the currency of bills, bets and tickets"
    )
    bills_cents: tuple[int, ...] = parameter(
        "money.bills",
        BillValues(Amount(1_00, 1_000_00)),
        "all",
        LIMIT,
        "the values of the bills that are accepted, separated by commas; all: every bill of the currency that the"
        " bill validator knows",
    )
    credit_limit_cents: int = parameter(
        "money.credit_limit",
        Amount(1_00, 1_000_000_00),
        "3000.00",
        LIMIT,
        "a bill that would raise the credit above this is not accepted",
    )
    ticket_limit_cents: int = parameter(
        "money.ticket_limit", Amount(1_00, 1_000_000_00), "10000.00", LIMIT, "the largest amount of a ticket"
    )
    manual_credit_limit_cents: int = parameter(
        "money.manual_credit_limit",
        Amount(0, 1_000_000_00),
        "0.00",
        LIMIT,
        "the largest credit that an attendant may give by hand at once; 0.00: none is given by hand",
    )
    credit_meter_limit_cents: int = parameter(
        "money.credit_meter_limit",
        Amount(1_00, 10_000_000_00),
        "10000.00",
        LIMIT,
        "a win that would raise the credit above this is paid by hand",
    )
    attended_limits: tuple[tuple[str, int], ...] = parameter(
        "money.attended_limit",
        DatedAmounts(Amount(1_00, 1_000_000_00)),
        "1200.00 from 2025-01-01, 2000.00 from 2026-01-01",
        LIMIT,
        "a win of a single bet of this amount or more is paid by hand; each amount applies from its date on; or none",
    )
    witness_from_cents: int = parameter(
        "money.witness_from",
        Amount(0, 1_000_000_00),
        "0.00",
        ACCESS_TIME,
        "a hand pay of this amount or more is confirmed by two people: the second one signs in as the witness; 0.00:"
        " one person confirms any amount",
    )
    supervisor_from_cents: int = parameter(
        "money.supervisor_from",
        Amount(0, 1_000_000_00),
        "0.00",
        ACCESS_TIME,
        "a hand pay of this amount or more is confirmed by two people, of whom one is a supervisor; 0.00: there is no"
        " such amount",
    )
    hand_pay_parts: int = parameter(
        "money.hand_pay_parts",
        Whole(1, 2),
        "1",
        LIMIT,
        "in how many parts the receipt of a hand pay is printed; 2: one for the cabinet and one for the cashier, with"
        " the same number",
    )
    ticket_days: int = parameter(
        "money.ticket_days", Whole(1, 999, "days"), "182", LIMIT, "how many days a ticket is valid"
    )
