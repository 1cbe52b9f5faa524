"""The line framing that the dice generator and the cabinet board share: ``*field;field;CRC`` CR LF.

Specified in drivers/dice/PROTOCOL.md, section 2. The checksum covers the bytes from ``*`` up to and including the ``;``
before it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from drivers.kermit import crc16_kermit

LINE_LIMIT_BYTES = 250
"""The longest line, from ``*`` up to and including LF."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,9}")
_FIELD = re.compile(r"[ -)+-:<-~]*")
_LINE = re.compile(rb"\*[ -)+-~]*;[0-9A-F]{4}\r\n")
_CHECKSUM_BYTES = 4


class FormError(ValueError):
    """A complete line that its protocol does not define."""


def write_line(fields: Sequence[str]) -> bytes:
    """One line with its checksum. The fields hold printable ASCII without ``*`` and ``;``."""
    assert fields
    assert all(_FIELD.fullmatch(field) for field in fields), fields
    body = f"*{';'.join(fields)};".encode("ascii")
    line = body + f"{crc16_kermit(body):04X}\r\n".encode("ascii")
    assert len(line) <= LINE_LIMIT_BYTES
    return line


class LineReader:
    """Finds lines in a stream of bytes. A bad line is counted and dropped; the next ``*`` starts a new one."""

    def __init__(self) -> None:
        self.bad_lines = 0
        self._line = bytearray()

    def reset(self) -> None:
        """Drop an incomplete line: the port was opened again."""
        self._line.clear()

    def feed(self, received: bytes) -> list[list[str]]:
        """Take bytes as they come; returns the fields of each line that is complete and valid."""
        *whole, begun = received.split(b"\n")
        lines = []
        for piece in whole:
            self._take(piece + b"\n")
            if self._line:
                lines.append(bytes(self._line))
                self._line.clear()
        self._take(begun)
        return [fields for line in lines if (fields := self._read(line))]

    def _take(self, piece: bytes) -> None:
        """Take bytes in which only the last can end a line."""
        rest, *lines = piece.split(b"*")
        self._go_on(rest)
        for line in lines:
            self.bad_lines += bool(self._line)
            self._line[:] = b"*"
            self._go_on(line)

    def _go_on(self, rest: bytes) -> None:
        """Append to the current line, if there is one; a line that gets too long is dropped."""
        if self._line and len(self._line) + len(rest) > LINE_LIMIT_BYTES:
            self.bad_lines += 1
            self._line.clear()
        elif self._line:
            self._line += rest

    def _read(self, line: bytes) -> list[str]:
        """The fields without the checksum; none if the line is bad."""
        body = line[: -_CHECKSUM_BYTES - 2]
        if not _LINE.fullmatch(line) or crc16_kermit(body) != int(line[len(body) : -2], 16):
            self.bad_lines += 1
            return []
        return body[1:-1].decode("ascii").split(";")


# Fields: each function raises ValueError if its field is not valid --------------------------------------------------


def number(field: str, least: int, most: int) -> int:
    """A decimal number without leading zeros, within its limits."""
    if not _NUMBER.fullmatch(field) or not least <= int(field) <= most:
        raise ValueError(field)
    return int(field)


def numbers(field: str, min_length: int, max_length: int, most: int) -> tuple[int, ...]:
    """Numbers from 0 to `most`, separated by commas."""
    parts = field.split(",")
    if not min_length <= len(parts) <= max_length:
        raise ValueError(field)
    return tuple(number(part, 0, most) for part in parts)


def text(field: str, pattern: re.Pattern[str]) -> str:
    """A field that matches this form completely."""
    if not pattern.fullmatch(field):
        raise ValueError(field)
    return field


def nothing(fields: Sequence[str]) -> None:
    """No field at all."""
    if fields:
        raise ValueError(fields)
