"""The middle layer of a driver: a state machine between one device's bytes and the cabinet's orders and reports."""

from __future__ import annotations

from typing import Protocol

from drivers.ports import Order, Report


class Machine(Protocol):
    """Knows a protocol and no port, no thread, no clock. Time is the argument `now_ms`.

    It counts milliseconds in which the link could listen (drivers/listening.py): silence and rest are the device's.
    The link calls `opened` when the port is open, then `step` whenever bytes have come, an order has changed, a report
    was handled, or `due_ms` has passed. What `step` returns is written to the port.
    """

    baud: int
    parity: str
    """``"N"`` or ``"E"``, as pyserial names it."""

    order: Order
    """What is wanted. Written by the link before a step."""

    handled: int
    """The number of the last report whose effect is durable. Written by the link before a step."""

    def opened(self, now_ms: int) -> None:
        """The port is open: begin from the beginning, knowing nothing of the device's state."""

    def closed(self, reason: str) -> None:
        """The port is gone, or cannot be opened. Reports Lost if that was not said since the device was last there."""

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take what came, answer with what to send. Never raises for anything a device may send."""

    def due_ms(self) -> int:
        """When the next step is needed though nothing comes, on the clock of `now_ms`."""

    def reports(self) -> list[tuple[int, Report]]:
        """Take the reports since the last call, each with its number."""
