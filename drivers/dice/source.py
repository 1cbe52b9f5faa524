"""A random source that is tested before and during use, and makes dice of its bytes in their order."""

from __future__ import annotations

import os
from collections.abc import Callable

from drivers.dice import scaling
from drivers.dice.health import HealthTests

START_UP_BYTES = 4096
"""Tested and discarded before the first byte is used (SP 800-90B asks for at least 1024)."""

ReadBytes = Callable[[int], bytes]
"""Returns this many random bytes. May raise OSError."""


class SourceFailedError(Exception):
    """The random source cannot be trusted; the message names the test that failed."""


class CheckedSource:
    """Random bytes that pass the health tests, one after the other: none is kept for later, none is left out.

    Without `read` they come from the operating system's generator, which is reseeded from true noise (regulation G2).
    This class keeps no state of its own, so two instances, or a process and its fork, never share a stream.
    """

    def __init__(self, read: ReadBytes = os.urandom) -> None:
        self._read = read
        self._tests = HealthTests()
        self.drawn = 0
        """How many bytes were used for dice, including those that map to no face."""

    def start_up(self) -> None:
        """Test the source again before it is used. Raises SourceFailedError."""
        self._tests = HealthTests()
        for byte in self._bytes(START_UP_BYTES):
            self._tests.feed(byte)
        self._verify()

    def throw(self, count: int) -> tuple[int, ...]:
        """Throw this many dice. Raises SourceFailedError if a test fails, or failed before; then there are no dice."""
        assert self._tests.tested, "a source is tested before it is used"
        self._verify()
        try:
            return scaling.throw(self.draw, count)
        except scaling.NoFaceError:
            raise SourceFailedError("it gave only bytes that map to no face") from None

    def draw(self) -> int:
        """Draw one byte and test it. Raises SourceFailedError for the byte at which a test fails, and from then on."""
        (byte,) = self._bytes(1)
        self._tests.feed(byte)
        self._verify()
        self.drawn += 1
        return byte

    def _verify(self) -> None:
        if self._tests.failure:
            raise SourceFailedError(self._tests.failure)

    def _bytes(self, count: int) -> bytes:
        try:
            data = self._read(count)
        except OSError as error:
            raise SourceFailedError(f"it cannot be read ({error.strerror})") from error
        if len(data) != count:
            raise SourceFailedError("it gave fewer bytes than were asked for")
        return data
