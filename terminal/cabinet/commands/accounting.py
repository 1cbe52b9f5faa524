"""What an attendant wants of the books: the accounting period, papers, and a RAM clear."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.cabinet.gaming_day import DayReport


class EndPeriod(msgspec.Struct, frozen=True):
    """An attendant has read the period's meters: they restart. `number` is the period that was read."""

    number: int


class PrintPeriod(msgspec.Struct, frozen=True):
    """An attendant wants the meters of the accounting period that ended last on paper."""

    number: int


class PrintDay(msgspec.Struct, frozen=True):
    """An attendant wants this gaming day on paper: its totals, or each of its players too.

    The players of a day, and every day from before a RAM clear, are in journals, which deciding code does not read: the
    caller reads them and passes the report.
    """

    number: int
    report: DayReport | None = None
    """The day with its players; None for the totals of one of the last days."""


ListOnPaper = Literal["current_meters", "faults", "events", "game", "list"]


class PrintList(msgspec.Struct, frozen=True):
    """An attendant wants what a page shows on paper: the meters, the sheet of faults, some events, a game, or a list.

    Events, games and most lists are in journals, which deciding code does not read: the caller passes their lines.
    """

    about: ListOnPaper
    number: int = 0
    """Of the game, or of the newest event."""
    lines: tuple[str, ...] = ()
    title: str = ""
    """Of a list; the others have their own."""


class CallClear(msgspec.Struct, frozen=True):
    """The staff wants a RAM clear: the meters are printed first."""


class ConfirmClear(msgspec.Struct, frozen=True):
    """The meters are printed: the staff confirms the RAM clear."""
