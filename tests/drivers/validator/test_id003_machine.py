"""The host's duties in ID-003 (device reference 1.1): start, reset, faults, contact, and bytes that make no sense."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.ports import (
    Back,
    BillAtPowerUp,
    BillStacked,
    Lost,
    ValidatorFault,
    ValidatorIdle,
    ValidatorOrder,
    ValidatorPoweredUp,
)
from drivers.ports.message import message
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status
from terminal.messages.english import sentence
from tests.drivers.validator.id003_moments import ACCEPT, STACK, idling
from tests.drivers.validator.scripted import Scripted


def test_the_device_says_who_it_is_and_then_how_it_stands() -> None:
    assert idling().reports == [Back("TEST"), ValidatorIdle(accepting=True)]


def test_a_restart_with_nothing_under_way_resets_nothing_but_tells_whether_to_accept() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    device = Scripted(machine, Status.IDLING)
    device.run(2000)
    assert device.orders() == [Frame(Command.ENABLE, bytes(2)), Frame(Command.INHIBIT, b"\0")]


@pytest.mark.parametrize(
    ("status", "bill"),
    [
        (Status.POWER_UP, BillAtPowerUp.NONE),
        (Status.POWER_UP_ACCEPTOR, BillAtPowerUp.ACCEPTOR),
        (Status.POWER_UP_STACKER, BillAtPowerUp.STACKER),
    ],
)
def test_reset_waits_until_the_power_up_is_handled(status: Status, bill: BillAtPowerUp) -> None:
    device = Scripted(Id003Machine(), status)
    assert device.run(5000) == [Back("TEST"), ValidatorPoweredUp(bill)]
    assert device.orders() == []
    device.handle()
    device.run(200)
    assert device.orders() == [Frame(Command.RESET)]


def test_after_reset_the_host_keeps_quiet_for_2200_ms() -> None:
    device = Scripted(Id003Machine(), Status.POWER_UP)
    device.run(2000)
    device.handle()
    device.run(100)
    assert Frame(Command.RESET) in device.orders()
    device.run(2100)
    assert device.said == []


@pytest.mark.parametrize(
    ("status", "data", "code"),
    [
        (Status.STACKER_FULL, b"", "stacker_full"),
        (Status.STACKER_OPEN, b"", "stacker_open"),
        (Status.JAM_ACCEPTOR, b"", "jam"),
        (Status.JAM_STACKER, b"", "jam"),
        (Status.PAUSE, b"", "pause"),
        (Status.CHEATED, b"", "cheated"),
        (Status.FAILURE, b"\xa2", "failure"),
    ],
)
def test_a_fault_is_reported_once_and_ends_with_idle(status: Status, data: bytes, code: str) -> None:
    device = idling()
    [fault] = device.become(status, data, ms=3000)
    assert isinstance(fault, ValidatorFault)
    assert fault.code == code
    assert sentence(fault.say).endswith(".")
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


def test_when_bills_are_no_longer_wanted_the_device_is_inhibited_and_that_is_reported() -> None:
    device = idling()
    device.handle(ValidatorOrder(accept=False))
    device.run(500)
    assert device.orders() == [Frame(Command.INHIBIT, b"\1")]
    assert device.become(Status.INHIBITED) == [ValidatorIdle(accepting=False)]


def test_a_silent_device_is_lost_once_and_comes_back_with_its_standing() -> None:
    device = idling()
    assert device.become(None, ms=10_000) == [Lost(message("device.silent"))]
    assert device.become(Status.VEND_VALID) == [Back("TEST"), BillStacked()]


def test_a_port_that_is_gone_is_reported_once() -> None:
    device = idling()
    device.machine.closed(message("device.unplugged"))
    device.machine.closed(message("device.unplugged"))
    assert [report for _, report in device.machine.reports()] == [Lost(message("device.unplugged"))]


def test_a_device_that_never_answered_is_lost_once_and_comes_back() -> None:
    device = Scripted(Id003Machine(), None)
    assert device.run(10_000) == [Lost(message("device.silent"))]
    assert device.become(Status.IDLING) == [Back("TEST"), ValidatorIdle(accepting=True)]
    assert device.become(None, ms=10_000) == [Lost(message("device.silent"))]


def test_the_device_is_asked_every_200_ms_at_rest_and_every_100_ms_while_a_bill_moves() -> None:
    device = idling()
    device.run(10_000)
    assert 40 <= len(device.said) <= 50
    device.said = []
    device.become(Status.ACCEPTING, ms=10_000)
    assert 70 <= len(device.said) <= 101


@settings(deadline=None)
@given(pieces=st.lists(st.binary(max_size=40), max_size=60), handled=st.integers(0, 5))
def test_no_bytes_whatever_make_the_machine_raise(pieces: list[bytes], handled: int) -> None:
    machine = Id003Machine()
    machine.handled = handled
    machine.opened(0)
    for index, piece in enumerate(pieces):
        now_ms = index * 90
        assert len(machine.step(now_ms, piece)) <= 20
        assert machine.due_ms() >= now_ms
    assert machine.garbled >= 0


statuses = st.sampled_from([*Status, *Command])


@settings(deadline=None)
@given(answers=st.lists(st.tuples(statuses, st.binary(max_size=3)), max_size=60))
def test_no_answer_whatever_makes_the_machine_raise_or_acknowledge_what_is_not_handled(
    answers: list[tuple[int, bytes]],
) -> None:
    machine = Id003Machine()
    machine.order = STACK
    machine.opened(0)
    sent = b""
    for index, (code, data) in enumerate(answers):
        sent += machine.step(index * 100, Frame(code, data).encode())
    for command in (Command.ACK, Command.RESET, Command.STACK_2):
        assert Frame(command).encode() not in sent


def test_half_an_answer_is_not_completed_by_the_next_one() -> None:
    machine = Id003Machine()
    machine.order = ACCEPT
    machine.opened(0)
    whole = Frame(Status.IDLING).encode()
    assert machine.step(0, b"")
    machine.step(20, whole[:3])
    assert machine.step(300, b"") == Frame(Command.STATUS).encode()
    assert machine.step(320, whole) == Frame(Command.VERSION).encode(), "it was heard"


def test_what_comes_unasked_is_no_answer() -> None:
    machine = Id003Machine()
    machine.opened(0)
    machine.step(0, b"")
    machine.step(10, Frame(Status.IDLING).encode() + Frame(Status.VEND_VALID).encode())
    machine.step(20, Frame(Command.VERSION, b"TEST").encode() + Frame(Command.VERSION, b"LATE").encode())
    machine.step(30, Frame(Command.CURRENCY).encode())
    machine.step(40, Frame(Command.INHIBIT, b"\1").encode())
    machine.step(50, Frame(Status.VEND_VALID).encode() + Frame(Status.STACKED).encode())
    assert [report for _, report in machine.reports()] == [Back("TEST"), BillStacked()]


def test_nothing_is_accepted_from_a_machine_that_was_given_no_order() -> None:
    device = Scripted(Id003Machine(), Status.IDLING)
    device.run(1_000)
    assert device.orders()[0] == Frame(Command.INHIBIT, b"\1")
