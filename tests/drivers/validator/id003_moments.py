"""The moments of an ID-003 device at which tests begin: idle, or with a bill in escrow."""

from __future__ import annotations

from drivers.ports import (
    BillOrder,
    ValidatorFault,
    ValidatorOrder,
)
from drivers.validator.id003 import Id003Machine
from drivers.validator.id003_codec import Status
from tests.drivers.validator.scripted import Scripted

TWENTY = b"\x65"
ACCEPT = ValidatorOrder(accept=True)
STACK = ValidatorOrder(accept=True, bill=BillOrder.STACK)
RETURN = ValidatorOrder(accept=True, bill=BillOrder.RETURN)


def idling(currency: str = "USD") -> Scripted:
    """A validator that takes bills, and a host that knows it."""
    machine = Id003Machine(currency)
    machine.order = ACCEPT
    device = Scripted(machine, Status.IDLING)
    device.run(2000)
    device.handle()
    device.orders()
    return device


def in_escrow(data: bytes = TWENTY) -> Scripted:
    device = idling()
    device.become(Status.ACCEPTING)
    device.become(Status.ESCROW, data)
    return device


def faults(device: Scripted) -> list[str]:
    return [report.code for report in device.reports if isinstance(report, ValidatorFault)]
