"""The session clock: always on the player's screen where the jurisdiction asks for it, and nowhere else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec.structs import replace as with_fields

from terminal.cabinet.commands import CashOut, ClockFound, EndSession, Instant
from terminal.screens.player.table.session_clock import SessionClock
from tests.screens.sitting import HOUSE, Sitting

MINUTE_MS = 60_000


class Clocked(Sitting):
    """A sitting with a session clock on its screen."""

    def __init__(self, *, wanted: bool = True, bills: tuple[int, ...] = (100,)) -> None:
        self.offset_minutes = 0
        super().__init__(replace(HOUSE, session_clock=wanted), bills)
        self.clock = SessionClock(self.touch_gateway, self.wall_clock, self.root)
        self.show()

    def wall_clock(self) -> Instant:
        return with_fields(super().wall_clock(), offset_minutes=self.offset_minutes)

    def show(self) -> None:
        """Show the present state."""
        self.clock.project(self.pipeline.state)

    @property
    def shown(self) -> tuple[str, str]:
        """The duration, and since when."""
        return self.clock.property("duration"), self.clock.property("since")


@pytest.fixture
def clocked(qapp: object) -> Clocked:
    del qapp
    return Clocked()


def test_the_clock_is_off_until_the_house_asks_for_it(qapp: object) -> None:
    del qapp
    assert Clocked(wanted=False).shown == ("", "")


def test_before_the_first_money_there_is_no_session_to_time(qapp: object) -> None:
    del qapp
    assert Clocked(bills=()).shown == ("", "")


def test_it_shows_for_how_long_the_session_has_run_and_since_when(clocked: Clocked) -> None:
    assert clocked.shown == ("0:00", "2:13 PM")
    clocked.now_ms += 90 * MINUTE_MS
    clocked.clock.look()
    assert clocked.shown == ("1:30", "2:13 PM")


def test_since_when_is_told_by_the_offset_that_held_then(clocked: Clocked) -> None:
    clocked.offset_minutes = 60
    clocked.now_ms += 1
    clocked.clock.look()
    assert clocked.shown == ("0:00", "2:13 PM")


def test_it_looks_again_when_the_minute_of_the_session_is_over(clocked: Clocked) -> None:
    clocked.now_ms += 15_000
    clocked.clock.look()
    assert (clocked.clock._next.isActive(), clocked.clock._next.interval()) == (True, 45_000)


def test_it_ends_with_the_session_and_reads_no_clock_any_more(clocked: Clocked) -> None:
    clocked.give(CashOut())
    clocked.pipeline.state = clocked.pipeline.cabinet.new_state()
    clocked.show()
    assert clocked.shown == ("", "")
    assert not clocked.clock._next.isActive()


def test_a_clock_that_is_corrected_changes_nothing_of_the_time_played(clocked: Clocked) -> None:
    clocked.now_ms += 10 * MINUTE_MS
    right_ms = clocked.wall_clock().at_ms
    clocked.now_ms += 60 * MINUTE_MS
    clocked.pipeline.now = clocked.wall_clock()
    clocked.give(ClockFound(right_ms))
    clocked.show()
    assert clocked.shown[0] == "0:10"


def test_a_clock_that_was_set_back_shows_no_negative_time(clocked: Clocked) -> None:
    clocked.now_ms -= 60 * MINUTE_MS
    clocked.clock.look()
    assert clocked.shown[0] == "0:00"


def test_without_credit_the_clock_runs_until_the_player_has_left(clocked: Clocked) -> None:
    session = clocked.pipeline.state.visit.session
    assert session is not None
    assert clocked.pipeline.refused(EndSession()) == "balance"
    assert clocked.shown != ("", "")
