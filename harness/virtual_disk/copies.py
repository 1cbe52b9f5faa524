"""Checks each copy of the journal by itself after a power cut, before a start repairs it from the others.

An event is acknowledged after all copies have waited for their disks with it. A copy that lacks an acknowledged event,
or is bad, has not waited; although a start would repair it silently, it counts as a disagreement. Events that were not
acknowledged may be missing in a copy, or torn.
"""

from __future__ import annotations

import sqlite3
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from terminal.journal.chain import GENESIS, chain_at, checked, last_seq
from terminal.journal.connections import reader
from terminal.journal.copies.examination import chain_in, examine
from terminal.journal.copies.frames import START, Place
from terminal.journal.copies.places import CopyPlace, copy_places
from terminal.journal.errors import JournalError
from terminal.messages.english import ENGLISH, sentence


class _Sound(NamedTuple):
    """The beginning of a plain copy that was found sound, and the SHA-256 of its bytes."""

    end: Place
    digest: bytes


class CopiesCheck:
    """Checks the copies of one journal after each of many cuts.

    The plain copies only grow: what an earlier check has followed, and is the same to the byte, is not followed again.
    """

    def __init__(self, journal: Path, second: Path) -> None:
        self._journal = journal
        self._places = copy_places(journal, second)
        self._sound: dict[int, _Sound] = {}

    def check(self, acknowledged: int) -> None:
        """Every copy holds the same events up to this number, and nothing bad. Raises AssertionError."""
        chains = {1: _database_chain(self._journal, acknowledged)}
        for place in self._places:
            chains[place.number] = self._copy_chain(place, acknowledged)
        assert len(set(chains.values())) == 1, f"the copies do not agree on event {acknowledged}"

    def _copy_chain(self, place: CopyPlace, acknowledged: int) -> bytes:
        """The hash of that event in a plain copy."""
        found = examine(place, self._known(place))
        if found.missing and not acknowledged:
            return GENESIS
        wrong = ENGLISH.sentence_end(sentence(found.fault)) if found.fault else ""
        assert not wrong, f"copy {place.number} is bad after the cut: {wrong}"
        end = found.end.seq
        assert end >= acknowledged, (
            f"copy {place.number} ends with event {end} after the cut, {acknowledged} was acknowledged"
        )
        self._sound[place.number] = _Sound(found.end, _digest(place, found.end.offset))
        return chain_in(found, acknowledged)

    def _known(self, place: CopyPlace) -> Place:
        """Up to where it is what was found sound before."""
        sound = self._sound.get(place.number)
        if sound is None or not place.path.is_file() or _digest(place, sound.end.offset) != sound.digest:
            return START
        return sound.end


def _digest(place: CopyPlace, length: int) -> bytes:
    with place.path.open("rb") as file:
        return sha256(file.read(length)).digest()


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
