"""Checks each copy of the journal by itself after a power cut, before a start repairs it from the others.

An event is acknowledged after all copies have waited for their disks with it. A copy that lacks an acknowledged event,
or is bad, has not waited; although a start would repair it silently, it counts as a disagreement. Events that were not
acknowledged may be missing in a copy, or torn.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from terminal.journal.chain import GENESIS, chain_at, checked, last_seq
from terminal.journal.connections import reader
from terminal.journal.copies.examination import chain_in, examine
from terminal.journal.copies.places import CopyPlace, copy_places
from terminal.journal.errors import JournalError
from terminal.messages.english import ENGLISH, sentence


def check_copies(journal: Path, second: Path, acknowledged: int) -> None:
    """Every copy holds the same events up to this number, and nothing bad. Raises AssertionError."""
    chains = {1: _database_chain(journal, acknowledged)}
    for place in copy_places(journal, second):
        chains[place.number] = _copy_chain(place, acknowledged)
    assert len(set(chains.values())) == 1, f"the copies do not agree on event {acknowledged}"


def _database_chain(journal: Path, acknowledged: int) -> bytes:
    """The hash of that event in the database, after verifying the whole chain."""
    if not journal.exists() and not acknowledged:
        return GENESIS
    assert journal.exists(), f"copy 1 is missing after the cut, and event {acknowledged} was acknowledged"
    try:
        with reader(journal, closed=True) as connection:
            end = last_seq(connection)
            assert end >= acknowledged, f"copy 1 ends with event {end} after the cut, {acknowledged} was acknowledged"
            for _ in checked(connection, 0, end):
                pass
            return chain_at(connection, acknowledged)
    except (sqlite3.Error, JournalError) as error:
        raise AssertionError(f"copy 1 is bad after the cut: {error}") from error


def _copy_chain(place: CopyPlace, acknowledged: int) -> bytes:
    """The hash of that event in a plain copy."""
    found = examine(place)
    if found.missing and not acknowledged:
        return GENESIS
    wrong = ENGLISH.sentence_end(sentence(found.fault)) if found.fault else ""
    assert not wrong, f"copy {place.number} is bad after the cut: {wrong}"
    end = found.end.seq
    assert end >= acknowledged, (
        f"copy {place.number} ends with event {end} after the cut, {acknowledged} was acknowledged"
    )
    return chain_in(found, acknowledged)
