"""ID-003 byte for byte: the vectors of the device reference 1.1, a recorded link, and what is wrong in the wild."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drivers.validator import id003_codec as codec
from drivers.validator.id003_codec import Frame, Reader
from tests.each import each_of

HOST = """
    FC 05 11 27 56, FC 05 40 2B 15, FC 05 41 A2 04, FC 05 42 39 36, FC 05 43 B0 27, FC 05 44 0F 53, FC 05 45 86 42,
    FC 05 50 AA 05, FC 05 88 6F 5F, FC 05 89 E6 4E, FC 05 8A 7D 7C, FC 05 80 27 D3, FC 05 81 AE C2, FC 05 83 BC E1,
    FC 05 84 03 95, FC 05 86 11 B6, FC 05 87 98 A7, FC 06 C3 00 04 D6, FC 06 C3 01 8D C7, FC 07 C0 00 00 2D B5,
    FC 07 C0 82 00 51 0A, FC 07 C0 80 00 E1 39, FC 07 C1 00 00 F1 EF, FC 07 C1 FF 00 31 10, FC 06 C2 00 DC CF,
    FC 06 C4 00 0C 9B, FC 07 C5 00 00 90 8C, FC 07 C5 03 00 F8 A6, FC 07 C6 01 12 BF 49, FC 06 C7 00 64 B1,
    FC 06 C7 02 76 92, FC 06 C7 FC 87 8C, FC 06 C7 FF 1C BE, FC 06 44 FF B8 18, FC 06 C5 03 4F B0,
    FC 07 C1 82 00 8D 50
"""
DEVICE = """
    FC 05 12 BC 64, FC 06 13 61 B0 FB, FC 06 13 62 2B C9, FC 06 13 63 A2 D8, FC 06 13 64 1D AC, FC 06 13 65 94 BD,
    FC 06 13 66 0F 8F, FC 05 14 8A 01, FC 05 15 03 10, FC 05 16 98 22, FC 06 17 71 51 8C, FC 06 17 77 67 E9,
    FC 06 17 79 19 00, FC 05 18 E6 CB, FC 05 19 6F DA, FC 05 1A F4 E8, FC 05 1B 7D F9, FC 05 46 1D 70, FC 05 47 94 61,
    FC 05 48 63 99, FC 06 49 A2 A0 21, FC 05 4A 71 BA, FC 05 4B F8 AB, FC 05 4C 47 DF
"""
RECYCLER = """
    FC 0D F0 20 D0 02 00 01 08 00 02 BA 42, FC 0A F0 20 D2 05 00 01 A6 D8, FC 0B F0 20 92 05 00 0A 00 D1 64,
    FC 05 24 09 30
"""
TICKET = "FC 18 13 6F 31 32 33 34 35 36 37 38 39 30 31 32 33 34 35 36 37 38 31 B7"
USA = "FC 1D 8A 61 01 01 00 63 01 05 00 64 01 01 01 65 01 02 01 66 01 05 01 67 01 01 02 37 97"
RECORDED_CURRENCY = (
    "FC 25 8A 61 00 00 00 62 0E 02 00 63 0E 05 00 64 0E 0A 00 65 0E 14 00 66 0E 32 00 67 0E 64 00 68 00 00 00 C8 3E"
)
RECORDED_VERSION = (
    "FC 2E 88 69 28 41 52 47 29 31 30 30 2D 53 53 20 49 44 30 30 33 2D 30 35 56 31 38 36 2D 32 34"
    " 20 31 38 44 45 43 31 32 20 41 42 37 43 19 44"
)
WRONG_IN_THE_WILD = ("FC 07 C1 82 00 51 0A", "FC 06 C2 00 DC FC", "FC 06 C4 00 0C 96")


def frames(text: str) -> list[str]:
    return [" ".join(frame.split()) for frame in text.split(",")]


EVERY = [*frames(HOST + "," + DEVICE + "," + RECYCLER), TICKET, USA, RECORDED_CURRENCY, RECORDED_VERSION]


@each_of("vector", EVERY)
def test_every_vector_is_read_and_written_byte_for_byte(vector: str) -> None:
    wire = bytes.fromhex(vector)
    reader = Reader()
    [frame] = reader.feed(wire)
    assert frame == Frame(wire[2], wire[3:-2])
    assert frame.encode() == wire
    assert reader.bad_frames == 0


@pytest.mark.parametrize("vector", WRONG_IN_THE_WILD)
def test_vectors_that_are_wrong_in_the_wild_are_dropped_and_counted(vector: str) -> None:
    reader = Reader()
    assert reader.feed(bytes.fromhex(vector)) == []
    assert reader.bad_frames >= 1
    assert reader.feed(bytes.fromhex("FC 05 11 27 56")) == [Frame(0x11)]


def test_a_truncated_version_frame_is_not_taken_for_a_version() -> None:
    reader = Reader()
    assert reader.feed(bytes.fromhex(RECORDED_VERSION)[:20]) == []
    reader.reset()
    assert reader.feed(bytes.fromhex(RECORDED_VERSION)) == [Frame(0x88, b"i(ARG)100-SS ID003-05V186-24 18DEC12 AB7C")]


def test_a_frame_begun_is_forgotten_with_the_port_that_it_came_by() -> None:
    for cut in range(1, 5):
        reader = Reader()
        assert reader.feed(bytes.fromhex("FC 05 15 03 10")[:cut]) == []
        reader.reset()
        assert reader.feed(bytes.fromhex("FC 05 15 03 10")[cut:]) == []
        assert reader.feed(bytes.fromhex("FC 05 12 BC 64")) == [Frame(0x12)]


def test_a_frame_shorter_than_its_frame_is_no_frame() -> None:
    reader = Reader()
    assert reader.feed(bytes.fromhex("FC 04 11 00 00 FC 05 15 03 10")) == [Frame(0x15)]
    assert reader.bad_frames >= 1


def test_zero_bytes_mean_nothing_yet_and_are_not_bad() -> None:
    reader = Reader()
    assert reader.feed(bytes.fromhex("00 00 FC 05 12 BC 64 00")) == [Frame(0x12)]
    assert reader.bad_frames == 0


@given(noise=st.binary(max_size=600), cuts=st.lists(st.integers(1, 40), max_size=20))
def test_any_noise_is_survived_within_one_frames_memory(noise: bytes, cuts: list[int]) -> None:
    reader = Reader()
    for cut in cuts:
        reader.feed(noise[:cut])
        noise = noise[cut:]
    reader.feed(noise)
    assert len(reader._pending) < codec.MAX_FRAME_BYTES
    found = reader.feed(bytes(codec.MAX_FRAME_BYTES) + bytes.fromhex("FC 05 15 03 10"))
    assert Frame(0x15) in found


def test_the_bills_of_the_usa_are_read_as_value_times_ten_to_the_exponent() -> None:
    bills = codec.denominations(bytes.fromhex(USA)[3:-2])
    assert bills == {
        0x61: ("USD", 1_00),
        0x63: ("USD", 5_00),
        0x64: ("USD", 10_00),
        0x65: ("USD", 20_00),
        0x66: ("USD", 50_00),
        0x67: ("USD", 100_00),
    }


def test_the_recorded_bills_are_binary_values_without_exponent_and_unused_records_are_no_bills() -> None:
    bills = codec.denominations(bytes.fromhex(RECORDED_CURRENCY)[3:-2])
    assert {currency for currency, _ in bills.values()} == {"ARS"}
    assert [cents for _, cents in bills.values()] == [2_00, 5_00, 10_00, 20_00, 50_00, 100_00]


def test_the_twins_bills_are_written_as_in_the_vector() -> None:
    units = {0x61: 1, 0x63: 5, 0x64: 10, 0x65: 20, 0x66: 50, 0x67: 100}
    assert Frame(codec.Command.CURRENCY, codec.currency_assign(units, 0x01)).encode() == bytes.fromhex(USA)


def test_a_frame_has_128_bytes_at_most_and_a_length_that_no_frame_has_is_dropped_as_soon_as_it_is_read() -> None:
    longest = Frame(0x88, bytes(range(0x20, 0x9B)))
    assert len(longest.encode()) == 128
    assert Reader().feed(longest.encode()) == [longest]
    for length in (0, 4, 129, 255):
        reader = Reader()
        assert reader.feed(bytes((0xFC, length))) == []
        assert not reader._pending
        assert reader.feed(Frame(0x15).encode()) == [Frame(0x15)]


def test_every_garbled_frame_and_every_piece_of_noise_is_counted() -> None:
    reader = Reader()
    garbled = bytes.fromhex("FC 05 15 03 11")
    for count in (1, 2, 3):
        assert reader.feed(garbled) == []
        reader.feed(Frame(0x11).encode())
        assert reader.bad_frames == 2 * count, "the frame, and what is left of it behind its start byte"
    reader = Reader()
    for count in (1, 2, 3):
        reader.feed(b"\x07")
        assert reader.bad_frames == count


@pytest.mark.parametrize(
    ("escrowed", "ticket"),
    [
        (b"\x6f123456789012345678", "123456789012345678"),
        (b"\x6f12345678901234567", None),
        (b"\x6f1234567890123456789", None),
        (b"\x65123456789012345678", None),
        (b"\x65", None),
        (b"", None),
    ],
)
def test_a_ticket_is_its_code_and_18_digits(escrowed: bytes, ticket: str | None) -> None:
    assert codec.ticket_number(escrowed) == ticket


def test_bills_are_written_with_the_zeros_at_their_end_in_the_exponent() -> None:
    units = {0x61: 0, 0x62: 7, 0x63: 70, 0x64: 700, 0x65: 101}
    assert codec.currency_assign(units, 0xE0).hex(" ") == (
        "61 e0 00 00 62 e0 07 00 63 e0 07 01 64 e0 07 02 65 e0 65 00"
    )
