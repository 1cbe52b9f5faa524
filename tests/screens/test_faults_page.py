"""What is wrong is on the staff's page with its words, what it stops and whose key ends it (regulation D3, D5)."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.authority import AuthorityFault, AuthorityReady, Refused
from drivers.ports.message import Message, message
from harness.scripted_pins import derive_at_once
from terminal.cabinet import events as e
from terminal.cabinet.commands import (
    CashOut,
    CertificateFound,
    ClockFound,
    ConfirmHandPay,
    DiskFound,
    FromDevice,
    Staff,
    Start,
    Touch,
)
from terminal.cabinet.fold import fold
from terminal.common.certificate_ends import Ends
from terminal.rules.refusal import Refusal
from terminal.runtime.lockup import Lock, SeenInputs
from terminal.screens.operator.faults_page import FaultsPage
from terminal.screens.operator.page import Desk
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.shared.attending.devices import notice
from terminal.ticket_book.book import UNKNOWN
from tests.cabinet.at_table.station import Station
from tests.screens.player import Player
from tests.screens.seat import Seat

KEY = ports.BoardInputs((), ("attendant",))


@pytest.fixture
def seat() -> Seat:
    return Seat()


def cells(seat: Seat) -> list[tuple[str, ...]]:
    desk = Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, seat.pipeline.history)
    return [line.cells for line in FaultsPage(desk, seat.screen).picture]


def report(seat: Seat, device: str, report: ports.Report) -> None:
    seat.give(FromDevice(device, report))


def test_without_a_fault_the_page_says_so(player: Player) -> None:
    player.menu.turn_keys(("attendant",))
    player.menu.show("faults")
    assert player.menu.model is not None
    assert player.reads("Nothing is wrong")


def test_a_lock_is_a_fault_that_stands_with_its_sentence(player: Player) -> None:
    player.screen.lock(Lock(Message("The journal cannot be written"), Message("The disk is full.")))
    player.screen.see(SeenInputs(KEY))
    player.tap("Machine")
    player.tap("Faults")
    assert player.reads("Play is locked")
    assert player.reads("The disk is full.")
    assert not player.reads("Nothing is wrong")


def test_a_fault_stands_with_the_words_of_its_device_what_it_stops_and_who_ends_it(seat: Seat) -> None:
    report(seat, "printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert cells(seat) == [
        (
            "The ticket paper is out",
            "The ticket printer is out of paper: please load paper.",
            "Tickets out: paid by hand",
            "By itself",
        )
    ]


def test_an_order_that_was_put_in_again_is_named_for_the_technician(seat: Seat) -> None:
    answered = e.TableDealerAnswered(3, 0, "Ann", "{}", key="a", repeated=True)
    seat.screen.show(fold(seat.pipeline.state, answered), (answered,))
    assert cells(seat) == [
        (
            "A dealer's order came to the shared table once more",
            "Order 3 of dealer Ann was answered before: it was put in again, and was not carried out.",
            "Nothing",
            "The technician",
        )
    ]


def test_a_certificate_that_ends_soon_is_named_with_its_day_and_stops_nothing(seat: Seat) -> None:
    seat.give(CertificateFound("station-1-3-17", Ends(1_790_000_000_000, 1_791_000_000_000)))
    assert cells(seat) == [
        (
            "The certificate of this machine ends soon",
            "The certificate of station-1-3-17 ends on 2026-09-21.",
            "Nothing",
            "By itself",
        ),
        (
            "The certificate of the house's authority ends soon",
            "The certificate of the house's authority ends on 2026-10-03.",
            "Nothing",
            "By itself",
        ),
    ]


def test_doors_that_were_opened_unseen_are_shown_with_their_number(seat: Seat) -> None:
    report(seat, "board", ports.DoorsOpenedUnseen("1-1", (("main", 2), ("logic", 1))))
    report(seat, "board", KEY)
    assert cells(seat)[0][:2] == ("A door was opened unobserved", "Main door: 2, logic door: 1")


@pytest.mark.parametrize(
    ("off_ms", "within_ms", "said"),
    [
        (-3_661_000, 0, "Behind by 1:01:01"),
        (90_000_000, 0, "Ahead by 1 d 1:00:00"),
        (-3_600_000, 7_200_000, "Behind by 1:00:00 at least"),
        (90_000_000, 7_200_000, "Ahead by 1 d 1:00:00 at most"),
    ],
)
def test_a_clock_says_by_how_much_it_is_wrong(seat: Seat, off_ms: int, within_ms: int, said: str) -> None:
    seat.give(ClockFound(seat.pipeline.now.at_ms - off_ms, within_ms))
    assert cells(seat)[0][1] == said


def test_a_disk_says_how_much_room_there_is(seat: Seat) -> None:
    seat.give(DiskFound(150, 40_000))
    assert cells(seat)[0][1] == "Free: 150 MB, and 40000 MB for the third copy"


def test_the_player_is_told_why_the_dice_rest_and_why_no_ticket_comes(seat: Seat) -> None:
    seat.give(DiskFound(150, 40_000))
    seat.give(ClockFound(seat.pipeline.now.at_ms + 3_600_000))
    assert notice(seat.pipeline.state, ()) == (
        "The clock was set, or shows a time that is not confirmed  ·  The disk of the journal is nearly full"
    )


def test_guesses_stand_on_the_page_with_their_count_and_the_player_reads_that_no_ticket_is_taken(seat: Seat) -> None:
    seat.give(FromDevice("authority", AuthorityReady()))
    for number in range(3):
        validation = f"00{number:016d}"
        report(seat, "validator", ports.TicketEscrowed(validation))
        seat.give(
            FromDevice("authority", Refused(seat.pipeline.state.acceptor.bills, validation, UNKNOWN, unknown=True))
        )
        report(seat, "validator", ports.BillReturned())
    assert [(fault, says) for fault, says, *_ in cells(seat)] == [
        ("Tickets are not taken for a while", "Minutes in all: 1"),
        ("Unknown tickets were fed in one after the other", "In a row: 3"),
    ]
    assert notice(seat.pipeline.state, ()) == "Tickets are not taken for a while"


def test_a_validation_authority_that_fails_stands_among_the_devices(player: Player) -> None:
    player.pipeline.give(Start("again", authority=True))
    player.pipeline.open_for_play()
    player.pipeline.give(FromDevice("authority", AuthorityReady()))
    player.pipeline.give(FromDevice("authority", AuthorityFault("book", message("book.damaged"))))
    player.report("board", KEY)
    assert player.sees("Ticket authority: The ticket book is damaged.")
    player.pipeline.give(FromDevice("authority", AuthorityReady()))
    player.report("board", ports.BoardInputs((), ("attendant", "technician")))
    assert player.sees("Ticket authority: Ready")


def test_what_was_paid_last_is_on_the_screen_once_no_credit_is_left(player: Player) -> None:
    """Minimum standard COMAR 36.04.01.16D: credits paid."""
    assert not player.sees("Last paid $200.00")
    player.tap("Cash out")
    player.tap("Print ticket")
    assert player.sees("Last paid $200.00")


def test_what_an_attendant_has_paid_is_a_payment_too(player: Player) -> None:
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    player.pipeline.give(CashOut())
    player.report("board", KEY)
    player.pipeline.give(ConfirmHandPay(1))
    player.report("board", ports.BoardInputs((), ()))
    assert player.sees("Last paid $200.00")


def test_an_attendant_acknowledges_an_unseen_opening_by_a_button(seat: Seat) -> None:
    report(seat, "board", ports.DoorsOpenedUnseen("1-1", (("main", 2),)))
    report(seat, "board", KEY)
    seat.menu.show("faults")
    page = seat.menu.model
    assert isinstance(page, FaultsPage)
    assert page.actions()[0].title == "Acknowledge"
    page.act(0)
    assert seat.pipeline.state.machine.doors_unseen == {}
    assert all(one.title != "Acknowledge" for one in page.actions())


def disputing() -> tuple[Station, FaultsPage, PlayerScreen]:
    """A station that disagrees with its table, with a bet up, and its page of faults."""
    station = Station().seated().opens().bets("pass_line", 10_00)
    station.closes(7)

    def send(command: Touch | Staff) -> Refusal | None:
        try:
            station.give(command)
        except Refusal as refusal:
            return refusal
        return None

    screen = PlayerScreen(station.cabinet, send, derive=derive_at_once, now=lambda: station.now)
    screen.show(station.state, ())
    return station, FaultsPage(Desk(screen.touch_gateway, lambda: station.now, station.history), screen), screen


def test_a_dispute_with_the_table_shows_both_values_and_two_people_void_the_bets_there(qapp: QGuiApplication) -> None:
    del qapp
    station, page, screen = disputing()
    station.turn_keys("attendant", "technician")
    screen.show(station.state, ())
    page.project(station.state, ())
    (line,) = page.lines("")
    assert line.cells[:2] == (
        "This station and the shared table disagree",
        "Round 1, the bets that count: here 1, at the table 7",
    )
    assert "Void the bets at this seat" in [one.title for one in page.actions()]
    page.act(0)
    assert station.state.bet_cents == 10_00, "the first touch only asks"
    page.act(0)
    assert (station.state.bet_cents, station.at.disagreed) == (0, None)
    screen.show(station.state, ())
    page.project(station.state, ())
    assert "Void the bets at this seat" not in [one.title for one in page.actions()]
