"""The process behind verify_in_background: checks a run of old events and says the verdict as one line of JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from terminal.journal import schema
from terminal.journal.connections import reader
from terminal.journal.errors import JournalError, explained
from terminal.journal.inspection import follow

NICENESS = 5
"""The screen that is just opening comes first; but play waits for the verdict."""

MAPPED_BYTES_MOST = 1 << 36
"""The file is read as memory, which halves the time. A failing disk then ends this process, and so the verdict."""


def check(path: Path, after_seq: int, up_to_seq: int) -> list[object]:
    """Follow the chain from one event up to another; answers with ``["sound"]``, or an error's code and arguments."""
    parent = os.getppid()
    try:
        with explained(), reader(path, closed=False) as connection:
            connection.execute(f"PRAGMA mmap_size = {MAPPED_BYTES_MOST}")
            schema.check(connection)
            follow(connection, after_seq, up_to_seq, lambda _: _end_with(parent))
            if after_seq == 0:
                schema.check_pages(connection)
    except JournalError as error:
        return [error.code, *error.args]
    return ["sound"]


def _end_with(parent: int) -> None:
    """Nobody waits for the verdict of a terminal that is gone."""
    if os.getppid() != parent:
        sys.exit("the terminal has ended")


def main() -> None:
    """Run as ``python -m terminal.journal.verifier PATH AFTER_SEQ UP_TO_SEQ``."""
    path, after_seq, up_to_seq = sys.argv[1:]
    os.nice(NICENESS)
    sys.stdout.write(json.dumps(check(Path(path), int(after_seq), int(up_to_seq))))


if __name__ == "__main__":
    main()
