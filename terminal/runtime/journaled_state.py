"""The state recorded in a cabinet's journal: its last snapshot, with the later events folded."""

from __future__ import annotations

import logging

from msgspec import MsgspecError

from terminal.cabinet import events, state
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.fold import audit, fold
from terminal.cabinet.state import State
from terminal.journal.journal import Journal

log = logging.getLogger(__name__)


def journaled_state(cabinet: Cabinet, journal: Journal) -> tuple[State, int]:
    """Fold the journal from its last snapshot on; returns the state, and that snapshot's number.

    Raises JournalError, or UnbalancedError if the meters do not agree with the credit (regulation C14).
    """
    snapshot_seq, folded = _snapshot(journal) or (0, cabinet.new_state())
    for row in journal.read(snapshot_seq):
        folded = fold(folded, events.from_bytes(row.body))
    audit(folded)  # without later events, `fold` has not audited the snapshot
    return folded, snapshot_seq


def _snapshot(journal: Journal) -> tuple[int, State] | None:
    """The last snapshot; None if there is none, or if a different version of the program took it."""
    latest = journal.latest_snapshot()
    if latest is None:
        return None
    seq, body = latest
    try:
        return seq, state.from_bytes(body)
    except MsgspecError:
        log.info("the last snapshot is of a different version; all events are folded again")
        return None
