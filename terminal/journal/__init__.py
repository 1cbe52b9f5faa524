"""The terminal's durable memory: an append-only journal of events, each chained to the one before, with snapshots.

The journal knows nothing of games or cabinets. It stores ``(kind, body)`` events and ``state`` snapshots as bytes,
says what it stored only after that is on the disk, and refuses to open rather than go on from a memory it cannot
vouch for. The database is the first of three copies, the others stand in ``copies``. Four files stand beside each
other:

* ``<path>``: the SQLite database, with its ``-wal`` while open;
* ``<path>.head``: the number and the hash of the last acknowledged event, because SQLite drops a damaged WAL silently;
* ``<path>.lock``: held by whoever has the journal open, freed by the kernel when that process dies;
* ``<path>.new``: a journal that was being made when the power went, made afresh at the next start.
"""

from terminal.journal.audit import Audit, verify
from terminal.journal.background import BackgroundCheck, verify_in_background
from terminal.journal.chain import Row
from terminal.journal.errors import (
    JournalBroken,
    JournalDamaged,
    JournalError,
    JournalFailed,
    JournalInUse,
    JournalNewer,
    JournalUnreachable,
)
from terminal.journal.journal import Journal

__all__ = [
    "Audit",
    "BackgroundCheck",
    "Journal",
    "JournalBroken",
    "JournalDamaged",
    "JournalError",
    "JournalFailed",
    "JournalInUse",
    "JournalNewer",
    "JournalUnreachable",
    "Row",
    "verify",
    "verify_in_background",
]
