"""The lines of both line protocols: section 2 of drivers/dice/PROTOCOL.md."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drivers.framing import LINE_LIMIT_BYTES, LineReader, write_line
from drivers.kermit import crc16_kermit

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


@pytest.mark.parametrize("place", range(len(GOOD)))
@pytest.mark.parametrize("bit", range(8))
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


def test_a_port_opened_anew_forgets_the_line_begun() -> None:
    reader = LineReader()
    reader.feed(GOOD[:9])
    reader.reset()
    assert reader.feed(GOOD[9:]) == []


def test_every_garbled_line_is_counted() -> None:
    reader = LineReader()
    assert reader.feed((GOOD[:4] + b"9" + GOOD[5:]) * 3) == []
    assert reader.bad_lines == 3
