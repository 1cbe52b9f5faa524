"""The staff's page of gaming days (regulation M7): their totals, a day player by player, and its paper."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CashOut, FromDevice, Instant, PlaceWager, TimePasses
from terminal.recall import following
from terminal.screens.operator import slices
from terminal.screens.operator.days_page import DaysPage
from tests.cabinet.pipeline import NEXT_DAY_MS
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")

KEY = ports.BoardInputs((), ("attendant",))
TECHNICIAN = ports.BoardInputs((), ("technician",))
HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def report(seat: Seat, device: str, said: ports.Report) -> None:
    seat.give(FromDevice(device, said))


@pytest.fixture
def seat() -> Seat:
    """A player has lost 5.00 of 200.00, stays over the hour, leaves; another one comes with 20.00."""
    seat = Seat()
    seat.give(PlaceWager("field", 5_00))
    seat.roll(3, 4)
    seat.pipeline.now = Instant(NEXT_DAY_MS)
    seat.give(TimePasses())
    seat.give(CashOut())
    report(seat, "printer", ports.TicketPrinted(1))
    report(seat, "printer", ports.PrinterReady())
    seat.pipeline.wait(60_000)
    for said in (ports.BillEscrowed(20_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
        report(seat, "validator", said)
    return seat


@pytest.fixture
def page(seat: Seat) -> DaysPage:
    """The page, opened by the attendant's key."""
    report(seat, "board", KEY)
    seat.menu.show("days")
    page = seat.menu.model
    assert isinstance(page, DaysPage)
    return page


def cells(page: DaysPage) -> list[tuple[str, ...]]:
    return [line.cells for line in page.picture]


def opened(page: DaysPage, row: int) -> DaysPage:
    """Open the day in this row, and wait until it is read."""
    page.touch(row)
    for _ in range(200):
        if page._report is not None:
            return page
        QTest.qWait(5)
    raise AssertionError("the day is never read")


def test_the_days_are_listed_with_their_totals_the_one_that_runs_first(page: DaysPage) -> None:
    assert cells(page) == [
        ("09/22/2026", "20.00", "0.00", "0.00", "0.00", "195.00", "0.00"),
        ("09/21/2026", "200.00", "0.00", "5.00", "0.00", "0.00", "5.00"),
    ]
    running, over = page.picture
    assert running.note.startswith(
        "No. 2  ·  09/22/2026 06:00:00 \N{EN DASH} still running  ·  in play at the beginning $195"
    )
    assert running.note.endswith("now $20.00")
    assert over.note.endswith("in play at the beginning $0.00  ·  at the end $195.00")
    assert (running.tone, over.tone) == ("", "good")


def test_when_summer_time_has_ended_a_day_is_listed_with_the_hour_at_which_it_began(seat: Seat) -> None:
    day_ms = NEXT_DAY_MS + DAY_MS - 2 * HOUR_MS
    for now in (Instant(day_ms, 120), Instant(day_ms + DAY_MS, 60), Instant(day_ms + DAY_MS + HOUR_MS, 60)):
        seat.pipeline.now = now
        seat.give(TimePasses())
    report(seat, "board", KEY)
    seat.menu.show("days")
    page = seat.menu.model
    assert isinstance(page, DaysPage)
    assert [line.note[: line.note.index("  ·  in play")] for line in page.picture[:2]] == [
        "No. 4  ·  09/24/2026 06:00:00 \N{EN DASH} still running",
        "No. 3  ·  09/23/2026 06:00:00 \N{EN DASH} 09/24/2026 06:00:00",
    ]


def test_a_day_opens_with_each_player_under_what_all_come_to(page: DaysPage) -> None:
    assert cells(opened(page, 0)) == [
        ("All players", "20.00", "0.00", "0.00", "0.00", "195.00", "0.00"),
        ("09/21/2026 14:13:20", "0.00", "0.00", "0.00", "0.00", "195.00", "0.00"),
        ("09/22/2026 06:01:00", "20.00", "0.00", "0.00", "0.00", "0.00", "0.00"),
    ]
    assert [line.note for line in page.picture] == [
        "Players: 2  ·  in play at the beginning $195.00  ·  now $20.00",
        "stayed from the day before  ·  in play at the beginning $195.00  ·  at the end $0.00",
        "in play at the beginning $0.00  ·  now $20.00",
    ]
    assert page.property("said") == "Gaming day 2  ·  09/22/2026  ·  as it was at 09/22/2026 06:01:00"


def test_back_leads_from_the_day_to_the_list_and_from_there_to_the_panel(seat: Seat, page: DaysPage) -> None:
    opened(page, 1)
    seat.menu.back()
    assert cells(page)[0][0] == "09/22/2026"
    assert [row[1] for row in page.property("buttons").rows] == ["Print (slips: 1)"], "those of the day are gone"
    seat.menu.back()
    assert seat.menu.model is None


def test_the_list_is_where_it_was_left(seat: Seat) -> None:
    for day in range(1, 9):
        seat.pipeline.now = Instant(NEXT_DAY_MS + day * DAY_MS)
        seat.give(TimePasses())
    report(seat, "board", KEY)
    seat.menu.show("days")
    page = seat.menu.model
    assert isinstance(page, DaysPage)
    page.turn(1)
    assert page.property("numbered") == "Page 2 of 2"
    opened(page, len(page.property("shown").rows) - 1)
    assert page.property("said").startswith("Gaming day 1 ")
    page.step_back()
    assert page.property("numbered") == "Page 2 of 2"


def test_what_happens_meanwhile_is_in_the_totals_of_the_list_and_not_of_a_day_that_is_open(
    seat: Seat, page: DaysPage
) -> None:
    opened(page, 0)
    for said in (ports.BillEscrowed(100_00), ports.BillStacked()):
        report(seat, "validator", said)
    assert cells(page)[0][1] == "20.00"
    page.step_back()
    assert cells(page)[0][1] == "120.00"


def test_the_button_prints_the_day_that_is_open_and_says_what_becomes_of_it(seat: Seat, page: DaysPage) -> None:
    opened(page, 1).act(0)
    assert (seat.pipeline.state.papers.slips[0].about, seat.pipeline.state.papers.slips[0].number) == ("day", 1)
    assert page.property("said").endswith("Being printed")
    report(
        seat,
        "printer",
        ports.SlipFailed(
            1, message("slip.not_printed", number=1, cause=message("slip.interrupted", cause=message("slip.cause.jam")))
        ),
    )
    report(seat, "printer", ports.PrinterReady())
    why = "Slip 1 was not printed: the ticket printer stopped, because paper is jammed in it."
    assert page.property("said") == f"Gaming day 1  ·  09/21/2026  ·  {why}"
    page.act(0)
    report(seat, "printer", ports.SlipPrinted(2))
    assert page.property("said") == "Gaming day 1  ·  09/21/2026"


def test_only_the_attendants_key_prints(seat: Seat) -> None:
    report(seat, "board", TECHNICIAN)
    seat.menu.show("days")
    page = seat.menu.model
    assert isinstance(page, DaysPage)
    opened(page, 0).act(0)
    assert page.property("said") == "Only an attendant may do this: turn the attendant key."


def test_a_long_day_is_read_in_slices_between_which_the_screen_works(
    page: DaysPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE_MS", 0)
    monkeypatch.setattr(following, "PORTION", 3)
    page.touch(0)
    assert page._report is None
    assert page.property("said").startswith("The journal is being read: ")
    opened(page, 0)


def test_a_day_that_is_being_read_is_given_up_by_the_way_back(page: DaysPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_MS", 0)
    monkeypatch.setattr(following, "PORTION", 3)
    page.touch(0)
    assert page.step_back()
    QTest.qWait(20)
    assert (page._report, page.property("said")) == (None, "")
    assert not page.step_back()


def test_a_journal_that_cannot_be_read_says_so_and_the_totals_stand(seat: Seat) -> None:
    history = seat.pipeline.history()
    history._connection.execute("UPDATE events SET body = x'7b7d' WHERE kind = 'gaming_day_began'")
    seat.menu._desk = replace(seat.menu._desk, history=lambda: history)
    report(seat, "board", KEY)
    seat.menu.show("days")
    page = seat.menu.model
    assert isinstance(page, DaysPage)
    page.touch(0)
    assert page.property("said").startswith("The journal is broken at event 2")
    assert page.property("refused")
    assert len(page.picture) == 2


def test_a_cabinet_on_which_no_day_has_begun_says_so(seat: Seat) -> None:
    report(seat, "board", KEY)
    seat.screen.show(
        replace(seat.pipeline.state, accounting=replace(seat.pipeline.state.accounting, day=None, days=())), ()
    )
    seat.menu.show("days")
    page = seat.menu.model
    assert isinstance(page, DaysPage)
    assert page.property("empty") == "No gaming day has begun yet"
