"""Tests the cabinet board: the cabinet knows the true state of doors and keys, and the lamp shows what is ordered."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from drivers import ports
from drivers.board.board import BoardMachine
from drivers.ports import DOORS, KEYS
from drivers.simulated.cabinet_board import BoardTwin
from harness.fuzzing.line_forgery import forged_line
from harness.fuzzing.subject import Hand, Subject, require
from terminal.cabinet.commands import CallAttendant

SEEN_MS = 3_000
"""Twice the time that the board needs to report what it sees."""


class BoardSubject(Subject):
    """The board of our own protocol."""

    device = "board"
    watched = ("drivers/board/", "drivers/framing.py", "drivers/line_machine.py", "drivers/simulated/cabinet_board.py")

    def make_machine(self) -> BoardMachine:
        """The driver's machine."""
        return BoardMachine()

    def make_twin(self) -> BoardTwin:
        """The device."""
        return BoardTwin()

    def orders(self) -> tuple[str, ...]:
        """What a person can do to it."""
        doors = tuple(f"door {name} {way}" for name in DOORS for way in ("open", "close"))
        return (*doors, *(f"key {name} {way}" for name in KEYS for way in ("on", "off")))

    def acts(self) -> Mapping[str, Hand]:
        """A player calls the attendant, or cancels the call."""
        return {"call": lambda: self._call(on=True), "call off": lambda: self._call(on=False)}

    def _call(self, *, on: bool) -> None:
        self.pipeline.touch(CallAttendant(on))

    def check(self, report: ports.Report) -> None:
        """Only existing doors and keys may be reported."""
        if isinstance(report, ports.BoardInputs):
            require(set(report.doors_open) <= set(DOORS), f"{report} names a door that there is not")
            require(set(report.keys_turned) <= set(KEYS), f"{report} names a key that there is not")

    def put_right(self) -> None:
        """Nothing has to be done by hand."""

    def well(self) -> bool:
        """It answers."""
        return self.pipeline.state.machine.devices["board"].ready

    def verify(self) -> None:
        """After a while its true state is known."""
        self.cable.run(SEEN_MS)
        picture, state = self.twin.picture(), self.pipeline.state
        doors, keys = picture["doors"], picture["keys"]
        assert isinstance(doors, dict)
        assert isinstance(keys, dict)
        require(
            set(state.machine.doors_open) == {name for name in doors if doors[name]},
            f"{state.machine.doors_open}, not {doors}",
        )
        require(
            set(state.machine.keys_turned) == {name for name in keys if keys[name]},
            f"{state.machine.keys_turned}, not {keys}",
        )
        order = self.pipeline.order("board")
        assert isinstance(order, ports.BoardOrder)
        require(picture["lamp"] == order.lamp, f"the lamp shows {picture['lamp']}, not {order.lamp}")

    @staticmethod
    def forge(data: bytes, chance: Random) -> bytes:
        """A line with its checksum."""
        return forged_line(data, chance)

    @staticmethod
    def seeds() -> tuple[tuple[str, ...], ...]:
        """Doors, keys, calls, and a board that is lost and returns."""
        return (
            ("2000", "door main open", "1000", "door main close", "1000", "call", "1000", "call off", "1000"),
            ("2000", "key attendant on", "1000", "power off", "4000", "power on", "3000"),
            ("2000", "cut", "4000", "door logic open", "100", "join", "3000", "kill", "2000"),
        )
