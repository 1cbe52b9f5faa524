"""Health tests of a source of random bytes (NIST SP 800-90B section 4.4): is it stuck, does a value come too often?

They find a source that has broken down, not one with a small bias; statistics on the throws find that.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, comb

FALSE_ALARM_BITS = 40
"""A sound source fails a test with a probability of about 2 to the power of minus this, at each byte or window."""
ENTROPY_BITS = 8
"""The entropy claimed for each byte of the operating system's generator: all of it."""
WINDOW = 512
"""Bytes in one window of the adaptive proportion test; the publication's size for a source of more than two values."""


def repetition_cutoff(entropy_bits: int, false_alarm_bits: int) -> int:
    """The number of equal samples in a row that fails the repetition count test (SP 800-90B, 4.4.1)."""
    return 1 + ceil(Fraction(false_alarm_bits, entropy_bits))


def proportion_cutoff(entropy_bits: int, false_alarm_bits: int, window: int = WINDOW) -> int:
    """How often a window's first sample must occur in it to fail (SP 800-90B, 4.4.2): 1 + CRITBINOM(W, 2^-H, 1 - a)."""
    values = 2**entropy_bits
    tail, least = Fraction(1), Fraction(1, 2**false_alarm_bits)
    for times in range(window + 1):
        tail -= Fraction(comb(window, times) * (values - 1) ** (window - times), values**window)
        if tail <= least:
            return 1 + times
    raise AssertionError("a binomial distribution ends with its window")


REPETITION_CUTOFF = repetition_cutoff(ENTROPY_BITS, FALSE_ALARM_BITS)
PROPORTION_CUTOFF = proportion_cutoff(ENTROPY_BITS, FALSE_ALARM_BITS)


class HealthTests:
    """Both tests over every byte of one source, from the first on. A failure is permanent."""

    def __init__(self) -> None:
        self.failure = ""
        """The test that failed and what it saw, as half a sentence; empty while the source is sound."""
        self.tested = 0
        """How many bytes were tested."""
        self._last = -1
        self._repeated = 0
        self._first = -1
        self._seen = 0
        self._found = 0

    def feed(self, byte: int) -> bool:
        """Test one more byte; returns whether the source still counts as sound."""
        self.tested += 1
        self._count_repetition(byte)
        self._count_proportion(byte)
        return not self.failure

    def _count_repetition(self, byte: int) -> None:
        self._repeated = self._repeated + 1 if byte == self._last else 1
        self._last = byte
        if self._repeated >= REPETITION_CUTOFF:
            self._fail(f"repetition count: the byte {byte} came {self._repeated} times in a row")

    def _count_proportion(self, byte: int) -> None:
        if self._seen in (0, WINDOW):
            self._first, self._seen, self._found = byte, 0, 0
        self._seen += 1
        self._found += byte == self._first
        if self._found >= PROPORTION_CUTOFF:
            self._fail(f"adaptive proportion: the byte {byte} came {self._found} times among {self._seen}")

    def _fail(self, failure: str) -> None:
        self.failure = self.failure or failure
