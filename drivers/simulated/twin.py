"""What every simulated device is: the device side of a protocol, with hands that do to it what people do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class OrderError(ValueError):
    """A hand's order cannot be done; the message is one sentence for whoever gave it."""


class Twin(Protocol):
    """A device without its cable. It lives on while unplugged, and forgets only what a power cut makes it forget."""

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the host's bytes, let time pass up to `now_ms`, answer with the bytes the device sends. Never raises."""

    def due_ms(self) -> int:
        """When the device next does something by itself, on the clock of `now_ms`."""

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order, e.g. ``["insert", "20"]``; answer with one sentence. Raises OrderError."""

    def power(self, on: bool) -> None:
        """Take the device's power away or give it back. Without power it neither hears nor speaks."""

    def picture(self) -> dict[str, object]:
        """What a person would see of it, as plain data (JSON types), for the rig's window and the tests."""
