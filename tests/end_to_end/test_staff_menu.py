"""A key is turned at the board: the staff recalls a game on a real window, and the player goes on where he was."""

from __future__ import annotations

import sys
from pathlib import Path

from harness.torture.program import Program
from tests.end_to_end.house import House
from tests.end_to_end.test_display import display, environment
from tests.end_to_end.test_real_window import SIZE, Visitor

__all__ = ["display", "environment"]


def test_a_game_is_recalled_by_the_key_while_bets_are_up_and_play_goes_on(
    house: House, environment: dict[str, str], tmp_path: Path
) -> None:
    glass = tmp_path / "glass"
    line = [sys.executable, "-m", "tests.end_to_end.glass", str(house.param), *SIZE, str(glass)]
    house.program = Program(line, {**environment, "QT_QPA_PLATFORM": "xcb"})
    house.until_ready("validator", "printer", "dice", "board")
    visitor = Visitor(house, glass)
    house.feed(100)
    visitor.bet("Chip 5.00", "Pass Line", "pass_line", "5.00")
    visitor.throw(4, 4)
    visitor.tap("No odds")
    visitor.bet("Chip 1.00", "Field", "field", "1.00")
    house.hand("key attendant on")
    house.event("inputs_changed")
    visitor.follow("Gaming", "Games", "Game 1", "First step")
    visitor.tap("Next step")
    visitor.tap("Pays")
    for _ in ("the game", "the list", "the panel"):
        visitor.tap("Back")
    visitor.tap("Gaming")
    visitor.tap("Events")
    house.hand("key attendant off")
    house.event("inputs_changed")
    visitor.throw(3, 4)
    assert house.state["bets"] == {}
    assert house.state["credit"] == "94.00"
    program = house.running
    assert house.end() == 0
    assert program.complaints() == ""


def test_a_terminal_that_is_locked_from_its_start_still_knows_the_key_and_recalls_its_games(
    house: House, environment: dict[str, str], tmp_path: Path
) -> None:
    house.start()
    house.feed(20)
    house.do("place", bet="field", amount="5.00")
    house.throw(1, 2)
    assert house.end() == 0
    param = house.param.read_text()
    house.param.write_text(f"{param}\n[money]\ncurrency = EUR\n")
    glass = tmp_path / "glass"
    line = [sys.executable, "-m", "tests.end_to_end.glass", str(house.param), *SIZE, str(glass)]
    house.program = Program(line, {**environment, "QT_QPA_PLATFORM": "xcb"})
    assert house.running.wait_for(lambda told: "locked" in told)["locked"] == "The currency has changed in play"
    visitor = Visitor(house, glass)
    house.hand("key technician on")
    visitor.follow("Gaming", "Games", "Game 1", "First step")
    house.hand("key technician off")
    program, house.program = house.running, None
    assert program.end() == 0
    assert program.complaints().startswith("play is locked: The currency has changed in play")
    house.param.write_text(param)
