"""A bill's way through ID-003 (device reference 1.1): escrow, stacked or returned, and after a new host's start."""

from __future__ import annotations

import pytest

from drivers.ports import (
    Back,
    BillEscrowed,
    BillReturned,
    BillStacked,
    ValidatorIdle,
    ValidatorOrder,
)
from drivers.ports.message import Message, message
from drivers.validator.id003 import GAVE_UP, Id003Machine
from drivers.validator.id003_codec import Command, Frame, Status
from tests.drivers.validator.id003_moments import ACCEPT, RETURN, STACK, TWENTY, idling, in_escrow
from tests.drivers.validator.scripted import Scripted
from tests.drivers.validator.test_id003_codec import TICKET


def test_a_bill_in_escrow_is_reported_once_and_left_alone_until_that_is_handled() -> None:
    device = in_escrow()
    assert device.reports[-1] == BillEscrowed(20_00)
    assert device.reports.count(BillEscrowed(20_00)) == 1
    device.machine.order = STACK
    device.run(2000)
    assert Frame(Command.STACK_2) not in device.orders()


def test_a_bill_without_a_decision_is_held_again_and_again() -> None:
    device = in_escrow()
    device.run(20_000)
    holds = [frame for frame in device.orders() if frame.code == Command.HOLD]
    assert len(holds) >= 4


def test_a_device_that_says_holding_still_has_the_same_bill() -> None:
    device = in_escrow()
    assert device.become(Status.HOLDING, ms=5000) == []
    assert Frame(Command.RETURN) not in device.orders()
    device.handle(STACK)
    device.run(300)
    assert Frame(Command.STACK_2) in device.orders()


def test_a_host_that_starts_while_a_bill_is_held_waits_until_it_hears_which() -> None:
    device = Scripted(Id003Machine(), Status.HOLDING)
    assert device.run(3000) == [Back("TEST")]
    assert device.orders() == []
    assert device.become(Status.ESCROW, TWENTY) == [BillEscrowed(20_00)]


@pytest.mark.parametrize(("order", "command"), [(STACK, Command.STACK_2), (RETURN, Command.RETURN)])
def test_the_order_for_the_bill_is_carried_out(order: ValidatorOrder, command: Command) -> None:
    device = in_escrow()
    device.handle(order)
    device.run(200)
    assert device.orders()[0] == Frame(command)


def test_vend_valid_is_reported_once_and_acknowledged_only_when_it_is_handled() -> None:
    device = in_escrow()
    device.handle(STACK)
    device.become(Status.STACKING, ms=400)
    device.orders()
    assert device.become(Status.VEND_VALID, ms=5000) == [BillStacked()]
    assert device.orders() == []
    device.handle(ACCEPT)
    device.run(100)
    assert device.orders() == [Frame(Command.ACK)]


def test_vend_valid_goes_on_being_acknowledged_but_not_reported_when_the_ack_is_lost() -> None:
    device = in_escrow()
    device.handle(STACK)
    device.become(Status.STACKING, ms=400)
    device.become(Status.VEND_VALID, ms=400)
    device.handle(ACCEPT)
    device.orders()
    assert device.run(1000) == []
    assert device.orders().count(Frame(Command.ACK)) >= 2


def test_two_bills_of_one_value_are_two_reports() -> None:
    device = idling()
    for _ in range(2):
        for status, data in (
            (Status.ACCEPTING, b""),
            (Status.ESCROW, TWENTY),
            (Status.STACKING, b""),
            (Status.VEND_VALID, b""),
            (Status.STACKED, b""),
            (Status.IDLING, b""),
        ):
            device.become(status, data, ms=300)
            device.handle(STACK)
    assert device.reports.count(BillEscrowed(20_00)) == 2
    assert device.reports.count(BillStacked()) == 2


@pytest.mark.parametrize(
    ("status", "data", "report"),
    [(Status.ESCROW, TWENTY, BillEscrowed(20_00)), (Status.VEND_VALID, b"", BillStacked())],
)
def test_a_new_host_in_mid_transaction_goes_on_from_what_the_device_says_and_never_resets_it(
    status: Status, data: bytes, report: BillEscrowed | BillStacked
) -> None:
    device = Scripted(Id003Machine(), status, data)
    assert device.run(3000) == [Back("TEST"), report]
    assert Frame(Command.RESET) not in device.orders()


@pytest.mark.parametrize("status", [Status.STACKING, Status.ACCEPTING])
def test_a_new_host_that_finds_a_bill_moving_only_watches(status: Status) -> None:
    device = Scripted(Id003Machine(), status)
    assert device.run(3000) == [Back("TEST")]
    assert device.orders() == []


def test_stacked_without_vend_valid_is_never_a_credit() -> None:
    device = Scripted(Id003Machine(), Status.STACKED)
    assert BillStacked() not in device.run(3000)


def test_a_rejected_bill_is_reported_with_the_reason() -> None:
    device = idling()
    device.become(Status.ACCEPTING)
    [returned] = device.become(Status.REJECTING, b"\x79")
    assert returned == BillReturned(message("bill.not_taken", cause=message("bill.rejected.inhibited")))
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


def test_a_bill_ordered_back_needs_no_reason() -> None:
    device = in_escrow()
    device.handle(RETURN)
    assert device.become(Status.RETURNING) == [BillReturned()]


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (bytes.fromhex(TICKET)[3:-3], message("ticket.unreadable")),
        (b"\x6f12345678901234567x", message("ticket.unreadable")),
        (b"\x68", message("bill.refused")),
        (b"", message("bill.refused")),
    ],
    ids=["a barcode of 17 digits", "a barcode with a letter", "an unknown denomination", "no denomination"],
)
def test_what_is_no_known_bill_goes_back_without_being_asked_about(data: bytes, reason: Message) -> None:
    device = in_escrow(data)
    assert device.orders()[0] == Frame(Command.RETURN)
    assert not [report for report in device.reports if isinstance(report, BillEscrowed)]
    assert device.become(Status.RETURNING) == [BillReturned(reason)]


def test_a_validator_that_stacks_a_bill_and_is_idle_before_it_was_seen_to_has_not_given_it_back() -> None:
    device = in_escrow()
    device.handle(STACK)
    device.until(lambda: Frame(Command.STACK_2) in device.said)
    assert device.become(Status.IDLING) == [ValidatorIdle(accepting=True)]


@pytest.mark.parametrize("moved", [Status.STACKING, Status.RETURNING, Status.REJECTING])
def test_a_bill_that_was_seen_to_go_somewhere_is_not_said_to_have_been_given_up(moved: Status) -> None:
    device = in_escrow()
    device.become(moved)
    assert ValidatorIdle(accepting=True) in device.become(Status.IDLING)
    assert not [report for report in device.reports if report == BillReturned(GAVE_UP)]
