"""The staff's log of tickets: those printed and those inserted, with every printed field (regulation R5)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from terminal.cabinet.state.tickets import TicketOut, TicketTaken
from terminal.exporting.export import Progress
from terminal.journal.chain import Row
from terminal.journal.history import History
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.kind_index import Selection
from terminal.recall.lists import (
    TICKET_IN_KINDS,
    TICKET_OUT_KINDS,
    number_of,
    rows_about,
    tickets_in_of,
    tickets_out_of,
)
from terminal.recall.log_index import LogJournal
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.logs.log_page import Entry, LogListing
from terminal.screens.operator.times import day, instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

DOT = "  ·  "


class TicketsPage(LogListing):
    """The tickets of each way, the newest first."""

    PAPER = "TICKETS"
    NOTED = True
    TIMES = (2,)
    RECORDED = 9
    """Of a validation number: an amount of this cabinet has fewer, and may be in another event."""

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
        """The last ones, as the state keeps them: they are shown while the journal cannot be read."""
        known, currency = self.desk.state.ticketing, self.desk.state.configuration.currency
        if chosen == "out":
            return [self._out(one, currency) for one in reversed(known.issued)]
        return [self._in(one, currency) for one in reversed(known.taken)]

    def kinds(self, chosen: str) -> Collection[str]:
        """A ticket is issued, or seen in escrow."""
        return ("ticket_issued",) if chosen == "out" else ("ticket_in_seen",)

    def read(self, one: LogJournal, history: History, seqs: Sequence[int]) -> Mapping[int, TicketOut | TicketTaken]:
        """Read what became of these tickets."""
        is_out = history.at(seqs[:1])[0].kind == "ticket_issued"
        rows = rows_about(history, one.index, seqs, TICKET_OUT_KINDS if is_out else TICKET_IN_KINDS)
        found: Mapping[int, TicketOut | TicketTaken] = tickets_out_of(rows) if is_out else tickets_in_of(rows)
        return {row.seq: found[number_of(row)] for row in rows if row.seq in seqs}

    def line(self, entry: Entry) -> Line:
        """A ticket with its outcome."""
        currency = self.currency_of(entry.one.kept)
        is_out = isinstance(entry.thing, TicketOut)
        return self._out(entry.thing, currency) if is_out else self._in(entry.thing, currency)

    def recorded(self) -> int:
        """A ticket that got another number has it in another event."""
        renumbered = any(len(Selection(one.index, ("ticket_renumbered",))) for one in self._parts)
        return 0 if renumbered else self.RECORDED

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every ticket of this way, the oldest first."""
        return every_row(self.desk, TICKET_OUT_KINDS if self.chosen == "out" else TICKET_IN_KINDS, self._all, progress)

    def _all(self, kept: KeptJournal, rows: Iterator[Row]) -> Iterator[Line]:
        currency = self.currency_of(kept)
        if self.chosen == "out":
            return (self._out(one, currency) for _, one in sorted(tickets_out_of(rows).items()))
        return (self._in(one, currency) for _, one in sorted(tickets_in_of(rows).items()))

    @property
    def _is_journaled(self) -> bool:
        return self._log.journals[0].unreadable is None

    @property
    def _total(self) -> int:
        return super()._total if self._is_journaled else len(self._lines)

    def _slice(self, first: int, most: int) -> Sequence[Line]:
        return super()._slice(first, most) if self._is_journaled else self._lines[first : first + most]

    def _out(self, one: TicketOut, currency: str) -> Line:
        ticket = one.ticket
        outcome, tone = _out_outcomes()[one.outcome]
        expires = ""
        if one.expires_ms:
            expires = translate("Operator", "valid until {0}").format(day(self.desk, one.expires_ms))
        where = (ticket.establishment, ticket.location, ticket.city, ticket.machine)
        note = DOT.join(text for text in (ticket.amount_words, ticket.expiry, expires, *where) if text)
        when = f"{ticket.date} {ticket.time}"
        amount = _amount(one.amount_cents, currency)
        return Line((str(ticket.number), grouped(ticket.validation), when, amount, outcome), note, tone)

    def _in(self, one: TicketTaken, currency: str) -> Line:
        outcome, tone = _in_outcomes()[one.outcome]
        why = languages.message_sentence(one.why) if one.why else ""
        when = instant(self.desk, one.at_ms)
        amount = _amount(one.amount_cents, currency)
        return Line((str(one.number), grouped(one.validation), when, amount, outcome), why, tone)


def _amount(cents: int, currency: str) -> str:
    return languages.amount(cents, currency) if cents else ""


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
        "settled": (translate("Operator", "Credited by an attendant"), "good"),
        "given_back": (translate("Operator", "Settled without credit"), "care"),
    }


make = TicketsPage
