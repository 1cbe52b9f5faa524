"""An older ticket book is put back, or the book is gone: the journal completes it, and no ticket is paid twice.

Regulation 4 and COMAR .24: a voucher is redeemed once. The files here are real ones, copied and put back.
"""

from __future__ import annotations

import queue
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from drivers import ports
from drivers.ports.authority import Ask, AuthorityReady, Enter, Honoured, Refused
from drivers.ports.message import Message, message
from harness.torture.program import write_param
from terminal.cabinet.commands import CashOut, FromDevice, SettleTicket, Start
from terminal.cabinet.events import kind_of, to_bytes
from terminal.cabinet.orders import authority_order
from terminal.journal.journal import Journal
from terminal.recall.known_tickets import known_tickets
from terminal.start.app import open_parts
from terminal.start.journaled_tickets import journaled_tickets
from terminal.ticket_book.book import REDEEMED, STRANGER, VOID, Book, BookError
from tests.cabinet.pipeline import NOON, Pipeline

LATER_MS = NOON.at_ms + 60_000


class House:
    """A cabinet and its book on the disk; the book is opened for each matter and closed again."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tickets.sqlite"
        self.pipeline = Pipeline()
        self.pipeline.give(Start("test", authority=True))
        self.pipeline.give(FromDevice("authority", AuthorityReady()))
        self.pipeline.open_for_play()

    def ask_book(self) -> None:
        with closing(Book(self.path)) as book:
            while requests := authority_order(self.pipeline.state).requests:
                for request in requests:
                    self.pipeline.give(FromDevice("authority", book.answer(request, self.pipeline.now.at_ms)))

    def printed(self, dollars: int = 20) -> str:
        """A ticket on paper: its validation number."""
        self.pipeline.feed(dollars).give(CashOut())
        self.ask_book()
        ticket = self.pipeline.state.ticketing.issued[-1].ticket
        self.pipeline.report("printer", ports.TicketPrinted(ticket.number))
        self.pipeline.report("printer", ports.PrinterReady())
        return ticket.validation

    def escrowed(self, validation: str) -> None:
        self.pipeline.wait(1_000).report("validator", ports.TicketEscrowed(validation))

    def redeemed(self, validation: str) -> str:
        """The ticket is fed in and paid."""
        self.escrowed(validation)
        self.ask_book()
        self.pipeline.report("validator", ports.BillStacked())
        self.ask_book()
        self.pipeline.report("validator", ports.ValidatorIdle(accepting=True))
        return validation

    def copy(self) -> Path:
        return Path(shutil.copy(self.path, self.path.with_name("backup")))

    def put_back(self, backup: Path) -> None:
        shutil.copy(backup, self.path)

    def held(self) -> Message | None:
        """Compare the book with the journal, as every start does; returns the note for the staff."""
        with closing(Book(self.path)) as book:
            return book.hold_against(known_tickets(self.pipeline.events), LATER_MS)

    def state_of(self, validation: str) -> str | None:
        with closing(Book(self.path)) as book:
            return book.state_of(validation)

    def asked(self, validation: str) -> Message | None:
        """The answer to a ticket inserted now; None if it would be paid."""
        with closing(Book(self.path)) as book:
            book.hold_against(known_tickets(self.pipeline.events), LATER_MS)
            answer = book.answer(Ask(99, validation, "USD", LATER_MS), LATER_MS)
        assert isinstance(answer, Honoured | Refused)
        return answer.why if isinstance(answer, Refused) else None


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_an_untouched_book_agrees_and_nothing_is_reported(house: House) -> None:
    paid, good = house.redeemed(house.printed()), house.printed()
    before = house.path.read_bytes()
    assert house.held() is None
    assert (house.state_of(paid), house.state_of(good)) == ("redeemed", "issued")
    assert house.path.read_bytes() == before


def test_a_ticket_redeemed_after_the_backup_is_not_paid_again(house: House) -> None:
    ticket = house.printed()
    backup = house.copy()
    house.redeemed(ticket)
    house.put_back(backup)
    assert house.asked(ticket) == REDEEMED
    assert house.state_of(ticket) == "redeemed"


def test_the_staff_is_told_once_how_many_tickets_the_book_had_forgotten(house: House) -> None:
    backup_of_none = house.printed()
    backup = house.copy()
    house.redeemed(backup_of_none)
    house.printed()
    house.put_back(backup)
    assert house.held() == message("book.completed", count=2)
    assert house.held() is None


def test_a_book_that_is_gone_is_rebuilt_from_the_journal(house: House) -> None:
    paid, good = house.redeemed(house.printed()), house.printed(50)
    house.path.unlink()
    assert house.asked(paid) == REDEEMED
    assert house.asked(good) is None
    with closing(Book(house.path)) as book:
        assert [state for state, _ in book.changes(paid)] == ["issued", "redeemed"]


def test_a_ticket_that_did_not_come_out_stays_void(house: House) -> None:
    house.pipeline.feed(20).give(CashOut())
    house.ask_book()
    backup = house.copy()
    ticket = house.pipeline.state.ticketing.issued[-1].ticket
    house.pipeline.report("printer", ports.TicketInDoubt(ticket.number, message("ticket.at_rest")))
    house.pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    house.pipeline.give(SettleTicket(ticket.number, printed=False))
    house.ask_book()
    house.put_back(backup)
    assert house.asked(ticket.validation) == VOID


def test_a_ticket_that_went_back_after_the_backup_is_good_again(house: House) -> None:
    ticket = house.printed()
    house.escrowed(ticket)
    house.ask_book()
    backup = house.copy()
    house.pipeline.report("validator", ports.BillReturned())
    house.ask_book()
    house.put_back(backup)
    assert house.asked(ticket) is None


def test_a_ticket_that_is_stacked_while_its_book_is_put_back_is_paid_once(house: House) -> None:
    ticket = house.printed()
    backup = house.copy()
    house.escrowed(ticket)
    house.ask_book()
    house.put_back(backup)
    house.held()
    house.pipeline.report("validator", ports.BillStacked())
    house.ask_book()
    assert house.pipeline.state.credit_cents == 20_00
    assert house.state_of(ticket) == "redeemed"
    assert house.asked(ticket) == REDEEMED


def cut_off_before_its_end_is_told(house: House, _: str) -> None:
    house.pipeline.report("validator", ports.BillStacked())


def cut_off_before_the_answer(house: House, ticket: str) -> None:
    with closing(Book(house.path)) as book:
        at_ms = house.pipeline.now.at_ms
        assert isinstance(book.answer(Ask(house.pipeline.state.acceptor.bills, ticket, "USD", at_ms), at_ms), Honoured)


@pytest.mark.parametrize("cut", [cut_off_before_its_end_is_told, cut_off_before_the_answer])
def test_what_a_power_cut_leaves_between_journal_and_book_is_no_contradiction(
    house: House, cut: Callable[[House, str], None]
) -> None:
    ticket = house.printed()
    house.escrowed(ticket)
    if cut is cut_off_before_its_end_is_told:
        house.ask_book()
    cut(house, ticket)
    assert house.held() is None
    house.ask_book()
    house.pipeline.report("validator", ports.BillStacked())
    house.ask_book()
    assert house.state_of(ticket) == "redeemed"
    assert house.pipeline.state.credit_cents == 20_00


def test_a_ticket_that_only_the_book_knows_is_shown_to_an_attendant_and_not_paid(house: House) -> None:
    """The book of another cabinet, or a journal from before the ticket: which one is unknown here."""
    good = house.printed()
    with closing(Book(house.path)) as book:
        book.answer(Enter(7, "1" * 18, 20_00, "USD", NOON.at_ms, 1 << 60), NOON.at_ms)
    assert house.held() == message("book.strangers", count=1)
    assert house.asked("1" * 18) == STRANGER
    assert house.asked(good) is None


def test_a_ticket_that_book_and_journal_know_with_other_amounts_closes_the_book(house: House) -> None:
    ticket = house.printed()
    house.path.unlink()
    with closing(Book(house.path)) as book:
        book.answer(Enter(1, ticket, 2_000_00, "USD", NOON.at_ms, 1 << 60), NOON.at_ms)
    before = house.path.read_bytes()
    with pytest.raises(BookError, match=f"contradicts the journal about ticket {ticket}: move it away"):
        house.held()
    assert house.path.read_bytes() == before


def test_a_journal_that_is_put_back_unpays_nothing(house: House) -> None:
    ticket = house.printed()
    known = known_tickets(house.pipeline.events)
    house.redeemed(ticket)
    with closing(Book(house.path)) as book:
        assert book.hold_against(known, LATER_MS) is None
        assert book.state_of(ticket) == "redeemed"


@pytest.mark.expects_log("the ticket book did not know what the journal knows, and now does: 1")
def test_a_start_completes_the_book_from_the_journal_before_it_answers(house: House, tmp_path: Path) -> None:
    ticket = house.redeemed(house.printed())
    param = write_param(tmp_path)
    with closing(Journal.open(tmp_path / "journal.sqlite", NOON.at_ms)) as journal:
        for event in house.pipeline.events:
            journal.append([(kind_of(event), to_bytes(event))], NOON.at_ms)
        assert len(journaled_tickets(tmp_path / "journal.sqlite")) == 1
    house.path.unlink()
    opened = open_parts(param, None)
    answers: queue.Queue[object] = queue.Queue()
    opened.ports["authority"].start(lambda _, answer: answers.put(answer))
    ready = answers.get()
    opened.ports["authority"].stop()
    opened.runtime.stop()
    assert isinstance(ready, AuthorityReady)
    assert ready.note == message("book.completed", count=1)
    assert house.state_of(ticket) == "redeemed"
