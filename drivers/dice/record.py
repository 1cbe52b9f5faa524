"""What a dice generator must remember through a power cut: which throws were made and the outcome of each.

The device's half of drivers/dice/PROTOCOL.md, sections 6 to 8. This module knows no bytes and no time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

from drivers.dice import messages
from drivers.dice.line_codec import MAX_CONFIDENCE, stands


class Record:
    """The non-volatile memory of a generator with this many dice."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.last = 0
        """The highest throw number ever begun."""
        self.begun: int | None = None
        """The throw that is under way."""
        self.outcomes: deque[messages.Outcome] = deque(maxlen=messages.RECORD_LENGTH)
        """The last outcomes, oldest first."""
        self._faces = [[0] * 6 for _ in range(count)]
        self._results = 0
        self._voids = 0

    def find(self, throw: int) -> messages.Outcome | None:
        """The recorded outcome of this throw."""
        return next((outcome for outcome in self.outcomes if outcome.throw == throw), None)

    def why_not_begin(self, throw: int, count: int) -> messages.Refused | None:
        """Why this throw, which has no recorded outcome, cannot be begun in any state of the generator."""
        if throw <= self.last and throw != self.begun:
            return messages.Refused.OLD
        return messages.Refused.COUNT if count != self.count else None

    def begin(self, throw: int) -> None:
        """Note that the dice are about to move for this throw; from now on it can never be made again."""
        assert self.begun is None
        assert throw > self.last
        self.begun = self.last = throw

    def end(self, outcome: messages.Outcome) -> None:
        """Record what became of the throw under way."""
        assert outcome.throw == self.begun
        self.begun = None
        self.outcomes.append(outcome)
        self._add(outcome, 1)

    def power_up(self) -> None:
        """A throw without an outcome was interrupted; its dice may lie anyhow, so it is void, never guessed."""
        if self.begun is not None:
            self.end(messages.Void(self.begun, messages.VoidReason.POWER))

    def why_not_refuse(self, throw: int, count: int) -> messages.Refused | None:
        """Why the host may not have this throw's result made void: it has none, or the result is valid."""
        outcome = self.find(throw)
        if outcome is None:
            return messages.Refused.NONE
        if count != self.count:
            return messages.Refused.COUNT
        return messages.Refused.GOOD if isinstance(outcome, messages.Result) and stands(outcome, count) else None

    def refuse(self, throw: int) -> None:
        """Make void a result that the host cannot accept; a void remains as it is."""
        for place, outcome in enumerate(self.outcomes):
            if outcome.throw == throw and isinstance(outcome, messages.Result):
                self.outcomes[place] = messages.Void(throw, messages.VoidReason.HOST)
                self._add(outcome, -1)
                self._voids += 1

    def clear(self) -> None:
        """Restart the throw numbers, for a generator that moves to another cabinet. The statistics remain."""
        assert self.begun is None
        self.last = 0
        self.outcomes.clear()

    def totals(self) -> messages.Totals:
        """Results and voids since the generator was made."""
        return messages.Totals(self._results, self._voids)

    def histogram(self, die: int) -> messages.Histogram:
        """How often each face of this die, counted from 1, has shown in a valid result."""
        return messages.Histogram(die, tuple(self._faces[die - 1]))

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
        return {
            "count": self.count,
            "last": self.last,
            "begun": self.begun,
            "outcomes": [[one.throw, list(_faces(one)), int(_reason(one))] for one in self.outcomes],
            "faces": self._faces,
            "results": self._results,
            "voids": self._voids,
        }

    @classmethod
    def from_plain(cls, plain: Mapping[str, Any]) -> Record:
        """Rebuild the record from the data of `plain`. Raises ValueError, TypeError or KeyError for anything else."""
        record = cls(int(plain["count"]))
        record.last, record.begun = plain["last"], plain["begun"]
        for throw, faces, reason in plain["outcomes"]:
            void = messages.Void(throw, messages.VoidReason(reason)) if reason else None
            record.outcomes.append(void or messages.Result(throw, tuple(faces), (MAX_CONFIDENCE,) * len(faces)))
        record._faces = [list(faces) for faces in plain["faces"]]
        record._results, record._voids = plain["results"], plain["voids"]
        if record.plain() != dict(plain) or not record._is_whole():
            raise ValueError("the record is incomplete")
        return record

    def _is_whole(self) -> bool:
        """Whether the counts are complete, and the throw under way is the last one begun."""
        counts = [self.last, self._results, self._voids, *(times for faces in self._faces for times in faces)]
        each = [len(faces) for faces in self._faces]
        whole = each == [6] * self.count and all(type(count) is int and count >= 0 for count in counts)
        return whole and self.begun in (None, self.last)

    def _add(self, outcome: messages.Outcome, times: int) -> None:
        if isinstance(outcome, messages.Void):
            self._voids += times
            return
        self._results += times
        for faces, face in zip(self._faces, outcome.dice, strict=True):
            if 1 <= face <= 6:
                faces[face - 1] += times


def _faces(outcome: messages.Outcome) -> tuple[int, ...]:
    return outcome.dice if isinstance(outcome, messages.Result) else ()


def _reason(outcome: messages.Outcome) -> int:
    return outcome.reason if isinstance(outcome, messages.Void) else 0
