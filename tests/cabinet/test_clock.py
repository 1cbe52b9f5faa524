"""The clock at the cabinet: who may set it how far, what is journaled, and a jump that no turned key confirms (L8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.environment import LIFE_MS, MADE_MS
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state.machine import AWAY_MS
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import NOON, PROFILE, Pipeline
from tests.cabinet.test_gaming_days import begun

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS
DAY_MS = 24 * HOUR_MS
YEAR_MS = 365 * DAY_MS
DENIED = message("clock.not_permitted")


@pytest.fixture
def keyed(pipeline: Pipeline) -> Pipeline:
    """A cabinet with the technician's key turned, where a key alone is enough."""
    pipeline.turn_keys("technician")
    return pipeline


@pytest.fixture
def staffed() -> Staffed:
    """A person of each role has an account; no key is turned."""
    return Staffed.with_people()


def set_clock(pipeline: Pipeline, by_ms: int) -> tuple[e.Event, ...]:
    """The staff sets the clock by so much, and the operating system does it."""
    before_ms = pipeline.now.at_ms
    called = pipeline.give(c.SetClock(before_ms + by_ms))
    pipeline.wait(by_ms)
    jumped = pipeline.give(c.ClockFound(before_ms)) if abs(by_ms) > MINUTE_MS else ()
    return (*called, *jumped, *pipeline.give(c.ClockTried()))


def jump(pipeline: Pipeline, ms: int, within_ms: int = 0) -> tuple[e.Event, ...]:
    """The clock jumps by itself, and that is found."""
    expected_ms = pipeline.now.at_ms
    return pipeline.wait(ms).give(c.ClockFound(expected_ms, within_ms))


# Setting it -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("by_ms", [-HOUR_MS, -3_000, 20_000, 7 * MINUTE_MS, HOUR_MS])
def test_one_person_sets_the_clock_within_the_limit_and_the_journal_has_before_and_after(
    keyed: Pipeline, by_ms: int
) -> None:
    after_ms = NOON.at_ms + by_ms
    called, done = set_clock(keyed, by_ms)
    assert called == e.ClockSetCalled(NOON.at_ms, after_ms, "technician", by_ms)
    assert done == e.ClockSet(NOON.at_ms, after_ms, "technician")
    assert keyed.state.machine.clock is None
    assert keyed.state.machine.clock_setting is None


def test_the_journal_names_who_set_it(staffed: Staffed) -> None:
    staffed.come("Tom")
    tom = Person(staffed.account("Tom").number, "Tom")
    _, done = set_clock(staffed, -MINUTE_MS * 5)
    assert isinstance(done, e.ClockSet)
    assert (done.who, done.second) == (tom, None)


@pytest.mark.parametrize("by_ms", [-2 * HOUR_MS, HOUR_MS + 1, YEAR_MS])
def test_farther_it_takes_both_keys(keyed: Pipeline, by_ms: int) -> None:
    assert keyed.refused(c.SetClock(keyed.now.at_ms + by_ms)) == "key"
    keyed.turn_keys("attendant", "technician")
    assert any(isinstance(event, e.ClockSet) for event in set_clock(keyed, by_ms))


def test_farther_it_takes_a_second_person_whom_the_journal_names_and_whose_agreement_is_used(staffed: Staffed) -> None:
    staffed.come("Tom")
    far = c.SetClock(staffed.now.at_ms + 3 * HOUR_MS)
    assert staffed.refused(far) == "second_person"
    staffed.agree("Otto", Right.SET_CLOCK)
    _, called = staffed.give(far)
    assert isinstance(called, e.ClockSetCalled)
    assert called.second == Person(staffed.account("Otto").number, "Otto")
    assert staffed.state.people.second is None


def test_many_small_settings_of_one_person_are_one_large_one_until_the_next_gaming_day(keyed: Pipeline) -> None:
    set_clock(keyed, -40 * MINUTE_MS)
    assert keyed.refused(c.SetClock(keyed.now.at_ms - 30 * MINUTE_MS)) == "key"
    set_clock(keyed, 30 * MINUTE_MS)
    set_clock(keyed, -50 * MINUTE_MS)
    keyed.wait(DAY_MS).give(c.TimePasses())
    set_clock(keyed, -40 * MINUTE_MS)


@pytest.mark.parametrize("error_ms", [-45 * DAY_MS, -3 * HOUR_MS, 5 * HOUR_MS, 300 * YEAR_MS])
def test_one_person_sets_a_wrong_clock_right_however_far_it_is_off(keyed: Pipeline, error_ms: int) -> None:
    jump(keyed, error_ms)
    set_clock(keyed, -error_ms)
    assert keyed.state.machine.clock is None
    assert keyed.now == NOON


def test_after_a_time_without_power_any_time_that_may_have_passed_is_right(keyed: Pipeline) -> None:
    jump(keyed, -10_000 * DAY_MS, AWAY_MS)
    assert keyed.refused(c.SetClock(NOON.at_ms + AWAY_MS + 2 * HOUR_MS)) == "key"
    keyed.give(c.SetClock(NOON.at_ms + 12 * DAY_MS))


@pytest.mark.parametrize("to_ms", [0, MADE_MS - 1, MADE_MS + LIFE_MS + 1, 9_223_372_036_855])
def test_no_one_sets_it_outside_of_the_decades_of_the_program(keyed: Pipeline, to_ms: int) -> None:
    keyed.turn_keys("attendant", "technician")
    assert keyed.refused(c.SetClock(to_ms)) == "clock"


def test_only_a_person_with_the_right_sets_or_confirms_it(pipeline: Pipeline, staffed: Staffed) -> None:
    jump(pipeline, -2 * HOUR_MS)
    pipeline.turn_keys("attendant")
    for command in (c.SetClock(NOON.at_ms), c.ConfirmClock()):
        assert pipeline.refused(command) == "key"
    staffed.come("Sue")
    assert staffed.refused(c.SetClock(NOON.at_ms)) == "right"


def test_neither_in_test_mode_nor_in_practice(keyed: Pipeline) -> None:
    keyed.give(c.BeginTest())
    assert keyed.refused(c.SetClock(NOON.at_ms)) == "test_mode"
    practice = Pipeline(practice=True)
    practice.open_with("technician")
    assert practice.refused(c.SetClock(NOON.at_ms)) == "not_offered"


def test_a_clock_that_cannot_be_set_stays_as_it_is_and_the_journal_says_why(keyed: Pipeline) -> None:
    before = keyed.state.machine
    keyed.give(c.SetClock(NOON.at_ms + MINUTE_MS))
    assert keyed.refused(c.SetClock(NOON.at_ms)) == "clock", "one at a time"
    assert keyed.give(c.ClockTried(DENIED)) == (e.ClockNotSet(DENIED, NOON.at_ms),)
    assert keyed.state.machine == before


def test_a_clock_that_takes_the_time_and_does_not_show_it_was_not_set(keyed: Pipeline) -> None:
    keyed.give(c.SetClock(NOON.at_ms + HOUR_MS))
    (event,) = keyed.give(c.ClockTried())
    assert isinstance(event, e.ClockNotSet)


def test_a_clock_that_jumps_elsewhere_while_it_is_set_is_a_fault(keyed: Pipeline) -> None:
    keyed.give(c.SetClock(NOON.at_ms + HOUR_MS))
    (moved,) = jump(keyed, -3 * HOUR_MS)
    assert isinstance(moved, e.ClockMoved)


def test_what_ends_at_an_instant_keeps_its_time_left_when_the_clock_is_set(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(reserve("1234"))
    pipeline.turn_keys("technician")
    set_clock(pipeline, -50 * MINUTE_MS)
    pipeline.turn_keys()
    assert pipeline.state.visit.reservation is not None
    assert pipeline.state.visit.reservation.until_ms - pipeline.now.at_ms == PROFILE.reserve_ms


# Power cuts while it is set -------------------------------------------------------------------------------------------


def test_a_power_cut_before_the_clock_is_set_ends_the_setting_and_nothing_is_set_later(keyed: Pipeline) -> None:
    keyed.give(c.SetClock(NOON.at_ms - HOUR_MS))
    happened = keyed.wait(2 * HOUR_MS).give(c.Start("again"))
    assert [one for one in happened if isinstance(one, e.ClockNotSet)]
    assert keyed.state.machine.clock_setting is None
    assert keyed.give(c.ClockTried()) == ()


def test_a_power_cut_after_it_was_set_back_and_before_that_is_durable_leaves_no_fault(keyed: Pipeline) -> None:
    keyed.give(c.SetClock(NOON.at_ms - HOUR_MS))
    happened = keyed.wait(-HOUR_MS + 20_000).give(c.Start("again", clock=c.ClockFound(NOON.at_ms, AWAY_MS)))
    assert [one for one in happened if isinstance(one, e.ClockSet)]
    assert keyed.state.machine.clock is None


def test_a_wrong_clock_is_still_wrong_if_the_power_fails_before_it_was_set_right(keyed: Pipeline) -> None:
    jump(keyed, -3 * HOUR_MS)
    keyed.give(c.SetClock(NOON.at_ms))
    keyed.wait(4 * HOUR_MS).give(c.Start("again"))
    assert keyed.state.machine.clock is not None


# A clock that has jumped ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("minutes", "asks"), [(5, False), (60, False), (61, True), (400 * 24 * 60, True)])
def test_a_jump_farther_than_the_parameter_is_not_believed_for_a_turned_key(
    pipeline: Pipeline, minutes: int, asks: bool
) -> None:
    jump(pipeline, minutes * MINUTE_MS)
    pipeline.turn_keys("technician")
    assert (pipeline.state.machine.clock is not None) is asks


def test_the_parameter_says_how_far() -> None:
    pipeline = Pipeline(profile=replace(PROFILE, clock_jump_ms=10 * MINUTE_MS)).open_for_play()
    jump(pipeline, -11 * MINUTE_MS)
    pipeline.turn_keys("technician")
    assert pipeline.state.machine.clock is not None
    assert pipeline.refused(c.SetClock(NOON.at_ms - 12 * MINUTE_MS)) == "key"


@pytest.mark.parametrize("within_ms", [0, AWAY_MS])
def test_a_clock_of_the_year_2262_begins_no_gaming_day_of_that_year(pipeline: Pipeline, within_ms: int) -> None:
    """M7: not for any turn of a key, nor after days of play under it."""
    jump(pipeline, 236 * YEAR_MS, within_ms)
    for _ in range(3):
        pipeline.turn_keys("technician")
        pipeline.turn_keys("attendant")
        pipeline.turn_keys()
        pipeline.wait(DAY_MS).give(c.TimePasses())
        pipeline.feed(20)
    assert [date[:4] for _, date, _ in begun(pipeline)] == ["2026"] * 4
    pipeline.give(c.CashOut())
    assert pipeline.state.hand_pay.due[0].reason == "clock", "no ticket bears its date"


def test_a_technician_confirms_it_on_the_page_and_the_journal_says_who(staffed: Staffed) -> None:
    jump(staffed, 40 * DAY_MS)
    staffed.come("Tom")
    confirmed, day = staffed.give(c.ConfirmClock())
    tom = Person(staffed.account("Tom").number, "Tom")
    assert confirmed == e.ClockConfirmed(staffed.now.at_ms, 40 * DAY_MS, "technician", tom)
    assert isinstance(day, e.GamingDayBegan)
    assert staffed.refused(c.ConfirmClock()) == "clock"


def test_a_clock_that_is_set_forward_past_the_hour_begins_the_gaming_day_once(keyed: Pipeline) -> None:
    keyed.turn_keys("attendant", "technician")
    set_clock(keyed, 20 * HOUR_MS)
    assert [date for _, date, _ in begun(keyed)] == ["2026-09-21", "2026-09-22"]
    keyed.give(c.TimePasses())
    assert len(begun(keyed)) == 2


def test_a_clock_that_is_set_back_over_days_begins_a_day_that_does_not_last_for_years(keyed: Pipeline) -> None:
    keyed.turn_keys("attendant", "technician")
    set_clock(keyed, -100 * DAY_MS)
    assert begun(keyed)[-1][1:] == ("2026-06-13", -100)


def test_the_lamp_shows_it_until_it_is_right(pipeline: Pipeline) -> None:
    jump(pipeline, 3 * HOUR_MS)
    assert pipeline.order("board") == ports.BoardOrder(ports.Lamp.FAULT)
    jump(pipeline, -3 * HOUR_MS)
    assert pipeline.order("board") == ports.BoardOrder(ports.Lamp.OFF)
