"""What every simulated device is: the device side of a protocol, with hands that do to it what people do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class OrderError(ValueError):
    """A hand's order cannot be done; the message is one sentence for the person who gave it."""


class Twin(Protocol):
    """A device without its cable. It keeps running while unplugged, and loses only what a power cut makes it lose."""

    def step(self, now_ms: int, received: bytes) -> bytes:
        """Take the host's bytes, let time pass up to `now_ms`, return the bytes the device sends. Never raises."""

    def due_ms(self) -> int:
        """When the device next does something of its own accord, on the clock of `now_ms`."""

    def do(self, words: Sequence[str]) -> str:
        """Carry out a hand's order, e.g. ``["insert", "20"]``; returns one sentence. Raises OrderError."""

    def power(self, on: bool) -> None:
        """Switch the device's power off or on. Without power it neither receives nor sends."""

    def picture(self) -> dict[str, object]:
        """What a person would see of it, as plain data (JSON types), for the rig's window and the tests."""
