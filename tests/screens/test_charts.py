"""The arithmetic of the statistics: what is counted, what was to be expected, and where bars and curves lie."""

from __future__ import annotations

from terminal.cabinet.session import Session
from terminal.screens.player.windows.charts import curve, profit_bars, zero_share
from terminal.screens.shared.table.total_bars import WHOLE, total_bars

ALL_ROLLS = [(first, second) for first in range(1, 7) for second in range(1, 7)]


def test_every_roll_of_two_dice_once_is_exactly_what_was_to_be_expected() -> None:
    bars = total_bars(ALL_ROLLS)
    assert [bar.count for bar in bars] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert [bar.expected_hundredths for bar in bars] == [100 * bar.count for bar in bars]
    assert all(bar.share == bar.expected_share for bar in bars)
    assert max(bar.share for bar in bars) == WHOLE


def test_of_a_hundred_rolls_sixteen_and_two_thirds_were_to_be_a_seven() -> None:
    seven = next(bar for bar in total_bars([(1, 1)] * 100) if bar.total == 7)
    assert (seven.count, seven.expected_hundredths) == (0, 1666)


def test_a_total_that_comes_too_often_stays_within_the_chart() -> None:
    bars = total_bars([(6, 6)] * 10)
    assert bars[-1].share == WHOLE
    assert all(0 < bar.expected_share < WHOLE for bar in bars)


def test_before_the_first_roll_the_expectation_is_there_and_nothing_is_counted() -> None:
    bars = total_bars([])
    assert {(bar.count, bar.share, bar.expected_hundredths) for bar in bars} == {(0, 0, 0)}
    assert [bar.expected_share for bar in bars] == sorted(bar.expected_share for bar in bars[:6]) + [
        bar.expected_share for bar in bars[4::-1]
    ]


def test_profits_fall_from_the_best_bet_to_the_worst_and_even_ones_are_left_out() -> None:
    bars = profit_bars({"field": -500, "pass_line": 2000, "hard@6": 0, "place@6": 700})
    assert [(bar.bet, bar.cents) for bar in bars] == [("pass_line", 2000), ("place@6", 700), ("field", -500)]


def test_gains_reach_to_the_right_of_zero_and_losses_to_the_left() -> None:
    gain, loss = profit_bars({"pass_line": 3000, "field": -1000})
    zero = zero_share((gain, loss))
    assert (loss.start, loss.start + loss.width, gain.start) == (0, zero, zero)
    assert (zero, gain.width) == (WHOLE // 4, 3 * WHOLE // 4)


def test_where_nothing_was_lost_zero_lies_on_the_left() -> None:
    assert zero_share(profit_bars({"pass_line": 100})) == 0
    assert profit_bars({}) == ()


def test_of_many_bets_the_eight_best_and_the_eight_worst_are_shown() -> None:
    many = {f"bet {number}": 100 * (number - 10) for number in range(20) if number != 10}
    cents = [bar.cents for bar in profit_bars(many)]
    assert cents == [*range(900, 100, -100), *range(-300, -1001, -100)]


def test_the_curve_begins_at_zero_and_ends_at_the_result() -> None:
    session = Session(0, won_cents=500, lost_cents=300, rolls=3, curve=(500, -500, 200))
    course = curve(session)
    assert course.across == (0, 333, 666, 1000)
    assert (course.down[0], course.down[1], course.down[2]) == (course.zero, 0, WHOLE)
    assert (course.max_cents, course.min_cents) == (500, -500)


def test_a_thinned_curve_still_ends_at_the_last_roll() -> None:
    session = Session(0, won_cents=900, rolls=5, curve=(200, 400), curve_step=2)
    course = curve(session)
    assert course.across == (0, 400, 800, 1000)
    assert course.down[-1] == 0
    assert course.max_cents == 900


def test_a_commission_since_the_last_roll_is_in_the_result_at_once() -> None:
    session = Session(0, won_cents=200, commission_cents=50, rolls=1, curve=(200,))
    assert (curve(session).across, curve(session).down[-1]) == ((0, 1000, 1000), 250)


def test_a_session_without_rolls_is_a_point_in_the_middle() -> None:
    for session in (None, Session(0)):
        course = curve(session)
        assert (course.across, course.down, course.zero) == ((0,), (WHOLE // 2,), WHOLE // 2)
