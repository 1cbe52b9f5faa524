"""The laboratory at a pipe: a line in, a line out, however many come and however slowly they are read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import BinaryIO

import msgspec

from terminal.lab.answers import Answer
from terminal.lab.lab import Lab

MAX_LINE_BYTES = 1 << 16
"""A request with every setting there is has a tenth of it; a longer line is not kept."""

TOO_LONG: Answer = {"error": f"This line is longer than {MAX_LINE_BYTES} bytes."}


def run(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer every line until there are no more, each before the next is read.

    Who does not read the answers makes us wait for him, and his own next requests wait in the pipe. Raises OSError when
    the answers cannot be written.
    """
    lab = Lab()
    for line in _lines(requests):
        answer = TOO_LONG if line is None else lab.answer(line)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """Every line, the last one also without its end; None stands for one that is too long."""
    while line := requests.readline(MAX_LINE_BYTES + 1):
        if len(line) <= MAX_LINE_BYTES or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = requests.readline(MAX_LINE_BYTES)
        yield None
