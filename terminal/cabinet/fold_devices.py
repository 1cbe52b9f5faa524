"""Folds what devices report of themselves: lost and back, ready or the fault, doors and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.cabinet.meters import after_doors
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Repeating
from terminal.cabinet.state.machine import Device
from terminal.fairness import watch as watching

STARTING = message("device.starting")
RESTARTING = message("device.restarting")
PRINTING = message("device.printing")


def after_power(device: Device) -> Device:
    """A fault remains one after a power cut, until the device itself reports otherwise (regulation D9)."""
    return Device(False, device.code, device.say) if device.faulty else Device()


def printer_busy(state: State) -> State:
    """Until the printer reports again that it is ready, it may be at work or hold evidence: nothing else is ordered."""
    printer = state.machine.devices["printer"]
    if not printer.ready:
        return state
    return _with_device(state, "printer", replace(printer, code="printing", say=PRINTING))


def _device_lost(state: State, event: e.DeviceLost) -> State:
    lost = _with_device(state, event.device, Device(False, "lost", event.reason))
    # A key that can no longer be read counts as not turned; a door that can no longer be read stays as it was.
    return replace(lost, machine=replace(lost.machine, keys_turned=())) if event.device == "board" else lost


def _device_back(state: State, event: e.DeviceBack) -> State:
    back = _with_device(state, event.device, Device(True, "starting", STARTING))
    if event.device != "dice":
        return back
    watch = watching.met(state.dice.watch, event.identity)
    return replace(back, dice=replace(back.dice, watch=watch, can_throw=event.dice_counts))


def _device_stands(state: State, event: e.DeviceStands) -> State:
    return _with_device(state, event.device, Device(True, event.code, event.say, event.note))


def _validator_restarted(state: State, event: e.ValidatorRestarted) -> State:
    del event  # its field is for recall
    return _with_device(state, "validator", Device(True, "starting", RESTARTING))


def _inputs_changed(state: State, event: e.InputsChanged) -> State:
    ready = _with_device(state, "board", Device(True, "", ""))
    shut = set(state.machine.doors_open) - set(event.doors_open)
    since = (
        replace(state.accounting.games_before, door_close=state.meters.games) if shut else state.accounting.games_before
    )
    return replace(
        ready,
        machine=replace(ready.machine, doors_open=event.doors_open, keys_turned=event.keys_turned),
        meters=after_doors(state.meters, state.machine.doors_open, event.doors_open),
        accounting=replace(state.accounting, games_before=since),
    )


def _taken_out_of_service(state: State, event: e.TakenOutOfService) -> State:
    # Nothing repeats automatically when the station is back: the player may have left.
    visit = replace(state.visit, repeating=Repeating())
    return replace(state, machine=replace(state.machine, out_of_service=event), visit=visit)


def _returned_to_service(state: State, event: e.ReturnedToService) -> State:
    del event
    return replace(state, machine=replace(state.machine, out_of_service=None))


def _certificate_stands(state: State, event: e.CertificateStands) -> State:
    found = event if event.own or event.authority else None
    return replace(state, machine=replace(state.machine, certificate=found))


def _table_key_seen(state: State, event: e.TableKeySeen) -> State:
    keys = state.machine.table_keys | {event.party: event.key}
    return replace(state, machine=replace(state.machine, table_keys=keys))


def _with_device(state: State, name: str, device: Device) -> State:
    return replace(state, machine=replace(state.machine, devices={**state.machine.devices, name: device}))


FOLDS: Mapping[type[e.Event], Callable[[State, Any], State]] = {
    e.DeviceLost: _device_lost,
    e.DeviceBack: _device_back,
    e.TableKeySeen: _table_key_seen,
    e.CertificateStands: _certificate_stands,
    e.DeviceStands: _device_stands,
    e.ValidatorRestarted: _validator_restarted,
    e.InputsChanged: _inputs_changed,
    e.TakenOutOfService: _taken_out_of_service,
    e.ReturnedToService: _returned_to_service,
}
