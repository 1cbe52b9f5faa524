"""A journal of a program whose events kept finished English sentences, and what they say.

It holds faults, bills and tickets in doubt and refused, a slip that failed, an authority that contradicts, and a copy
that was mended.
"""

from __future__ import annotations

import tarfile
from contextlib import closing
from pathlib import Path

import msgspec

from terminal.journal.journal import Journal

DATA = Path(__file__).parent / "data" / "journal-with-texts.tar.xz"
TEXTS = ("why", "reason", "say", "note", "contradiction")
CODES = ("hand_pay_due",)
"""Kinds of which the reason is a code, and no text."""


def unpack(folder: Path) -> Path:
    """Put the journal and its copies into this folder, as they were left; the journal's path."""
    with tarfile.open(DATA) as archive:
        for member in archive:  # file by file: Debian 12's Python has no filter for `extractall`
            file = archive.extractfile(member)
            if file is not None:
                (folder / member.name).parent.mkdir(parents=True, exist_ok=True)
                (folder / member.name).write_bytes(file.read())
    return folder / "journal.sqlite"


def bodies(journal: Path) -> list[bytes]:
    """Every event as it was written."""
    with closing(Journal.open(journal, 0)) as opened:
        return [row.body for row in opened.read(0)]


def texts(journal: Path) -> list[str]:
    """What the events say, as the program wrote it then."""
    events = map(msgspec.json.decode, bodies(journal))
    return [event[name] for event in events if event["kind"] not in CODES for name in TEXTS if event.get(name)]
