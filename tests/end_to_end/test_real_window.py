"""A whole visit in a real window of an X display: money in by hand, all else by fingers on the glass."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

from harness.torture.program import Program
from terminal.cabinet.events import OptionSet, TicketIssued
from tests.end_to_end.house import LOOK_S, House
from tests.end_to_end.test_display import display, environment

__all__ = ["display", "environment"]

SIZE = ("1280", "720")
LANGUAGES = "[screen]\nlanguages = en, de, es, fr, it, sl\n"


class Visitor:
    """A person before the window, who says what to tap in English and finds it in the language that is spoken."""

    def __init__(self, house: House, glass: Path) -> None:
        self._house = house
        self._glass = glass
        self.language = "en"

    def tap(self, name: str) -> None:
        """Tap on a thing as soon as it and the window are there."""
        while (answer := self._call(name)) != "done":
            assert self._house.running.running, answer
            self._house.running.listen(LOOK_S)

    def follow(self, *names: str) -> None:
        """Tap one thing after the other, and again from the last one there if what had opened has closed."""
        while self._tap_furthest(names) != names[-1]:
            assert self._house.running.running, names
            self._house.running.listen(LOOK_S)

    def _tap_furthest(self, names: tuple[str, ...]) -> str:
        return next((name for name in reversed(names) if self._call(name) == "done"), "")

    def _call(self, name: str) -> str:
        if not self._glass.exists():
            return "the window is not open"
        with socket.socket(socket.AF_UNIX) as call:
            call.connect(str(self._glass))
            call.sendall(f"{self.language} {name}\n".encode())
            return call.recv(1_000).decode().strip()

    def bet(self, chip: str, field: str, bet: str, amount: str) -> None:
        """Tap on a chip and on a field; so much of this bet is up then."""
        self.tap(chip)
        self.tap(field)
        self._house.until(lambda state: state["bets"].get(bet) == amount)

    def throw(self, *faces: int) -> None:
        """Press Roll; the dice fall like this."""
        self._house.hand(f"dice {' '.join(map(str, faces))}")
        self.tap("Roll")
        self._house.event("dice_settled")


def test_a_whole_visit_by_fingers_on_a_real_window(house: House, environment: dict[str, str], tmp_path: Path) -> None:
    house.param.write_text(house.param.read_text() + LANGUAGES)
    glass = tmp_path / "glass"
    line = [sys.executable, "-m", "tests.end_to_end.glass", str(house.param), *SIZE, str(glass)]
    house.program = Program(line, {**environment, "QT_QPA_PLATFORM": "xcb"})
    house.until_ready("validator", "printer", "dice", "board")
    visitor = Visitor(house, glass)
    house.feed(100)
    visitor.bet("Chip 5.00", "Pass Line", "pass_line", "5.00")
    visitor.bet("Chip 1.00", "Field", "field", "1.00")
    visitor.throw(4, 4)
    assert house.state["point"] == 8
    visitor.tap("2x")
    house.until(lambda state: state["bets"] == {"pass_line": "5.00", "pass_odds": "10.00"})
    visitor.tap("Options")
    visitor.tap("Show Hints")
    visitor.tap("Close the options")
    visitor.tap("Languages")
    visitor.tap("Deutsch")
    house.until(lambda state: state["options"] == {"show_hints": "yes", "language": "de"})
    visitor.language = "de"
    visitor.bet("Chip 5.00", "Place 6", "place@6", "5.00")
    visitor.throw(3, 4)
    assert house.state["bets"] == {}
    assert house.state["credit"] == "79.00"
    visitor.tap("Cash out")
    visitor.tap("Print ticket")
    house.event("ticket_done")
    house.until_ready("printer")
    program = house.running
    assert house.state["credit"] == "0.00"
    assert [paper["amount"] for paper in house.printed] == ["$79.00"]
    assert [event.amount_cents for event in house.events(TicketIssued)] == [79_00]
    assert [(event.name, event.value) for event in house.events(OptionSet)][:2] == [
        ("show_hints", "yes"),
        ("language", "de"),
    ]
    assert house.end() == 0
    assert program.complaints() == ""
