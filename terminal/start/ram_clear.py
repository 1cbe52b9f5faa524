"""Carries out a confirmed RAM clear at a start: archives the whole journal, and begins a new one (regulation C9).

`terminal/cabinet/clearing.py` makes the decision. Its confirmation is durable before anything here begins, and what is
interrupted here continues at the next start: a clear is either not begun or completed. If no copy of the journal is
good, there is no journal in which to confirm it. The procedure then has one of its own, beside the cabinet's, which
records nothing but keys, doors and the printer; it is archived with the rest.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from drivers.ports.message import Message, message
from terminal.cabinet import clearing, events
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import MemoryUnread
from terminal.cabinet.events import ClearConfirmed, Cleared, Event
from terminal.cabinet.state import State
from terminal.journal import putting_away
from terminal.journal.audit import verify
from terminal.journal.copies.audit import verify_copy
from terminal.journal.copies.places import copy_places
from terminal.journal.errors import JournalError, JournalFailed, from_system
from terminal.journal.journal import Journal
from terminal.journal.places import take
from terminal.runtime.lockup import Lock
from terminal.runtime.runtime import Clock, Runtime

LOST = "lost"

CLEARING = message("lock.clear_confirmed")
STARTS_AGAIN = message("lock.starts_again")


class ClearWatch:
    """Notices the confirmation of a clear: this journal gets no more events, and the program restarts."""

    def __init__(self, runtime: Runtime) -> None:
        self.confirmed = False
        self.then: Callable[[], object] = lambda: None
        """Called after that, to end this run of the program."""
        self._runtime = runtime
        runtime.watch(self)

    def shown(self, state: State, events: tuple[Event, ...], seq: int) -> None:
        """Lock play when the clear is confirmed."""
        del state, seq
        if any(isinstance(event, ClearConfirmed) for event in events):
            self.confirmed = True
            self._runtime.lock_play(CLEARING, STARTS_AGAIN, writes=False)  # the confirmation is the last event
            self.then()

    def locked(self, lock: Lock) -> None:
        """Nothing to do."""

    def released(self) -> None:
        """Nothing to do."""


def lost_path(path: Path) -> Path:
    """The journal of the procedure for a cabinet whose own journal is unreadable."""
    return path.with_name(f"{path.name}.{LOST}")


def complete(path: Path, second: Path) -> None:
    """Complete a clear that was begun, if there is one. Call it before the journal is opened. Raises JournalError."""
    try:
        content = putting_away.record_of(path)
        if content is None:
            return
        cleared = _record(content)
        lock = take(path)
        try:
            putting_away.put_away(path, second, cleared.archive)
        finally:
            os.close(lock)
        _begin_new(path, second, cleared)
        putting_away.finish(path, cleared.archive)
    except OSError as error:
        raise from_system(error, path) from error


def begin(path: Path, second: Path, confirmed: ClearConfirmed, before: State, end: tuple[int, str]) -> None:
    """Begin the clear of a closed journal; `end` is its last event's number and hash. Raises JournalError."""
    archive = putting_away.free_name(path, second, _folder_name(confirmed.at_ms))
    cleared = clearing.cleared(confirmed, before, archive, end)
    try:
        putting_away.begin(path, events.to_bytes(cleared))
    except OSError as error:
        raise from_system(error, path) from error


def carried_out(path: Path, second: Path, runtime: Runtime) -> bool:
    """Clear a journal that ends with a confirmation; returns whether it did. Stops the runtime first. JournalError."""
    confirmed = runtime.state.ram_clear.confirmed
    if confirmed is None:
        return False
    state, end = runtime.state, runtime.end
    runtime.stop()
    begin(path, second, confirmed, state, end)
    complete(path, second)
    return True


def carried_out_unread(cabinet: Cabinet, path: Path, second: Path, clock: Clock) -> bool:
    """Clear a journal without a good copy if the procedure's own was confirmed; returns that. JournalError."""
    lost = lost_path(path)
    if not lost.exists():
        return False
    try:
        procedure = Runtime(cabinet, Journal.open(lost, clock().at_ms, second), clock)
    except (JournalError, ValueError, AssertionError):
        return False  # an unreadable procedure was not confirmed
    confirmed = procedure.state.ram_clear.confirmed
    state = procedure.state
    procedure.stop()
    if confirmed is None:
        return False
    begin(path, second, confirmed, state, (0, ""))
    complete(path, second)
    return True


def open_procedure(cabinet: Cabinet, path: Path, second: Path, clock: Clock, why: Message) -> Runtime:
    """Open a journal for the procedure alone, and write down what was found of the cabinet's. Raises JournalError.

    One left by an earlier start was never confirmed: it has no consequences, and is removed.
    """
    forget_procedure(path, second)
    runtime = Runtime(cabinet, Journal.open(lost_path(path), clock().at_ms, second), clock)
    runtime.record(MemoryUnread(why, found_of_copies(path, second)))
    return runtime


def forget_procedure(path: Path, second: Path) -> None:
    """Remove the procedure's own journal, which was not confirmed. Raises JournalError."""
    try:
        for folder in (path.parent, second):
            for file in folder.glob(f"{lost_path(path).name}*"):
                file.unlink()
    except OSError as error:
        raise from_system(error, path) from error


def found_of_copies(path: Path, second: Path) -> tuple[Message, ...]:
    """What can be said of each copy of a journal that cannot be used."""
    try:
        audit = verify(path)
    except JournalError as error:
        found, seq, chain = [_found(1, error.message)], 0, b""
    else:
        found, seq, chain = [_found(1, _holds(audit.seq))], audit.seq, audit.chain
    for place in copy_places(path, second):
        copy = verify_copy(place, seq, chain)
        found.append(_found(place.number, copy.fault or _holds(copy.events)))
    return tuple(found)


def _found(number: int, found: Message) -> Message:
    return message("journal.copy_found", number=number, found=found)


def _holds(number: int) -> Message:
    return message("journal.copy_holds", number=number)


def _begin_new(path: Path, second: Path, cleared: Cleared) -> None:
    """Let the new journal begin with the clear, in all its copies. Raises JournalError."""
    journal = Journal.open(path, cleared.at_ms, second)
    try:
        if not journal.seq:
            journal.append([(events.kind_of(cleared), events.to_bytes(cleared))], cleared.at_ms)
    finally:
        journal.close()


def _record(content: bytes) -> Cleared:
    try:
        cleared = events.from_bytes(content)
    except msgspec.MsgspecError as error:
        raise JournalFailed(message("journal.clear_record_unreadable", error=str(error))) from error
    if not isinstance(cleared, Cleared):
        raise JournalFailed(message("journal.clear_record_wrong"))
    return cleared


def _folder_name(at_ms: int) -> str:
    """The archive's name: the instant of the confirmation in UTC."""
    return f"{datetime.fromtimestamp(at_ms // 1000, UTC):%Y-%m-%dT%H-%M-%SZ}"
