"""How long a link waits, in a time that advances only in its port's reads."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

import pytest

from drivers.link import Link
from drivers.listening import HELD_UP_MS
from drivers.machine import Machine
from drivers.ports import AnyPort, Back, DiceOrder, DiceReport, Report
from drivers.ports.message import message
from drivers.transport.byte_stream import StreamGoneError

START_MS = 5_000
NEVER_MS = 1 << 60


class Clocked(Machine[DiceOrder, DiceReport]):
    """Sends hello when its port opens, is due as set, and records when it was stepped and what it received."""

    def __init__(self, due_ms: Sequence[int]) -> None:
        super().__init__(DiceOrder())
        self.opened_ms: list[int] = []
        self.heard: list[tuple[int, bytes]] = []
        self._due_ms = iter(due_ms)

    def opened(self, now_ms: int) -> None:
        self.opened_ms.append(now_ms)
        super().opened(now_ms)
        self._return("it")

    def step(self, now_ms: int, received: bytes) -> bytes:
        self.heard.append((now_ms, received))
        return b""

    def due_ms(self) -> int:
        return next(self._due_ms, NEVER_MS)

    def _forget(self) -> None:
        """It knows nothing."""


class Line:
    """A port whose reads take this long and return these bytes, until it is gone; and the clock beside it."""

    def __init__(self, *reads: tuple[int, bytes]) -> None:
        self.now_ms = START_MS
        self.waits_ms: list[int] = []
        self._reads = iter(reads)

    def read(self, timeout_ms: int) -> bytes:
        self.waits_ms.append(timeout_ms)
        for took_ms, received in self._reads:
            self.now_ms += took_ms
            return received
        raise StreamGoneError(message("device.unplugged"))

    def write(self, data: bytes) -> None:
        raise AssertionError(f"nothing was said, and yet {data!r} goes out")

    def wake(self) -> None:
        """No read waits."""

    def close(self) -> None:
        """Nothing is open."""


def talk(machine: Clocked, line: Line, hear: Callable[[AnyPort], None] = lambda _: None, opening_ms: int = 0) -> None:
    """Let a link talk over the line until it is gone; `hear` is called with the first report."""
    lines = iter([line])
    gone = threading.Event()

    def open_line() -> Line:
        for one in lines:
            line.now_ms += opening_ms
            return one
        raise StreamGoneError(message("device.not_plugged_in"))

    def listen(_number: int, report: Report) -> None:
        if isinstance(report, Back):
            hear(link)
        else:
            gone.set()

    link = Link(machine, open_line, lambda: line.now_ms)
    link.start(listen)
    assert gone.wait(20)
    link.stop()


def test_a_read_lasts_until_the_machine_is_due_and_a_second_at_most() -> None:
    line = Line(*[(0, b"")] * 5)
    due_ms = [START_MS + 300, START_MS + 1, START_MS, START_MS - 300, START_MS + 1_001, NEVER_MS]
    talk(Clocked(due_ms), line)
    assert line.waits_ms == [300, 1, 0, 0, 1_000, 1_000]


@pytest.mark.parametrize(
    "hear", [lambda link: link.want(DiceOrder(7)), lambda link: link.handled(1)], ids=["an order", "what is handled"]
)
def test_a_read_waits_for_nothing_while_the_machine_does_not_know_all_that_is_wanted(
    hear: Callable[[AnyPort], None],
) -> None:
    line = Line((0, b""))
    talk(Clocked([]), line, hear)
    assert line.waits_ms == [0, 1_000]


def test_the_machines_time_goes_on_with_its_reads() -> None:
    machine, line = Clocked([]), Line((20, b"a"), (1_000, b""), (0, b"b"))
    talk(machine, line)
    assert machine.opened_ms == [START_MS]
    times = [(at_ms - START_MS, received) for at_ms, received in machine.heard]
    assert times == [(0, b""), (20, b"a"), (1_020, b""), (1_020, b"b")]


def test_after_a_read_in_which_the_process_stood_still_what_came_meanwhile_is_heard_with_it() -> None:
    machine, line = Clocked([]), Line((1_000 + HELD_UP_MS + 1, b"a"), (0, b"b"), (1_000 + HELD_UP_MS, b"c"))
    talk(machine, line)
    times = [(at_ms - START_MS, received) for at_ms, received in machine.heard]
    assert times == [(0, b""), (1_000, b"ab"), (2_000 + HELD_UP_MS, b"c")]
    assert line.waits_ms == [1_000, 0, 1_000, 1_000]


def test_the_time_in_which_a_port_was_opened_is_not_the_devices() -> None:
    machine = Clocked([])
    talk(machine, Line((0, b"")), opening_ms=60_000)
    assert machine.opened_ms == [START_MS]
