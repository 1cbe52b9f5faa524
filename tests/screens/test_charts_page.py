"""The staff's charts agree with the meters and the gaming days to the cent (regulation M7)."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from terminal.cabinet.commands import FromDevice
from terminal.recall import charts
from terminal.recall.following import Follower, at_once
from terminal.screens.operator.axis import axis
from terminal.screens.operator.charts_page import Charts
from tests.each import each_of
from tests.screens.recalling import KEY, played_seat
from tests.screens.seat import Seat

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def seat() -> Seat:
    return played_seat()


def opened(seat: Seat) -> Charts:
    seat.give(FromDevice("board", KEY))
    seat.menu.show("charts")
    page = seat.menu.model
    assert isinstance(page, Charts)
    for _ in range(400):  # a busy machine reads it in several slices
        if page._reading is None:
            return page
        QTest.qWait(5)
    raise AssertionError("it was never read")


def bars(page: Charts, name: str) -> list[tuple[object, ...]]:
    page.choose(name)
    return list(page.property("bars").rows)


def test_handle_and_win_of_the_hours_and_days_are_those_of_the_meters(seat: Seat) -> None:
    seat.pipeline.wait(3 * 3_600_000)
    history, meters = seat.pipeline.history(), seat.pipeline.state.meters
    follower = Follower(history, seat.pipeline.cabinet.new_state())
    win_cents = meters.lost_cents + meters.commission_cents - meters.won_cents
    hours = at_once(charts.hours(history, follower, seat.pipeline.now))
    days = at_once(charts.days(history, follower, seat.pipeline.state, seat.pipeline.now))
    for slots in (hours, days):
        assert sum(slot.handle_cents for slot in slots) == meters.coin_in_cents
        assert sum(slot.win_cents for slot in slots) == win_cents
    assert [slot.ended_ms for slot in hours[:-1]] == [slot.began_ms for slot in hours[1:]]
    assert len(hours) == 4
    assert days[-1].win_cents == seat.pipeline.state.known_days[-1].totals.table_win_cents


def test_the_time_in_use_begins_with_the_money_of_a_player_and_ends_when_it_leaves() -> None:
    seat = Seat()
    seat.pipeline.wait(1_800_000)
    history = seat.pipeline.history()
    follower = Follower(history, seat.pipeline.cabinet.new_state())
    (day,) = at_once(charts.days(history, follower, seat.pipeline.state, seat.pipeline.now))
    assert day.used_ms == 1_800_000
    assert charts._intervals([(5, True), (9, False), (12, True)], False, 0, 20) is not None
    assert list(charts._intervals([(5, True), (9, False), (12, True)], False, 0, 20)) == [(5, 9), (12, 20)]
    assert list(charts._intervals([(9, False)], True, 2, 20)) == [(2, 9)]


@each_of(
    "values, unit, marks",
    [
        ((0,), 100, (0, 100)),
        ((1_234, -56), 1, (-500, 0, 500, 1000, 1500)),
        ((75_000_00,), 100, (0, 20_000_00, 40_000_00, 60_000_00, 80_000_00)),
        ((-1,), 1, (-1, 0)),
        ((3, 5), 1, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_an_axis_has_few_round_marks_and_zero_and_holds_every_value(
    values: tuple[int, ...], unit: int, marks: tuple[int, ...]
) -> None:
    found = axis(values, unit)
    assert found.marks == marks
    assert all(0 <= found.place(value) <= 1000 for value in values)
    assert 0 in found.marks


def test_each_chart_has_bars_with_their_figures_and_a_sentence(seat: Seat) -> None:
    page = opened(seat)
    ((label, first, second, handle, win, lost, speech),) = bars(page, "hours")
    assert (label, handle) == ("14:00", "17"), "the Hard 6 has won, stays up, and loses with the seven"
    assert "Handle $17.00" in str(speech)
    assert isinstance(first, int)
    assert isinstance(second, int)
    assert lost is (str(win).startswith("\N{MINUS SIGN}"))
    assert page.property("foot").startswith("Together: handle $17.00, table win ")
    (day,) = bars(page, "days")
    assert day[0] == "09/21/2026"
    ((bill, *_, count, _, _, spoken),) = bars(page, "bills")
    assert (bill, count, spoken) == ("$100.00", "2", "$100.00: 2")
    page.choose("dice")
    assert page.property("isDice")
    assert [row[1] for row in page.property("totals").rows][7 - 2] == "1"
    assert len(bars(page, "use")) == 1
    assert page.property("ticks").rows[0][0] == "0 h"


def test_a_journal_that_cannot_be_read_is_said_and_the_other_charts_stand(
    seat: Seat, monkeypatch: pytest.MonkeyPatch
) -> None:
    from terminal.journal.errors import JournalDamaged
    from terminal.messages.lazy import message

    def broken(*_: object) -> object:
        raise JournalDamaged(message("journal.none", path="x"))

    monkeypatch.setattr(charts, "hours", broken)
    page = opened(seat)
    assert page.property("empty")
    assert bars(page, "bills")
    assert page.property("empty") == ""
