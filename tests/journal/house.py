"""A filled journal in its three copies, for the tests of copies: what must exist, and what a copy holds."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from terminal.journal.chain import GENESIS
from terminal.journal.copies import frames
from terminal.journal.copies.places import CopyPlace, copy_places
from terminal.journal.errors import JournalError
from terminal.journal.journal import Journal
from terminal.messages.english import sentence
from tests.journal.bench import NOW_MS, contents, events_of

EVENTS = [(f"kind_{number % 7}", f"the body of event {number} ".encode() * (1 + number % 9)) for number in range(60)]
LAST = len(EVENTS) + 1
"""The last event of a filled journal: its snapshot is one as well."""
STATE = b"the state after forty events"


class House:
    """A journal in its three copies in a folder: the first two on one device, the third on another."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "first" / "journal.db"
        self.second = folder / "second"
        self.places = copy_places(self.path, self.second)
        self.copy2, self.copy3 = (place.path for place in self.places)

    def open(self) -> Journal:
        return Journal.open(self.path, NOW_MS, self.second)

    def filled(self) -> House:
        """With sixty events, and a snapshot after the fortieth."""
        with closing(self.open()) as journal:
            for event in EVENTS[:40]:
                journal.append([event], NOW_MS)
            journal.snapshot(STATE)
            journal.append(EVENTS[40:], NOW_MS)
        return self

    def everything(self) -> dict[str, bytes]:
        """Every file on both devices."""
        found = contents(self.path)
        return found | contents(self.copy3) if self.second.exists() else found

    def assert_refused(self, kind: type[JournalError] = JournalError) -> JournalError:
        """Opening is refused with one sentence, and nothing is cleared or overwritten (C8)."""
        before = self.everything()
        with pytest.raises(kind) as caught:
            self.open()
        assert self.everything() == before
        assert str(caught.value).endswith(".")
        return caught.value

    def assert_whole(self, *copies_told: int) -> None:
        """Everything exists, the start reports these copies, and the next start finds nothing to repair."""
        with closing(self.open()) as journal:
            assert [finding.copy for finding in journal.findings] == list(copies_told)
            assert all(sentence(finding.message).endswith(".") for finding in journal.findings)
            assert not any(sentence(finding.message).endswith("..") for finding in journal.findings)
            self._assert_holds_all(journal)
            journal.verify_ends()
        with closing(self.open()) as journal:
            assert journal.findings == ()
            self._assert_holds_all(journal)
        assert records(self.places[0]) == records(self.places[1])

    def _assert_holds_all(self, journal: Journal) -> None:
        assert events_of(list(journal.read(0))) == EVENTS
        assert journal.latest_snapshot() == (41, STATE)


def records(place: CopyPlace) -> list[frames.Record]:
    """Everything that a plain copy holds, with its links checked."""
    with place.path.open("rb") as file:
        size = os.fstat(file.fileno()).st_size
        return [frame.record for frame in frames.frames(file.fileno(), frames.START, size)]


def flip(file: Path, offset: int) -> None:
    content = bytearray(file.read_bytes())
    content[offset] ^= 0xFF
    file.write_bytes(content)


def another(folder: Path) -> House:
    """Another cabinet's journal, with more events."""
    other = House(folder / "other")
    with closing(other.open()) as journal:
        journal.append([("bill", b"1")] * 400, NOW_MS)
    return other


def chain_of(house: House) -> list[bytes]:
    """The hash of each event, that of none first."""
    return [GENESIS, *(record.chain for record in records(house.places[0]))]
