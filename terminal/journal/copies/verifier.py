"""The process behind verify_copies_in_background: checks a copy's earlier part, and prints the verdict as JSON."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from terminal.journal.copies.examination import follow
from terminal.journal.copies.frames import START, Place
from terminal.journal.copies.places import CopyPlace, mark_suspect
from terminal.journal.copies.plain import failed
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError
from terminal.journal.places import open_file


def check(copy: CopyPlace, end: Place) -> list[object]:
    """Check a copy up to a place; returns ``["sound"]``, or an error's code and arguments.

    A damaged copy is marked, so that the next start rebuilds it.
    """
    parent = os.getppid()
    try:
        _follow(copy, end, parent)
    except (JournalBroken, JournalDamaged) as error:
        mark_suspect(copy.path)
        say = f"Copy {copy.number} of the journal, {copy.path}, was found damaged: {error.say}"
        return [JournalDamaged.code, say]
    except JournalError as error:
        return [error.code, *error.args]
    return ["sound"]


def _follow(copy: CopyPlace, end: Place, parent: int) -> None:
    try:
        file = open_file(copy.path, os.O_RDONLY)
        try:
            follow(file, START, end, lambda _: _end_with(parent))
        finally:
            os.close(file)
    except OSError as error:
        raise failed(copy, error) from error


def _end_with(parent: int) -> None:
    """End with the terminal, which is the only reader of the verdict."""
    if os.getppid() != parent:
        sys.exit("the terminal has ended")


def main() -> None:
    """Run with the arguments NUMBER PATH OFFSET SEQ CHAIN."""
    number, path, offset, seq, chain = sys.argv[1:]
    copy, end = CopyPlace(int(number), Path(path)), Place(int(offset), int(seq), bytes.fromhex(chain))
    sys.stdout.write(json.dumps(check(copy, end)))
