"""The story of a shared table: rounds with a dealer, a void throw, a pause, silence of all kinds, and a freed seat."""

from __future__ import annotations

from dataclasses import replace

from drivers import ports
from drivers.ports.message import message
from drivers.ports.table import (
    BetsFixed,
    BetsSeen,
    DealerOrdered,
    ResultsSeen,
    SealedBets,
    SeatFreed,
    SeatNotFreed,
    SeatResult,
    SeatSeen,
    SeatsSeen,
    StationsSaid,
)
from terminal.cabinet import commands as c
from terminal.cabinet.state.machine import EXCHANGE
from tests.cabinet.pipeline import GAME, PROFILE
from tests.runtime.story import BIG_SHOT, Story, StoryBench

HOUSE = replace(PROFILE, table_role="table", mode="live")
ANN = "Ann"
SEATS = (1, 4)


def seated(bench: StoryBench, *silent: int) -> None:
    seats = tuple(SeatSeen(seat, 100 + seat, 0, seat not in silent) for seat in SEATS)
    bench.say(EXCHANGE, SeatsSeen(seats))


def seals(number: int, *, final: bool = False) -> tuple[SealedBets, ...]:
    bets = {"pass_line": 5_00}
    return tuple(SealedBets(number, seat, 1 + final, 5_00, bets, final=final) for seat in SEATS)


def closed(bench: StoryBench, number: int) -> None:
    """The round is opened, bet in, and its bets are fixed."""
    bench.do(c.OpenBetting(number, ANN))
    bench.say(EXCHANGE, BetsSeen(number, seals(number)))
    bench.do(c.LastCall(number, ANN), c.NoMoreBets(number, ANN))
    bench.say(EXCHANGE, BetsSeen(number, seals(number, final=True)), BetsFixed(number, seals(number, final=True)))


def thrown(bench: StoryBench, *dice: int) -> None:
    throw = bench.runtime.state.dice.throw
    assert throw is not None, "the dice are out"
    bench.say("dice", ports.DiceThrown(throw, dice))


def a_round_is_dealt(bench: StoryBench) -> None:
    seated(bench)
    closed(bench, 1)
    bench.do(c.ChooseShooter(1, 4, ANN), c.OrderThrow(1, ANN))
    thrown(bench, 2, 2)
    bench.do(c.ConfirmDice(1, (2, 2), ANN))
    bench.say(EXCHANGE, ResultsSeen(1, tuple(SeatResult(1, seat, 0, 0, 100_00) for seat in SEATS)))


def a_throw_is_void_with_a_person_of_the_staff(bench: StoryBench) -> None:
    closed(bench, 2)
    bench.say(EXCHANGE, StationsSaid(2, ((4, "roll"),)))
    bench.say(EXCHANGE, DealerOrdered(1, ANN, '{"do": "throw", "round": 2}', "a"))
    thrown(bench, 3, 4)
    bench.keys("attendant")
    bench.say(EXCHANGE, DealerOrdered(2, ANN, '{"do": "void_throw", "round": 2, "reason": "touched"}', "b"))
    bench.say(EXCHANGE, DealerOrdered(3, ANN, '{"do": "throw", "round": 2}', "a"))  # put in again
    bench.keys()
    throw = bench.runtime.state.dice.throw
    assert throw is not None
    bench.say("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    thrown(bench, 5, 6)
    bench.do(c.ConfirmDice(2, (5, 6), ANN))


def the_table_is_paused_and_its_exchange_is_lost(bench: StoryBench) -> None:
    bench.do(c.OpenBetting(3, ANN), c.PauseTable(3, ANN))
    seated(bench, 4)
    bench.do(c.ResumeTable(3, ANN))
    bench.say(EXCHANGE, ports.Lost(message("device.unplugged")), ports.Back("file"))
    seated(bench)
    bench.wait(HOUSE.bet_ms)
    bench.wait(HOUSE.hurry_ms)
    bench.wait(HOUSE.grace_ms)
    bench.say(EXCHANGE, BetsFixed(3, seals(3)))


def no_dealer_answers(bench: StoryBench) -> None:
    bench.wait(HOUSE.dealer_ms)
    bench.do(c.OrderThrow(3, ANN))
    thrown(bench, 6, 1)
    bench.wait(HOUSE.dealer_ms)


def another_game_is_chosen_and_withdrawn(bench: StoryBench) -> None:
    played, another = GAME.sheet, BIG_SHOT.sheet
    bench.do(c.ChooseNextGame(3, another, ANN), c.ChooseNextGame(3, played, ANN))


def the_seat_of_a_station_that_does_not_come_back_is_freed(bench: StoryBench) -> None:
    bench.say(EXCHANGE, ResultsSeen(3, tuple(SeatResult(3, seat, 5_00, 0, 95_00) for seat in SEATS)))
    seated(bench, 4)
    bench.keys("attendant", "technician")
    for answer in (SeatNotFreed, SeatFreed):
        bench.do(c.StateSeat(4, 104, 3, 95_00, bets_stand=False, lines=("Owed 95.00",)))
        bench.say("printer", ports.SlipPrinted(bench.runtime.state.papers.slips[0].slip.number), ports.PrinterReady())
        bench.do(c.FreeSeat(4, 104))
        bench.say(EXCHANGE, answer(4, 104, bench.runtime.state.hosting.freeing[0].life))
    bench.keys()


STORY = Story(
    HOUSE,
    (
        a_round_is_dealt,
        a_throw_is_void_with_a_person_of_the_staff,
        the_table_is_paused_and_its_exchange_is_lost,
        no_dealer_answers,
        another_game_is_chosen_and_withdrawn,
        the_seat_of_a_station_that_does_not_come_back_is_freed,
    ),
)
