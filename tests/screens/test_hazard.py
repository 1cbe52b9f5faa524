"""Hazard in the real window: plates, bank and dice by touches, the choice after a win, a power cut at each question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from terminal.cabinet.commands import Start
from terminal.common.places import SHEETS
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet
from terminal.screens.player.windows.statistics_drawer import NOTHING
from tests.cabinet.pipeline import KEY, Pipeline
from tests.screens.player import Player

TEXT = (SHEETS / "hazard.ini").read_text()
KEEPS = "Keep the dice: it all rides: The bank wins, with a main of 7 244 in 495 {0}; It loses 251 in 495 $0.00"
TAKES = "Pass the dice and take the bank: Certain  {0}"


def pipeline_of(**house: str) -> Pipeline:
    """A cabinet with Hazard and 100.00."""
    lines = [("pays" if key == "cover" else "house", key, word) for key, word in house.items()]
    return Pipeline(game=open_game(Sheet.parse(TEXT, "hazard.ini", lines))).open_for_play().feed(100)


@pytest.fixture
def player(qapp: QGuiApplication) -> Iterator[Player]:
    """A player with 100.00 before Hazard."""
    player = Player(qapp, size=(1280, 720), pipeline=pipeline_of())
    assert QTest.qWaitForWindowExposed(player.window)
    yield player
    player.leave()


def cells(player: Player) -> dict[int, str]:
    """The word under each total."""
    return {row[0]: row[1] for row in player.screen.readout._next_throw._cells.rows}


def test_a_hand_with_the_main_named_on_its_plate(player: Player) -> None:
    assert {total for total, word in cells(player).items() if word == "Main"} == {5, 6, 7, 8, 9}
    player.tap("Chip 5.00")
    player.tap("Bank")
    player.tap("Bank")
    assert player.bets == {"bank": 10_00}
    player.tap("Main 6")
    assert player.field("main@6", "finished")
    assert cells(player)[6] == cells(player)[12] == "Wins"
    assert cells(player)[11] == "Loses"
    assert player.line == "Main 6: 6/12 wins, 2/3/11 loses, any other total is the chance"
    player.tap("Throw for the main")
    assert not player.field("main@6", "finished")
    player.tap("Main 6")
    player.roll_and_look(2, 2)
    assert player.line == "Four is the chance"
    player.tap("Main 7")
    assert player.field("main@6", "finished"), "a main cannot be changed once the dice were thrown for it"
    assert {total: word for total, word in cells(player).items() if word} == {4: "Wins", 6: "Loses"}
    player.roll_and_look(4, 2)
    assert player.line == "Six, the main"
    assert (player.bets, player.pipeline.state.credit_cents) == ({}, 90_00)
    player.tap("Repeat")
    assert player.bets == {"bank": 10_00}


def test_a_won_bank_rides_and_is_taken(player: Player) -> None:
    player.tap("Chip 5.00")
    player.tap("Bank")
    player.roll_and_look(3, 4)
    assert player.line == "Seven is the main"
    player.roll_and_look(5, 6)
    assert player.line == "Eleven, a nick: you win $5.00"
    assert player.screen.windows.is_open("choice")
    player.tap(KEEPS.format("$20.00"))
    assert not player.screen.windows.is_open("choice")
    player.tap("Main 7")
    player.roll_and_look(3, 4)
    player.tap(TAKES.format("$20.00"))
    assert (player.bets, player.pipeline.state.credit_cents) == ({}, 115_00)


def test_the_statistics_are_those_of_hazard(player: Player) -> None:
    player.tap("Chip 5.00")
    player.tap("Bank")
    player.roll_and_look(3, 4)
    player.roll_and_look(5, 6)
    player.tap(TAKES.format("$10.00"))
    player.tap("Statistics")
    assert player.reads("The last 2 rolls by total")
    drawer = player.screen.followers.models["statistics"]
    assert [row[1] for row in drawer.property("totals").rows] == ["01"[total in (7, 11)] for total in range(2, 13)]
    assert drawer.property("facts").rows == (
        ("Throws since the last nick", "0"),
        ("Throws since a chance was won", NOTHING),
        ("Throws since the last out", NOTHING),
    )
    assert not player.reads("Rolls since each hard way")


def test_a_finger_held_on_a_plate_opens_the_card_of_its_main_and_on_other_places_nothing(player: Player) -> None:
    card = player.screen.followers.models["card"]
    for field, edge in (("bank", "1.84%"), ("main@7", "1.41%"), ("main@6", "2.34%"), ("main", ""), ("cover", "")):
        card.show(field)  # type: ignore[attr-defined]
        assert player.screen.windows.is_open("card") is bool(edge), field
        if edge:
            assert card.property("edge") == edge, field
        player.screen.windows.close()


def cut(qapp: QGuiApplication, player: Player) -> Player:
    """Cut the power and start again; the window of the new start."""
    pipeline = player.pipeline
    player.leave()
    pipeline.give(Start("test", fresh_key=KEY))
    pipeline.open_for_play()
    return Player(qapp, size=(1280, 720), pipeline=pipeline)


def test_after_a_power_cut_at_each_question_the_hand_goes_on(qapp: QGuiApplication) -> None:
    player = Player(qapp, size=(1280, 720), pipeline=pipeline_of())
    player.tap("Chip 5.00")
    player.tap("Bank")
    player = cut(qapp, player)  # before the main is named
    assert player.bets == {"bank": 5_00}
    player.tap("Main 7")
    player = cut(qapp, player)  # with a named main
    assert player.field("main@7", "finished")
    player.roll_and_look(3, 4)
    player = cut(qapp, player)  # before the dice are kept or passed
    assert player.screen.windows.is_open("choice")
    player.tap(KEEPS.format("$20.00"))
    player = cut(qapp, player)  # with a riding bank
    assert player.bets == {"bank": 10_00}
    player.roll_and_look(2, 3)
    player.roll_and_look(4, 4)
    player = cut(qapp, player)  # with a chance
    assert {total: word for total, word in cells(player).items() if word} == {8: "Wins", 5: "Loses"}
    player.roll_and_look(6, 2)
    player = cut(qapp, player)
    player.tap(TAKES.format("$20.00"))
    assert (player.bets, player.pipeline.state.credit_cents) == ({}, 115_00)
    player.leave()


def test_the_bank_of_the_house_is_covered_by_its_choice(qapp: QGuiApplication) -> None:
    player = Player(qapp, size=(1280, 720), pipeline=pipeline_of(house_shoots="yes", house_main="7", cover="34:35"))
    player.tap("Chip 5.00")
    player.tap("Bank")
    player.tap("Main 7")
    player.roll_and_look(3, 4)
    player.tap(TAKES.format("$10.00"))
    assert player.reads("The house has the dice")
    player.tap("Cover the bank: The house loses 251 in 495 $1.97; The house wins 244 in 495 $0.00")
    assert player.bets == {"cover": 1_00}
    assert cells(player)[12] == "Wins"
    assert cells(player)[11] == "Loses"
    player.roll_and_look(6, 6)
    assert player.line == "Twelve, out: you win $0.97"
    assert player.pipeline.state.credit_cents == 105_97
    player.leave()
