"""The lines of both line protocols: section 2 of drivers/dice/PROTOCOL.md."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.framing import LINE_LIMIT_BYTES, LineReader, number, write_line
from drivers.kermit import crc16_kermit
from tests.each import each_of

FIELD = st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E, exclude_characters="*;"), max_size=20)
LINES = st.lists(FIELD, min_size=1, max_size=10)
GOOD = write_line(["X", "2", "17", "00"])


def test_the_checksum_is_kermits() -> None:
    assert crc16_kermit(b"123456789") == 0x2189


@given(st.lists(LINES, max_size=5), st.integers(1, 40))
@settings(deadline=None, derandomize=True)
def test_lines_come_out_as_they_went_in_however_the_bytes_are_cut(lines: list[list[str]], piece_bytes: int) -> None:
    stream = b"".join(write_line(fields) for fields in lines)
    reader = LineReader()
    pieces = [stream[start : start + piece_bytes] for start in range(0, len(stream), piece_bytes)]
    assert [fields for piece in pieces for fields in reader.feed(piece)] == lines
    assert reader.bad_lines == 0


@each_of("place", range(len(GOOD)))
@each_of("bit", range(8))
def test_a_line_with_any_bit_turned_is_dropped(place: int, bit: int) -> None:
    damaged = bytearray(GOOD)
    damaged[place] ^= 1 << bit
    reader = LineReader()
    assert reader.feed(bytes(damaged)) == []
    assert reader.feed(GOOD) == [["X", "2", "17", "00"]]


def test_a_star_begins_afresh_and_the_broken_line_is_counted() -> None:
    reader = LineReader()
    assert reader.feed(b"\r\nnoise" + GOOD[:9] + GOOD) == [["X", "2", "17", "00"]]
    assert reader.bad_lines == 1


@pytest.mark.parametrize("ending", [b"\n", b"\r", b"\n\r", b" \r\n"])
def test_a_line_ends_with_cr_lf_and_nothing_else(ending: bytes) -> None:
    assert LineReader().feed(GOOD[:-2] + ending) == []


def test_the_checksum_is_in_upper_case() -> None:
    line = write_line(["R", "1", "V", "6"])
    assert line != line.lower()
    assert LineReader().feed(line[:-6] + line[-6:].lower()) == []


def test_a_line_without_an_end_fills_no_memory() -> None:
    reader = LineReader()
    for _ in range(1_000):
        reader.feed(b"*" + b"A" * 10 * LINE_LIMIT_BYTES)
        assert len(reader._line) <= LINE_LIMIT_BYTES
    assert reader.bad_lines == 1_000
    assert reader.feed(GOOD) == [["X", "2", "17", "00"]]


def test_a_reopened_port_forgets_the_line_begun() -> None:
    reader = LineReader()
    reader.feed(GOOD[:9])
    reader.reset()
    assert reader.feed(GOOD[9:]) == []


def test_every_garbled_line_is_counted() -> None:
    reader = LineReader()
    assert reader.feed((GOOD[:4] + b"9" + GOOD[5:]) * 3) == []
    assert reader.bad_lines == 3


def test_the_longest_line_has_250_bytes() -> None:
    longest = write_line(["A" * 242])
    assert len(longest) == 250
    for cut in (0, 1, 249):
        reader = LineReader()
        assert [*reader.feed(longest[:cut]), *reader.feed(longest[cut:])] == [["A" * 242]]
        assert reader.bad_lines == 0
    reader = LineReader()
    for count in (1, 2, 3):
        assert reader.feed(longest[:-2] + b"\r\r\n" + GOOD) == [["X", "2", "17", "00"]]
        assert reader.bad_lines == count


def test_every_line_that_a_star_breaks_off_is_counted_and_one_that_was_whole_is_not() -> None:
    reader = LineReader()
    for count in (1, 2, 3):
        assert reader.feed(GOOD[:9] + GOOD) == [["X", "2", "17", "00"]]
        assert reader.bad_lines == count


def test_what_comes_outside_of_a_line_is_no_line_and_not_counted() -> None:
    reader = LineReader()
    assert reader.feed(b"noise\r\n\r\n" + GOOD + b"\n noise") == [["X", "2", "17", "00"]]
    assert reader.bad_lines == 0


@pytest.mark.parametrize(
    "field", ["", "00", "01", "+1", "-1", "1 ", "1.0", "0x1", "1_0", "\uff11", "11", "12345678901"]
)
def test_a_number_is_decimal_without_leading_zeros_and_within_its_limits(field: str) -> None:
    assert [number(one, 0, 10) for one in ("0", "1", "10")] == [0, 1, 10]
    with pytest.raises(ValueError, match=f"^{re.escape(field)}$"):
        number(field, 0, 10)


def test_a_number_has_ten_digits_at_most() -> None:
    assert number("9999999999", 0, 99_999_999_999) == 9_999_999_999
    with pytest.raises(ValueError, match="10000000000"):
        number("10000000000", 0, 99_999_999_999)


def test_the_checksum_of_every_single_byte_is_that_of_the_reflected_polynomial() -> None:
    for byte in range(256):
        shifted = byte
        for _ in range(8):
            shifted = shifted >> 1 ^ (0x8408 if shifted & 1 else 0)
        assert crc16_kermit(bytes([byte])) == shifted
