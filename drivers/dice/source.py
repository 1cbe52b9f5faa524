"""A source of chance that is tested before it is used and all the while, and makes dice of its bytes in their order."""

from __future__ import annotations

import os
from collections.abc import Callable

from drivers.dice import scaling
from drivers.dice.health import HealthTests

START_UP_BYTES = 4096
"""Tested and thrown away before the first byte is used (SP 800-90B asks for 1024 at least)."""

ReadBytes = Callable[[int], bytes]
"""Answers with so many random bytes. May raise OSError."""


class SourceFailedError(Exception):
    """The source of chance is not to be trusted; the message says which test it has failed."""


class CheckedSource:
    """Random bytes that pass through health tests, one after the other: none is kept for later, none is left out.

    Without `read` they come from the operating system's generator, which takes true noise in again and again
    (regulation G2). It holds no state of its own, so that two instances, or a process and its copy, never share a
    stream.
    """

    def __init__(self, read: ReadBytes = os.urandom) -> None:
        self._read = read
        self._tests = HealthTests()
        self.drawn = 0
        """How many bytes were used for dice, those that map to no face included."""

    def start_up(self) -> None:
        """Test the source anew before it is used. Raises SourceFailedError."""
        self._tests = HealthTests()
        for byte in self._bytes(START_UP_BYTES):
            self._tests.feed(byte)
        self._verify()

    def throw(self, count: int) -> tuple[int, ...]:
        """Throw so many dice. Raises SourceFailedError: a test has failed, now or before, and there are no dice."""
        assert self._tests.tested, "a source is tested before it is used"
        self._verify()
        try:
            return scaling.throw(self.draw, count)
        except scaling.NoFaceError:
            raise SourceFailedError("it gave only bytes that map to no face") from None

    def draw(self) -> int:
        """Draw one byte and test it. Raises SourceFailedError for the byte at which a test fails, and ever after."""
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
