"""Exports: lists, reports and configurations that are written to files outside of the journal."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person


class ExportBegan(Event, frozen=True, tag="export_began"):
    """A list, a report or a configuration is being written to a file outside of the journal."""

    file: str
    """The name of the file, which says what is exported."""
    folder: str
    """The folder it is written to."""
    removable: bool
    """The folder is on a USB stick."""
    at_ms: int
    """By the wall clock."""
    who: Person | None = None
    """The person; None where a key alone is enough."""


class ExportEnded(Event, frozen=True, tag="export_ended"):
    """What became of an export. Without this event it was interrupted, or its page was closed."""

    file: str
    written: bool
    """The file is complete; otherwise it could not be written, and nothing of it is left."""
    rows: int | None
    """How many rows a list has; None for anything else."""
    at_ms: int
    """By the wall clock."""
