"""What every open port can do, whatever carries its bytes."""

from __future__ import annotations

from typing import Protocol

READ_MOST = 4096
"""The most bytes that one read answers with."""


class PortGoneError(Exception):
    """The port cannot be opened, or is gone: unplugged, switched off. The message is a sentence's end."""


class Port(Protocol):
    """An open port. Reading and writing raise PortGoneError and nothing else."""

    def read(self, timeout_ms: int) -> bytes:
        """Wait for bytes up to so long, or until `wake`; answer with what is there, perhaps nothing."""

    def write(self, data: bytes) -> None:
        """Send all of it."""

    def wake(self) -> None:
        """End a read that is waiting. From any thread."""

    def close(self) -> None:
        """Close; closing again does nothing."""
