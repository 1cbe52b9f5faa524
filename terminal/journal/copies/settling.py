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
from terminal.journal.places import head_path, opened, rollback_path
from terminal.messages.lazy import message

if TYPE_CHECKING:
    from pathlib import Path

    from drivers.ports.message import Message


@dataclass(frozen=True)
class Finding:
    """What a start found about a copy, and did. Copy 1 is the database."""

    copy: int
    message: Message
    """What the staff is to know."""
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
        raise JournalDamaged(message("journal.is_a_pipe"))  # opening it would wait for ever
    if suspect_path(path).exists():
        raise JournalDamaged(message("journal.found_damaged"))
    if rollback_path(path).exists():
        raise JournalDamaged(message("journal.rollback_found"))
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
    longest = max(one.end.seq for one in examined)
    try:
        if longest and not path.exists():
            raise JournalBroken(1, message("journal.file_missing", name=path.name))
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
            raise _OtherThanBothError(1, message("journal.others_agree"))
        raise _UndecidedError(message("journal.copies_contradict"))
    for one in sound:
        if one not in alone and one.end.seq > inspected.seq:
            raise JournalBroken(
                inspected.seq + 1, message("journal.event_only_in_copy", number=one.end.seq, copy=one.place.number)
            )
    why = message("journal.copy_contradicts")
    return [replace(one, fault=why) if one in alone else one for one in examined]


def _agrees(path: Path, inspected: Inspected, one: Examined) -> bool:
    if one.end.seq > inspected.seq:
        return _holds(one, inspected.seq, inspected.chain)
    with explained(), reader(path, closed=True) as connection:
        return chain_at(connection, one.end.seq) == one.end.chain


def _agree(one: Examined, other: Examined) -> bool:
    shorter, longer = sorted((one, other), key=lambda examined: examined.end.seq)
    return _holds(longer, shorter.end.seq, shorter.end.chain)


def _holds(one: Examined, seq: int, chain: bytes) -> bool:
    """Whether this is the event's hash in a copy that is at least as long; one that breaks on the way has none."""
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
        raise _UndecidedError(message("journal.plain_copies_contradict"))
    for one in sorted(sound, key=lambda examined: examined.end.seq, reverse=True):
        if acknowledged is not None and not _has(one, acknowledged):
            continue
        try:
            rebuild_database(path, one)
        except (JournalBroken, JournalDamaged):  # the copy is bad in a part that was not examined yet
            continue
        except OSError as error:
            raise from_system(error, path) from error
        return Finding(1, message("journal.database_rebuilt", number=one.place.number, cause=why.message))
    raise why


def _has(one: Examined, acknowledged: head.Head) -> bool:
    return one.end.seq >= acknowledged.seq and _holds(one, acknowledged.seq, acknowledged.chain)


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
                findings.append(Finding(number, message("journal.copy_rebuilt", number=number, cause=one.fault)))
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
        with opened(one.place.path, os.O_RDONLY) as file:
            follow(file, one.end, copy.end)
        findings.append(Finding(one.place.number, _lacked(one.place.number, lacking), by_cut=True))


def _lacked(number: int, events: int) -> Message:
    if events == 1:
        return message("journal.copy_lacked_one", number=number)
    return message("journal.copy_lacked", number=number, count=events)
