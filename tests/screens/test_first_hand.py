"""The window of a first hand: touched on its own felt, with play chips, and nothing of it reaches the cabinet."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from drivers import ports
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import BeginFirstHand, CashOut, EndFirstHand, Start
from terminal.cabinet.events import FirstHandBegan, FirstHandEnded
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.screens.player.lobby.lobby import Lobby
from terminal.screens.player.windows.first_hand_window import FirstHandLesson
from tests.cabinet.pipeline import KEY, PROFILE, Pipeline
from tests.screens.player import Player

ROLL = "Roll the dice of the lesson"


@pytest.fixture
def novice(qapp: QGuiApplication) -> Iterator[Player]:
    """A person with 50.00 at a cabinet that offers a first hand."""
    pipeline = Pipeline(profile=replace(PROFILE, first_hand=True)).open_for_play().feed(50)
    player = Player(qapp, size=(1280, 720), pipeline=pipeline)
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


def lesson(player: Player) -> FirstHandLesson:
    model = player.screen.followers.models["firstHand"]
    assert isinstance(model, FirstHandLesson)
    return model


def amounts(player: Player) -> tuple[str, str]:
    """The play chips left and won."""
    return str(lesson(player).property("chips")), str(lesson(player).property("won"))


def rolls(player: Player) -> None:
    """Roll the lesson's dice, and end their fall."""
    player.tap(ROLL)
    player.tap("Dice tray")


def money_read(player: Player) -> list[str]:
    """Every visible text with a sign of money."""
    texts = (item.property("text") for item in player.visible())
    return [text for text in texts if isinstance(text, str) and "$" in text]


def test_the_whole_lesson_is_touched_and_no_touch_of_it_reaches_the_cabinet(novice: Player) -> None:
    before, happened = novice.pipeline.state, len(novice.pipeline.events)
    novice.tap("Help")
    novice.tap("Play a first hand with play chips")
    assert novice.screen.windows.is_open("first_hand")
    assert novice.reads("Play chips: nothing here is money")
    assert amounts(novice) == ("1,000", "0")

    novice.tap("Come")
    assert novice.reads("First touch the marked field.")
    novice.tap(ROLL)
    assert amounts(novice) == ("1,000", "0"), "the dice wait for the bet"

    novice.tap("Pass Line")
    assert amounts(novice) == ("990", "0")
    novice.tap("Pass Line")
    assert novice.reads("First touch ROLL."), "one chip is enough"
    assert amounts(novice) == ("990", "0")
    assert not novice.sees("Pass Line Odds")
    rolls(novice)
    assert novice.reads("The Point is 8: take odds")
    novice.tap("Pass Line Odds")
    novice.tap("Place 6")
    assert novice.reads("PLAY")
    assert money_read(novice) == [], "no play chip is shown as money, and no money beside play chips"
    rolls(novice)
    assert amounts(novice) == ("972", "14")
    rolls(novice)
    assert amounts(novice) == ("1,036", "48"), "12 of it are still up"
    assert novice.reads("The Point is made: your first hand is over")

    assert novice.sent == [BeginFirstHand()], "touches of the lesson are its own"
    assert [type(event) for event in novice.pipeline.events[happened:]] == [FirstHandBegan]
    novice.tap("Play the first hand once more")
    assert amounts(novice) == ("1,000", "0")
    novice.tap("Leave the first hand")
    assert novice.sent == [BeginFirstHand(), EndFirstHand()]
    assert novice.pipeline.state == before
    assert novice.reads("$50.00")
    assert novice.bets == {}


def novice_at(qapp: QGuiApplication, *sheets: str) -> Player:
    """A person without money at a cabinet with these games."""
    games = [open_game(Sheet.parse((SHEETS / f"{name}.ini").read_text(), f"{name}.ini")) for name in sheets]
    pipeline = Pipeline(profile=replace(PROFILE, first_hand=True))
    pipeline.cabinet = Cabinet({game.sheet: game for game in games}, pipeline.cabinet.profile)
    pipeline.state = pipeline.cabinet.new_state()
    pipeline.give(Start("test", fresh_key=KEY))
    player = Player(qapp, size=(1280, 720), pipeline=pipeline.open_for_play())
    assert QTest.qWaitForWindowExposed(player.window)
    return player


def test_lessons_of_big_shot_and_hazard_begin_in_attract_mode_and_lobby_and_show_no_money(
    qapp: QGuiApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Lobby, "_compute_edges", lambda _lobby: None)  # a process of its own, which no lesson needs
    player = novice_at(qapp, "big-shot-baden", "hazard")
    player.leave_alone(PROFILE.attract_ms)
    assert player.screen.followers.idle.property("phase") == "attract"
    player.tap("Play a first hand with play chips")
    assert player.screen.windows.property("open") == "first_hand"
    assert player.screen.followers.idle.property("phase") == "play"
    player.tap("Number 6")
    player.tap("Any Double")
    rolls(player)
    assert amounts(player) == ("1,030", "30")
    player.tap("Number 6")
    rolls(player)
    assert player.reads("Three hits: take the win, or risk it")
    assert money_read(player) == []
    rolls(player)
    assert amounts(player) == ("1,090", "90")
    assert player.reads("No 6, and still 60: your first hand is over")
    player.tap("Leave the first hand")

    player.tap("Games")
    player.tap("Hazard")
    player.tap("Games")
    player.tap("Play a first hand with play chips")
    player.tap("Bank")
    assert player.reads("The house covers 10"), "the house's chips are play chips too"
    for title in ("The main is 7", "6 is your chance", "Nothing is decided", "The chance has come: you win 10"):
        rolls(player)
        assert player.reads(title)
        assert money_read(player) == []
    player.tap("Leave the first hand")
    assert not player.pipeline.state.bet_cents
    player.leave()


def test_a_bill_a_cash_out_and_the_time_without_a_touch_end_it(novice: Player) -> None:
    lesson(novice).begin()
    novice.tap("Pass Line")
    novice.tap(ROLL)
    under = novice.where("Pass Line")
    novice.report("validator", ports.BillEscrowed(20_00))
    assert novice.screen.windows.property("open") == "first_hand_over", "while the dice of the lesson fall"
    novice.report("validator", ports.BillStacked())
    novice.report("validator", ports.ValidatorIdle(accepting=True))
    assert novice.reads("$70.00")
    novice.tap_at(under)
    assert novice.bets == {}, "a finger that was on its way to the lesson's felt"
    novice.tap("To the table")
    novice.tap_at(under)
    assert novice.bets == {"pass_line": 1_00}
    novice.tap("Clear last")

    lesson(novice).begin()
    assert amounts(novice) == ("1,000", "0"), "it begins again"
    novice.leave_alone(PROFILE.attract_ms)
    assert novice.screen.windows.property("open") == "first_hand_over"
    assert isinstance(novice.pipeline.events[-1], FirstHandEnded)
    novice.tap("To the table")

    lesson(novice).begin()
    novice.tap("Leave the first hand and cash out")
    assert novice.screen.windows.property("open") == "cash_out"
    assert CashOut() not in novice.sent, "it is asked for as always"
    assert not novice.pipeline.state.visit.first_hand


def test_it_is_offered_by_the_help_only_where_it_can_begin(player: Player) -> None:
    player.tap("Help")
    assert not player.sees("Play a first hand with play chips")
    assert not player.screen.followers.models["firstHand"].property("offered")
