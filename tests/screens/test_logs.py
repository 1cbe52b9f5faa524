"""The staff's logs: any page of them, the way to an instant, and the search."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.authority import AuthorityReady, Honoured
from terminal.cabinet.commands import CallAttendant, FromDevice, Instant, SettleBill, Start
from terminal.common.local_time import DAY_MS, MINUTE_MS
from terminal.recall import kind_index
from terminal.screens.operator.games.games_page import Games
from terminal.screens.operator.logs import log_page
from terminal.screens.operator.logs.finding import Finding
from terminal.screens.operator.logs.log_page import LogListing
from terminal.screens.operator.page import Exports
from terminal.screens.translating import manners
from tests.cabinet.pipeline import NEXT_DAY_MS
from tests.each import each_of
from tests.screens.recalling import KEY, feed, played_seat
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")

HOUR_MS = 60 * MINUTE_MS


@pytest.fixture
def seat() -> Seat:
    return played_seat()


def log_of(seat: Seat, name: str) -> LogListing:
    """Open a log."""
    seat.give(FromDevice("board", KEY))
    seat.menu.show(name)
    page = seat.menu.model
    found = page.property("list") if isinstance(page, Games) else page
    assert isinstance(found, LogListing)
    return found


def shown(page: LogListing, column: int = 0) -> list[str]:
    """A column of the page that is on the screen."""
    return [row[0][column] for row in page.property("shown").rows]


def finding(page: LogListing) -> Finding:
    window = page.property("finding")
    assert isinstance(window, Finding)
    return window


def look_for(page: LogListing, text: str) -> list[str]:
    """Type this in the window and touch Find; the first column of what is found."""
    window = finding(page)
    window.begin()
    window.choose("words")
    window.clear()
    for letter in text:
        window.type(letter)
    window.done()
    return [line.cells[0] for line in page.picture]


def test_first_and_last_page_are_one_touch_away(seat: Seat) -> None:
    page = log_of(seat, "events")
    everything = [line.cells[0] for line in page.picture]
    page.turnToLast()
    assert (shown(page)[-1], page.property("hasNext")) == ("1", False)
    page.turn(-1)
    assert page.property("hasNext")
    page.turnToFirst()
    assert (shown(page), page.property("hasPrevious")) == (everything[:10], False)


def test_an_older_page_stays_as_it_is_while_something_happens(seat: Seat) -> None:
    page = log_of(seat, "events")
    page.turn(1)
    before = shown(page)
    feed(seat)
    assert shown(page) == before
    page.turnToFirst()
    page.refresh()
    assert int(shown(page)[0]) == len(seat.pipeline.events)


def test_a_finger_goes_to_the_last_entry_up_to_an_instant(seat: Seat) -> None:
    page = log_of(seat, "events")
    page.turnToLast()
    window = finding(page)
    window.begin()
    window.choose("time")
    for digit in "09212026":
        window.type(digit)
    assert (window.property("typed"), window.property("whole")) == ("09/21/2026   __:__", True)
    window.done()
    assert not window.property("shown")
    assert shown(page)[0] == page.picture[0].cells[0]
    window.begin()
    for digit in "0000":
        window.type(digit)
    window.done()
    assert shown(page)[-1] == "1", "everything is later than that, so that the oldest page is shown"


@each_of(
    "digits, offset_minutes, later_ms",
    [
        ("092320260530", 120, -30 * MINUTE_MS),
        ("092420260130", 120, 19 * HOUR_MS + 30 * MINUTE_MS),
        ("092420260230", 60, 21 * HOUR_MS + 30 * MINUTE_MS),  # of the hour that comes twice it is the last one
        ("092420260330", 60, 22 * HOUR_MS + 30 * MINUTE_MS),
    ],
)
def test_an_instant_is_gone_to_as_the_clock_showed_it_then(digits: str, offset_minutes: int, later_ms: int) -> None:
    """The gaming day began at 06:00 in summer; at 03:00 of the next morning it is 02:00 again."""
    seat, six_ms = played_seat(), NEXT_DAY_MS + DAY_MS - 120 * MINUTE_MS
    for now in (Instant(six_ms - HOUR_MS, 120), Instant(six_ms + 21 * HOUR_MS, 60), Instant(six_ms + DAY_MS, 60)):
        seat.pipeline.now = now
        seat.give(FromDevice("board", KEY))
        seat.give(FromDevice("board", ports.BoardInputs((), ())))
    gone_to: list[int] = []
    page = log_of(seat, "events")
    window = Finding(page.desk, lambda _: None, gone_to.append, page)
    window.choose("time")
    for digit in digits:
        window.type(digit)
    window.done()
    assert gone_to == [six_ms + later_ms + MINUTE_MS - 1]
    shown_ms = gone_to[0] + offset_minutes * MINUTE_MS
    assert f"{datetime.fromtimestamp(shown_ms // 1000, UTC):%m%d%Y%H%M}" == digits


@each_of(
    "digits, trouble",
    [
        ("13212026", "There is no such date or time."),
        ("092120262500", "There is no such date or time."),
        ("0921202", ""),
        ("092120261", ""),
    ],
)
def test_what_is_no_instant_cannot_be_gone_to(digits: str, trouble: str) -> None:
    window = finding(log_of(played_seat(), "events"))
    window.begin()
    window.choose("time")
    for digit in digits:
        window.type(digit)
    assert (window.property("whole"), window.property("trouble")) == (False, trouble)
    window.done()
    assert window.property("shown")


def test_a_date_is_typed_in_the_order_in_which_the_language_writes_it(seat: Seat) -> None:
    window = finding(log_of(seat, "events"))
    window.begin()
    window.choose("time")
    for digit in "2109":
        window.type(digit)
    manners.speak("de")
    try:
        assert window.property("typed") == "21.09.____   __:__"
        manners.speak("sl")
        assert window.property("typed") == "21. 09. ____   __:__"
    finally:
        manners.speak("en")


def test_words_are_found_in_what_a_line_says_without_accents_and_capitals(seat: Seat) -> None:
    page = log_of(seat, "events")
    found = look_for(page, "DICE show")
    assert [line.cells[2] for line in page.picture] == [
        *("The dice show 3-4: 7", "The dice show 5-4: 9", "The dice show 3-3: 6")
    ]
    assert page.property("foot") == "Found for “DICE show”: 3"
    assert len(found) == 3
    page.endSearch()
    assert len(page.picture) == len(seat.pipeline.events)


def test_an_amount_is_found_by_its_digits_and_an_event_by_its_number(seat: Seat) -> None:
    page = log_of(seat, "events")
    look_for(page, "203.00")
    assert {line.cells[3] for line in page.picture} == {"$203.00"}
    assert look_for(page, "5")[0] == "5"


def test_a_search_is_of_the_chosen_matter_and_ends_with_it(seat: Seat) -> None:
    page = log_of(seat, "events")
    page.choose("doors")
    look_for(page, "dice")
    assert page.property("empty") == "Found for “dice”: 0"
    page.choose("games")
    assert not page.property("searching")


def test_a_ticket_is_found_by_a_part_of_its_validation_number_however_it_is_grouped(seat: Seat) -> None:
    page = log_of(seat, "tickets")
    validation = seat.pipeline.state.ticketing.issued[-1].ticket.validation
    assert look_for(page, validation) == ["1"]
    assert look_for(page, validation[4:10]) == ["1"]
    assert look_for(page, page.picture[0].cells[1]) == ["1"]
    assert look_for(page, "999999999999999999") == []


def test_a_game_is_found_by_its_number_and_opens(seat: Seat) -> None:
    page = log_of(seat, "games")
    assert look_for(page, "2")[0] == "2"
    page.touch(0)
    games = seat.menu.model
    assert isinstance(games, Games)
    assert games.opened is not None
    assert games.opened.game.span.number == 2


def test_the_way_back_closes_the_window_then_ends_the_search_then_leaves_the_page(seat: Seat) -> None:
    page = log_of(seat, "bills")
    look_for(page, "100")
    finding(page).begin()
    assert page.step_back()
    assert not finding(page).property("shown")
    assert page.step_back()
    assert not page.property("searching")
    assert not page.step_back()


def test_a_disputed_bill_has_one_line_and_one_that_was_never_seen_has_one_too(seat: Seat) -> None:
    for report in (ports.BillEscrowed(20_00), ports.ValidatorIdle(accepting=True), ports.BillStacked()):
        seat.give(FromDevice("validator", report))
    page = log_of(seat, "bills")
    assert [(line.cells[0], line.cells[2], line.cells[3]) for line in page.picture] == [
        ("4", "unknown value", "Disputed"),
        ("3", "$20.00", "Disputed"),
        ("2", "$100.00", "Credited"),
        ("1", "$100.00", "Credited"),
    ]


def test_a_disputed_ticket_that_is_settled_much_later_is_shown_as_settled(seat: Seat) -> None:
    validation = "006338742623748784"
    seat.give(Start("test", authority=True))
    seat.pipeline.open_for_play()
    for device, report in (
        ("authority", AuthorityReady()),
        ("validator", ports.TicketEscrowed(validation)),
        ("authority", Honoured(3, validation, 20_00)),
        ("validator", ports.ValidatorIdle(accepting=True)),
    ):
        seat.give(FromDevice(device, report))
    for number in range(30):
        seat.give(CallAttendant(on=not number % 2))
    page = log_of(seat, "tickets")
    page.choose("in")
    assert [line.cells[4] for line in page.picture] == ["Disputed"]
    seat.give(FromDevice("board", ports.BoardInputs((), ("attendant",))))
    seat.give(SettleBill(3, credit=True))
    page.refresh()
    assert [line.cells[4] for line in page.picture] == ["Credited by an attendant"]


class Slow:
    """A seat whose logs are read and searched when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(log_page, "AT_ONCE", 0)
        monkeypatch.setattr(log_page, "SEARCHED_AT_ONCE", 0)
        monkeypatch.setattr(kind_index, "CHUNK", 4)
        self.seat = played_seat()
        self.waiting: list[Callable[[], None]] = []
        menu = self.seat.menu
        opens = lambda: nullcontext(self.seat.pipeline.history())  # noqa: E731
        menu._desk = replace(menu._desk, exports=Exports(opens=opens, read=self.waiting.append))


def test_a_long_journal_is_read_on_another_thread_and_the_log_says_how_far(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    page = log_of(slow.seat, "events")
    assert page.property("foot").startswith("The journal is being read: ")
    assert len(page.picture) < len(slow.seat.pipeline.events)
    slow.waiting.pop()()
    page.follow()
    assert page.property("foot") == ""
    assert len(page.picture) == len(slow.seat.pipeline.events)


def test_an_instant_that_is_not_read_yet_is_gone_to_once_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    page = log_of(slow.seat, "events")
    page.go_to(0)
    assert not page.property("hasPrevious")
    slow.waiting.pop()()
    page.follow()
    assert shown(page)[-1] == "1"


def test_a_long_search_shows_what_it_finds_and_can_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    page = log_of(slow.seat, "events")
    slow.waiting.pop()()
    page.find("dice show")
    assert page.property("foot") == "Looking for “dice show”: 0%; found so far: 0"
    slow.waiting.pop()()
    page.follow()
    assert len(page.picture) == 3
    page.find("dice show")
    page.endSearch()
    slow.waiting.pop()()
    assert not page.property("searching")


@pytest.mark.expects_log("a search in a log failed")
def test_a_search_that_fails_says_so_and_not_that_nothing_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    page = log_of(slow.seat, "events")
    slow.waiting.pop()()
    page.find("dice show")
    monkeypatch.setattr(LogListing, "_finds", None)
    slow.waiting.pop()()
    page.follow()
    assert page.property("foot") == "The search for “dice show” has failed; found before that: 0"
    assert page.is_settled


@pytest.mark.expects_log("the index of a log could not be read")
def test_a_log_that_cannot_be_read_on_says_so_and_not_that_it_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch)
    page = log_of(slow.seat, "events")
    monkeypatch.setattr(page._log, "read", None)
    slow.waiting.pop()()
    page.follow()
    assert page.property("foot") == "The journal could not be read to its beginning: older entries are missing."
    assert page.is_settled
