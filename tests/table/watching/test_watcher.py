"""What watches a table reads it as it is, says when it cannot, and puts each order of a dealer once."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers.ports.message import message
from drivers.ports.table import DealerAnswer
from drivers.ports.table_board import BoardMode, BoardSeal, TableBoard, board_texts
from terminal.table.exchange.exchange import ExchangeRefused, LineGone, Seal, View
from terminal.table.exchange.sqlite_exchange import SqliteExchange
from terminal.table.exchange.stored import StoredExchange
from terminal.table.keys.parties import dealer
from terminal.table.link.shown import shown_of
from terminal.table.watching.sight import Sight
from terminal.table.watching.watcher import MAX_ORDERS, TableWatcher, WatchedExchange
from tests.table.exchange.house import House, bet
from tests.table.exchange.raw_sql import execute
from tests.table.test_opening import opening

BOARD = TableBoard(mode=BoardMode(1, "live", title="Craps"))
PAUSE = '{"do": "pause", "round": 1}'


class Clock:
    """A clock that a test turns."""

    ms = 1_000

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Table 1 on this machine."""
    house = House(1, lambda keys: SqliteExchange(tmp_path / "exchange.sqlite", 1, keys))
    yield house
    house.close()


@pytest.fixture
def line(house: House) -> StoredExchange:
    """The line of a console or a display."""
    return house.new_line()


class Watching:
    """A watcher without its thread: a test looks for it."""

    def __init__(self, *, is_dealer: bool = False, shows_chips: bool = False) -> None:
        self.clock = Clock()
        self.seen: list[Sight] = []
        self._keys = iter(range(1, 100))
        self.watcher = TableWatcher(
            None,
            self.seen.append,
            self.clock,
            lambda: f"key {next(self._keys)}",
            is_dealer=is_dealer,
            shows_chips=shows_chips,
        )

    def look(self, line: WatchedExchange) -> Sight:
        """Look once; what is seen then."""
        self.watcher.look(line)
        return self.seen[-1]


def test_round_and_board_are_seen_as_the_table_shows_them(house: House, line: StoredExchange) -> None:
    watching = Watching()
    assert watching.look(line) == Sight(read=True)
    row = house.publish(1, "open")
    house.line.show_board(board_texts(BOARD))
    seen = watching.look(line)
    assert (seen.shown, seen.board) == (shown_of(row), BOARD)


def test_what_has_not_changed_is_not_told_again(house: House, line: StoredExchange) -> None:
    house.publish(1, "open")
    watching = Watching()
    watching.look(line)
    watching.clock.ms += 500
    watching.look(line)
    assert len(watching.seen) == 1


def test_the_clock_runs_from_the_moment_at_which_a_phase_was_seen_to_begin(house: House, line: StoredExchange) -> None:
    watching = Watching()
    watching.look(line)
    house.publish(1, "open", remaining_ms=20_000)
    seen = watching.look(Late(line, 0))
    assert [seen.left_ms(now_ms) for now_ms in (1_000, 5_000, 60_000)] == [20_000, 16_000, 0]


class Late:
    """A line to a table that has shown its round some time ago."""

    def __init__(self, line: StoredExchange, ago_ms: int) -> None:
        self.newest, self.board, self.answer_to = line.newest, line.board, line.answer_to
        self.newest_seals, self.views = line.newest_seals, line.views
        self.put_order, self.wait, self.wake, self.close = line.put_order, line.wait, line.wake, line.close
        self._ago_ms = ago_ms

    def shown_ago_ms(self) -> int:
        """So long ago."""
        return self._ago_ms


def test_a_display_that_comes_later_shows_what_is_left_of_the_time(house: House, line: StoredExchange) -> None:
    house.publish(1, "open", remaining_ms=20_000)
    assert Watching().look(Late(line, 15_000)).left_ms(1_000) == 5_000


def test_a_console_sees_what_the_seats_have_sealed_and_a_display_does_not(house: House, line: StoredExchange) -> None:
    house.seat(2, 3)
    house.publish(1, "open")
    house.seal(1, 2, cents=500)
    house.seal(1, 2, version=2, cents=1_500)
    assert Watching(is_dealer=True).look(line).seals == {2: laid(1_500)}
    assert Watching().look(line).seals == {}
    house.publish(1, "closing")
    house.line.put_seal(house.cabinet(3), bet(1, 3, final=True))
    assert Watching(is_dealer=True).look(line).seals == {2: laid(1_500), 3: laid(500, final=True)}


def laid(cents: int, *, final: bool = False) -> BoardSeal:
    """A bet on the pass line."""
    return BoardSeal(cents, final, {"pass_line": cents})


def shows(house: House, seat: int, said_ms: int, **chips: int) -> None:
    """The station of this seat shows its chips, and with them that it is there."""
    house.line.show_view(house.cabinet(seat), View(seat=seat, said_ms=said_ms, chips=chips))


def test_a_display_sees_the_chips_of_the_seats_that_are_heard_while_they_are_laid(
    house: House, line: StoredExchange
) -> None:
    house.seat(2, 3)
    house.publish(1, "open")
    shows(house, 2, 1, field=500)
    shows(house, 3, 1, field=700)
    watching = Watching(shows_chips=True)
    watching.look(line)
    watching.clock.ms += 1_000
    shows(house, 2, 2, field=1_500)
    assert watching.look(line).views == {2: {"field": 1_500}}, "what seat 3 shows may be old"
    watching.clock.ms += 5_000
    assert watching.look(line).views == {}, "it is not heard any more"
    assert Watching(is_dealer=True).look(line).views == {}


def test_chips_are_read_twice_a_second_and_none_of_a_round_whose_bets_are_fixed(
    house: House, line: StoredExchange
) -> None:
    house.seat(2)
    house.publish(1, "open")
    watching = Watching(shows_chips=True)
    for said_ms in range(3):
        shows(house, 2, said_ms, field=500 * (said_ms + 1))
        watching.look(line)
        watching.clock.ms += 600
    assert watching.look(line).views == {2: {"field": 1_500}}
    shows(house, 2, 9, field=9_900)
    watching.clock.ms += 100
    assert watching.look(line).views == {2: {"field": 1_500}}
    house.publish(1, "closing")
    house.publish(1, "closed", house.line.close_round(1))
    assert watching.look(line).views == {}


def test_chips_that_cannot_be_believed_are_not_shown_and_stop_nothing(house: House, line: StoredExchange) -> None:
    house.publish(1, "open")
    watching = Watching(shows_chips=True)
    assert watching.look(Doubtful(line)).views == {}
    assert watching.seen[-1].trouble is None


class Doubtful:
    """A line on which chips are altered."""

    def __init__(self, line: StoredExchange) -> None:
        self.newest, self.board, self.answer_to = line.newest, line.board, line.answer_to
        self.shown_ago_ms, self.newest_seals, self.put_order = line.shown_ago_ms, line.newest_seals, line.put_order
        self.wait, self.wake, self.close = line.wait, line.wake, line.close

    def views(self) -> tuple[View, ...]:
        """They are refused."""
        raise ExchangeRefused(message("exchange.seat_taken", seat=2, cabinet=9))


def test_a_table_that_is_stopped_shows_no_time(house: House, line: StoredExchange) -> None:
    watching = Watching()
    watching.look(line)
    house.publish(1, "open")
    watching.look(line)
    house.publish(1, "open", revision=1, stopped="paused")
    assert watching.look(line).left_ms(1_000) is None


def test_an_order_goes_to_the_table_once_and_its_answer_comes_back(house: House, line: StoredExchange) -> None:
    watching = Watching()
    assert watching.watcher.order("Ann", PAUSE)
    assert watching.look(line).answer is None, "the table has not answered"
    (ordered,) = house.line.orders_after(0)
    assert ordered.order == PAUSE
    house.line.answer_order(1, ordered.key, "The table is paused already.")
    assert watching.look(line).answer == DealerAnswer(1, "The table is paused already.")
    watching.look(line)
    assert len(house.line.orders_after(0)) == 1


def test_the_answer_to_an_earlier_order_is_not_taken_for_that_to_one_with_the_same_number(
    house: House, line: StoredExchange
) -> None:
    """The number is the exchange's: one that was emptied past the program gives it again."""
    watching = Watching()
    watching.watcher.order("Ann", PAUSE)
    watching.look(line)
    house.line.answer_order(1, "key 1", "")
    assert watching.look(line).answer == DealerAnswer(1)
    execute(house, "DELETE FROM tab.dealer_order")
    watching.watcher.order("Ann", PAUSE)
    assert watching.look(line).answer is None, "the table has not answered this one"
    house.line.answer_order(1, "key 2", "The table is paused already.")
    assert watching.look(line).answer == DealerAnswer(1, "The table is paused already.")


class Deaf:
    """A line that is cut after the order has reached the table, so that no answer comes."""

    def __init__(self, line: StoredExchange) -> None:
        self._line = line
        self.newest, self.board, self.answer_to = line.newest, line.board, line.answer_to
        self.shown_ago_ms, self.newest_seals = line.shown_ago_ms, line.newest_seals
        self.wait, self.wake, self.close, self.views = line.wait, line.wake, line.close, line.views

    def put_order(self, dealer: str, key: str, order: str) -> int:
        """Put it, and lose the answer."""
        self._line.put_order(dealer, key, order)
        raise LineGone(message("exchange.line_gone", error="cut"))


def test_an_order_whose_answer_was_lost_is_the_same_order_when_it_is_put_again(
    house: House, line: StoredExchange
) -> None:
    watching = Watching()
    watching.watcher.order("Ann", PAUSE)
    with pytest.raises(LineGone):
        watching.look(Deaf(line))
    watching.look(line)
    assert [(one.number, one.order) for one in house.line.orders_after(0)] == [(1, PAUSE)]


def test_orders_that_nobody_takes_pile_up_to_a_bound(house: House, line: StoredExchange) -> None:
    watching = Watching()
    assert [watching.watcher.order("Ann", PAUSE) for _ in range(MAX_ORDERS)] == [True] * MAX_ORDERS
    assert not watching.watcher.order("Ann", PAUSE)
    watching.look(line)
    assert watching.watcher.order("Ann", PAUSE), "the line has taken the others"
    assert len(house.line.orders_after(0)) == MAX_ORDERS


def test_orders_of_a_dealer_who_has_left_are_dropped(house: House, line: StoredExchange) -> None:
    watching = Watching()
    watching.watcher.order("Ann", PAUSE)
    watching.watcher.connect_as(lambda: line)
    watching.watcher._changed.clear()  # as its thread does when it connects
    watching.look(line)
    assert house.line.orders_after(0) == ()


class Relieved:
    """A line on which another dealer comes while an order is on its way."""

    def __init__(self, line: StoredExchange, watching: Watching) -> None:
        self._line = line
        self._watching = watching
        self.newest, self.board, self.answer_to = line.newest, line.board, line.answer_to
        self.shown_ago_ms, self.newest_seals = line.shown_ago_ms, line.newest_seals
        self.wait, self.wake, self.close, self.views = line.wait, line.wake, line.close, line.views

    def put_order(self, dealer: str, key: str, order: str) -> int:
        """Put it; the next dealer has already given another one."""
        number = self._line.put_order(dealer, key, order)
        self._watching.watcher.connect_as(lambda: self._line)
        self._watching.watcher.order("Bob", PAUSE)
        return number


def test_an_order_of_the_next_dealer_is_not_taken_for_the_one_that_is_on_its_way(
    house: House, line: StoredExchange
) -> None:
    watching = Watching()
    watching.watcher.order("Ann", PAUSE)
    watching.look(Relieved(line, watching))
    watching.watcher._changed.clear()  # as its thread does when it connects
    watching.look(line)
    assert [one.dealer for one in house.line.orders_after(0)] == ["Ann", "Bob"]


def test_a_console_cannot_order_in_another_dealers_name(tmp_path: Path) -> None:
    line, watching = opening(tmp_path, dealer(1, "Ann"))(), Watching()
    watching.watcher.order("Bob", PAUSE)
    with pytest.raises(ExchangeRefused, match="may not speak for dealer-1-Bob"):
        watching.look(line)
    assert line.orders_after(0) == ()
    line.close()


def test_a_board_of_another_program_is_said_to_be_unreadable(house: House, line: StoredExchange) -> None:
    house.line.show_board({"mode": '{"table": "three"}'})
    with pytest.raises(ExchangeRefused, match="cannot be read"):
        Watching().look(line)


class Thread:
    """A watcher with its thread, and what it has told."""

    def __init__(self, *lines: WatchedExchange | Exception) -> None:
        self._lines = iter(lines)
        self._told = threading.Condition()
        self._seen: list[Sight] = []
        self.watcher = TableWatcher(self._connect, self._tell, Clock(), retry_s=0)

    def _connect(self) -> WatchedExchange:
        found = next(self._lines)
        if isinstance(found, Exception):
            raise found
        return found

    def _tell(self, sight: Sight) -> None:
        with self._told:
            self._seen.append(sight)
            self._told.notify_all()

    def until_seen(self, count: int) -> list[Sight]:
        """What was told, once there is so much."""
        with self._told:
            self._told.wait_for(lambda: len(self._seen) >= count)
            return self._seen[:count]


class Scripted:
    """A line that answers with nothing, and fails where it is told to."""

    def __init__(self, fails_after: int | None = None) -> None:
        self.closed = False
        self._left = fails_after
        self._woken = threading.Event()

    def newest(self) -> None:
        """No round yet."""
        if self._left is not None:
            self._left -= 1
            if self._left < 0:
                raise LineGone(message("exchange.line_gone", error="cut"))

    def shown_ago_ms(self) -> int:
        """Nothing was shown."""
        return 0

    def newest_seals(self, number: int) -> tuple[Seal, ...]:
        """Nothing is sealed."""
        del number
        return ()

    def views(self) -> tuple[View, ...]:
        """Nothing is laid."""
        return ()

    def board(self) -> dict[str, str]:
        """Nothing is shown."""
        return {}

    def answer_to(self, number: int, key: str) -> str | None:
        """Nothing was ordered."""
        del number, key
        return None

    def put_order(self, dealer: str, key: str, order: str) -> int:
        """Take it."""
        del dealer, key, order
        return 1

    def wait(self, timeout_ms: int) -> None:
        """Wait until it is woken, if it does not fail soon."""
        del timeout_ms
        if self._left is None:
            self._woken.wait()

    def wake(self) -> None:
        """End the wait."""
        self._woken.set()

    def close(self) -> None:
        """Close it."""
        self.closed = True


def test_a_line_that_is_cut_is_said_so_and_opened_again() -> None:
    cut, whole = Scripted(fails_after=1), Scripted()
    thread = Thread(LineGone(message("exchange.not_set_up")), cut, whole)
    thread.watcher.start()
    first, second, third, fourth = thread.until_seen(4)
    thread.watcher.close()
    assert first.trouble == message("exchange.not_set_up")
    assert (second.trouble, second.read) == (None, True)
    assert third == replace(second, trouble=message("exchange.line_gone", error="cut"))
    assert fourth == second
    assert (cut.closed, whole.closed) == (True, True), "each line is closed by the thread that has opened it"


def test_the_thread_ends_at_once_when_it_is_closed_before_anyone_deals() -> None:
    watcher = TableWatcher(None, list[Sight]().append, Clock())
    watcher.start()
    watcher.close()
    assert not watcher._thread.is_alive()
