"""The health tests of NIST SP 800-90B section 4.4: stuck and lopsided sources fail, sound ones pass."""

from __future__ import annotations

from hashlib import sha256

import pytest

from drivers.dice.health import (
    PROPORTION_CUTOFF,
    REPETITION_CUTOFF,
    WINDOW,
    HealthTests,
    proportion_cutoff,
    repetition_cutoff,
)
from drivers.dice.source import START_UP_BYTES, CheckedSource, SourceFailedError


def recorded(count: int) -> bytes:
    """The same sound bytes in every run."""
    blocks = (sha256(number.to_bytes(4, "big")).digest() for number in range(count // 32 + 1))
    return b"".join(blocks)[:count]


def fed(data: bytes) -> HealthTests:
    tests = HealthTests()
    for byte in data:
        tests.feed(byte)
    return tests


def test_cutoffs_are_those_of_the_publication_for_one_bit_a_sample() -> None:
    assert repetition_cutoff(1, 20) == 21
    assert repetition_cutoff(1, 30) == 31
    assert proportion_cutoff(1, 20, 512) == 311
    assert proportion_cutoff(1, 30, 512) == 325


def test_cutoffs_of_whole_bytes() -> None:
    assert (REPETITION_CUTOFF, PROPORTION_CUTOFF) == (6, 19)


def test_a_sound_source_passes() -> None:
    assert fed(recorded(200_000)).failure == ""


def test_a_stuck_source_fails_at_the_sixth_equal_byte_and_not_before() -> None:
    assert fed(recorded(100) + bytes([77] * 5)).failure == ""
    assert fed(recorded(100) + bytes([77] * 6)).failure == "repetition count: the byte 77 came 6 times in a row"


def test_a_byte_that_comes_too_often_fails_though_never_twice_in_a_row() -> None:
    often = bytes(byte for one in recorded(200) for byte in (9, one ^ 0x40))
    assert fed(often).failure.startswith("adaptive proportion: the byte 9 came 19 times among ")


def test_what_a_window_has_seen_does_not_count_in_the_next() -> None:
    sound = bytes(byte for byte in recorded(3 * WINDOW) if byte != 9)
    first = bytes([9]) + b"".join(bytes([byte, 9]) for byte in sound[:17])
    assert fed(first + sound[17 : 17 + WINDOW - len(first)] + bytes([9, 1, 9])).failure == ""


def test_what_has_failed_stays_failed() -> None:
    tests = fed(bytes(6))
    assert not tests.feed(1)
    assert fed(bytes(6) + recorded(5_000)).failure.startswith("repetition count")


@pytest.mark.parametrize("sick", [bytes, lambda count: bytes(range(16)) * (count // 16)], ids=["stuck", "16 values"])
def test_a_sick_source_is_found_before_its_first_byte_is_used(sick: type[bytes]) -> None:
    source = CheckedSource(sick)
    with pytest.raises(SourceFailedError):
        source.start_up()
    with pytest.raises(SourceFailedError):
        source.throw(2)
    assert source.drawn == 0


def test_no_byte_of_the_start_up_test_becomes_a_die() -> None:
    stream = recorded(START_UP_BYTES) + bytes([0, 5])
    asked: list[int] = []

    def read(count: int) -> bytes:
        at = sum(asked)
        asked.append(count)
        return stream[at : at + count]

    source = CheckedSource(read)
    source.start_up()
    assert source.throw(2) == (1, 6)
    assert asked == [START_UP_BYTES, 1, 1]


def test_a_source_that_cannot_be_read_gives_no_dice() -> None:
    def read(count: int) -> bytes:
        raise OSError(5, "Input/output error", str(count))

    with pytest.raises(SourceFailedError, match="cannot be read"):
        CheckedSource(read).start_up()
