"""Carries a confirmed RAM clear out at a start: the whole journal is put away, and a new one begins (regulation C9).

What decides is `terminal/cabinet/clearing.py`. Its confirmation is durable before anything here begins, and whatever
is cut here goes on at the next start: a clear is not begun, or it is completed. Where no copy of the journal is good
there is no journal to confirm it in. The procedure then has one of its own, beside the cabinet's, in which nothing but
keys, doors and the printer are written down; it is put away with the rest.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from terminal.cabinet import clearing, events
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import MemoryUnread
from terminal.cabinet.events import AnyEvent, ClearConfirmed, Cleared
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

CLEARING = "The meters begin anew"
STARTS_AGAIN = "The program starts again in a moment."


class ClearWatch:
    """Notices that a clear was confirmed: nothing more happens in this journal, and the program starts again."""

    def __init__(self, runtime: Runtime) -> None:
        self.confirmed = False
        self.then: Callable[[], object] = lambda: None
        """Called once it was, to end this run of the program."""
        self._runtime = runtime
        runtime.watch(self)

    def shown(self, state: State, events: tuple[AnyEvent, ...], seq: int) -> None:
        """Lock play when the clear is confirmed."""
        del state, seq
        if any(isinstance(event, ClearConfirmed) for event in events):
            self.confirmed = True
            self._runtime.lock_play(CLEARING, STARTS_AGAIN, writes=False)  # the confirmation is the last event
            self.then()

    def locked(self, lock: Lock) -> None:
        """Nothing is to be done."""

    def released(self) -> None:
        """Nothing is to be done."""


def lost_path(path: Path) -> Path:
    """The journal of the procedure where the cabinet's own cannot be read."""
    return path.with_name(f"{path.name}.{LOST}")


def complete(path: Path, second: Path) -> None:
    """Go on with a clear that was begun, if one was. To be called before the journal is opened. Raises JournalError."""
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
        _begin_anew(path, second, cleared)
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
    """Clear a journal whose last event is a confirmation; whether it was. The runtime is stopped then. JournalError."""
    confirmed = runtime.state.ram_clear.confirmed
    if confirmed is None:
        return False
    state, end = runtime.state, runtime.end
    runtime.stop()
    begin(path, second, confirmed, state, end)
    complete(path, second)
    return True


def carried_out_unread(cabinet: Cabinet, path: Path, second: Path, clock: Clock) -> bool:
    """Clear a journal of which no copy is good, if the procedure's own was confirmed; whether it was. JournalError."""
    lost = lost_path(path)
    if not lost.exists():
        return False
    try:
        procedure = Runtime(cabinet, Journal.open(lost, clock().at_ms, second), clock)
    except (JournalError, ValueError, AssertionError):
        return False  # nothing was confirmed in a procedure that cannot be read either
    confirmed = procedure.state.ram_clear.confirmed
    state = procedure.state
    procedure.stop()
    if confirmed is None:
        return False
    begin(path, second, confirmed, state, (0, ""))
    complete(path, second)
    return True


def open_procedure(cabinet: Cabinet, path: Path, second: Path, clock: Clock, why: str) -> Runtime:
    """Open a journal for the procedure alone, and write down what was found of the cabinet's. Raises JournalError.

    One that an earlier start has left was never confirmed: nothing follows from it, and it makes room.
    """
    forget_procedure(path, second)
    runtime = Runtime(cabinet, Journal.open(lost_path(path), clock().at_ms, second), clock)
    runtime.record(MemoryUnread(why, found_of_copies(path, second)))
    return runtime


def forget_procedure(path: Path, second: Path) -> None:
    """Remove the procedure's own journal, in which nothing was confirmed. Raises JournalError."""
    try:
        for folder in (path.parent, second):
            for file in folder.glob(f"{lost_path(path).name}*"):
                file.unlink()
    except OSError as error:
        raise from_system(error, path) from error


def found_of_copies(path: Path, second: Path) -> tuple[str, ...]:
    """What can be said of each copy of a journal that cannot be used: one sentence a copy."""
    try:
        audit = verify(path)
    except JournalError as error:
        found, seq, chain = [f"Copy 1: {error.say}"], 0, b""
    else:
        found, seq, chain = [f"Copy 1: {audit.events} events."], audit.seq, audit.chain
    for place in copy_places(path, second):
        copy = verify_copy(place, seq, chain)
        found.append(f"Copy {place.number}: {copy.fault or f'{copy.events} events.'}")
    return tuple(found)


def _begin_anew(path: Path, second: Path, cleared: Cleared) -> None:
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
        raise JournalFailed(f"The record of a RAM clear cannot be read ({error}).") from error
    if not isinstance(cleared, Cleared):
        raise JournalFailed("The record of a RAM clear is something else.")
    return cleared


def _folder_name(at_ms: int) -> str:
    """The archive's name: the instant of the confirmation in UTC."""
    return f"{datetime.fromtimestamp(at_ms // 1000, UTC):%Y-%m-%dT%H-%M-%SZ}"
