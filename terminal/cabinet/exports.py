"""Exports: who has written what to which file, and what became of it (regulation V7: every transfer is recorded)."""

from __future__ import annotations

from terminal.cabinet import commands as c
from terminal.cabinet.events import Event, ExportBegan, ExportEnded
from terminal.cabinet.people.authority import acting, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.settings.parameters import Profile


def by_staff(profile: Profile, state: State, command: c.Export, now: c.Instant) -> tuple[Event, ...]:
    """Record the beginning of an export before a byte is written, and its end. Raises Refusal.

    The end is recorded without a right: it is about a file that exists.
    """
    if isinstance(command, c.EndExport):
        return (ExportEnded(command.file, command.written, command.rows, now.at_ms),)
    verify_right(profile, state, Right.EXPORT)
    return (ExportBegan(command.file, command.folder, command.removable, now.at_ms, acting(profile, state)),)
