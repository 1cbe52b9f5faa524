"""A device that is absent: reported once for every absence, for any device and any cause."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from drivers.board.board import BoardMachine
from drivers.dice.generator import DiceMachine
from drivers.framing import write_line
from drivers.machine import AnyMachine
from drivers.ports import Back, Lost, Report
from drivers.ports.message import message
from drivers.printer.tcl import TclMachine
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status

Make = Callable[[], AnyMachine]

MACHINES: list[Make] = [Id003Machine, TclMachine, DiceMachine, BoardMachine]
every_machine = pytest.mark.parametrize("make", MACHINES, ids=lambda make: make.__name__)
SILENT_MS = 20_000


def silence(machine: AnyMachine, start_ms: int) -> list[Report]:
    """Step the machine on a silent line; returns its reports."""
    reports: list[Report] = []
    now_ms = start_ms
    while now_ms < start_ms + SILENT_MS:
        machine.step(now_ms, b"")
        reports += [report for _, report in machine.reports()]
        now_ms = max(now_ms + 10, machine.due_ms())
    return reports


@every_machine
def test_a_device_that_never_answers_is_reported_once(make: Make) -> None:
    machine = make()
    machine.opened(0)
    assert silence(machine, 0) == [Lost(message("device.silent"))]


@every_machine
def test_a_port_that_cannot_be_opened_is_reported_once_however_often_it_is_tried(
    make: Make,
) -> None:
    machine = make()
    for _ in range(5):
        machine.closed(message("device.not_plugged_in"))
    assert [report for _, report in machine.reports()] == [Lost(message("device.not_plugged_in"))]


@every_machine
def test_a_port_that_opens_without_its_device_is_no_news(make: Make) -> None:
    machine = make()
    machine.closed(message("device.not_plugged_in"))
    machine.reports()
    machine.opened(0)
    assert silence(machine, 0) == []
    machine.closed(message("device.unplugged"))
    assert machine.reports() == []


@every_machine
def test_a_device_that_says_nothing_that_makes_sense_is_lost_too(make: Make) -> None:
    machine = make()
    machine.opened(0)
    reports: list[Report] = []
    for now_ms in range(0, SILENT_MS, 50):
        machine.step(now_ms, b"\xfc\xfc*hello*\r\n")
        reports += [report for _, report in machine.reports()]
    assert len(reports) == 1
    assert isinstance(reports[0], Lost)


HELLO: dict[Make, list[bytes]] = {
    Id003Machine: [Frame(Status.IDLING).encode(), Frame(Command.VERSION).encode(), Frame(Command.CURRENCY).encode()],
    TclMachine: [b"*S|0|GURUSAG18|@|@|@|@|P|P0|*"],
    DiceMachine: [write_line(["S", "1", "Maker", "Model", "1.0", "17", "2"])],
    BoardMachine: [write_line(["S", "2", "Maker", "Model", "1.0", "17"])],
}
"""What a device of each kind sends until it is known."""


@every_machine
def test_half_a_message_is_not_completed_behind_a_port_that_was_reopened(make: Make) -> None:
    machine = make()
    machine.opened(0)
    now_ms = 0
    for said in [b"", *HELLO[make][:-1]]:
        now_ms += 10
        machine.step(now_ms, said)
    machine.step(now_ms + 10, HELLO[make][-1][:5])
    machine.opened(now_ms + 20)
    machine.step(now_ms + 30, HELLO[make][-1][5:])
    assert not [report for _, report in machine.reports() if isinstance(report, Back)]
