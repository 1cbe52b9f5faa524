"""Cuts the power of a terminal repeatedly, and checks each time whether an event was lost or a cent is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from harness.bookkeeping import Books
from harness.torture.power.life import Disk, Life, LockedError, lived, opened, play
from harness.virtual_disk.beside import check_book, check_dice
from harness.virtual_disk.copies import CopiesCheck
from harness.virtual_disk.disk import Image, after_cut
from terminal.cabinet import events as e
from terminal.cabinet import state as states
from terminal.cabinet.fold import audit
from terminal.journal.chain import SNAPSHOT, checked, last_seq
from terminal.journal.connections import reader
from terminal.journal.errors import JournalError
from terminal.start.no_play import NoPlayError
from terminal.ticket_book.book import BookError

CUTS_A_LIFE = 8
"""How many cuts are tried on the operations of one life; the next life begins with what the last cut has left."""
MOVES = (0, 5, 25, 25, 25, 300)
"""The lengths of lives. In a long one SQLite checkpoints its log into the database, and snapshots are taken."""
END_SHARE = 0.9
"""The last cut of a life comes near its end, so that the journal grows."""
JOINT_SHARE = 0.2
"""The share of a life's cuts that come while several events of one command are written: all or none must remain."""
NEW_DISK_EVERY = 4
"""One in this many lives is a first start, on an empty disk; it plays no move, and nothing follows it."""
MOVES_AFTER = 2
"""After each cut the terminal plays a little more, because starting is not enough."""


@dataclass
class Outcome:
    """The results of the cuts."""

    cuts: int = 0
    lives: int = 0
    operations: int = 0
    events: int = 0
    unfinished: int = 0
    """Cuts after which something was on the disk that had not been reported yet."""
    wrong: list[str] = field(default_factory=list)


@dataclass
class Timeline:
    """What the lives so far have left, on which the next one begins."""

    image: Image = field(default_factory=dict)
    known: dict[int, bytes] = field(default_factory=lambda: {0: b""})
    """The states, by event number."""
    acknowledged: int = 0
    """The last event that was reported as durable: each copy holds it."""


class Cuts:
    """One disk and many lives. The seed determines the play, the instants of the cuts and what they leave."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._chance = random.Random(seed)  # noqa: S311 - a script's chance, not the dice's
        self._lengths = random.Random(seed)  # noqa: S311 - of its own: how threads take turns changes the other's use
        self._disk = Disk(folder)
        self._copies = CopiesCheck(self._disk.journal, self._disk.second)
        self._timeline = Timeline()
        self.outcome = Outcome()

    def run(self, cuts: int, report: Callable[[Outcome], None]) -> Outcome:
        """Cut this often, or until something is wrong."""
        outcome = self.outcome
        while outcome.cuts < cuts and not outcome.wrong:
            first_start = outcome.lives % NEW_DISK_EVERY == NEW_DISK_EVERY - 1
            timeline = Timeline() if first_start else self._timeline
            moves = 0 if first_start else self._lengths.choice(MOVES)
            try:
                life = lived(self._disk, timeline.image, moves, self._chance)
            except (NoPlayError, JournalError, LockedError) as error:
                outcome.wrong.append(f"life {outcome.lives}: {error}")
                break
            outcome.lives += 1
            outcome.operations += len(life.operations)
            self._cut(timeline, life, min(CUTS_A_LIFE, cuts - outcome.cuts))
            report(outcome)
        return outcome

    def _cut(self, timeline: Timeline, life: Life, times: int) -> None:
        """Try this many cuts of this life; the timeline continues with the last of them.

        A life begins with everything that the last start found, acknowledged or not. A single copy has the rest of that
        only once this life has acknowledged something.
        """
        before = timeline.image
        least, known = max(timeline.known), {**timeline.known, **life.states}
        left, seq, acknowledged = before, least, timeline.acknowledged
        for left_over in reversed(range(times)):
            at = self._instant(life) if left_over else self._instant_near_the_end(life)
            left = after_cut(before, life.operations[:at], self._chance)
            shown = [seq for after, seq in life.reported if after <= at]
            reported, acknowledged = max(shown, default=least), max(shown, default=timeline.acknowledged)
            self.outcome.cuts += 1
            try:
                self._judge_copies(left, acknowledged)
                seq = self._judge(left, reported, known)
            except (NoPlayError, JournalError, BookError, AssertionError) as error:
                self.outcome.wrong.append(
                    f"cut {self.outcome.cuts}, after operation {at} of {len(life.operations)}: {error}"
                )
                break
        timeline.image, timeline.acknowledged = left, acknowledged
        timeline.known = {number: state for number, state in known.items() if number <= seq}

    def _instant(self, life: Life) -> int:
        """After how many operations the power fails."""
        if life.joint and self._chance.random() < JOINT_SHARE:
            return self._chance.randint(*self._chance.choice(life.joint))
        return self._chance.randint(0, len(life.operations))

    def _instant_near_the_end(self, life: Life) -> int:
        return self._chance.randint(int(END_SHARE * len(life.operations)), len(life.operations))

    def _judge_copies(self, image: Image, acknowledged: int) -> None:
        """Check each copy by itself, before a start repairs it from the others. Raises AssertionError."""
        self._disk.holds(image)
        self._copies.check(acknowledged)

    def _judge(self, image: Image, reported: int, known: dict[int, bytes]) -> int:
        """Open the terminal on what is left; returns the last event's number. Raises AssertionError for a loss."""
        self._disk.holds(image)
        with opened(self._disk, self._chance) as powered:
            seq, books = _recorded(self._disk)
            assert seq >= reported, f"event {reported} was reported as durable, and the journal ends with {seq}"
            state = powered.runtime.state
            assert seq in known, f"event {seq} never happened"
            assert not known[seq] or states.to_bytes(state) == known[seq], f"the state after event {seq} is another one"
            audit(state)
            check_dice(state, powered.dice.generator.record)
            check_book(state, books, self._disk.book)
            play(powered, MOVES_AFTER, self._chance)
        self.outcome.events = max(self.outcome.events, seq)
        self.outcome.unfinished += seq > reported
        return seq


def _recorded(disk: Disk) -> tuple[int, Books]:
    """The number of the last event, not counting snapshots, which are not reported; and the books of all events."""
    with reader(disk.journal, closed=False) as connection:
        rows = [row for row in checked(connection, 0, last_seq(connection)) if row[2] != SNAPSHOT]
    return max((row[0] for row in rows), default=0), Books.of(e.from_bytes(row[3]) for row in rows)
