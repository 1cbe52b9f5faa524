"""The staff's pages: meters, dice, program, memory and hand pays, and the effects of their buttons."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest
from msgspec.structs import replace as with_fields
from PySide6.QtGui import QGuiApplication

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import (
    CancelCredit,
    CashOut,
    ConfirmHandPay,
    FromDevice,
    PrintReceipt,
    ProgramFound,
    Start,
    UndoHandPay,
)
from terminal.cabinet.events import PeriodEnded, Signature
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.fairness.judging import Figure, next_sample
from terminal.fairness.report import Part, Sheet
from terminal.journal.copies.devices import Shared
from terminal.journal.copies.places import CopyPlace
from terminal.journal.copies.plain import failed
from terminal.journal.errors import JournalBroken, JournalDamaged, damaged
from terminal.runtime.lockup import JOURNAL_UNUSABLE, JOURNAL_UNWRITABLE, METERS_DISAGREE, Lock
from terminal.screens.operator import copies_page, dice_page
from terminal.screens.operator.credit_page import CreditByHand
from terminal.screens.operator.identity_page import _limits
from terminal.screens.operator.list_page import TABLE_WIDTH, Listing
from terminal.screens.operator.work_page import ActionListing
from tests.cabinet.pipeline import PROFILE
from tests.screens.marked_rows import marked
from tests.screens.seat import Seat

KEY = ports.BoardInputs((), (ATTENDANT,))
BOTH = ports.BoardInputs(("logic",), (ATTENDANT, TECHNICIAN))
Page = TypeVar("Page", bound=Listing)


@pytest.fixture
def seat(qapp: QGuiApplication) -> Seat:
    """A screen with 200.00 of credit, seen by an attendant."""
    del qapp
    seat = Seat()
    report(seat, "board", KEY)
    return seat


def report(seat: Seat, device: str, said: ports.Report) -> None:
    seat.give(FromDevice(device, said))


def opened(seat: Seat, name: str, kind: type[Page]) -> Page:
    """Open a page by its button."""
    seat.menu.show(name)
    model = seat.menu.model
    assert isinstance(model, kind)
    return model


def told(page: Listing) -> dict[str, tuple[str, ...]]:
    """The rows by their first cells."""
    return {line.cells[0]: line.cells[1:] for line in page.picture}


@pytest.mark.parametrize(
    "name",
    [
        "meters",
        "dice",
        "bills",
        "tickets",
        "events",
        "faults",
        "days",
        "program",
        "self_audit",
        "identity",
        "service",
        "shift",
    ],
)
def test_the_columns_of_a_table_fill_it(seat: Seat, name: str) -> None:
    headings = opened(seat, name, Listing).property("headings")
    shares = [headings.value(number, "share") for number in range(headings.rowCount())]
    assert sum(shares) == pytest.approx(TABLE_WIDTH, abs=len(shares))


def test_credit_is_typed_and_given_by_two_touches(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(profile=replace(PROFILE, manual_credit_limit_cents=50_00))
    report(seat, "board", KEY)
    seat.menu.show("credit")
    page = seat.menu.model
    assert isinstance(page, CreditByHand)
    before_cents = seat.pipeline.state.credit_cents
    page._typed.type("60")
    assert page.property("trouble") == "A credit by hand may be up to $50.00."
    page.give()
    page.give()
    assert seat.pipeline.state.credit_cents == before_cents
    page._typed.clear()
    page._typed.type("25")
    page.give()
    assert (page.property("label"), seat.pipeline.state.credit_cents) == ("Touch again", before_cents)
    page._typed.type("0")
    assert page.property("label") == "Give credit"
    page._typed.erase()
    page.give()
    page.give()
    assert seat.pipeline.state.credit_cents == before_cents + 25_00
    assert page.property("last").startswith("Last given: credit 1, $25.00, at ")
    page.give()
    assert seat.pipeline.state.credit_cents == before_cents + 25_00


def test_the_station_is_put_out_of_service_and_back(seat: Seat) -> None:
    page = opened(seat, "service", ActionListing)
    assert told(page)["Bets and dice"] == ("In service",)
    page.act(0)
    assert seat.pipeline.state.machine.out_of_service is not None
    assert told(page)["Bets and dice"] == ("Stopped",)
    assert page.property("said").startswith("Out of service since ")
    page.act(0)
    assert seat.pipeline.state.machine.out_of_service is None


def test_meters_are_shown_for_lifetime_and_period_with_ten_digits(seat: Seat) -> None:
    page = opened(seat, "meters", ActionListing)
    assert told(page)["Bills in"] == ("200.00", "200.00")
    page.choose("counts")
    assert told(page)["Bills of $100.00"] == ("0000000002", "0000000002")
    assert told(page)["Power resets"] == ("0000000001", "0000000001")
    page.choose("since")
    assert told(page)["Games since RAM clear"][0] == "0000000000"
    assert told(page)["Credit"][0] == "200.00"


def test_meters_of_money_are_shown_whole_with_ten_digits_and_more(qapp: QGuiApplication) -> None:
    del qapp
    seat = Seat(replace(PROFILE, credit_limit_cents=10**15), bills=(12_345_678, 987_654_321_098))
    report(seat, "board", KEY)
    page = opened(seat, "meters", ActionListing)
    assert told(page)["Bills in"] == ("987,666,666,776.00", "987,666,666,776.00")
    page.choose("counts")
    assert told(page)["Bills of $987,654,321,098.00"] == ("0000000001", "0000000001")
    page.choose("since")
    assert told(page)["Credit"][0] == "987,666,666,776.00"


def test_games_since_have_no_column_of_the_period(seat: Seat) -> None:
    page = opened(seat, "meters", ActionListing)
    page.choose("since")
    assert all(len(line.cells) == 2 for line in page.picture)
    assert page.property("headings").rowCount() == 2


def test_the_self_audit_shows_each_equation_with_its_figures_and_that_both_sides_agree(seat: Seat) -> None:
    page = opened(seat, "self_audit", Listing)
    assert ("+", "Bills in", "200.00") in [line.cells for line in page.picture]
    assert page.picture[-1].cells == ("=", "Credit by the meters", "200.00")
    assert page.property("foot").startswith("Credit of the player, with the bets on the felt: 200.00. Both sides agree")
    page.choose("bills")
    assert [line.cells for line in page.picture] == [
        ("+", "2 \N{MULTIPLICATION SIGN} $100.00", "200.00"),
        ("=", "Bills by their value", "200.00"),
    ]
    page.choose("wagers")
    assert page.picture[-1].cells == ("=", "Result of the house", "0.00")


def test_the_self_audit_names_the_difference_where_the_meters_are_wrong(seat: Seat) -> None:
    page = opened(seat, "self_audit", Listing)
    state = seat.pipeline.state
    wrong = with_fields(state, meters=with_fields(state.meters, bills_in_cents=190_00))
    seat.screen.touch_gateway.state = wrong
    page.refresh()
    assert page.property("foot").endswith("The difference is 10.00: lock the cabinet and call for service.")


def test_the_identity_page_names_number_program_game_and_sheet(seat: Seat) -> None:
    rows = told(opened(seat, "identity", Listing))
    assert rows["Machine number"] == (str(PROFILE.machine_id),)
    assert rows["Program version"] == (seat.pipeline.state.program.version,)
    assert rows["Par sheet"] == ("craps-el601",)
    assert rows["Par sheet, SHA-256"] == (seat.pipeline.state.configuration.sheet_digest,)
    assert rows["Limits of the table"] == ("as the par sheet has them",)
    narrow = {"limits.line_min": "10.00", "limits.take_odds": "3"}
    assert list(_limits(narrow)) == [("Limits of the table", "line_min 10.00, take_odds 3")]


def test_the_period_ends_at_the_second_touch_and_only_once(seat: Seat) -> None:
    page = opened(seat, "meters", ActionListing)
    page.act(0)
    assert not any(isinstance(event, PeriodEnded) for event in seat.pipeline.events)
    page.act(0)
    assert sum(isinstance(event, PeriodEnded) for event in seat.pipeline.events) == 1
    assert told(page)["Bills in"] == ("200.00", "0.00")
    page.act(0)
    assert seat.pipeline.state.accounting.period.number == 2


def test_something_else_that_happens_between_two_touches_asks_for_both_again(seat: Seat) -> None:
    page = opened(seat, "meters", ActionListing)
    page.act(0)
    page.choose("counts")
    seat.pipeline.give(Start("again"))
    seat.screen.show(seat.pipeline.state, tuple(seat.pipeline.events[-1:]))
    assert seat.menu.model is None


def test_a_refused_touch_says_why_beside_the_button(seat: Seat) -> None:
    report(seat, "board", ports.BoardInputs((), (TECHNICIAN,)))
    page = opened(seat, "meters", ActionListing)
    page.act(0)
    assert page.property("said") == "Only an attendant may do this: turn the attendant key."
    assert page.property("refused")


def test_the_dice_are_shown_with_counts_tests_limits_and_sample_sizes(seat: Seat) -> None:
    seat.menu.turn_keys((ATTENDANT,))
    page = opened(seat, "dice", Listing)
    assert [line.cells[0] for line in page.picture][:2] == ["Faces of the first die", "Faces of the second die"]
    assert told(page)["Pairs"][1] == "35"
    assert "judged at 10,000" in page.property("foot")
    page.choose("faces")
    assert len(page.picture) == 12
    page.choose("totals")
    assert [line.cells[0] for line in page.picture] == [str(total) for total in range(2, 13)]


def test_a_figure_over_its_limit_is_bad_once_the_throws_have_been_judged_and_for_information_before() -> None:
    """After a single throw of 2 the totals are far over their limit, and prove nothing."""
    figures = (Figure("totals", 1, 35.0, 10, 0.000125, 28.22), Figure("pairs", 1, 35.0, 35, 0.47, 64.66))
    sheets = [Sheet(throws, next_sample(throws), (), (), figures) for throws in (1, 12_000)]
    few, many = (dice_page._lines(Part(2, one, one), "run") for one in sheets)
    assert [line.tone for line in few] == ["care", "good"]
    assert [line.tone for line in many] == ["bad", "good"]


def test_the_program_is_verified_at_a_touch_and_shown_component_by_component(seat: Seat) -> None:
    page = opened(seat, "program", ActionListing)
    page.act(0)
    assert seat.pipeline.state.program.check_called
    assert page.property("said") == "The program is being verified."
    seat.give(ProgramFound("signed", "ab" * 32, components=(Signature("rules", 31, "0badcafe", "5f" * 32),)))
    assert told(page)["rules"] == ("31", "0badcafe", "5f" * 32)
    assert told(page)["Verified now"][-1] == "ab" * 32
    assert page.property("said").startswith("Every file matches its release.")


def test_a_program_that_has_changed_is_shown_file_by_file(seat: Seat) -> None:
    page = opened(seat, "program", ActionListing)
    seat.give(ProgramFound("changed", "cd" * 32, (message("program.file_changed", path="terminal/start/app.py"),)))
    assert ("", "", "terminal/start/app.py is not the release's.") in [line.cells[1:] for line in page.picture]


def test_what_a_start_has_mended_is_shown_with_its_instant(seat: Seat) -> None:
    rebuilt = message("journal.copy_rebuilt", number=3, cause=message("journal.copy_missing"))
    seat.give(Start("mended", ((3, rebuilt),)))
    report(seat, "board", KEY)
    page = opened(seat, "memory", Listing)
    mended = page.picture[-1]
    assert mended.cells[0] == "Copy 3, on the second device"
    assert mended.cells[1].startswith("09/21/2026")
    assert mended.note.startswith("Copy 3 of the journal")
    assert [line.tone for line in page.picture[:3]] == ["good"] * 3


def test_that_all_copies_are_on_one_device_is_shown_with_the_third(seat: Seat) -> None:
    """Regulation C4 asks for two devices; as shipped there is one."""
    desk = with_fields(seat.menu._desk, shared=lambda: Shared("sda"))
    lines = copies_page.CopiesPage(desk, seat.screen).lines("")
    assert [line.cells[0] for line in lines[:3]][-1] == "Copy 3, on the same device"
    assert [line.tone for line in lines[:3]] == ["good", "good", "care"]
    assert lines[2].note.startswith("All copies are on one device (sda): what destroys it destroys them all.")


UNREADABLE = JournalDamaged(message("journal.file_replaced"))


@pytest.mark.parametrize(
    ("lock", "tones"),
    [
        (Lock(JOURNAL_UNUSABLE, damaged(2, "x", UNREADABLE).message), ["good", "bad", "good"]),
        (Lock(JOURNAL_UNWRITABLE, failed(CopyPlace(3, Path("x")), OSError(5, "EIO")).message), ["good", "good", "bad"]),
        (Lock(JOURNAL_UNUSABLE, JournalBroken(7, message("journal.event_missing")).message), ["care", "care", "care"]),
        (Lock(METERS_DISAGREE, message("lock.nothing_booked", error="The journal")), ["good", "good", "good"]),
    ],
    ids=lambda one: one.why.code if isinstance(one, Lock) else None,
)
def test_under_a_lock_no_copy_is_called_good_that_may_be_bad(seat: Seat, lock: Lock, tones: list[str]) -> None:
    seat.screen.lock(lock)
    page = opened(seat, "memory", Listing)
    assert [line.tone for line in page.picture] == tones


def test_a_hand_pays_receipt_is_printed_again_by_a_touch_of_its_row_and_the_button(seat: Seat) -> None:
    seat.give(CancelCredit())
    seat.give(ConfirmHandPay(1))
    report(
        seat, "printer", ports.SlipFailed(1, message("slip.not_printed", number=1, cause=message("slip.printer_lost")))
    )
    assert seat.screen.service.matters.value(0, "title") == "Receipt of hand pay 1: $200.00"
    report(seat, "printer", ports.PrinterReady())
    page = opened(seat, "hand_pays", ActionListing)
    assert page.picture[0].cells[-2:] == ("$200.00", "Paid  ·  receipt failed")
    assert page.picture[0].note == "Cancelled credit  ·  Slip 1 was not printed: the ticket printer was lost."
    page.touch(0)
    page.act(0)
    assert seat.pipeline.state.papers.slips[0].slip.lines[0].endswith("DUPLICATE")
    assert page.picture[0].cells[-1] == "Paid  ·  receipt being printed"


def test_a_hand_pay_is_listed_from_its_due_to_its_end_and_only_a_receipt_can_be_touched(seat: Seat) -> None:
    page = opened(seat, "hand_pays", ActionListing)
    assert page.property("empty") == "Nothing was paid by hand yet"
    seat.give(CancelCredit())
    (due,) = page.picture
    assert (due.cells[2:], due.note, due.opens) == (("", "$200.00", "To be paid"), "Cancelled credit", "")
    assert not page.actions()
    seat.give(UndoHandPay(1))
    assert page.picture[0].cells[-1] == "Not paid"
    seat.give(CancelCredit())
    seat.give(ConfirmHandPay(2))
    assert [(line.cells[-1], bool(line.opens)) for line in page.picture] == [
        ("Paid  ·  receipt being printed", True),
        ("Not paid", False),
    ]
    assert page.picture[0].cells[2].startswith("09/21/2026")
    assert marked(page) == [0], "the button is about the newest receipt"


def test_the_panel_prints_the_receipt_that_is_missing(seat: Seat) -> None:
    report(seat, "printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    seat.give(CancelCredit())
    seat.give(ConfirmHandPay(1))
    report(seat, "printer", ports.PrinterReady())
    seat.screen.settle("receipt", 1, True)
    assert seat.pipeline.state.papers.slips[0].about == "receipt"
    assert seat.pipeline.refused(PrintReceipt(1)) == "receipt"


def test_a_clear_that_is_not_permitted_today_says_so_before_anything_is_printed() -> None:
    seat = Seat(profile=replace(PROFILE, ram_clear="2026-09-20"), bills=())
    report(seat, "board", BOTH)
    page = opened(seat, "clear", ActionListing)
    said = "No RAM clear is permitted here today: that is the parameter access.ram_clear."
    assert page.picture[0].cells == ("1", "Have this day permitted (access.ram_clear)", said)
    page.act(0)
    assert page.property("said") == said
    assert not seat.pipeline.state.papers.slips


def test_the_clear_shows_what_is_missing_and_is_touched_twice(seat: Seat) -> None:
    report(seat, "board", BOTH)
    page = opened(seat, "clear", ActionListing)
    page.act(0)
    assert page.property("said") == "There is credit: it has to be paid out first."
    assert page.picture[3].cells[-1] == "There is credit: it has to be paid out first."
    report(seat, "board", ports.BoardInputs((), ()))
    seat.give(CashOut())
    report(seat, "printer", ports.TicketPrinted(1))
    report(seat, "printer", ports.PrinterReady())
    report(seat, "board", BOTH)
    page = opened(seat, "clear", ActionListing)
    page.act(0)
    for slip in list(seat.pipeline.state.papers.slips):
        report(seat, "printer", ports.SlipPrinted(slip.slip.number))
    page.act(1)
    assert seat.pipeline.state.ram_clear.confirmed is None
    page.act(1)
    assert seat.pipeline.state.ram_clear.confirmed is not None
