"""The link's duties towards any machine: order, reports, waking, reopening, stopping; and one real bill over a pty."""

from __future__ import annotations

import logging
import os
import queue
import threading
import time
import tty
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from drivers import link, ports
from drivers.link import Link
from drivers.machine import Machine
from drivers.ports import Back, DiceOrder, DiceReport, Lost, Report
from drivers.ports.message import Message, message
from drivers.simulated.twin import Twin
from drivers.simulated.validator_id003 import Id003Twin
from drivers.transport.byte_stream import StreamGoneError
from drivers.transport.opening import open_stream
from drivers.validator.id003 import NEEDS, Id003Machine

MAX_UNTIL_LOOKS = 4_000
"""Twenty seconds, far more than needed on the slowest machine."""


class SimulatedPort:
    """A port whose other end is the test."""

    def __init__(self) -> None:
        self.arriving: queue.Queue[bytes | None] = queue.Queue()
        self.written: list[bytes] = []
        self.closed = False
        self.wakes = 0

    def read(self, timeout_ms: int) -> bytes:
        assert timeout_ms >= 0
        try:
            data = self.arriving.get(timeout=timeout_ms / 1000)
        except queue.Empty:
            return b""
        if data is None:
            raise StreamGoneError(message("device.unplugged"))
        return data

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def wake(self) -> None:
        assert not self.closed, "a closed port is never woken"
        self.wakes += 1
        self.arriving.put(b"")

    def close(self) -> None:
        self.closed = True


class EchoMachine(Machine[DiceOrder, DiceReport]):
    """Reports Back when opened and what order it sees; reports what it receives; fails at an exclamation mark."""

    def __init__(self) -> None:
        super().__init__(DiceOrder())
        self.seen: list[tuple[DiceOrder, int]] = []
        self.steps = 0

    def opened(self, now_ms: int) -> None:
        assert now_ms >= 0
        super().opened(now_ms)
        self._return("echo")

    def closed(self, reason: Message) -> None:
        if self._back:
            super().closed(reason)

    def step(self, now_ms: int, received: bytes) -> bytes:
        assert now_ms >= 0
        self.steps += 1
        if b"!" in received:
            raise ZeroDivisionError("a mistake")
        if not self.seen or self.seen[-1] != (self.order, self.handled):
            self.seen.append((self.order, self.handled))
        return received

    def due_ms(self) -> int:
        return 1 << 60

    def _forget(self) -> None:
        """It knows nothing."""


class Bench:
    """A link with an echo machine behind simulated ports."""

    def __init__(self) -> None:
        self.machine = EchoMachine()
        self.ports: list[SimulatedPort] = []
        self.reports: list[tuple[int, Report]] = []
        self.refusals = 0
        self.link = Link(self.machine, self._open)

    def _open(self) -> SimulatedPort:
        if self.refusals:
            self.refusals -= 1
            raise StreamGoneError(message("device.not_plugged_in"))
        self.ports.append(SimulatedPort())
        return self.ports[-1]

    def start(self) -> None:
        self.link.start(lambda number, report: self.reports.append((number, report)))


@pytest.fixture
def bench() -> Iterator[Bench]:
    bench = Bench()
    yield bench
    bench.link.stop()


def until(true: Callable[[], bool]) -> None:
    """Wait for a condition, which a correct link brings about at once."""
    rest = threading.Event()
    for _ in range(MAX_UNTIL_LOOKS):
        if true():
            return
        rest.wait(0.005)
    raise AssertionError("it never came to that")


def test_reports_reach_the_listener_with_their_numbers(bench: Bench) -> None:
    bench.start()
    until(lambda: bench.reports == [(1, Back("echo"))])


def test_bytes_go_to_the_machine_and_its_answer_goes_out(bench: Bench) -> None:
    bench.start()
    until(lambda: bool(bench.ports))
    bench.ports[0].arriving.put(b"hello")
    until(lambda: bench.ports[0].written == [b"hello"])


def test_an_order_and_what_is_handled_wake_a_link_that_waits(bench: Bench) -> None:
    bench.start()
    until(lambda: bool(bench.machine.seen))
    bench.link.want(DiceOrder(7))
    until(lambda: bench.machine.seen[-1] == (DiceOrder(7), 0))
    bench.link.handled(1)
    until(lambda: bench.machine.seen[-1] == (DiceOrder(7), 1))


def test_a_read_that_waits_is_ended_by_an_order_and_by_what_is_handled(bench: Bench) -> None:
    bench.start()
    until(lambda: bool(bench.machine.seen))
    bench.link.want(DiceOrder(7))
    assert bench.ports[0].wakes == 1
    bench.link.handled(1)
    assert bench.ports[0].wakes == 2


def test_a_device_that_is_unplugged_is_reported_before_its_port_is_looked_for_again(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(link, "REOPEN_S", 3_600.0)
    bench.start()
    until(lambda: bool(bench.ports))
    bench.ports[0].arriving.put(None)
    until(lambda: bench.reports[-1:] == [(2, Lost(message("device.unplugged")))])


def test_the_clock_of_a_link_counts_whole_milliseconds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "monotonic_ns", lambda: 7_200_000_999_999)
    assert link.monotonic_ms() == 7_200_000


def test_what_is_handled_never_goes_back(bench: Bench) -> None:
    bench.start()
    bench.link.handled(3)
    bench.link.handled(2)
    until(lambda: bool(bench.machine.seen) and bench.machine.seen[-1][1] == 3)


def test_an_order_given_before_the_start_is_there_at_the_first_step(bench: Bench) -> None:
    bench.link.want(DiceOrder(4))
    bench.start()
    until(lambda: bool(bench.machine.seen))
    assert bench.machine.seen[0] == (DiceOrder(4), 0)


def test_a_port_that_goes_is_closed_reported_and_opened_again(bench: Bench) -> None:
    bench.start()
    until(lambda: bool(bench.ports))
    bench.refusals = 1
    bench.ports[0].arriving.put(None)
    until(lambda: len(bench.ports) == 2 and len(bench.reports) == 3)
    assert bench.ports[0].closed
    [_, (_, lost), (_, back)] = bench.reports
    assert lost == Lost(message("device.unplugged"))
    assert back == Back("echo")


@pytest.mark.expects_log("the driver has failed")
def test_a_mistake_of_the_machine_is_logged_reported_and_survived(
    bench: Bench, caplog: pytest.LogCaptureFixture
) -> None:
    bench.start()
    until(lambda: bool(bench.ports))
    bench.ports[0].arriving.put(b"!")
    until(lambda: len(bench.reports) == 3)
    assert isinstance(bench.reports[1][1], Lost)
    assert bench.reports[2][1] == Back("echo")
    [record] = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert record.exc_info
    assert record.exc_info[0] is ZeroDivisionError


@pytest.mark.expects_log("the driver has failed")
def test_a_report_that_its_listener_fails_at_is_reported_again_before_all_others(bench: Bench) -> None:
    failures = [ZeroDivisionError("the first time"), ZeroDivisionError("the second time")]

    def listen(number: int, report: Report) -> None:
        if failures:
            raise failures.pop()
        bench.reports.append((number, report))

    bench.link.start(listen)
    until(lambda: len(bench.reports) == 3)
    assert bench.reports[0] == (1, Back("echo"))
    assert isinstance(bench.reports[1][1], Lost)
    assert bench.reports[2] == (3, Back("echo"))
    assert bench.ports[0].closed


def test_a_link_that_waits_does_nothing(bench: Bench) -> None:
    bench.start()
    until(lambda: bench.machine.steps == 1)
    assert not bench.ports[0].arriving.qsize()
    threading.Event().wait(0.3)
    assert bench.machine.steps <= 2


def test_stopping_ends_the_thread_even_while_the_port_cannot_be_opened(bench: Bench) -> None:
    bench.refusals = 1000
    bench.start()
    until(lambda: bench.refusals < 1000)
    bench.link.stop()
    assert "EchoMachine" not in [thread.name for thread in threading.enumerate()]


def test_orders_from_many_threads_never_wake_a_closed_port(bench: Bench) -> None:
    bench.start()
    until(lambda: bool(bench.ports))
    failures: list[AssertionError] = []

    def want_much() -> None:
        try:
            for number in range(300):
                bench.link.want(DiceOrder(number))
        except AssertionError as failure:
            failures.append(failure)

    threads = [threading.Thread(target=want_much) for _ in range(4)]
    for thread in threads:
        thread.start()
    bench.ports[0].arriving.put(None)
    for thread in threads:
        thread.join()
    assert not failures


class Looks(threading.Event):
    """Records how long the waits are."""

    def __init__(self) -> None:
        super().__init__()
        self.waits_s: list[float | None] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waits_s.append(timeout)
        return super().wait(0.001)


def test_a_port_that_is_gone_is_looked_for_every_second(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = Looks()
    monkeypatch.setattr(bench.link, "_stopping", looks)
    bench.refusals = 3
    bench.start()
    until(lambda: bool(bench.ports))
    assert looks.waits_s == [1.0, 1.0, 1.0]


def test_a_links_thread_bears_its_machines_name_and_keeps_no_program_alive(bench: Bench) -> None:
    bench.start()
    (thread,) = [thread for thread in threading.enumerate() if thread.name == "EchoMachine"]
    assert thread.daemon


def test_a_link_that_was_never_started_stops(bench: Bench) -> None:
    bench.link.stop()


# One bill over a real pseudo-terminal ---------------------------------------------------------------------------------


@contextmanager
def hosted(twin: Twin) -> Iterator[str]:
    """Host a twin on a pseudo-terminal; gives the port's name."""
    master, slave = os.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    ended = threading.Event()

    def pump() -> None:
        while not ended.wait(0.002):
            try:
                received = os.read(master, 4096)
            except BlockingIOError:
                received = b""
            os.write(master, twin.step(time.monotonic_ns() // 1_000_000, received))

    thread = threading.Thread(target=pump)
    thread.start()
    try:
        yield os.ttyname(slave)
    finally:
        ended.set()
        thread.join()
        os.close(master)
        os.close(slave)


def test_one_bill_over_a_real_pseudo_terminal() -> None:
    twin = Id003Twin(speed=10)
    machine = Id003Machine("USD")
    with hosted(twin) as path:
        link = Link(machine, lambda: open_stream(path, NEEDS))
        reports: list[Report] = []

        def listen(number: int, report: Report) -> None:
            reports.append(report)
            bill = ports.BillOrder.STACK if isinstance(report, ports.BillEscrowed) else ports.BillOrder.HOLD
            link.want(ports.ValidatorOrder(accept=True, bill=bill))
            link.handled(number)

        link.start(listen)
        try:
            until(lambda: bool(twin.picture()["accepting"]))
            twin.do(["insert", "50"])
            until(lambda: ports.BillStacked() in reports and bool(twin.picture()["accepting"]))
            until(lambda: reports[-1] == ports.ValidatorIdle(accepting=True))
        finally:
            link.stop()
    assert isinstance(reports[0], Back)
    assert [report for report in reports if isinstance(report, ports.BillEscrowed)] == [ports.BillEscrowed(50_00)]
    assert reports.count(ports.BillStacked()) == 1
    assert twin.picture()["stacked"] == [50]
    assert machine.garbled == 0
