"""The process behind verify_in_background: checks a run of old events and says the verdict as one line of JSON."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from pathlib import Path

from terminal.journal import schema
from terminal.journal.chain import last_snapshot_seq
from terminal.journal.connections import reader
from terminal.journal.errors import JournalError, explained
from terminal.journal.inspection import follow_segments

NICENESS = 5
"""The screen that is just opening comes first; but play waits for the verdict."""

PAGES_PERCENT = 20
"""What checking the pages costs, which the first run does too, in percent of what checking all events costs."""

MAPPED_BYTES_MOST = 1 << 36
"""The file is read as memory, which halves the time. A failing disk then ends this process, and so the verdict."""


def check(path: Path, up_to_seq: int, run: int, runs: int) -> list[object]:
    """Check one of so many runs of segments; answers with ``["sound"]``, or an error's code and arguments."""
    parent = os.getppid()
    try:
        with explained(), reader(path, closed=False) as connection:
            connection.execute(f"PRAGMA mmap_size = {MAPPED_BYTES_MOST}")
            schema.check(connection)
            ends = _ends(connection, up_to_seq, runs)
            follow_segments(connection, ends[run], ends[run + 1], lambda _: _end_with(parent))
            if run == 0:
                schema.check_pages(connection)
    except JournalError as error:
        return [error.code, *error.args]
    return ["sound"]


def _ends(connection: sqlite3.Connection, up_to_seq: int, runs: int) -> list[int]:
    """Where the runs begin and end: at snapshots, so that all processes have about the same to do."""
    pages = up_to_seq * PAGES_PERCENT // 100
    shares = [(up_to_seq + pages) * run // runs - pages for run in range(1, runs)]
    return [0, *(last_snapshot_seq(connection, max(share, 0)) for share in shares), up_to_seq]


def _end_with(parent: int) -> None:
    """Nobody waits for the verdict of a terminal that is gone."""
    if os.getppid() != parent:
        sys.exit("the terminal has ended")


def main() -> None:
    """Run as ``python -m terminal.journal.verifier PATH UP_TO_SEQ RUN RUNS``."""
    path, up_to_seq, run, runs = sys.argv[1:]
    os.nice(NICENESS)
    sys.stdout.write(json.dumps(check(Path(path), int(up_to_seq), int(run), int(runs))))


if __name__ == "__main__":
    main()
