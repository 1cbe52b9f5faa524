"""A journal of a million events, played by script once and kept for the measurements after that."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from hashlib import sha256
from itertools import islice
from pathlib import Path

from terminal.app import VERSION
from terminal.cabinet import events as cabinet_events
from terminal.cabinet import state as cabinet_state
from terminal.cabinet.cabinet import Cabinet
from terminal.journal import schema
from terminal.journal.copies import frames
from terminal.journal.journal import Journal
from terminal.journal_places import other_journal
from terminal.runtime import EVENTS_PER_SNAPSHOT
from terminal.speed.script import BEGUN_MS, Script

EVENTS = 1_000_000
SEED = 1
KEY_EVENTS = 2_000
"""So many events of the script stand for all of them in the key: a change of rules or of the format shows in them."""


def kept(cabinet: Cabinet, folder: Path) -> Path:
    """Find the long journal in `folder`, or make it there, which takes half a minute.

    It is made anew when the program's version, its tables or what it would write have changed. Raises JournalError.
    """
    place = folder / f"long-{_key(cabinet)}"
    if not place.exists():
        for old in (*folder.glob("long-*"), *folder.glob("making-*")):
            shutil.rmtree(old)
        making = Path(tempfile.mkdtemp(prefix="making-", dir=folder))
        fill(cabinet, making / "journal.sqlite", EVENTS)
        making.rename(place)
    return place / "journal.sqlite"


def fill(cabinet: Cabinet, path: Path, events: int) -> None:
    """Play until a new journal holds so many events, snapshots as the runtime takes them included."""
    script = Script(cabinet, SEED)
    played = script.events()
    with contextlib.closing(Journal.open(path, BEGUN_MS, other_journal(path)[1])) as journal:
        while journal.seq < events:
            batch = islice(played, min(EVENTS_PER_SNAPSHOT, events - journal.seq))
            rows = [(cabinet_events.kind_of(event), cabinet_events.to_bytes(event)) for event in batch]
            journal.append(rows, script.at_ms)
            if journal.seq < events:
                journal.snapshot(cabinet_state.to_bytes(script.state))


def _key(cabinet: Cabinet) -> str:
    digest = sha256(f"{VERSION} {len(schema.STEPS)} {frames.VERSION} {EVENTS}".encode())
    for event in islice(Script(cabinet, SEED).events(), KEY_EVENTS):
        digest.update(cabinet_events.to_bytes(event))
    return digest.hexdigest()[:16]
