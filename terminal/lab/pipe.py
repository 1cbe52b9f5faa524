"""The laboratory's pipe: a line in, a line out, however many there are and however slowly they are read."""

from __future__ import annotations

from codecs import BOM_UTF8
from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from terminal.lab.lab import Lab
from terminal.lab.requests import MAX_LINE_BYTES


def run(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until there are no more, each before the next is read.

    A client that does not read the answers makes us wait, while its next requests wait in the pipe. Raises OSError if
    the answers cannot be written.
    """
    lab = Lab()
    for line in _lines(requests):
        answers.write(msgspec.json.encode(lab.answer(line)) + b"\n")
        answers.flush()


def _lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """Every line, including a last one without a line end; None stands for a line that is too long.

    The byte order mark that some editors put before UTF-8 is not part of the first one.
    """
    mark = BOM_UTF8
    while line := requests.readline(MAX_LINE_BYTES + 1):
        before, mark = mark, b""
        if len(line) <= MAX_LINE_BYTES or line.endswith(b"\n"):
            yield line.removeprefix(before)
            continue
        while line and not line.endswith(b"\n"):
            line = requests.readline(MAX_LINE_BYTES)
        yield None
