"""Devices that are not there when the cabinet is switched on."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from drivers.board.board import BoardMachine
from drivers.dice.generator import DiceMachine
from drivers.link import Link
from drivers.machine import AnyMachine
from drivers.ports import Lost, Report
from drivers.ports.message import message
from drivers.printer.tcl import TclMachine
from drivers.transport.byte_stream import ByteStream, StreamGoneError
from drivers.validator.id003 import Id003Machine

MACHINES: list[Callable[[], AnyMachine]] = [Id003Machine, TclMachine, DiceMachine, BoardMachine]


def nothing_there() -> ByteStream:
    raise StreamGoneError(message("device.not_plugged_in"))


@pytest.mark.parametrize("make", MACHINES, ids=lambda make: make.__name__)
def test_a_device_that_was_never_plugged_in_is_reported_as_lost(make: Callable[[], AnyMachine]) -> None:
    told = threading.Event()
    reports: list[Report] = []

    def listen(number: int, report: Report) -> None:
        del number
        reports.append(report)
        told.set()

    link = Link(make(), nothing_there)
    link.start(listen)
    told.wait(3)
    link.stop()
    assert reports, "nobody is ever told that the device is missing"
    assert isinstance(reports[0], Lost)
