"""What the machines of the two line protocols, dice and board, share: contact with the device, and reports."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from drivers.framing import LineReader
from drivers.machine import Machine, OrderT, ReportT
from drivers.ports.message import message
from drivers.transport.needs import SerialSettings

NEEDS = SerialSettings(9600)
POLL_MS = 500
LOST_MS = 2500
"""Silence after which the device counts as lost: four polls and the delay of a line."""


class LineMachine(Machine[OrderT, ReportT]):
    """Polls a device that answers in lines."""

    def __init__(self, order: OrderT) -> None:
        super().__init__(order)
        self._reader = LineReader()
        self._now_ms = 0
        self._heard_ms = 0
        self._poll_ms = 0
        self._out = bytearray()

    @property
    def garbled(self) -> int:
        """How many garbled lines were received since the machine was made."""
        return self._reader.bad_lines

    def opened(self, now_ms: int) -> None:
        """The stream is open: poll at once, with no knowledge of the device."""
        super().opened(now_ms)
        self._reader.reset()
        self._now_ms = self._heard_ms = self._poll_ms = now_ms
        self._forget()

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the received bytes, return the bytes to send."""
        self._now_ms = now_ms
        for fields in self._reader.feed(received):
            self._hear(fields)
        if not self._lost and now_ms - self._heard_ms >= LOST_MS:
            self._lose(message("device.silent"))
        self._speak()
        out = bytes(self._out)
        self._out.clear()
        return out

    def due_ms(self) -> int:
        """When the next poll is due; silence is noticed at a poll."""
        return self._poll_ms

    @abstractmethod
    def _hear(self, fields: Sequence[str]) -> None:
        """Handle a complete line. Sets `_heard_ms` if the line shows that the device is present."""

    @abstractmethod
    def _speak(self) -> None:
        """Put the bytes to send now into `_out`, and set `_poll_ms` later than now."""
