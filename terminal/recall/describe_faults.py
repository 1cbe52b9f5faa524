"""Describes faults outside the game: doors opened unseen, a clock that was set, a disk that fills up, their ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terminal.cabinet import events as e
from terminal.cabinet.faults import FAULTS
from terminal.common.local_time import DAY_MS
from terminal.recall.description import Description
from terminal.rules.refusal import Phrase, Value

DOORS: dict[str, Callable[[int], Phrase]] = {
    "main": lambda count: Phrase("main door {count}", count=count),
    "cashbox": lambda count: Phrase("cash box door {count}", count=count),
    "logic": lambda count: Phrase("logic door {count}", count=count),
}
TITLES = {fault.code: fault.title for fault in FAULTS}
MINUTE_MS = 60_000


def _opened(event: e.DoorsOpenedUnseen) -> Description:
    doors: tuple[Value, ...] = tuple(DOORS[door](count) for door, count in event.openings)
    return Description(Phrase("Opened while nobody could see it, times: {doors}", doors=doors))


def _held(event: e.FaultHeld) -> Description:
    del event
    return Description(Phrase("The ticket printer has failed: a technician has to turn the key"))


def _acknowledged(event: e.FaultsAcknowledged) -> Description:
    faults: tuple[Value, ...] = tuple(TITLES[code] for code in event.codes)
    if event.by == "technician":
        return Description(Phrase("A technician has seen: {faults}", faults=faults))
    return Description(Phrase("An attendant has seen: {faults}", faults=faults))


def _clock(event: e.ClockMoved) -> Description:
    minutes = abs(event.found_ms - event.expected_ms) // MINUTE_MS
    if event.off_ms == 0:
        return Description(Phrase("The clock was put right, by {minutes} minutes", minutes=minutes))
    if event.within_ms and event.off_ms > 0:
        days = event.off_ms // DAY_MS
        return Description(
            Phrase("At the start the clock is {days} days ahead of the last time that is known", days=days)
        )
    if event.found_ms < event.expected_ms:
        return Description(Phrase("The clock was set back by {minutes} minutes", minutes=minutes))
    return Description(Phrase("The clock was set forward by {minutes} minutes", minutes=minutes))


def _disk(event: e.DiskStands) -> Description:
    room = {"journal": event.journal_mb, "second": event.second_mb}
    match event.standing:
        case "full":
            phrase = Phrase("The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy", **room)
        case "low":
            phrase = Phrase("The disk fills up: {journal} MB, {second} MB for the third copy", **room)
        case _:
            phrase = Phrase("The disk has room again: {journal} MB, {second} MB for the third copy", **room)
    return Description(phrase)


Tellers = Mapping[type[e.AnyEvent], Callable[[Any], Description]]

DOOR_FAULTS: Tellers = {e.DoorsOpenedUnseen: _opened, e.FaultsAcknowledged: _acknowledged}
DEVICE_FAULTS: Tellers = {e.FaultHeld: _held, e.ClockMoved: _clock}
MEMORY_FAULTS: Tellers = {e.DiskStands: _disk}
