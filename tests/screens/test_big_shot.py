"""Big Shot in the real window: bets, three hits, the choice by a touch or by the clock, the fourth die (chapter 2)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import Choose, PlaceWager, Start, TimePasses
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from tests.cabinet.pipeline import KEY, PROFILE, Pipeline
from tests.screens.player import Player

GAME = open_game(Sheet.parse((SHEETS / "big-shot-baden.ini").read_text(), "big-shot-baden.ini"))


@pytest.fixture
def player(qapp: QGuiApplication) -> Iterator[Player]:
    """A player with 200.00 before Big Shot."""
    pipeline = Pipeline(game=GAME).open_for_play().feed(100).feed(100)
    player = Player(qapp, size=(1280, 720), pipeline=pipeline)
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


def choice(player: Player) -> object:
    return player.screen.followers.models["choice"]


def three_hits(player: Player) -> None:
    player.tap("Chip 5.00")
    player.tap("Number 6")
    player.tap("Number 6")
    player.roll_and_look(6, 6, 6)


def test_a_whole_round_with_the_win_taken(player: Player) -> None:
    player.tap("Chip 5.00")
    for field in ("Any Double", "Straight", "Any Triple", "Number 6"):
        player.tap(field)
    assert player.bets == {"double": 5_00, "straight": 5_00, "triple": 5_00, "number@6": 5_00}
    player.roll_and_look(6, 6, 6)
    assert player.bets == {"number@6": 5_00}
    assert player.screen.windows.is_open("choice")
    assert player.reads("Three hits on 6")
    player.tap("Take the win: Certain  $60.00")
    assert not player.screen.windows.is_open("choice")
    assert player.line == "You win $60.00"
    assert player.field("number@6", "outcome") == "win"
    # 5.00 each: Double 4:1 and Triple 33:1 win, Straight loses, the number wins 12:1
    assert player.pipeline.state.credit_cents == 200_00 + 20_00 + 165_00 - 5_00 + 60_00


def test_the_risk_throws_the_fourth_die_which_lands_on_the_screen(player: Player) -> None:
    three_hits(player)
    player.tap("Risk the BIG SHOT: The fourth die is 6 1 in 6 $500.00; It is any other number 5 in 6 $60.00")
    assert player.screen.dice.doing == "shake"
    assert player.screen.dice.property("count") == 1
    assert not player.screen.windows.is_open("choice")
    player.dice_fall(6)
    player.screen.skip()
    player.screen.catch_up()
    assert player.line == "The fourth die is 6: you win $500.00"
    assert player.pipeline.state.credit_cents == 700_00


def test_while_the_choice_is_open_nothing_else_can_be_touched(player: Player) -> None:
    three_hits(player)
    assert not player.screen.controls.property("rollOpen")
    assert not player.screen.controls.property("cashOutOpen")
    choice(player).remind()  # type: ignore[attr-defined]  # a tap beside the window
    assert player.reads("First choose: nothing else can be done before.")


def test_the_window_counts_the_seconds_and_the_clock_takes_the_win(player: Player) -> None:
    three_hits(player)
    assert choice(player).property("seconds") == PROFILE.choice_ms // 1000  # type: ignore[attr-defined]
    player.pipeline.wait(PROFILE.choice_ms - 4_500)
    ticks: list[int] = []
    choice(player).ticked.connect(lambda: ticks.append(1))  # type: ignore[attr-defined]
    choice(player).look()  # type: ignore[attr-defined]
    choice(player).look()  # type: ignore[attr-defined]
    assert choice(player).property("seconds") == 5  # type: ignore[attr-defined]
    assert ticks == [1], "each of the last seconds is heard, once"
    player.pipeline.wait(4_500)
    player._carry_out(TimePasses())
    assert player.line == "The time was over: you win $120.00"
    assert player.pipeline.state.credit_cents == 320_00


def test_after_a_power_cut_the_window_asks_again(qapp: QGuiApplication) -> None:
    pipeline = Pipeline(game=GAME).open_for_play().feed(100)
    pipeline.give(PlaceWager("number@2", 10_00))
    pipeline.roll(2, 2, 2)
    pipeline.give(Start("test", fresh_key=KEY))
    pipeline.open_for_play()
    player = Player(qapp, size=(1280, 720), pipeline=pipeline)
    assert player.screen.windows.is_open("choice")
    assert player.reads("Three hits on 2")
    player._send(Choose("big_shot", "risk"))
    throw = pipeline.state.dice.throw
    assert throw is not None
    player.report("dice", ports.ThrowVoid(throw, message("device.waiting")))  # lost on the line: thrown again
    player.report("dice", ports.DiceThrown(throw, (2,)))  # too late, under the old number
    assert pipeline.state.credit_cents == 100_00
    player.report("dice", ports.DiceThrown(throw + 1, (5,)))
    player.screen.skip()
    player.screen.catch_up()
    assert pipeline.state.credit_cents == 160_00
    player.leave()


def test_the_strip_says_in_how_many_ways_the_next_throw_wins(player: Player) -> None:
    player.tap("Chip 1.00")
    player.tap("Number 3")
    assert player.sees("Next roll wins: 91 of 216 throws")  # 216 less 5 x 5 x 5 without a three


def test_history_statistics_help_and_cards_are_those_of_the_game(player: Player) -> None:
    player.tap("Number 3")
    player.roll(3, 1, 6)
    (roll,) = player.screen.history.rows
    assert roll[1:5] == ([3, 1, 6], "", "", "")
    player.screen.windows.show("statistics")
    drawer = player.screen.followers.models["statistics"]
    assert [row[1] for row in drawer.property("totals").rows] == ["1", "0", "1", "0", "0", "1"]
    player.screen.windows.close()
    pages = player.screen.followers.models["help"]
    player.screen.windows.show("help")
    assert pages.property("title") == "How a round goes"
    card = player.screen.followers.models["card"]
    for bet in GAME.fields():
        card.show(bet)  # type: ignore[attr-defined]  # a slot of QML's
        assert card.property("wins"), bet
        assert card.property("edge").endswith("%"), bet
