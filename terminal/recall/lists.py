"""Lists of money from the journal: the last bills, and the last hand pays, each with its outcome."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state.tickets import TicketOut, TicketTaken
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.messages.text import Text
from terminal.recall.kind_index import KindIndex, Selection

LISTED = 100
"""The number of bills listed, and of hand pays."""

BILL_KINDS = ("bill_seen", "bill_credited", "bill_closed", "bill_disputed", "bill_settled")
HAND_PAY_KINDS = ("hand_pay_due", "hand_pay_paid", "hand_pay_undone")
TICKET_OUT_KINDS = ("ticket_issued", "ticket_renumbered", "ticket_done", "ticket_doubted", "ticket_settled")
TICKET_IN_KINDS = (
    *("ticket_in_seen", "ticket_in_answered", "ticket_in_credited", "ticket_in_closed", "ticket_in_disputed"),
    "bill_settled",
)
LATE_KINDS = ("bill_settled",)
SOON, LATE = 12, 50
"""How many events after its first are read for a matter."""
DISPUTES = 1_000
"""The most disputes that are looked at: a cabinet with three open ones accepts no bill."""
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


def tickets_out_of(rows: Iterable[Row]) -> dict[int, TicketOut]:
    """The printed tickets, by their numbers, that these rows of `TICKET_OUT_KINDS` are about; the oldest row first."""
    found: dict[int, TicketOut] = {}
    for _, event in _events(rows):
        match event:
            case e.TicketIssued(ticket, _, amount_cents, issued_ms, expires_ms):
                found[ticket.number] = TicketOut(ticket, amount_cents, issued_ms, expires_ms)
            case e.TicketRenumbered(ticket) if ticket.number in found:
                found[ticket.number] = replace(found[ticket.number], ticket=ticket)
            case e.TicketDone(number) if number in found:
                found[number] = replace(found[number], outcome="printed")
            case e.TicketDoubted(number) if number in found:
                found[number] = replace(found[number], outcome="doubted")
            case e.TicketSettled(number, printed) if number in found:
                found[number] = replace(found[number], outcome="printed" if printed else "not_printed")
    return found


def tickets_in_of(rows: Iterable[Row]) -> dict[int, TicketTaken]:
    """The inserted tickets, by their numbers, that these rows of `TICKET_IN_KINDS` are about; the oldest row first."""
    found: dict[int, TicketTaken] = {}
    for _, event in _events(rows):
        match event:
            case e.TicketInSeen(number, validation, at_ms, why):
                found[number] = TicketTaken(number, validation, at_ms, why=why)
            case e.TicketInAnswered(number, amount_cents, why) if number in found:
                found[number] = replace(found[number], amount_cents=amount_cents, why=why)
            case e.TicketInCredited(number) if number in found:
                found[number] = replace(found[number], outcome="credited")
            case e.TicketInClosed(number, "returned", reason) if number in found:
                found[number] = replace(found[number], outcome="returned", why=found[number].why or reason)
            case e.TicketInDisputed(number, reason=reason) if number in found:
                found[number] = replace(found[number], outcome="disputed", why=reason)
            case e.BillSettled(number, credited_cents) if number in found:
                found[number] = replace(found[number], outcome="settled" if credited_cents else "given_back")
    return found


def rows_about(history: History, index: KindIndex, opening: Iterable[int], kinds: Sequence[str]) -> Sequence[Row]:
    """The events that open some matters, and those of `kinds` that follow soon, the oldest first. Raises JournalError.

    What takes the path of bills and tickets does so one after the other, so that what became of it follows at once;
    only an attendant's decision may come much later.
    """
    soon, late = Selection(index, kinds), Selection(index, LATE_KINDS if set(kinds) & set(LATE_KINDS) else ())
    seqs = sorted(opening)
    if not seqs:
        return ()
    after_all = soon.newer_than(seqs[-1])
    between = soon.newer_than(seqs[0]) - after_all
    wanted = {*seqs, *late.after(seqs[0], LATE)}
    if between <= SOON * len(seqs):
        wanted |= {*soon.at(max(0, after_all - SOON), min(after_all, SOON) + between)}
    else:  # they are far from each other
        wanted |= {following for seq in seqs for following in (*soon.after(seq, SOON), *late.after(seq, LATE))}
    return history.at(wanted)


def disputes_of_seen_bills(history: History, index: KindIndex) -> Sequence[int]:
    """The disputes of bills that were in escrow before: such a bill has one line in a list. Raises JournalError."""
    disputed, seen = Selection(index, ("bill_disputed",)), Selection(index, ("bill_seen",))
    found: list[int] = []
    for seq in disputed.at(0, DISPUTES):
        before = seen.at(seen.newer_than(seq), 1)
        numbers = {getattr(event, "number", 0) for _, event in _events(history.at((*before, seq)))}
        found += [seq] if before and len(numbers) == 1 else []
    return found


def number_of(row: Row) -> int:
    """The number of the bill, hand pay or ticket that this event is about; 0 for an event about none."""
    event: object = e.from_bytes(row.body)
    return event.ticket.number if isinstance(event, e.TicketIssued) else int(getattr(event, "number", 0))


def _events(rows: Iterable[Row]) -> Iterator[tuple[Row, e.Event]]:
    for row in rows:
        yield row, e.from_bytes(row.body)
