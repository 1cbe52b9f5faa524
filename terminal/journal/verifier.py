"""The process behind verify_in_background: checks the old events and says the verdict as one line of JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from terminal.journal import schema
from terminal.journal.connections import reader
from terminal.journal.errors import JournalError, explained
from terminal.journal.inspection import follow

NICENESS = 15
"""The player's screen and the devices come first, by far."""


def check(path: Path, up_to_seq: int) -> list[object]:
    """Follow the chain up to an event; answers with ``["sound"]``, or with the error's code and arguments."""
    parent = os.getppid()
    try:
        with explained(), reader(path, closed=False) as connection:
            schema.check(connection)
            follow(connection, 0, up_to_seq, lambda _: _end_with(parent))
            schema.check_pages(connection)
    except JournalError as error:
        return [error.code, *error.args]
    return ["sound"]


def _end_with(parent: int) -> None:
    """Nobody waits for the verdict of a terminal that is gone."""
    if os.getppid() != parent:
        sys.exit("the terminal has ended")


def main() -> None:
    """Run as ``python -m terminal.journal.verifier PATH UP_TO_SEQ``."""
    path, up_to_seq = sys.argv[1:]
    os.nice(NICENESS)
    sys.stdout.write(json.dumps(check(Path(path), int(up_to_seq))))


if __name__ == "__main__":
    main()
