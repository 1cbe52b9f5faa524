"""What a dice generator must remember through a power cut: which throws were made and the outcome of each.

The device's half of drivers/dice/PROTOCOL.md, sections 6 to 8. This module knows no bytes and no time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from drivers.dice import messages
from drivers.dice.line_codec import FACES, MAX_CONFIDENCE, stands

USUAL_COUNT = 2
"""Plain data names the number of dice only where it is another: a record of two dice is as version 1 wrote it."""


class Entry(NamedTuple):
    """A recorded outcome, and with how many dice the throw was begun."""

    dice_count: int
    outcome: messages.Outcome


class Tally:
    """The statistics of all throws with one number of dice."""

    def __init__(self, count: int) -> None:
        self.faces = [[0] * FACES for _ in range(count)]
        self.results = 0
        self.voids = 0

    def add(self, outcome: messages.Outcome, times: int) -> None:
        """Count the outcome; -1 times takes it back."""
        if isinstance(outcome, messages.Void):
            self.voids += times
            return
        self.results += times
        for faces, face in zip(self.faces, outcome.dice, strict=True):
            if 1 <= face <= FACES:
                faces[face - 1] += times

    def plain(self) -> dict[str, object]:
        """The statistics as plain data."""
        return {"faces": self.faces, "results": self.results, "voids": self.voids}

    @classmethod
    def from_plain(cls, count: int, plain: Mapping[str, Any]) -> Tally:
        """Rebuild the statistics. Raises ValueError, TypeError or KeyError for what are none."""
        tally = cls(count)
        tally.faces = [list(faces) for faces in plain["faces"]]
        tally.results, tally.voids = plain["results"], plain["voids"]
        counts = [tally.results, tally.voids, *(times for faces in tally.faces for times in faces)]
        if [len(faces) for faces in tally.faces] != [FACES] * count or not all(map(_is_count, counts)):
            raise ValueError("the statistics are incomplete")
        return tally


class Record:
    """The non-volatile memory of a generator that can throw these numbers of dice at once."""

    def __init__(self, counts: Sequence[int] = messages.DICE_COUNTS) -> None:
        assert counts
        assert set(counts) <= set(messages.DICE_COUNTS)
        self.counts = tuple(sorted(counts))
        self.last = 0
        """The highest throw number ever begun."""
        self.begun: int | None = None
        """The throw that is under way."""
        self.begun_count = 0
        """The number of its dice; 0 if there is none."""
        self._entries: deque[Entry] = deque(maxlen=messages.RECORD_LENGTH)
        """The last outcomes, oldest first."""
        self._tallies = {count: Tally(count) for count in self.counts}

    @property
    def dice(self) -> int:
        """How many dice the generator has."""
        return self.counts[-1]

    @property
    def outcomes(self) -> tuple[messages.Outcome, ...]:
        """The last outcomes, oldest first."""
        return tuple(entry.outcome for entry in self._entries)

    def find(self, throw: int) -> messages.Outcome | None:
        """The recorded outcome of this throw."""
        entry = self._entry(throw)
        return entry.outcome if entry else None

    def count_of(self, throw: int) -> int | None:
        """With how many dice this throw was begun, while it is recorded or under way."""
        if throw == self.begun:
            return self.begun_count
        entry = self._entry(throw)
        return entry.dice_count if entry else None

    def why_not_begin(self, throw: int, count: int) -> messages.Refused | None:
        """Why this throw, which has no recorded outcome, cannot be begun in any state of the generator."""
        if throw <= self.last and throw != self.begun:
            return messages.Refused.OLD
        return messages.Refused.COUNT if count not in self.counts else None

    def begin(self, throw: int, count: int) -> None:
        """Note that the dice are about to move for this throw; from now on it can never be made again."""
        assert self.begun is None
        assert throw > self.last
        assert count in self.counts
        self.begun = self.last = throw
        self.begun_count = count

    def end(self, outcome: messages.Outcome) -> None:
        """Record what became of the throw under way."""
        assert outcome.throw == self.begun
        self._tallies[self.begun_count].add(outcome, 1)
        self._entries.append(Entry(self.begun_count, outcome))
        self.begun, self.begun_count = None, 0

    def power_up(self) -> None:
        """A throw without an outcome was interrupted; its dice may lie anyhow, so it is void, never guessed."""
        if self.begun is not None:
            self.end(messages.Void(self.begun, messages.VoidReason.POWER))

    def why_not_refuse(self, throw: int, count: int) -> messages.Refused | None:
        """Why the host may not have this throw's result made void: it has none, or the result is valid."""
        entry = self._entry(throw)
        if entry is None:
            return messages.Refused.NONE
        if count != entry.dice_count:
            return messages.Refused.COUNT
        good = isinstance(entry.outcome, messages.Result) and stands(entry.outcome, count)
        return messages.Refused.GOOD if good else None

    def refuse(self, throw: int) -> None:
        """Make void a result that the host cannot accept; a void remains as it is."""
        for place, (count, outcome) in enumerate(self._entries):
            if outcome.throw == throw and isinstance(outcome, messages.Result):
                void = messages.Void(throw, messages.VoidReason.HOST)
                self._entries[place] = Entry(count, void)
                self._tallies[count].add(outcome, -1)
                self._tallies[count].add(void, 1)

    def clear(self) -> None:
        """Restart the throw numbers, for a generator that moves to another cabinet. The statistics remain."""
        assert self.begun is None
        self.last = 0
        self._entries.clear()

    def totals(self, count: int = 0) -> messages.Totals:
        """Results and voids since the generator was made, of throws with `count` dice; 0 for all."""
        tallies = self._counted(count)
        return messages.Totals(sum(one.results for one in tallies), sum(one.voids for one in tallies), count)

    def histogram(self, die: int, count: int = 0) -> messages.Histogram:
        """How often each face of this die, counted from 1, has shown in a valid result with `count` dice; 0 for all."""
        rows = [one.faces[die - 1] for one in self._counted(count) if len(one.faces) >= die]
        return messages.Histogram(die, tuple(map(sum, zip(*rows, strict=True))), count)

    def page(self, page: int) -> messages.LogPage:
        """Four of the recorded outcomes, newest first."""
        newest_first = list(reversed(self.outcomes))[page * messages.PAGE_LENGTH : (page + 1) * messages.PAGE_LENGTH]
        return messages.LogPage(
            page,
            tuple(
                (outcome.throw, outcome.dice if isinstance(outcome, messages.Result) else outcome.reason)
                for outcome in newest_first
            ),
        )

    def plain(self) -> dict[str, object]:
        """The whole record as plain data, for a generator that stores it in a file."""
        begun = {} if self.begun_count in (0, USUAL_COUNT) else {"begun_count": self.begun_count}
        tallies = {count: tally.plain() for count, tally in self._tallies.items() if count != USUAL_COUNT}
        used = {str(count): plain for count, plain in tallies.items() if plain["results"] or plain["voids"]}
        return {
            "count": USUAL_COUNT,
            "last": self.last,
            "begun": self.begun,
            **begun,
            "outcomes": [_plain_entry(entry) for entry in self._entries],
            **self._tallies.get(USUAL_COUNT, Tally(USUAL_COUNT)).plain(),
            **({"others": used} if used else {}),
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Record:
        """Rebuild the record from the data of `plain`. Raises ValueError, TypeError or KeyError for anything else."""
        record = cls()
        record.last, record.begun = plain["last"], plain["begun"]
        if record.begun is not None:
            record.begun_count = plain.get("begun_count", USUAL_COUNT)
        record._entries.extend(_entry_of(*one) for one in plain["outcomes"])
        tallies = {str(USUAL_COUNT): plain, **plain.get("others", {})}
        record._tallies.update({int(count): Tally.from_plain(int(count), one) for count, one in tallies.items()})
        if record.plain() != dict(plain) or not record._is_whole():
            raise ValueError("the record is incomplete")
        return record

    def _is_whole(self) -> bool:
        """Whether each throw has dice that the generator can throw, and the throw under way is the last one begun."""
        counts = {*self._tallies, *(entry.dice_count for entry in self._entries), self.begun_count or self.dice}
        return _is_count(self.last) and self.begun in (None, self.last) and counts <= set(self.counts)

    def _entry(self, throw: int) -> Entry | None:
        return next((entry for entry in self._entries if entry.outcome.throw == throw), None)

    def _counted(self, count: int) -> list[Tally]:
        return [self._tallies[count]] if count else list(self._tallies.values())


def _is_count(count: object) -> bool:
    return type(count) is int and count >= 0


def _plain_entry(entry: Entry) -> list[object]:
    """A result says by its faces how many dice there were; of a void it is written, unless there were two."""
    count, outcome = entry
    if isinstance(outcome, messages.Result):
        return [outcome.throw, list(outcome.dice), 0]
    return [outcome.throw, [], int(outcome.reason), *([] if count == USUAL_COUNT else [count])]


def _entry_of(throw: int, faces: Sequence[int], reason: int, count: int = USUAL_COUNT) -> Entry:
    if reason:
        return Entry(count, messages.Void(throw, messages.VoidReason(reason)))
    return Entry(len(faces), messages.Result(throw, tuple(faces), (MAX_CONFIDENCE,) * len(faces)))
