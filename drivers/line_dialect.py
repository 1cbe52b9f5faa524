"""How the messages of the two line protocols, dice and board, are read for people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from drivers.framing import LineReader
from drivers.wire import Reader, printable, text_of

Read = Callable[[Sequence[str]], msgspec.Struct]


def line_reader(read: Read) -> Reader:
    """A reader of lines; `read` decodes the fields of one and raises ValueError for a line that is none."""
    reader = LineReader()

    def texts(data: bytes) -> list[str]:
        return [_text(read, fields) for fields in reader.feed(data)]

    return texts


def _text(read: Read, fields: Sequence[str]) -> str:
    try:
        return text_of(read(fields))
    except ValueError:
        return printable(";".join(fields))
