"""The staff's pages after RAM clears: days, games and money before one are shown too (regulation M7, R1, R4, R5)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports import BoardInputs
from drivers.ports.message import message
from harness.scripted_devices import bill, printed
from harness.scripted_pins import derive_at_once
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CashOut, ConfirmHandPay, FromDevice, Instant
from terminal.journal.archives import Archives
from terminal.journal.reading import look_back
from terminal.recall import following
from terminal.screens.operator import slices
from terminal.screens.operator.bills_page import BillsPage
from terminal.screens.operator.days_page import DaysPage
from terminal.screens.operator.events_page import EventsPage
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.list_page import NOTED_ROWS, Listing
from terminal.screens.operator.logs.log_page import LogListing
from terminal.screens.operator.page import Exports, PageModel
from terminal.screens.operator.tickets_page import TicketsPage
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.projector import Projector
from terminal.screens.window.staff import staff_menu
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.recall.cleared import three_volumes

pytestmark = pytest.mark.usefixtures("qapp")

KEY = BoardInputs((), ("attendant",))


class Room:
    """A cabinet that was cleared twice, the screen on it, and a turned key."""

    def __init__(self, folder: Path, then: Cabinet | None = None) -> None:
        """`then` is what it is made into by one more clear, before which a credit of 10.00 is paid by hand."""
        self.life, self.first, self.second = three_volumes(folder)
        if then is not None:
            no_paper = FromDevice("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
            self.life.give(*bill(10_00), no_paper, CashOut(), FromDevice("board", KEY), ConfirmHandPay(1))
            self.life.give(FromDevice("printer", ports.PrinterReady()), FromDevice("board", BoardInputs((), ())))
            self.life.cabinet = then
            self.life.clear()
        runtime = self.life.runtime
        self.screen = PlayerScreen(
            runtime.cabinet,
            runtime.touch,
            derive=derive_at_once,
            now=lambda: Instant(self.life.now_ms),
        )
        self.menu = staff_menu(
            self.screen,
            lambda: runtime.history,
            archives=lambda: Archives(self.life.path),
            now=lambda: Instant(self.life.now_ms),
        )
        runtime.watch(Projector(self.screen))
        self.screen.show(runtime.state, ())
        self.screen.lay_all()
        self.life.give(FromDevice("board", KEY))

    def page(self, name: str) -> PageModel:
        """Open a page."""
        self.menu.show(name)
        model = self.menu.model
        assert model is not None
        return model


@pytest.fixture
def room(tmp_path: Path) -> Iterator[Room]:
    room = Room(tmp_path)
    yield room
    room.life.end()


def cells(page: Listing, *columns: int) -> list[tuple[str, ...]]:
    return [tuple(line.cells[at] for at in columns if at < len(line.cells)) for line in page.picture]


def days(room: Room) -> DaysPage:
    page = room.page("days")
    assert isinstance(page, DaysPage)
    until(lambda: page._before.is_read)
    return page


def until(seen: object) -> None:
    assert callable(seen)
    for _ in range(400):
        if seen():
            return
        QTest.qWait(5)
    raise AssertionError("it never came")


def touch_line(page: DaysPage, line: int) -> None:
    """Turn to the page of this line, and touch its row."""
    page.turn(line // NOTED_ROWS)
    page.touch(line % NOTED_ROWS)


def opened(page: DaysPage, line: int) -> DaysPage:
    touch_line(page, line)
    until(lambda: page._report is not None)
    return page


def test_the_days_before_each_clear_stand_under_it(room: Room) -> None:
    page = days(room)
    assert cells(page, 0, 1) == [
        ("09/23/2026", "100.00"),
        ("09/22/2026", "0.00"),
        ("RAM clear",),
        ("09/22/2026", "50.00"),
        ("09/21/2026", "0.00"),
        ("RAM clear",),
        ("09/21/2026", "20.00"),
    ]
    assert page.picture[2].note == f"09/22/2026 14:15:20  ·  the journal before it lies in {room.second}"
    assert "09/22/2026 14:14:20 \N{EN DASH} 09/22/2026 14:15:20" in page.picture[3].note


def test_a_day_before_a_clear_opens_with_its_players_and_says_what_ended_it(room: Room) -> None:
    page = opened(days(room), 6)
    assert cells(page, 0, 1, 5) == [("All players", "20.00", "25.00"), ("09/21/2026 14:13:20", "20.00", "25.00")]
    assert page.property("said") == "Gaming day 1  ·  09/21/2026  ·  RAM clear"
    page.step_back()
    assert len(page.picture) == 7


def test_it_is_printed_with_its_players_though_the_cabinet_itself_has_forgotten_it(room: Room) -> None:
    page = opened(days(room), 6)
    assert [page.property("buttons").value(0, "title")] == ["Print with players"]
    page.act(0)
    (matter,) = room.life.runtime.state.papers.slips
    lines = [" ".join(line.split()) for line in matter.slip.lines]
    for line in ("Gaming day 000001", "Ended by RAM clear", "Players 1", "09/21/2026 14:13:20 0.00 0.00"):
        assert line in lines
    assert page.property("said").endswith("Being printed")


def test_a_clear_is_no_day_that_could_be_opened(room: Room) -> None:
    page = days(room)
    page.touch(2)
    assert (page._reading, page._report) == (None, None)


def test_a_journal_that_cannot_be_read_is_named_and_the_days_of_the_others_stand(room: Room) -> None:
    room.life.archive(room.second).write_bytes(b"no journal")
    page = days(room)
    assert [one[0] for one in cells(page, 0)] == ["09/23/2026", "09/22/2026", "RAM clear", "09/21/2026"]
    assert page.property("said").startswith(f"Archived journal {room.second} cannot be read: the journal's file")


def test_one_that_is_damaged_while_the_page_is_open_says_so_when_a_day_is_touched(room: Room) -> None:
    page = days(room)
    room.life.archive(room.first).write_bytes(b"no journal")
    touch_line(page, 6)
    until(lambda: page.property("refused"))
    assert page.property("said").startswith("The journal's file is empty")
    assert len(page.picture) == 7


def test_the_games_before_each_clear_stand_under_it_and_open_on_the_felt(room: Room) -> None:
    page = room.page("games")
    assert isinstance(page, Games)
    listing = page.property("list")
    assert cells(listing, 0, 2) == [
        ("2", ""),
        ("1", "6-6  =  12"),
        ("RAM clear", ""),
        ("1", "3-4  =  7"),
        ("RAM clear", ""),
        ("1", "5-4  =  9"),
    ]
    for row, dice in ((5, (5, 4)), (1, (6, 6)), (3, (3, 4))):
        listing.touch(row)
        assert page.opened is not None
        settled = page.opened.game.settled
        assert settled is not None
        assert settled.record.dice == dice
        page.step_back()
    listing.touch(2)
    assert page.opened is None


def test_bills_go_on_over_the_clears(room: Room) -> None:
    page = room.page("bills")
    assert isinstance(page, BillsPage)
    assert cells(page, 0, 2) == [("3", "$100.00"), ("2", "$50.00"), ("1", "$20.00")]
    for report in (ports.BillEscrowed(5_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
        room.life.give(FromDevice("validator", report))
    assert [one[0] for one in cells(page, 0)] == ["4", "3", "2", "1"]


def test_tickets_go_on_over_the_clears_with_every_printed_field(room: Room) -> None:
    page = room.page("tickets")
    assert isinstance(page, TicketsPage)
    assert cells(page, 0, 3, 4) == [("3", "$110.00", "Printed"), ("2", "$45.00", "Printed"), ("1", "$25.00", "Printed")]
    assert all("Test House  ·  Pit 1  ·  Reno NV" in line.note for line in page.picture)
    page.choose("in")
    assert page.picture == ()


def test_a_long_way_to_the_days_before_a_clear_is_walked_beside_the_screens_work_and_said(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE_MS", 0)
    monkeypatch.setattr(following, "PORTION", 3)
    page = room.page("days")
    assert isinstance(page, DaysPage)
    assert page.property("said").startswith("The journal is being read: ")
    assert len(page.picture) == 2
    until(lambda: page._before.is_read)
    assert (len(page.picture), page.property("said")) == (7, "")


def test_a_page_that_is_closed_meanwhile_reads_no_further(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE_MS", 0)
    monkeypatch.setattr(following, "PORTION", 3)
    page = room.page("days")
    assert isinstance(page, DaysPage)
    before = page._before
    room.menu.back()
    QCoreApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)
    QTest.qWait(100)
    assert not before.is_read


def test_what_was_put_away_is_read_once_however_much_happens_meanwhile(room: Room) -> None:
    page = room.page("bills")
    assert isinstance(page, BillsPage)
    for name in (room.first, room.second):
        room.life.archive(name).unlink()
    room.life.give(FromDevice("board", BoardInputs(("main",), ("attendant",))))
    assert len(page.picture) == 3


def test_events_before_a_clear_follow_it(room: Room) -> None:
    page = room.page("events")
    assert isinstance(page, EventsPage)
    page.choose("memory")
    told = [line.cells[2] for line in page.picture]
    assert sum(text.startswith("A RAM clear was carried out; the journal before it is in") for text in told) == 2
    assert sum(text.startswith("The RAM clear is confirmed") for text in told) == 2


@pytest.fixture
def euros(tmp_path: Path) -> Iterator[Room]:
    """The cabinet counts in another currency since its last clear."""
    room = Room(tmp_path, Pipeline(profile=replace(PROFILE, currency="EUR")).cabinet)
    yield room
    room.life.end()


def test_the_events_before_a_clear_are_in_the_currency_of_their_journal(euros: Room) -> None:
    euros.life.give(*bill(20_00))
    page = euros.page("events")
    assert isinstance(page, EventsPage)
    page.choose("money")
    amounts = [line.cells[3] for line in page.picture if len(line.cells) > 3 and "in the stacker and" in line.cells[2]]
    assert amounts == ["€20.00", "$10.00", "$100.00", "$50.00", "$20.00"]


def test_the_file_of_all_events_has_each_amount_in_the_currency_of_its_journal(euros: Room) -> None:
    euros.life.give(*bill(20_00))
    exports = Exports(opens=lambda: look_back(euros.life.path), read=lambda work: work())
    euros.menu._desk = structs.replace(euros.menu._desk, exports=exports)
    page = euros.page("events")
    assert isinstance(page, EventsPage)
    whole = [line.cells for line in page.whole(lambda _: None)]
    assert [one[3] for one in whole if "in the stacker and" in one[2]] == [
        "$20.00",
        "$50.00",
        "$100.00",
        "$10.00",
        "€20.00",
    ]


@pytest.mark.parametrize(
    ("name", "column", "amounts"),
    [
        ("bills", 2, ["€20.00", "$10.00", "$100.00", "$50.00", "$20.00"]),
        ("tickets", 3, ["€20.00", "$110.00", "$45.00", "$25.00"]),
        ("games", 3, ["$5.00", "$5.00", "$5.00"]),
        ("hand_pays", 3, ["$10.00"]),
    ],
)
def test_every_list_of_money_has_each_amount_in_the_currency_of_its_journal(
    euros: Room, name: str, column: int, amounts: list[str]
) -> None:
    euros.life.give(FromDevice("board", BoardInputs((), ())), *bill(20_00), CashOut())
    euros.life.give(*printed(euros.life.runtime.state), FromDevice("board", KEY))
    exports = Exports(opens=lambda: look_back(euros.life.path), read=lambda work: work())
    euros.menu._desk = structs.replace(euros.menu._desk, exports=exports)
    page = euros.page(name)
    listing = page._list if isinstance(page, Games) else page
    assert isinstance(listing, LogListing)
    shown = [line.cells[column] for line in listing.picture if len(line.cells) > column and line.cells[column]]
    assert shown == amounts
    assert [line.cells[column] for line in listing.whole(lambda _: None)] == amounts[::-1]


def test_where_one_is_gone_a_list_says_so_under_the_others(room: Room) -> None:
    room.life.archive(room.second).unlink()
    page = room.page("bills")
    assert isinstance(page, BillsPage)
    assert [one[0] for one in cells(page, 0)] == ["3", "1"]
    assert page.property("foot").startswith(f"Archived journal {room.second} cannot be read: there is no journal")


def test_what_is_under_way_is_finished_while_a_day_before_a_clear_is_looked_at(room: Room) -> None:
    room.life.give(FromDevice("validator", ports.BillEscrowed(5_00)))
    opened(days(room), 3)
    room.life.give(FromDevice("validator", ports.BillStacked()))
    assert room.life.runtime.state.credit_cents == 5_00
