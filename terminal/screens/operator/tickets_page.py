"""The staff's list of tickets: the last ones printed and inserted, with every printed field (regulation R5)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import QObject

from terminal.cabinet.state.tickets import TICKETS_KEPT, TicketOut, TicketTaken
from terminal.recall.ends import Ends
from terminal.screens.operator.earlier_journals import EarlierJournals
from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import day, instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

DOT = "  ·  "


class TicketsPage(Listing):
    """The last tickets of each way in the state, the newest first; and those kept before RAM clears."""

    NOTED = True

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._before = EarlierJournals(desk, self.refresh)
        super().__init__(desk, parent)
        self._before.begin(self, self._wants)

    def filters(self) -> Sequence[Filter]:
        """Printed here, or inserted."""
        return (
            Filter("out", translate("Operator", "Tickets out")),
            Filter("in", translate("Operator", "Tickets in")),
        )

    def columns(self) -> Sequence[Column]:
        """The same for both ways."""
        return (
            Column(translate("Operator", "No."), 90),
            Column(translate("Operator", "Validation number"), 440),
            Column(translate("Operator", "Time"), 380),
            Column(translate("Operator", "Amount"), 240, right=True),
            Column(translate("Operator", "Outcome"), 420),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The newest first."""
        states = (self.desk.state, *(state for _, state in self._before.states))
        if chosen == "out":
            issued = (one for state in states for one in reversed(state.ticketing.issued))
            return [self._out(one) for one in islice(issued, TICKETS_KEPT)]
        taken = (one for state in states for one in reversed(state.ticketing.taken))
        return [self._in(one) for one in islice(taken, TICKETS_KEPT)]

    def footnote(self) -> str:
        """What is missing, and why."""
        return self._before.remark()

    def _wants(self, ends: Ends) -> bool:
        """One of the lists is not full yet."""
        states = (self.desk.state, *(state for _, state in ends.found))
        issued = sum(len(state.ticketing.issued) for state in states)
        taken = sum(len(state.ticketing.taken) for state in states)
        return min(issued, taken) < TICKETS_KEPT

    def _out(self, one: TicketOut) -> Line:
        ticket = one.ticket
        outcome, tone = _out_outcomes()[one.outcome]
        expires = ""
        if one.expires_ms:
            expires = translate("Operator", "valid until {0}").format(day(self.desk, one.expires_ms))
        where = (ticket.establishment, ticket.location, ticket.city, ticket.machine)
        note = DOT.join(text for text in (ticket.amount_words, ticket.expiry, expires, *where) if text)
        when = f"{ticket.date} {ticket.time}"
        return Line(self._cells(ticket.number, ticket.validation, when, one.amount_cents, outcome), note, tone)

    def _in(self, one: TicketTaken) -> Line:
        outcome, tone = _in_outcomes()[one.outcome]
        why = languages.message_sentence(one.why) if one.why else ""
        when = instant(self.desk, one.at_ms)
        return Line(self._cells(one.number, one.validation, when, one.amount_cents, outcome), why, tone)

    def _cells(self, number: int, validation: str, when: str, cents: int, outcome: str) -> tuple[str, ...]:
        amount = self.desk.touch_gateway.amount(cents) if cents else ""
        return (str(number), grouped(validation), when, amount, outcome)


def grouped(validation: str) -> str:
    """A validation number as printed on paper: groups of four from the right."""
    head = len(validation) % 4
    groups = [validation[:head]] if head else []
    return "-".join([*groups, *(validation[at : at + 4] for at in range(head, len(validation), 4))])


def _out_outcomes() -> dict[str, tuple[str, str]]:
    return {
        "printing": (translate("Operator", "Being printed"), "care"),
        "printed": (translate("Operator", "Printed"), "good"),
        "doubted": (translate("Operator", "In doubt"), "bad"),
        "not_printed": (translate("Operator", "Not printed"), "care"),
    }


def _in_outcomes() -> dict[str, tuple[str, str]]:
    return {
        "escrow": (translate("Operator", "In escrow"), "care"),
        "credited": (translate("Operator", "Credited"), "good"),
        "returned": (translate("Operator", "Returned"), "care"),
        "disputed": (translate("Operator", "Disputed"), "bad"),
    }


make = TicketsPage
