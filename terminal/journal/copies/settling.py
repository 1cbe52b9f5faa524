"""The start: all copies are compared, a bad one is rebuilt from a good one, or the journal is refused."""

from __future__ import annotations

import os
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from terminal.journal import head
from terminal.journal.chain import chain_at
from terminal.journal.connections import reader
from terminal.journal.copies.examination import Examined, chain_in, examine, follow
from terminal.journal.copies.frames import START, Place, packed
from terminal.journal.copies.places import CopyPlace, suspect_path
from terminal.journal.copies.plain import PlainCopy, failed
from terminal.journal.copies.rebuilding import database_records, rebuild_copy, rebuild_database
from terminal.journal.creation import create_if_first
from terminal.journal.errors import JournalBroken, JournalDamaged, JournalError, explained, from_system
from terminal.journal.inspection import Inspected, inspect
from terminal.journal.places import head_path, open_file, rollback_path

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Finding:
    """What a start found about a copy, and did. Copy 1 is the database."""

    copy: int
    say: str
    """One sentence for the staff."""
    by_cut: bool = False
    """Normal after a power cut between two disks: nothing is wrong with the copy."""


@dataclass(frozen=True)
class Settled:
    """Copies that agree up to their ends: what was inspected of the database, and the plain ones."""

    inspected: Inspected
    slot: int
    """The slot of the head file that holds the newest head."""
    copies: tuple[PlainCopy, ...] = ()
    unchecked: tuple[tuple[CopyPlace, Place], ...] = ()
    """Copies whose links were checked only from a place on."""
    findings: tuple[Finding, ...] = ()


def inspect_database(path: Path) -> tuple[Inspected, int]:
    """Inspect the database as it is; also returns the slot of its head. Raises JournalError, OSError."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise JournalDamaged("A pipe or a device has the journal's name.")  # opening it would block
    if suspect_path(path).exists():
        raise JournalDamaged("The journal was found damaged while the terminal ran.")
    if rollback_path(path).exists():
        raise JournalDamaged("Beside the journal lies a rollback journal, which it never makes.")
    known = head.read(head_path(path))
    with explained(), reader(path, closed=True) as connection:
        inspected = inspect(connection, known)
    assert known is not None, "a valid journal has a head"
    return inspected, known.slot


def settle(path: Path, places: tuple[CopyPlace, ...]) -> Settled:
    """Compare all copies and repair the bad ones. The caller holds the lock.

    The database is rebuilt from a plain copy if it is damaged, missing, shorter than a copy, or a different journal
    from both copies. A plain copy is rebuilt from the database if it is damaged, missing or a different journal, and
    completed if it is shorter, as after a power cut. Raises JournalError if no copy is good, or if it is not clear
    which one is: then nothing has been changed.
    """
    examined = [_examine(place) for place in places]
    findings: list[Finding] = []
    try:
        inspected, slot = _database(path, examined)
        examined = _verify_one_story(path, inspected, examined)
    except _OtherThanBothError as error:
        findings.append(_mend_database(path, examined, error, acknowledged=None))
        inspected, slot = inspect_database(path)
    except (JournalBroken, JournalDamaged) as error:
        if isinstance(error, _UndecidedError):
            raise
        findings.append(_mend_database(path, examined, error, head.read(head_path(path))))
        inspected, slot = inspect_database(path)
        examined = _verify_one_story(path, inspected, examined)
    copies = _mended(path, inspected, examined, findings)
    unchecked = tuple((one.place, one.verified_from) for one in examined if not one.fault and one.verified_from > START)
    return Settled(inspected, slot, copies, unchecked, tuple(findings))


class _UndecidedError(JournalDamaged):
    """Good copies contradict each other."""


class _OtherThanBothError(JournalBroken):
    """The database contradicts both copies, which agree with each other."""


def _examine(place: CopyPlace) -> Examined:
    try:
        return examine(place)
    except OSError as error:
        raise failed(place, error) from error


def _database(path: Path, examined: list[Examined]) -> tuple[Inspected, int]:
    longest = max((one.end.seq for one in examined), default=0)
    try:
        if longest and not path.exists():
            raise JournalBroken(1, f"the file {path.name} is missing")
        create_if_first(path)
        inspected, slot = inspect_database(path)
    except OSError as error:
        raise from_system(error, path) from error
    return inspected, slot


def _verify_one_story(path: Path, inspected: Inspected, examined: list[Examined]) -> list[Examined]:
    """Compare the ends of the copies; a copy that differs from the two others is bad. Raises JournalError."""
    sound = [one for one in examined if not one.fault]
    alone = [one for one in sound if not _agrees(path, inspected, one)]
    if alone and len(alone) == len(sound):
        if len(sound) == 2 and _agree(*sound):
            raise _OtherThanBothError(1, "both other copies agree on other events")
        raise _UndecidedError("The copies of the journal tell of different events, and nothing says which is right.")
    for one in sound:
        if one not in alone and one.end.seq > inspected.seq:
            raise JournalBroken(inspected.seq + 1, f"events up to {one.end.seq} are in copy {one.place.number}")
    why = "it tells of other events than both others"
    return [replace(one, fault=why) if one in alone else one for one in examined]


def _agrees(path: Path, inspected: Inspected, one: Examined) -> bool:
    if one.end.seq > inspected.seq:
        return _tells(one, inspected.seq, inspected.chain)
    with explained(), reader(path, closed=True) as connection:
        return chain_at(connection, one.end.seq) == one.end.chain


def _agree(one: Examined, other: Examined) -> bool:
    shorter, longer = sorted((one, other), key=lambda examined: examined.end.seq)
    return _tells(longer, shorter.end.seq, shorter.end.chain)


def _tells(one: Examined, seq: int, chain: bytes) -> bool:
    """Whether this is the event's hash in a copy that is at least as long; False for a copy damaged before it."""
    try:
        return chain_in(one, seq) == chain
    except (JournalBroken, JournalDamaged):
        return False
    except OSError as error:
        raise failed(one.place, error) from error


def _mend_database(path: Path, examined: list[Examined], why: JournalError, acknowledged: head.Head | None) -> Finding:
    """Rebuild the database from the longest good copy. Raises its own error if there is none."""
    sound = [one for one in examined if not one.fault and one.end.seq]
    if not sound:
        raise why
    if len(sound) == 2 and not _agree(*sound):
        raise _UndecidedError("The plain copies of the journal tell of different events, and its database is bad.")
    for one in sorted(sound, key=lambda examined: examined.end.seq, reverse=True):
        if acknowledged is not None and not _has(one, acknowledged):
            continue
        try:
            rebuild_database(path, one)
        except (JournalBroken, JournalDamaged):  # the copy is bad in a part that was not examined yet
            continue
        except OSError as error:
            raise from_system(error, path) from error
        say = f"The journal's database was bad and was made anew from copy {one.place.number}: {why.say}"
        return Finding(1, say)
    raise why


def _has(one: Examined, acknowledged: head.Head) -> bool:
    return one.end.seq >= acknowledged.seq and _tells(one, acknowledged.seq, acknowledged.chain)


def _mended(
    path: Path, inspected: Inspected, examined: list[Examined], findings: list[Finding]
) -> tuple[PlainCopy, ...]:
    """Make every plain copy end like the database. Raises JournalError, with none left open."""
    with ExitStack() as held:
        copies = []
        for one in examined:
            copy = _mend(path, inspected, one, findings)
            held.callback(copy.close)
            copies.append(copy)
        held.pop_all()
    return tuple(copies)


def _mend(path: Path, inspected: Inspected, one: Examined, findings: list[Finding]) -> PlainCopy:
    """Make a plain copy end like the database, and open it."""
    number = one.place.number
    try:
        if one.fault:
            if inspected.seq or not one.missing:
                say = f"Copy {number} of the journal was made anew from the database: {one.fault}."
                findings.append(Finding(number, say))
            with explained(), reader(path, closed=True) as connection:
                end = rebuild_copy(one.place, database_records(connection, 0, inspected.seq))
            return PlainCopy(one.place, end)
        copy = PlainCopy(one.place, one.end)
        try:
            _complete(path, inspected, one, copy, findings)
        except BaseException:
            copy.close()
            raise
    except OSError as error:
        raise failed(one.place, error) from error
    return copy


def _complete(path: Path, inspected: Inspected, one: Examined, copy: PlainCopy, findings: list[Finding]) -> None:
    """Drop an interrupted write, and add what the copy lacks. Raises JournalError, OSError."""
    lacking = inspected.seq - one.end.seq
    if one.size > one.end.offset:
        copy.cut()
    if lacking:
        with explained(), reader(path, closed=True) as connection:
            for record in database_records(connection, one.end.seq, inspected.seq):
                copy.append(packed([record[:5]], record.state))
        file = open_file(one.place.path, os.O_RDONLY)
        try:
            follow(file, one.end, copy.end)
        finally:
            os.close(file)
        events = "event" if lacking == 1 else f"{lacking} events"
        say = f"Copy {one.place.number} of the journal lacked the last {events}, which came from the database."
        findings.append(Finding(one.place.number, say, by_cut=True))
