"""The grade of a win: what the screen makes of it, by the parameters of the house."""

from __future__ import annotations

from dataclasses import replace

from msgspec.structs import replace as changed

from terminal.cabinet.state import State
from terminal.cabinet.state.hand_pays import HandPay
from terminal.cabinet.wins import NO_WIN, Win, win_of
from terminal.rules.resolution import Resolution
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.cabinet.test_choices import big_shot, three_hits

HOUSE = replace(PROFILE, roll_up=True, burst_times=5, moment_times=25, moment_cents=1_000_00, hand_pay_moment=True)
BY_HAND = (HandPay(1, "win", 300_00, 300_00, "hard@8"),)
CREDIT_BY_HAND = (HandPay(1, "printer", 300_00, 0, ""),)

Decided = tuple[tuple[str, int, int], ...]
"""Bets by name, each with its stake and what it has won in cents; a negative win for a lost stake, 0 for a push."""

GRADES: tuple[tuple[str, dict[str, object], int, Decided, tuple[HandPay, ...], str], ...] = (
    ("nothing was decided", {}, 10_00, (), (), ""),
    ("a bet is lost", {}, 10_00, (("field", 10_00, -1),), (), ""),
    ("a bet stands off", {}, 10_00, (("dont_pass", 10_00, 0),), (), ""),
    ("a bet wins even money", {}, 10_00, (("field", 10_00, 10_00),), (), "roll_up"),
    ("the house wants no roll-up", {"roll_up": False}, 10_00, (("field", 10_00, 10_00),), (), "tag"),
    ("one cent less than five times the stake", {}, 10_00, (("hard@4", 10_00, 49_99),), (), "roll_up"),
    ("five times the stake", {}, 10_00, (("hard@4", 10_00, 50_00),), (), "burst"),
    ("five times the stake, where nothing bursts", {"burst_times": 0}, 10_00, (("h", 10_00, 50_00),), (), "roll_up"),
    ("five times, without a roll-up", {"roll_up": False}, 10_00, (("h", 10_00, 50_00),), (), "burst"),
    ("the same win with more at stake", {}, 10_01, (("hard@4", 10_00, 50_00),), (), "roll_up"),
    ("one cent less than twenty-five times", {}, 10_00, (("t", 10_00, 249_99),), (), "burst"),
    ("twenty-five times the stake", {}, 10_00, (("t", 10_00, 250_00),), (), "moment"),
    ("twenty-five times, where only the amount counts", {"moment_times": 0}, 10_00, (("t", 10, 250_00),), (), "burst"),
    ("a thousand on a high stake", {}, 1_000_00, (("pass_line", 1_000_00, 1_000_00),), (), "moment"),
    ("a cent less", {}, 1_000_00, (("pass_line", 1_000_00, 999_99),), (), "roll_up"),
    ("a thousand, where no amount counts", {"moment_cents": 0}, 1_000_00, (("p", 10, 1_000_00),), (), "roll_up"),
    ("two wins together", {}, 20_00, (("a", 10_00, 70_00), ("b", 10_00, 30_00)), (), "burst"),
    ("a loss takes the win below the grade", {}, 20_00, (("a", 10_00, 100_00), ("b", 1, -1)), (), "roll_up"),
    ("the losses eat the win up", {}, 50_00, (("a", 10_00, 40_00), ("b", 40_00, -1)), (), "tag"),
    ("the losses are larger", {}, 100_00, (("a", 1_00, 30_00), ("b", 99_00, -1)), (), "tag"),
    ("a cent is left", {}, 50_00, (("a", 10_00, 40_01), ("b", 40_00, -1)), (), "roll_up"),
    ("an attendant pays it", {}, 400_00, (("hard@8", 100_00, 300_00),), BY_HAND, "moment"),
    (
        "an attendant pays, without a moment",
        {"hand_pay_moment": False},
        400_00,
        (("h", 1, 300_00),),
        BY_HAND,
        "roll_up",
    ),
    ("an attendant pays, and more was lost", {}, 900_00, (("h", 1, 300_00), ("p", 301_00, -1)), BY_HAND, "tag"),
    ("an attendant pays the credit, not a win", {}, 10_00, (("f", 10_00, 10_00),), CREDIT_BY_HAND, "roll_up"),
)


def resolutions(decided: Decided) -> tuple[Resolution, ...]:
    return tuple(
        Resolution(bet, "win" if won > 0 else "lose" if won < 0 else "push", stake, max(won, 0), 0, stays=False)
        for bet, stake, won in decided
    )


def after(stake_cents: int, due: tuple[HandPay, ...] = (), pipeline: Pipeline | None = None) -> State:
    """The state after a throw with so much at stake."""
    state = (pipeline or Pipeline()).state
    results = changed(state.results, last_bet_cents=stake_cents)
    return changed(state, results=results, hand_pay=changed(state.hand_pay, due=due))


def test_a_win_is_graded_by_what_the_throw_leaves_and_by_its_stake() -> None:
    wrong = []
    for when, house, stake_cents, decided, due, grade in GRADES:
        found = win_of(replace(HOUSE, **house), after(stake_cents, due), resolutions(decided)).grade  # type: ignore[arg-type]
        if found != grade:
            wrong.append(f"{when}: {found or 'none'} instead of {grade or 'none'}")
    assert not wrong, "\n".join(wrong)


def test_a_win_names_its_bets_the_largest_first_and_what_is_paid_by_hand() -> None:
    decided = resolutions((("field", 10_00, 20_00), ("hard@8", 100_00, 300_00), ("place@5", 10_00, -1)))

    win = win_of(HOUSE, after(120_00, BY_HAND), decided)

    assert win == Win("moment", 310_00, (("hard@8", 300_00), ("field", 20_00)), 300_00)
    assert win.won_cents == 320_00
    assert win_of(HOUSE, after(10_00), ()) == NO_WIN


def test_nothing_fills_the_screen_while_the_player_has_to_choose() -> None:
    decided = resolutions((("number@6", 10_00, 300_00),))
    assert win_of(HOUSE, after(10_00), decided).grade == "moment"
    assert win_of(HOUSE, after(10_00, pipeline=three_hits(big_shot())), decided).grade == "burst"
