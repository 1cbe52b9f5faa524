"""Reads a whole journal without changing it, whether a terminal has it open or not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from terminal.journal import schema
from terminal.journal.audit import kept_closed
from terminal.journal.chain import SNAPSHOT, Row, checked, last_seq
from terminal.journal.connections import reader
from terminal.journal.errors import JournalUnreachable, explained, from_system

if TYPE_CHECKING:
    from pathlib import Path


def read(path: Path) -> Iterator[Row]:
    """Read every event but the journal's own snapshots, each checked by its hash before it is given out.

    Whether acknowledged events are missing at the end, `terminal.journal.audit.verify` says.

    Raises JournalBroken, JournalDamaged, JournalNewer, or JournalUnreachable if there is no journal.
    """
    try:
        if not path.exists():
            raise JournalUnreachable(f"There is no journal at {path}.")
        with explained(), kept_closed(path) as closed, reader(path, closed) as connection:
            schema.check(connection)
            for seq, at_ms, kind, body, _ in checked(connection, 0, last_seq(connection)):
                if kind != SNAPSHOT:
                    yield Row(seq, at_ms, kind, body)
    except OSError as error:
        raise from_system(error, path) from error
