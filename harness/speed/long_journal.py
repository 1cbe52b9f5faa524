"""A journal of a million events, played by script once and kept for later measurements."""

from __future__ import annotations

import contextlib
import shutil
import tempfile
from hashlib import sha256
from itertools import islice
from pathlib import Path

from harness.speed.script import STEP_MS, Script
from terminal.cabinet import events as cabinet_events
from terminal.cabinet import state as cabinet_state
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.state.machine import AWAY_MS
from terminal.common.local_time import DAY_MS
from terminal.common.version import VERSION
from terminal.journal import schema
from terminal.journal.copies import frames
from terminal.journal.journal import Journal
from terminal.journal.reading import look_back
from terminal.runtime.runtime import EVENTS_PER_SNAPSHOT
from terminal.start.journal_places import other_journal

EVENTS = 1_000_000
SEED = 1
MAX_RESTED_MS = AWAY_MS - DAY_MS
"""A start on an older journal doubts the clock, and is not the start to be measured."""
KEY_EVENTS = 2_000
"""How many events of the script represent all of them in the key: they reveal a change of rules or format."""


def kept(cabinet: Cabinet, folder: Path, now_ms: int) -> Path:
    """Find the long journal in `folder`, or create it there, which takes half a minute.

    It is created again when the program's version, its tables or what it would write have changed, and when it is so
    old that the terminal would doubt the clock. Raises JournalError.
    """
    place = folder / f"long-{_key(cabinet)}"
    journal = place / "journal.sqlite"
    if not place.exists() or not 0 <= now_ms - _last_ms(journal) <= MAX_RESTED_MS:
        for old in (*folder.glob("long-*"), *folder.glob("making-*")):
            shutil.rmtree(old)
        making = Path(tempfile.mkdtemp(prefix="making-", dir=folder))
        fill(cabinet, making / "journal.sqlite", EVENTS, now_ms)
        making.rename(place)
    return journal


def fill(cabinet: Cabinet, path: Path, events: int, now_ms: int) -> None:
    """Play until a new journal has this many events, the last before now; snapshots as the runtime takes them."""
    script = Script(cabinet, SEED, now_ms - events * STEP_MS)
    played = script.events()
    with contextlib.closing(Journal.open(path, script.at_ms, other_journal(path)[1])) as journal:
        while journal.seq < events:
            batch = islice(played, min(EVENTS_PER_SNAPSHOT, events - journal.seq))
            rows = [(cabinet_events.kind_of(event), cabinet_events.to_bytes(event)) for event in batch]
            journal.append(rows, script.at_ms)
            if journal.seq < events:
                journal.snapshot(cabinet_state.to_bytes(script.state))


def _last_ms(journal: Path) -> int:
    """When the last event was written."""
    with look_back(journal) as history:
        *_, last = history.rows(history.seq - 2, history.seq)  # of two consecutive events, one is not a snapshot
        return last.at_ms


def _key(cabinet: Cabinet) -> str:
    digest = sha256(f"{VERSION} {len(schema.STEPS)} {frames.VERSION} {EVENTS} {STEP_MS}".encode())
    for event in islice(Script(cabinet, SEED, 0).events(), KEY_EVENTS):
        digest.update(cabinet_events.to_bytes(event))
    return digest.hexdigest()[:16]
