"""Killed at any instant, the journal has every acknowledged event at the next start, and its head is never ahead."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
import sqlite_utils

import terminal.journal
from terminal.journal import head
from terminal.journal.audit import verify
from terminal.journal.chain import chain_at
from terminal.journal.copies.audit import CopyAudit, verify_copy
from terminal.journal.copies.places import copy_places
from terminal.journal.creation import clear_away
from terminal.journal.journal import Journal
from terminal.journal.places import head_path
from tests.journal.bench import NOW_MS, in_child

HOUSE = str(Path(terminal.journal.__file__).parent)
KILLS = 20
KILLS_APART_SECONDS = 0.005
PARTS = 8
"""The number of tests over which the lines are distributed, so that none of them takes long."""

APPENDER = """
import pathlib, sys
from terminal.journal.journal import Journal

journal = Journal.open(pathlib.Path(sys.argv[1]), 0)
while True:
    number = journal.append([("chip", b"x" * (journal.seq % 3000)), ("roll", b"3-4")], journal.seq)
    if number % 50 == 0:
        journal.snapshot(b"state" * number)
    sys.stdout.write(f"{journal.seq} {journal.chain.hex()}\\n")
    sys.stdout.flush()
"""


def acknowledged_until_killed(path: Path, delay_seconds: float) -> list[tuple[int, str]]:
    """Let a process append as fast as it can, kill it some time after its first line; returns its output."""
    appender = subprocess.Popen([sys.executable, "-c", APPENDER, str(path)], stdout=subprocess.PIPE, text=True)
    with appender:
        assert appender.stdout is not None
        first = appender.stdout.readline()
        killer = threading.Timer(delay_seconds, appender.kill)
        killer.start()
        said = first + appender.stdout.read()
        killer.join()
    assert appender.returncode == -signal.SIGKILL
    lines = [line.split() for line in said.splitlines(keepends=True) if line.endswith("\n")]
    return [(int(seq), chain) for seq, chain in lines]


def test_a_terminal_killed_at_twenty_instants_has_lost_nothing_it_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    for number in range(KILLS):
        acknowledged = acknowledged_until_killed(path, number * KILLS_APART_SECONDS)
        known = head.read(head_path(path))
        with closing(Journal.open(path, NOW_MS)) as journal:
            assert known is not None
            assert acknowledged[-1][0] <= known.seq <= journal.seq
            for seq, chain in acknowledged:
                assert chain_at(journal._writer, seq).hex() == chain
            assert len(list(journal.read(0))) >= acknowledged[-1][0] * 2 // 3
    assert verify(path).seq >= KILLS


class KilledAtLine:
    """A trace that kills its own process before the n-th line of the journal's code is run."""

    def __init__(self, lines: int) -> None:
        self.remaining = lines

    def __call__(self, frame: FrameType, event: str, _argument: object) -> Any:
        """What sys.settrace calls; code outside the journal is not traced."""
        if not frame.f_code.co_filename.startswith(HOUSE):
            return None
        if event == "line":
            self.remaining -= 1
            if self.remaining < 0:
                os.kill(os.getpid(), signal.SIGKILL)
        return self


def life(path: Path, acknowledged: int, lines: int, second: Path | None) -> None:
    """A first start and a short life, writing each acknowledged event to a pipe, killed after some lines of code."""
    sys.settrace(KilledAtLine(lines))
    journal = Journal.open(path, NOW_MS, second)
    for number in range(3):
        seq = journal.append([("bill", b"20.00"), ("chip", b"5.00")], NOW_MS)
        os.write(acknowledged, bytes([seq]))
        if number == 1:
            journal.snapshot(b"forty dollars")
    journal.close()
    sys.settrace(None)


def survived(path: Path, lines: int, second: Path | None) -> bool:
    """Whether the life ended normally; in any case, the next start finds everything that was acknowledged."""
    reading, writing = os.pipe()
    code = in_child(lambda: life(path, writing, lines, second))
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        said = pipe.read()
    with closing(Journal.open(path, NOW_MS, second)) as journal:
        assert journal.seq >= max(said, default=0)
        assert {row.body for row in journal.read(0)} <= {b"20.00", b"5.00"}
        assert len(list(journal.read(0))) in {0, 2, 4, 6}
        before = journal.seq
        assert journal.append([("bill", b"1.00")], NOW_MS) == before + 1
    audit = verify(path)
    assert audit.seq == before + 1
    if second is not None:
        for place in copy_places(path, second):
            assert verify_copy(place, audit.seq, audit.chain) == CopyAudit(place, audit.seq)
    assert code in {0, -signal.SIGKILL}
    return code == 0


@pytest.mark.skipif(sys.gettrace() is not None, reason="a tracer is at work, and there can be only one")
@pytest.mark.parametrize(
    ("copied", "first", "stride"), [(True, 0, 29), *((False, first, PARTS) for first in range(PARTS))]
)
def test_killed_before_any_line_of_the_journals_code_the_next_start_is_clean(
    tmp_path: Path, copied: bool, first: int, stride: int
) -> None:
    assert sqlite_utils.__name__  # imported before the children, each of which would import it again
    lines = first
    while not survived(tmp_path / str(lines) / "journal.db", lines, tmp_path / f"{lines} second" if copied else None):
        lines += stride
        assert lines < 5_000
    assert lines > 150


def test_what_an_earlier_attempt_left_is_cleared_away_with_all_that_sqlite_laid_beside_it(tmp_path: Path) -> None:
    making = tmp_path / "journal.db.new"
    left = [making.with_name(f"journal.db.new{suffix}") for suffix in ("", "-wal", "-shm", "-journal")]
    for each in left:
        each.write_bytes(b"left")
    other = tmp_path / "journal.db"
    other.write_bytes(b"another's")
    clear_away(making)
    assert list(tmp_path.iterdir()) == [other]
    clear_away(making)


def test_the_end_of_an_empty_journal_is_verified_as_any_other(tmp_path: Path) -> None:
    with closing(Journal.open(tmp_path / "journal.db", NOW_MS, tmp_path / "second")) as journal:
        assert journal.seq == 0
        journal.verify_ends()
