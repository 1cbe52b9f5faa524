"""The middle layer of a driver: a state machine between one device's bytes and the cabinet's orders and reports."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, TypeVar

from drivers.ports import Back, Lost
from drivers.ports.message import Message

OrderT = TypeVar("OrderT")
ReportT = TypeVar("ReportT")


class Machine(ABC, Generic[OrderT, ReportT]):
    """Implements a protocol without port, thread or clock. Time is the argument `now_ms`.

    It counts the milliseconds in which the link could listen (drivers/listening.py), so silence and rest are always the
    device's. The link calls `opened` when the byte stream is open, then `step` whenever bytes have come, an order has
    changed, a report was handled, or `due_ms` has passed. It writes what `step` returns to the stream.

    A subclass adds the protocol of its make. Reports, and whether the device is lost or back, are kept here.
    """

    def __init__(self, order: OrderT) -> None:
        self.order = order
        """What is wanted. Set by the link before a step."""
        self.handled = 0
        """The number of the last report whose effect is durable. Set by the link before a step."""
        self._reported = 0
        """The number of the last report."""
        self._untaken: list[tuple[int, ReportT | Lost | Back]] = []
        self._back = False
        """The device has identified itself since the stream was opened."""
        self._lost = False

    def opened(self, now_ms: int) -> None:
        """The stream is open: start from the beginning, with no knowledge of the device's state."""
        del now_ms
        self._back = False

    def closed(self, reason: Message) -> None:
        """The stream is gone, or cannot be opened."""
        self._lose(reason)

    @abstractmethod
    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the received bytes, return the bytes to send. Never raises, whatever the device sends."""

    @abstractmethod
    def due_ms(self) -> int:
        """When the next step is needed if no bytes come, on the clock of `now_ms`."""

    @property
    def garbled(self) -> int:
        """How many garbled messages were received since the machine was made."""
        return 0

    def reports(self) -> list[tuple[int, ReportT | Lost | Back]]:
        """Take the reports since the last call, each with its number."""
        taken, self._untaken = self._untaken, []
        return taken

    @abstractmethod
    def _forget(self) -> None:
        """Drop all knowledge of the device."""

    def _report(self, report: ReportT | Lost | Back) -> int:
        """Queue this report; returns its number."""
        self._reported += 1
        self._untaken.append((self._reported, report))
        return self._reported

    def _return(self, identity: str, dice_counts: tuple[int, ...] = ()) -> None:
        """The device has identified itself; reported once, until it is lost or the stream is opened again."""
        if not self._back:
            self._back, self._lost = True, False
            self._report(Back(identity, dice_counts))

    def _lose(self, reason: Message) -> None:
        """The device is not there; that is reported once, until it is back."""
        self._back = False
        if not self._lost:
            self._lost = True
            self._report(Lost(reason))
        self._forget()


AnyMachine = Machine[Any, Any]
