"""Folds faults outside the game: doors opened unseen, held devices, the disks, and their ends."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.meters import added
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import Disk, DoorRecord
from terminal.cabinet.state.tickets import UnknownTickets


def _doors_opened_unseen(state: State, event: e.DoorsOpenedUnseen) -> State:
    """The doors count as open until the sensors' next report, so that the effects of closing follow here too."""
    openings = dict(event.openings)
    before = state.machine.door_record.openings if state.machine.door_record.evidence == event.evidence else {}
    return replace(
        state,
        machine=replace(
            state.machine,
            door_record=DoorRecord(event.evidence, added(before, openings)),
            doors_unseen=added(state.machine.doors_unseen, openings),
            doors_open=tuple(dict.fromkeys((*state.machine.doors_open, *openings))),
        ),
        meters=replace(state.meters, doors=added(state.meters.doors, openings)),
    )


def _fault_held(state: State, event: e.FaultHeld) -> State:
    return replace(state, machine=replace(state.machine, held=(*state.machine.held, event.device)))


def _faults_acknowledged(state: State, event: e.FaultsAcknowledged) -> State:
    machine, acceptor = state.machine, state.acceptor
    at_table, hosting = state.at_table, state.hosting
    for code in event.codes:
        match code:
            case "doors_unseen":
                machine = replace(machine, doors_unseen={})
            case "unknown_tickets":
                acceptor = replace(acceptor, unknown_tickets=UnknownTickets())
            case "clock_off":
                machine = replace(machine, clock=None)
            case "authority_contradiction":
                machine = replace(machine, contradictions=())
            case "table_disagrees":
                at_table = replace(at_table, disagreed=None, compares=True, looks=at_table.looks + 1)
            case "table_order_repeated":
                hosting = replace(hosting, repeated="")
            case "printer_failure":
                machine = replace(machine, held=tuple(one for one in machine.held if one != "printer"))
            case _:
                raise KeyError(code)
    return replace(state, machine=machine, acceptor=acceptor, at_table=at_table, hosting=hosting)


def _camera_stands(state: State, event: e.CameraStands) -> State:
    return replace(state, machine=replace(state.machine, camera=event.why))


def _disk_stands(state: State, event: e.DiskStands) -> State:
    return replace(state, machine=replace(state.machine, disk=Disk(event.standing, event.journal_mb, event.second_mb)))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.DoorsOpenedUnseen: _doors_opened_unseen,
    e.FaultHeld: _fault_held,
    e.FaultsAcknowledged: _faults_acknowledged,
    e.DiskStands: _disk_stands,
    e.CameraStands: _camera_stands,
}
