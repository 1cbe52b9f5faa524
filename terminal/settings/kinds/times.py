"""Times, days and what changes by the time of day, as values of parameters."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING

from terminal.messages.lazy import message
from terminal.settings.kinds.kind import ALL, NONE, Kind, listed
from terminal.settings.kinds.numbers import Whole

if TYPE_CHECKING:
    from drivers.ports.message import Message


@dataclass(frozen=True)
class TimeOfDay(Kind[int]):
    """A time of day like 06:00, as minutes after midnight."""

    @property
    def range(self) -> Message:
        """The whole day."""
        return message("range.time")

    def read(self, text: str) -> int:
        """Read the time."""
        hours, colon, minutes = text.partition(":")
        digits = len(text) == len("06:00") and colon and (hours + minutes).isascii() and (hours + minutes).isdigit()
        if not digits or int(hours) > 23 or int(minutes) > 59:
            raise self._wrong()
        return int(hours) * 60 + int(minutes)

    def write(self, value: int) -> str:
        """Write the time."""
        return f"{value // 60:02d}:{value % 60:02d}"


@dataclass(frozen=True)
class LastDay(Kind[str]):
    """The last day of something, as ``2026-11-24``; all for every day, none for no day."""

    @property
    def range(self) -> Message:
        """What is allowed."""
        return message("range.last_day", example="2026-11-24")

    def read(self, text: str) -> str:
        """Read the day."""
        if text in (ALL, NONE):
            return text
        try:
            return date.fromisoformat(text).isoformat()
        except ValueError as error:
            raise self._wrong() from error


@dataclass(frozen=True)
class DailyLevels(Kind[tuple[tuple[int, int], ...]]):
    """Levels, each with the time of day from which it applies, as minutes after midnight and a whole number."""

    least: int
    most: int

    @property
    def range(self) -> Message:
        """What is allowed."""
        example = f"{self.most} from 08:00, {self.least + 1} from 22:00"
        return message("range.daily_levels", least=self.least, most=self.most, example=example)

    def read(self, text: str) -> tuple[tuple[int, int], ...]:
        """Read each level with its time."""
        try:
            found = tuple(self._one(one) for one in listed(text))
        except ValueError as error:
            raise self._wrong() from error
        times = [minutes for minutes, _ in found]
        if times != sorted(set(times)):
            raise self._wrong()
        return found

    def write(self, value: tuple[tuple[int, int], ...]) -> str:
        """Write each level with its time."""
        return ", ".join(f"{level} from {TimeOfDay().write(minutes)}" for minutes, level in value)

    def _one(self, text: str) -> tuple[int, int]:
        level, _, time = text.partition(" from ")
        return TimeOfDay().read(time), Whole(self.least, self.most).read(level)


def level_at(levels: tuple[tuple[int, int], ...], minutes: int) -> int:
    """The level at this minute of the day; before the first time it is still that of the evening before."""
    begun = [level for begins, level in levels if begins <= minutes]
    return begun[-1] if begun else levels[-1][1]


def with_level_at(levels: tuple[tuple[int, int], ...], minutes: int, level: int) -> tuple[tuple[int, int], ...]:
    """The same levels, with this one in the stretch of the day to which this minute belongs."""
    begun = [begins for begins, _ in levels if begins <= minutes]
    changed = begun[-1] if begun else levels[-1][0]
    return tuple((begins, level if begins == changed else one) for begins, one in levels)
