"""Lists of money from the journal: the last bills, and the last hand pays, each with its outcome."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.messages.text import Text

LISTED = 100
"""The number of bills listed, and of hand pays."""

BILL_KINDS = ("bill_seen", "bill_credited", "bill_closed", "bill_disputed", "bill_settled")
HAND_PAY_KINDS = ("hand_pay_due", "hand_pay_paid", "hand_pay_undone")
EVENTS_A_BILL = 4
"""Seen, credited, closed; a disputed one is also settled."""

Outcome = Literal["escrow", "credited", "returned", "disputed", "settled", "given_back"]


class Bill(msgspec.Struct, frozen=True):
    """A bill that was in the validator. A ticket settled by an attendant has no line here."""

    number: int
    at_ms: int
    value_cents: int
    """0 if unknown."""
    outcome: Outcome = "escrow"
    """``settled`` is credited by an attendant, ``given_back`` settled without credit."""
    why: Text = ""
    """Why it was returned or is disputed, in the words of that time."""


class HandPay(msgspec.Struct, frozen=True):
    """A hand pay by an attendant."""

    number: int
    due_ms: int
    amount_cents: int
    reason: e.HandPayReason
    bet: str = ""
    limit_cents: int = 0
    outcome: Literal["due", "paid", "undone"] = "due"
    ended_ms: int = 0


def bills(history: History, most: int = LISTED) -> Sequence[Bill]:
    """The last bills, the newest first. Raises JournalError."""
    found = bills_of(reversed(history.latest(BILL_KINDS, most * EVENTS_A_BILL)))
    return sorted(found.values(), key=lambda bill: bill.number, reverse=True)[:most]


def bills_of(rows: Iterable[Row]) -> dict[int, Bill]:
    """The bills, by their numbers, that these rows of `BILL_KINDS` are about; the oldest row comes first."""
    found: dict[int, Bill] = {}
    for row, event in _events(rows):
        match event:
            case e.BillSeen(number=number):
                found[number] = Bill(number, row.at_ms, event.value_cents, why=event.why)
            case e.BillDisputed(number=number):
                one = found.get(number, Bill(number, row.at_ms, event.value_cents))
                found[number] = replace(one, outcome="disputed", why=event.reason)
            case e.BillCredited(number=number) if number in found:
                found[number] = replace(found[number], outcome="credited")
            case e.BillSettled(number=number) if number in found:
                outcome: Outcome = "settled" if event.credited_cents else "given_back"
                found[number] = replace(found[number], outcome=outcome)
            case e.BillClosed(number=number, outcome="returned") if number in found:
                found[number] = replace(found[number], outcome="returned", why=found[number].why or event.reason)
    return found


def hand_pays(history: History, most: int = LISTED) -> Sequence[HandPay]:
    """The last hand pays, the newest first. Raises JournalError."""
    found = hand_pays_of(reversed(history.latest(HAND_PAY_KINDS, most * 2)))
    return sorted(found.values(), key=lambda one: one.number, reverse=True)[:most]


def hand_pays_of(rows: Iterable[Row]) -> dict[int, HandPay]:
    """The hand pays, by their numbers, that these rows of `HAND_PAY_KINDS` are about; the oldest row comes first."""
    found: dict[int, HandPay] = {}
    for row, event in _events(rows):
        match event:
            case e.HandPayDue(number=number):
                found[number] = HandPay(
                    number, row.at_ms, event.amount_cents, event.reason, event.bet, event.limit_cents
                )
            case e.HandPayPaid(number=number) if number in found:
                found[number] = replace(found[number], outcome="paid", ended_ms=row.at_ms)
            case e.HandPayUndone(number=number) if number in found:
                found[number] = replace(found[number], outcome="undone", ended_ms=row.at_ms)
    return found


def _events(rows: Iterable[Row]) -> Iterator[tuple[Row, e.AnyEvent]]:
    for row in rows:
        yield row, e.from_bytes(row.body)
