"""The story of a table with a dealer, who throws by hand: rounds that are played, corrected, void and forgotten."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from terminal.cabinet import commands as c
from tests.cabinet.pipeline import PROFILE
from tests.runtime.story import Story, StoryBench

HOUSE = replace(PROFILE, mode="live", dealer_dice="hand")
ANN = "Ann"


def a_round_is_played(bench: StoryBench) -> None:
    bench.say("validator", ports.BillEscrowed(100_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True))
    bench.do(c.PlaceWager("field", 5_00), c.OpenBetting(1, ANN), c.PlaceWager("pass_line", 10_00))
    bench.do(c.LastCall(1, ANN), c.NoMoreBets(1, ANN), c.EnterDice(1, (3, 1), ANN), c.EnterDice(1, (3, 3), ANN))
    bench.do(c.ConfirmDice(1, (3, 3), ANN))


def a_throw_is_void_before_dice_lie_and_after(bench: StoryBench) -> None:
    bench.do(c.OpenBetting(2, ANN), c.NoMoreBets(2, ANN), c.VoidThrow(2, "off_table", ANN))
    bench.do(c.OpenBetting(3, ANN), c.NoMoreBets(3, ANN), c.EnterDice(3, (6, 1), ANN))
    bench.keys("attendant")
    bench.do(c.VoidThrow(3, "touched", ANN))
    bench.keys()


def the_clock_closes_the_bets_and_no_dealer_answers(bench: StoryBench) -> None:
    bench.do(c.PlaceWager("field", 5_00), c.OpenBetting(4, ANN))
    bench.wait(HOUSE.bet_ms)
    bench.wait(HOUSE.dealer_ms)
    bench.do(c.OpenBetting(5, ANN), c.NoMoreBets(5, ANN), c.EnterDice(5, (5, 1), ANN))
    bench.wait(HOUSE.dealer_ms)
    bench.do(c.ConfirmDice(5, (5, 1), ANN))


def the_dealer_is_awaited_again_once_a_door_is_closed(bench: StoryBench) -> None:
    bench.keys(doors=("main",))
    bench.wait(HOUSE.dealer_ms)
    bench.keys()


STORY = Story(
    HOUSE,
    (
        a_round_is_played,
        a_throw_is_void_before_dice_lie_and_after,
        the_clock_closes_the_bets_and_no_dealer_answers,
        the_dealer_is_awaited_again_once_a_door_is_closed,
    ),
)
