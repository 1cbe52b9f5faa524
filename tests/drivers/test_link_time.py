"""How long a link waits, in a time that only its port's reads let pass."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

import pytest

from drivers.link import Link
from drivers.listening import HELD_UP_MS
from drivers.port import PortGoneError
from drivers.ports import Back, DiceOrder, Lost, Order, Report

START_MS = 5_000
NEVER_MS = 1 << 60


class Machine:
    """Says hello when its port opens, is due when it is told so, and notes when it was stepped and what it heard."""

    baud = 9600
    parity = "N"

    def __init__(self, due_ms: Sequence[int]) -> None:
        self.order: Order = DiceOrder()
        self.handled = 0
        self.opened_ms: list[int] = []
        self.heard: list[tuple[int, bytes]] = []
        self._due_ms = iter(due_ms)
        self._reports: list[tuple[int, Report]] = []

    def opened(self, now_ms: int) -> None:
        self.opened_ms.append(now_ms)
        self._reports.append((1, Back("it")))

    def closed(self, reason: str) -> None:
        self._reports.append((2, Lost(reason)))

    def step(self, now_ms: int, received: bytes) -> bytes:
        self.heard.append((now_ms, received))
        return b""

    def due_ms(self) -> int:
        return next(self._due_ms, NEVER_MS)

    def reports(self) -> list[tuple[int, Report]]:
        taken, self._reports = self._reports, []
        return taken


class Line:
    """A port whose reads take so long and bring these bytes, until it is gone; and the clock beside it."""

    def __init__(self, *reads: tuple[int, bytes]) -> None:
        self.now_ms = START_MS
        self.waits_ms: list[int] = []
        self._reads = iter(reads)

    def read(self, timeout_ms: int) -> bytes:
        self.waits_ms.append(timeout_ms)
        for took_ms, received in self._reads:
            self.now_ms += took_ms
            return received
        raise PortGoneError("it was unplugged")

    def write(self, data: bytes) -> None:
        raise AssertionError(f"nothing was said, and yet {data!r} goes out")

    def wake(self) -> None:
        """No read waits."""

    def close(self) -> None:
        """Nothing is open."""


def talk(machine: Machine, line: Line, hear: Callable[[Link], None] = lambda _: None, opening_ms: int = 0) -> None:
    """Let a link talk over the line until it is gone; `hear` is called with the first report."""
    lines = iter([line])
    gone = threading.Event()

    def open_line() -> Line:
        for one in lines:
            line.now_ms += opening_ms
            return one
        raise PortGoneError("it is not plugged in")

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
    talk(Machine(due_ms), line)
    assert line.waits_ms == [300, 1, 0, 0, 1_000, 1_000]


@pytest.mark.parametrize(
    "hear", [lambda link: link.want(DiceOrder(7)), lambda link: link.handled(1)], ids=["an order", "what is handled"]
)
def test_a_read_waits_for_nothing_while_the_machine_does_not_know_all_that_is_wanted(
    hear: Callable[[Link], None],
) -> None:
    line = Line((0, b""))
    talk(Machine([]), line, hear)
    assert line.waits_ms == [0, 1_000]


def test_the_machine_is_told_of_a_time_that_goes_on_with_its_reads() -> None:
    machine, line = Machine([]), Line((20, b"a"), (1_000, b""), (0, b"b"))
    talk(machine, line)
    assert machine.opened_ms == [START_MS]
    times = [(at_ms - START_MS, received) for at_ms, received in machine.heard]
    assert times == [(0, b""), (20, b"a"), (1_020, b""), (1_020, b"b")]


def test_after_a_read_in_which_the_process_stood_still_what_came_meanwhile_is_heard_with_it() -> None:
    machine, line = Machine([]), Line((1_000 + HELD_UP_MS + 1, b"a"), (0, b"b"), (1_000 + HELD_UP_MS, b"c"))
    talk(machine, line)
    times = [(at_ms - START_MS, received) for at_ms, received in machine.heard]
    assert times == [(0, b""), (1_000, b"ab"), (2_000 + HELD_UP_MS, b"c")]
    assert line.waits_ms == [1_000, 0, 1_000, 1_000]


def test_the_time_in_which_a_port_was_opened_is_not_the_devices() -> None:
    machine = Machine([])
    talk(machine, Line((0, b"")), opening_ms=60_000)
    assert machine.opened_ms == [START_MS]
