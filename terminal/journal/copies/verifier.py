"""The process behind verify_copies_in_background: checks a copy's earlier part, and prints the verdict as JSON."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from terminal.journal.copies.examination import follow
from terminal.journal.copies.frames import START, Place
from terminal.journal.copies.places import CopyPlace, mark_suspect
from terminal.journal.copies.plain import failed
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, damaged
from terminal.journal.places import opened
from terminal.journal.verdicts import end_with, written


def check(copy: CopyPlace, end: Place) -> JournalError | None:
    """Follow a copy up to a place; answers with the error, or None where it is sound.

    A damaged copy is marked, so that the next start rebuilds it.
    """
    parent = os.getppid()
    try:
        _follow(copy, end, parent)
    except (JournalBroken, JournalDamaged) as error:
        mark_suspect(copy.path)
        return damaged(copy.number, copy.path, error)
    except JournalError as error:
        return error
    return None


def _follow(copy: CopyPlace, end: Place, parent: int) -> None:
    try:
        with opened(copy.path, os.O_RDONLY) as file:
            follow(file, START, end, lambda _: end_with(parent))
    except OSError as error:
        raise failed(copy, error) from error


def main() -> None:
    """Run with the arguments NUMBER PATH OFFSET SEQ CHAIN."""
    number, path, offset, seq, chain = sys.argv[1:]
    copy, end = CopyPlace(int(number), Path(path)), Place(int(offset), int(seq), bytes.fromhex(chain))
    sys.stdout.write(written(check(copy, end) or ()))
