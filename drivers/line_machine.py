"""What the machines of the two line protocols, dice and board, have in common: contact with the device, and reports."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from drivers.framing import LineReader
from drivers.ports import Back, Lost, Order, Report

POLL_MS = 500
LOST_MS = 2500
"""Silence after which the device counts as lost: four polls and a line's delay."""


class LineMachine(ABC):
    """A drivers.machine.Machine that polls a device which answers in lines."""

    baud = 9600
    parity = "N"

    def __init__(self, order: Order) -> None:
        self.order: Order = order
        self.handled = 0
        self._reader = LineReader()
        self._back = False
        self._lost = False
        self._now_ms = 0
        self._heard_ms = 0
        self._poll_ms = 0
        self._out = bytearray()
        self._reports: list[tuple[int, Report]] = []
        self._reported = 0

    @property
    def bad_lines(self) -> int:
        """How many lines came garbled since the machine was made."""
        return self._reader.bad_lines

    def opened(self, now_ms: int) -> None:
        """The port is open: poll at once, knowing nothing of the device."""
        self._reader.reset()
        self._back = False
        self._now_ms = self._heard_ms = self._poll_ms = now_ms
        self._forget()

    def closed(self, reason: str) -> None:
        """The port is gone."""
        self._lose(reason)

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take what came, answer with what to send."""
        self._now_ms = now_ms
        for fields in self._reader.feed(received):
            self._hear(fields)
        if not self._lost and now_ms - self._heard_ms >= LOST_MS:
            self._lose("It does not answer.")
        self._speak()
        out = bytes(self._out)
        self._out.clear()
        return out

    def due_ms(self) -> int:
        """When the next poll is due; silence is noticed with a poll."""
        return self._poll_ms

    def reports(self) -> list[tuple[int, Report]]:
        """Take the reports since the last call."""
        taken, self._reports = self._reports, []
        return taken

    @abstractmethod
    def _forget(self) -> None:
        """Nothing is known of the device any more."""

    @abstractmethod
    def _hear(self, fields: Sequence[str]) -> None:
        """A whole line came. What shows that the device is there sets `_heard_ms`."""

    @abstractmethod
    def _speak(self) -> None:
        """Put into `_out` what is to be said now, and set `_poll_ms` later than now."""

    def _report(self, report: Report) -> None:
        self._reported += 1
        self._reports.append((self._reported, report))

    def _return(self, identity: str) -> None:
        """The device has said who it is."""
        if not self._back:
            self._back, self._lost = True, False
            self._report(Back(identity))

    def _lose(self, reason: str) -> None:
        """The device is not there; that is reported once, until it is back."""
        self._back = False
        self._forget()
        if not self._lost:
            self._lost = True
            self._report(Lost(reason))
