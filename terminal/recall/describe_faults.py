"""Describes faults outside the game: doors opened unseen, a disk that fills up, their ends."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet import events as e
from terminal.cabinet.faults import FAULTS
from terminal.recall.description import Describers
from terminal.rules.refusal import Phrase, Value, said

DOORS: dict[str, Callable[[int], Phrase]] = {
    "main": lambda count: Phrase("main door {count}", count=count),
    "cashbox": lambda count: Phrase("cash box door {count}", count=count),
    "logic": lambda count: Phrase("logic door {count}", count=count),
}
TITLES = {fault.code: fault.title for fault in FAULTS}


def _opened(event: e.DoorsOpenedUnseen) -> Phrase:
    doors: tuple[Value, ...] = tuple(DOORS[door](count) for door, count in event.openings)
    return Phrase("Opened unobserved, times: {doors}", doors=doors)


def _acknowledged(event: e.FaultsAcknowledged) -> Phrase:
    faults: tuple[Value, ...] = tuple(TITLES[code] for code in event.codes)
    if event.by == "technician" and event.who is None:
        return Phrase("A technician has seen: {faults}", faults=faults)
    return Phrase("An attendant has seen: {faults}", faults=faults)


def _disk(event: e.DiskStands) -> Phrase:
    room = {"journal": event.journal_mb, "second": event.second_mb}
    match event.standing:
        case "full":
            return Phrase("The disk is nearly full, play stops: {journal} MB, {second} MB for the third copy", **room)
        case "low":
            return Phrase("The disk fills up: {journal} MB, {second} MB for the third copy", **room)
    return Phrase("The disk has room again: {journal} MB, {second} MB for the third copy", **room)


def _camera(event: e.CameraStands) -> Phrase:
    if not event.why:
        return Phrase("The camera of the dice shows a picture again")
    return Phrase("The camera of the dice shows no picture: {why}", why=said(event.why))


DOOR_FAULTS: Describers = {e.DoorsOpenedUnseen: _opened, e.FaultsAcknowledged: _acknowledged}
DEVICE_FAULTS: Describers = {
    e.FaultHeld: Phrase("The ticket printer has failed: a technician has to turn the key"),
    e.CameraStands: _camera,
}
MEMORY_FAULTS: Describers = {e.DiskStands: _disk}
