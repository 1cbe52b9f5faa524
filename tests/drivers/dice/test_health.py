"""The health tests of NIST SP 800-90B section 4.4: stuck and biased sources fail, sound ones pass."""

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


def test_a_cutoff_is_the_smallest_that_keeps_the_false_alarms_as_rare_as_they_may_be() -> None:
    """One sample of one bit certainly comes once in its window; the probability of more is exactly zero."""
    assert [proportion_cutoff(1, bits, 1) for bits in (1, 2)] == [1, 2]
    assert [proportion_cutoff(1, bits, 2) for bits in (1, 2, 3)] == [2, 2, 3]


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


def test_a_window_has_512_bytes_and_its_first_may_come_18_times() -> None:
    """The byte 9 comes 18 times in the first 511 bytes of a window, each time alone; what counts is the 512th."""
    other = bytes(byte for byte in recorded(3 * WINDOW) if byte != 9)
    begun = b"".join(bytes([9, byte]) for byte in other[:18]) + other[18 : 18 + 511 - 36]
    assert len(begun) == 511
    assert fed(begun + bytes([9])).failure == "adaptive proportion: the byte 9 came 19 times among 512"
    assert fed(begun + other[-1:] + bytes([9])).failure == ""
    for whole in range(1, 4):
        windows = recorded(whole * WINDOW).replace(b"\x09", b"\x0a")
        assert fed(windows + begun + bytes([9])).failure.endswith("came 19 times among 512"), "every window again"


def test_every_byte_is_counted_and_the_first_failure_stays_the_one_that_is_reported() -> None:
    tests = fed(bytes([7] * 19))
    assert tests.tested == 19
    assert tests.failure == "repetition count: the byte 7 came 6 times in a row"
    assert HealthTests().feed(255)
    assert fed(bytes([255] * 5)).failure == ""


def test_bytes_that_were_used_are_counted_those_without_a_face_too() -> None:
    stream = iter(recorded(START_UP_BYTES) + bytes([255, 0, 5, 252, 3]))
    source = CheckedSource(lambda count: bytes(next(stream) for _ in range(count)))
    source.start_up()
    assert [source.throw(2), source.drawn, source.throw(1), source.drawn] == [(1, 6), 3, (4,), 5]


def test_a_source_that_gives_more_or_fewer_bytes_than_were_asked_for_gives_no_dice() -> None:
    for wrong in (-1, 1):
        with pytest.raises(SourceFailedError, match=r"^it gave fewer bytes than were asked for$"):
            CheckedSource(lambda count, wrong=wrong: recorded(count + wrong)).start_up()  # type: ignore[misc]
