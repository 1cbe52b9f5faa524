"""Gaming days (regulation M7, COMAR 36.05.02.20F(7)): when one begins, and what it comes to."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from drivers import ports
from drivers.ports import BoardInputs
from terminal.cabinet.commands import (
    Answer,
    CallDice,
    CancelCredit,
    CashOut,
    ClockFound,
    ConfirmHandPay,
    Instant,
    MemoryUnread,
    Place,
    PrintDay,
    SettleTicket,
    Start,
    TimePasses,
)
from terminal.cabinet.events import (
    BillCredited,
    ClearConfirmed,
    ClockMoved,
    FaultsAcknowledged,
    GamingDayBegan,
    MemoryLost,
)
from terminal.cabinet.fold import fold
from terminal.cabinet.gaming_day import DAYS_KEPT, Totals, totals
from terminal.cabinet.meters import Meters
from tests.cabinet.street import NEXT_DAY_MS, NOON, PROFILE, Street
from tests.cabinet.test_old_journals import old_street

HOUR_MS = 3_600_000
DAY_MS = 24 * HOUR_MS


def begun(street: Street) -> list[tuple[int, str, int]]:
    """The days that have begun: number, date, and how many days passed."""
    return [(one.number, one.date, one.passed_days) for one in street.events if isinstance(one, GamingDayBegan)]


def at_local(hour: int, offset_minutes: int) -> Instant:
    """This hour of 2026-09-21 on a clock that is so much ahead of UTC."""
    midnight_ms = NEXT_DAY_MS - 30 * HOUR_MS
    return Instant(midnight_ms + hour * HOUR_MS - offset_minutes * 60_000, offset_minutes)


def set_clock(street: Street, ms: int) -> tuple[object, ...]:
    """Somebody sets the clock by so much, and that is found."""
    expected_ms = street.now.at_ms
    return street.wait(ms).give(ClockFound(expected_ms))


def technician(street: Street) -> Street:
    """The technician says that the clock is right as it is."""
    street.report("board", BoardInputs((), ("technician",)))
    street.report("board", BoardInputs((), ()))
    return street


# When a day begins ----------------------------------------------------------------------------------------------------


def test_the_first_day_begins_with_the_first_start() -> None:
    street = Street()
    assert street.events[1:] == [GamingDayBegan(1, "2026-09-21", NOON.at_ms, 0)]


@pytest.mark.parametrize("offset_minutes", [-480, 0, 120, 345])
@pytest.mark.parametrize(
    ("hour", "date"), [(0, "2026-09-20"), (5, "2026-09-20"), (6, "2026-09-21"), (23, "2026-09-21")]
)
def test_what_happens_before_the_hour_by_the_local_clock_is_of_the_day_before(
    hour: int, date: str, offset_minutes: int
) -> None:
    assert begun(Street(at_local(hour, offset_minutes))) == [(1, date, 0)]


def test_the_hour_is_the_houses() -> None:
    assert begun(Street(at_local(0, 0), profile=replace(PROFILE, day_begins_minutes=0))) == [(1, "2026-09-21", 0)]


def test_at_the_hour_and_not_a_moment_sooner_the_clocks_ring_begins_the_next_day_once(street: Street) -> None:
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS
    street.now = Instant(NEXT_DAY_MS - 1)
    assert street.give(TimePasses()) == ()
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS
    street.wait(1)
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS
    assert street.give(TimePasses()) == (GamingDayBegan(2, "2026-09-22", NEXT_DAY_MS, 1),)
    assert street.give(TimePasses()) == ()
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS + DAY_MS


def test_whatever_comes_first_after_the_hour_begins_it_and_is_of_the_new_day(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    street.now = Instant(NEXT_DAY_MS + 5)
    happened = street.report("validator", ports.BillStacked())
    assert isinstance(happened[0], GamingDayBegan)
    assert isinstance(happened[-1], BillCredited)
    assert street.state.days[-1].totals.deposits_cents == 0
    assert street.state.day is not None
    assert (street.state.day.before.bills_in_cents, street.state.meters.bills_in_cents) == (0, 20_00)


def test_over_a_power_off_the_start_begins_it_and_says_how_many_days_have_passed(street: Street) -> None:
    street.wait(3 * DAY_MS)
    assert street.give(Start("again"))[1:] == (GamingDayBegan(2, "2026-09-24", street.now.at_ms, 3),)


def test_a_start_on_the_same_day_begins_none(street: Street) -> None:
    street.wait(HOUR_MS).give(Start("again"))
    assert len(begun(street)) == 1


def test_when_the_clocks_go_back_in_autumn_the_day_is_an_hour_longer() -> None:
    street = Street(Instant(NEXT_DAY_MS - DAY_MS - 2 * HOUR_MS, 120))
    street.now = Instant(NEXT_DAY_MS - 2 * HOUR_MS, 60)
    assert street.give(TimePasses()) == ()
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS - HOUR_MS
    street.wait(HOUR_MS).give(TimePasses())
    assert begun(street) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]


def test_when_the_clocks_go_forward_in_spring_it_is_an_hour_shorter() -> None:
    street = Street(Instant(NEXT_DAY_MS - DAY_MS - HOUR_MS, 60))
    street.now = Instant(NEXT_DAY_MS - 2 * HOUR_MS, 120)
    street.give(TimePasses())
    assert begun(street) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]


# A clock that was set -------------------------------------------------------------------------------------------------


def test_a_clock_that_was_set_back_ends_no_day_twice_and_begins_no_earlier_one(street: Street) -> None:
    street.now = Instant(NEXT_DAY_MS)
    street.give(TimePasses())
    set_clock(street, -2 * HOUR_MS)
    street.wait(2 * HOUR_MS).give(TimePasses())
    assert len(begun(street)) == 2
    technician(street).wait(2 * HOUR_MS).give(TimePasses())
    assert len(begun(street)) == 2


def test_a_clock_that_was_set_back_without_power_begins_no_earlier_day(street: Street) -> None:
    expected_ms = street.now.at_ms
    street.wait(-20_000 * DAY_MS).give(Start("again"))
    street.give(ClockFound(expected_ms, at_start=True))
    street.feed(20)
    assert len(begun(street)) == 1


def test_a_clock_that_is_found_wildly_ahead_begins_no_day_and_the_days_go_on_by_the_one_that_was_right(
    street: Street,
) -> None:
    (moved,) = set_clock(street, 400 * DAY_MS)
    assert isinstance(moved, ClockMoved)
    assert street.cabinet.alarm_ms(street.state, street.now) == NEXT_DAY_MS + 400 * DAY_MS
    street.now = Instant(NEXT_DAY_MS + 400 * DAY_MS)
    street.give(TimePasses())
    assert begun(street) == [(1, "2026-09-21", 0), (2, "2026-09-22", 1)]
    set_clock(street, -400 * DAY_MS)
    street.give(TimePasses())
    assert len(begun(street)) == 2


def test_when_a_technician_says_that_it_is_right_one_day_begins_and_says_how_many_passed(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    set_clock(street, 400 * DAY_MS)
    technician(street)
    assert begun(street)[1:] == [(2, "2027-10-26", 400)]
    assert street.state.days[-1].totals == Totals(deposits_cents=20_00, end_cents=20_00)


def test_a_clock_that_was_ahead_without_power_and_is_put_right_leaves_no_day_that_lasts_for_years(
    street: Street,
) -> None:
    street.feed(20)
    street.wait(4_000 * DAY_MS).give(Start("again"))
    set_clock(street, -4_000 * DAY_MS)
    assert begun(street)[1:] == [(2, "2037-09-03", 4_000)]
    technician(street)
    assert begun(street)[2:] == [(3, "2026-09-21", -4_000)]
    assert street.state.credit_cents == 20_00
    street.now = Instant(NEXT_DAY_MS)
    street.give(TimePasses())
    assert begun(street)[3:] == [(4, "2026-09-22", 1)]


@pytest.mark.parametrize("days", [-400, -2, -1, 0, 1, 2, 400])
def test_whatever_is_done_to_the_clock_every_ring_that_is_due_begins_a_day(street: Street, days: int) -> None:
    set_clock(street, days * DAY_MS + HOUR_MS)
    technician(street)
    for _ in range(4):
        due_ms = street.cabinet.alarm_ms(street.state, street.now)
        assert due_ms is not None
        assert due_ms > street.now.at_ms
        street.now = Instant(due_ms)
        street.give(TimePasses())
    dates = [date for _, date, _ in begun(street)]
    assert len(dates) >= 4


@pytest.mark.parametrize("seed", range(8))
def test_over_any_play_with_clock_power_and_summer_time_days_follow_each_other_and_no_ring_is_for_nothing(
    seed: int,
) -> None:
    chance, street = random.Random(seed), Street().open_for_play()  # noqa: S311 - no dice
    for _ in range(150):
        before = street.state
        street.wait(chance.randrange(9 * HOUR_MS))
        match chance.randrange(6):
            case 0:
                set_clock(street, chance.choice((-400, -2, -1, 1, 2, 400)) * DAY_MS + chance.randrange(DAY_MS))
            case 1:
                technician(street)
            case 2:
                expected_ms = street.now.at_ms
                street.wait(chance.randrange(-5, 40) * DAY_MS).give(Start("again"))
                if street.now.at_ms < expected_ms:
                    street.give(ClockFound(expected_ms, at_start=True))
                street.open_for_play()
            case 3:
                street.now = replace(street.now, offset_minutes=chance.choice((-60, 0, 60)))
            case _:
                street.feed(20)
        street.give(TimePasses())
        due_ms = street.cabinet.alarm_ms(street.state, street.now)
        assert due_ms is not None
        assert street.now.at_ms < due_ms <= street.now.at_ms + DAY_MS
        assert street.state.days_begun in (before.days_begun, before.days_begun + 1, before.days_begun + 2)
    days = [one for one in street.events if isinstance(one, GamingDayBegan)]
    for one, following in pairwise(days):
        assert following.number == one.number + 1
        assert following.passed_days >= 1 or following.passed_days < -1
        assert (following.date > one.date) == (following.passed_days > 0)
        if following.passed_days < 0:
            assert isinstance(street.events[street.events.index(following) - 1], FaultsAcknowledged)


# What it comes to -----------------------------------------------------------------------------------------------------


def next_day(street: Street) -> Totals:
    """Let the day end; what it has come to."""
    due_ms = street.cabinet.alarm_ms(street.state, street.now)
    assert due_ms is not None
    street.now = Instant(due_ms)
    street.give(TimePasses())
    return street.state.days[-1].totals


def test_deposits_winnings_losing_wagers_and_withdrawals_lead_from_what_was_in_play_to_what_is(street: Street) -> None:
    street.feed(20).feed(20).give(Place("field", 5_00))
    street.roll(5, 4).give(Place("field", 3_00))
    street.roll(3, 4).give(CashOut())
    expected = Totals(
        deposits_cents=40_00, winnings_cents=5_00, losing_wagers_cents=3_00, withdrawals_cents=42_00, end_cents=0
    )
    assert next_day(street) == expected
    assert expected.table_win_cents == -2_00


def test_chips_on_the_felt_over_the_hour_are_neither_won_nor_lost_but_in_play(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 5_00))
    street.roll(4, 4)
    assert next_day(street) == Totals(deposits_cents=20_00, end_cents=20_00)
    street.roll(3, 4)
    assert next_day(street) == Totals(begin_cents=20_00, losing_wagers_cents=5_00, end_cents=15_00)


def test_dice_that_are_out_over_the_hour_are_of_the_day_on_which_they_lie(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    street.give(CallDice())
    assert next_day(street).winnings_cents == 0
    street.throw(5, 4)
    assert next_day(street).winnings_cents == 5_00


def test_commission_is_a_column_of_its_own_and_the_tables(street: Street) -> None:
    street.feed(50).give(Place("buy@4", 20_00))
    street.give(Answer(yes=True))
    found = next_day(street)
    assert (found.commission_cents, found.losing_wagers_cents, found.table_win_cents) == (1_00, 0, 1_00)
    assert found.end_cents == 49_00


def test_a_hand_pay_is_a_withdrawal_on_the_day_on_which_it_is_paid(street: Street) -> None:
    street.feed(20)
    street.report("board", BoardInputs((), ("attendant",)))
    street.give(CancelCredit())
    assert next_day(street).withdrawals_cents == 0
    street.give(ConfirmHandPay(1))
    assert next_day(street) == Totals(begin_cents=20_00, withdrawals_cents=20_00)


def test_a_ticket_that_did_not_come_out_is_taken_off_the_withdrawals_of_the_day_that_finds_out(street: Street) -> None:
    street.feed(20).give(CashOut())
    street.report("printer", ports.TicketInDoubt(1, "The printer lost its power."))
    assert next_day(street).withdrawals_cents == 20_00
    street.report("board", BoardInputs((), ("attendant",)))
    street.give(SettleTicket(1, printed=False))
    assert next_day(street) == Totals(withdrawals_cents=-20_00, end_cents=20_00)


def test_the_days_and_the_one_that_runs_add_up_to_the_lifetime_meters(street: Street) -> None:
    for dollars in (5, 20, 100):
        street.feed(dollars).give(Place("field", 5_00))
        street.roll(1, 2).give(Place("field", 2_00))
        next_day(street)
        street.roll(3, 4)
    days, meters = [one.totals for one in street.state.days], street.state.meters
    assert street.state.day is not None
    running = totals(street.state.day.before, street.state.day.begin_cents, meters, street.state.credit_cents)
    assert sum(one.deposits_cents for one in (*days, running)) == meters.bills_in_cents == 125_00
    assert sum(one.winnings_cents for one in (*days, running)) == meters.won_cents
    assert sum(one.losing_wagers_cents for one in (*days, running)) == meters.lost_cents
    for before, after in zip(days, [*days[1:], running], strict=True):
        assert before.end_cents == after.begin_cents


def test_figures_that_do_not_lead_from_one_to_the_other_are_never_told() -> None:
    with pytest.raises(AssertionError, match="2000 cents ought to be in play, there are 2100"):
        totals(Meters(), 0, Meters(bills_in_cents=20_00, bills={"2000": 1}), 21_00)


def test_the_last_days_are_kept_and_not_more(street: Street) -> None:
    for _ in range(DAYS_KEPT + 2):
        next_day(street)
    assert [one.number for one in street.state.days] == list(range(3, DAYS_KEPT + 3))
    assert street.state.days[-1].ended_ms == street.now.at_ms


def test_an_attendant_prints_the_totals_of_a_day_and_nobody_else(street: Street) -> None:
    street.feed(20).give(Place("field", 5_00))
    street.roll(3, 4)
    next_day(street)
    assert street.refused(PrintDay(1)) == "key"
    street.report("board", BoardInputs((), ("attendant",)))
    street.give(PrintDay(1))
    (matter,) = street.state.slips
    assert (matter.about, matter.number) == ("day", 1)
    assert [" ".join(line.split()) for line in matter.slip.lines if line] == [
        "GAMING DAY REPORT",
        "NOT A TICKET - CANNOT BE REDEEMED",
        "Test House",
        "Pit 1",
        "Reno NV",
        "MACHINE# 00000001",
        "Slip 000001",
        "Printed on 09/22/2026 06:00:00",
        "Gaming day 000001",
        "Date 2026-09-21",
        "Began 09/21/2026 14:13:20",
        "Ended 09/22/2026 06:00:00",
        "Amounts are in USD",
        "In play at the beginning 0.00",
        "Deposits 20.00",
        "Winnings credited 0.00",
        "Losing wagers 5.00",
        "Commission 0.00",
        "Withdrawals 0.00",
        "In play at the end 15.00",
        "Table win 5.00",
    ]
    assert street.refused(PrintDay(2)) == "device"
    street.report("printer", ports.SlipPrinted(1))
    street.report("printer", ports.PrinterReady())
    street.give(PrintDay(2))
    assert street.state.slips[0].slip.lines[0] == "GAMING DAY REPORT - THE DAY IS NOT OVER"
    street.report("printer", ports.SlipFailed(2, "Slip 2 was not printed: the ticket printer stopped (jam)."))
    assert street.refused(PrintDay(3)) == "day"


def test_a_paper_says_how_many_days_passed_and_has_room_for_all_of_it(street: Street) -> None:
    street.wait(400 * DAY_MS).report("board", BoardInputs((), ("attendant",)))
    street.give(PrintDay(2))
    lines = street.state.slips[0].slip.lines
    assert "Days after the one before                400" in lines
    assert len(lines) <= ports.SLIP_LINES_MOST
    assert max(map(len, lines)) <= ports.SLIP_CHARACTERS_MOST


# Where there is none --------------------------------------------------------------------------------------------------


def test_a_journal_from_before_there_were_days_has_its_first_with_the_next_start() -> None:
    street = old_street()
    assert (street.state.day, street.state.days) == (None, ())
    assert street.cabinet.alarm_ms(street.state, street.now) is None
    street.give(Start("new"))
    assert street.state.day is not None
    assert (street.state.day.number, street.state.day.begin_cents) == (1, 108_00)


def test_nothing_follows_the_confirmation_of_a_clear_and_the_procedure_without_a_good_copy_has_no_days(
    street: Street,
) -> None:
    found = MemoryUnread("No copy is good.", ())
    assert street.cabinet.decide(street.cabinet.new_state(), found, NOON) == (MemoryLost(found.say, ()),)
    confirmed = fold(street.state, ClearConfirmed(NOON.at_ms, ("attendant", "technician")))
    lost = fold(street.state, MemoryLost("No copy is good.", ()))
    for state in (confirmed, lost):
        assert street.cabinet.alarm_ms(state, street.now) is None
        assert street.cabinet.decide(state, TimePasses(), Instant(NEXT_DAY_MS)) == ()
