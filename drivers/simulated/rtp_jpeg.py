"""Cuts a JPEG picture into packets of RTP (RFC 3550, RFC 2435), framed for a connection of RTSP. Pure code."""

from __future__ import annotations

import struct
from collections.abc import Iterator

CHANNEL = 0
"""The channel of the pictures in the connection: RFC 2326, 10.12."""
MAX_PART_BYTES = 1_400
PAYLOAD_JPEG, MARKER, VERSION = 26, 0x80, 0x80
TABLES_IN_BAND = 255
"""The Q of a picture that brings its quantization tables along."""
SOI, SOF0, DQT, SOS, EOI = b"\xff\xd8", 0xC0, 0xDB, 0xDA, b"\xff\xd9"
TYPES = {0x21: 0, 0x22: 1}
"""RFC 2435, 3.1.3, by the sampling of the brightness: colours at half the width, or at half of both sides."""
MAX_SIDE = 2_040


def interleaved(jpeg: bytes, sequence: int, time_90khz: int) -> list[bytes]:
    """The packets of a picture as they are sent in the connection, the first with this sequence number.

    Raises ValueError for a picture that RFC 2435 cannot carry.
    """
    kind, width, height, tables, scan = _read(jpeg)
    sent: list[bytes] = []
    for offset in range(0, len(scan), MAX_PART_BYTES):
        part = scan[offset : offset + MAX_PART_BYTES]
        is_last = offset + len(part) == len(scan)
        head = struct.pack(
            ">BBHII",
            VERSION,
            PAYLOAD_JPEG | (MARKER if is_last else 0),
            (sequence + len(sent)) % 2**16,
            time_90khz % 2**32,
            0,
        )
        place = struct.pack(">IBBBB", offset, kind, TABLES_IN_BAND, width // 8, height // 8)
        brought = struct.pack(">BBH", 0, 0, len(tables)) + tables if offset == 0 else b""
        packet = head + place + brought + part
        sent.append(struct.pack(">sBH", b"$", CHANNEL, len(packet)) + packet)
    return sent


def _read(jpeg: bytes) -> tuple[int, int, int, bytes, bytes]:
    """Type, width, height, quantization tables and the scan of a picture."""
    kind = width = height = None
    tables = b""
    for marker, content, end in _segments(jpeg):
        if marker == DQT:
            tables += b"".join(content[at + 1 : at + 65] for at in range(0, len(content), 65))
        elif marker == SOF0:
            height, width = struct.unpack_from(">HH", content, 1)
            kind = TYPES.get(content[7])
        elif marker == SOS:
            if kind is None or width is None or height is None or max(width, height) > MAX_SIDE:
                raise ValueError("RFC 2435 cannot carry this picture")
            return kind, width, height, tables, jpeg[end : jpeg.rindex(EOI)]
    raise ValueError("no JPEG picture")


def _segments(jpeg: bytes) -> Iterator[tuple[int, bytes, int]]:
    """Each segment before the scan: its marker, its content, and where it ends."""
    at = len(SOI)
    while at + 4 <= len(jpeg) and jpeg[at] == 0xFF:
        length = int.from_bytes(jpeg[at + 2 : at + 4])
        yield jpeg[at + 1], jpeg[at + 4 : at + 2 + length], at + 2 + length
        at += 2 + length
