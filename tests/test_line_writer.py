"""Lines from a thread of its own: complete and in order for who reads, no hindrance from who does not."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from typing import TextIO

import pytest

from terminal.script import line_writer
from terminal.script.line_writer import LineWriter

LONG = "x" * 1_000_000
"""Longer than any pipe holds: its writer waits for the reader."""


@pytest.fixture
def pipe() -> Iterator[tuple[TextIO, TextIO]]:
    """A pipe's two ends, to read and to write."""
    reader, writer = os.pipe()
    with os.fdopen(reader) as lines, os.fdopen(writer, "w") as out:
        yield lines, out


def test_a_line_is_there_before_the_next_one_comes(pipe: tuple[TextIO, TextIO]) -> None:
    lines, out = pipe
    writer = LineWriter(out)
    for number in range(100):
        writer.put(str(number))
        assert lines.readline() == f"{number}\n"
    writer.close()


def test_everything_is_written_in_order_before_the_end(pipe: tuple[TextIO, TextIO]) -> None:
    lines, out = pipe
    writer = LineWriter(out)
    for line in (LONG, "one", "two"):
        writer.put(line)
    read: list[str] = []
    reader = threading.Thread(target=lambda: read.extend(lines.readline() for _ in range(3)))
    reader.start()
    writer.close()
    reader.join()
    assert read == [f"{LONG}\n", "one\n", "two\n"]


@pytest.mark.expects_log("its reader is too slow")
def test_a_reader_that_stops_gets_a_beginning_without_a_gap_and_hinders_no_one(
    pipe: tuple[TextIO, TextIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(line_writer, "MAX_WAITING", 10)
    lines, out = pipe
    writer = LineWriter(out)
    answered = threading.Semaphore(0)
    writer.put(LONG, answered.release)
    assert lines.read(1) == "x"  # the thread has begun to write it, and waits for its reader
    for number in range(30):
        writer.put(str(number), answered.release)
    for _ in range(30):
        answered.acquire()  # who waits for a discarded line does not wait in vain
    assert lines.readline() == f"{LONG[1:]}\n"
    answered.acquire()
    writer.close()
    out.close()
    assert lines.read() == "", "after a gap there is nothing any more"


@pytest.mark.expects_log("its last lines are not read")
def test_the_end_does_not_wait_long_for_a_reader(pipe: tuple[TextIO, TextIO], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(line_writer, "CLOSE_S", 0.1)
    lines, out = pipe
    writer = LineWriter(out)
    writer.put(LONG)
    writer.close()
    assert lines.readline() == f"{LONG}\n"


def test_after_the_end_nothing_is_written(pipe: tuple[TextIO, TextIO]) -> None:
    lines, out = pipe
    writer = LineWriter(out)
    writer.close()
    answered = threading.Event()
    writer.put("late", answered.set)
    assert answered.is_set()
    out.close()
    assert lines.read() == ""
