"""What a staff key acknowledges by being turned (regulation D4); the table of faults defines whose key ends a fault."""

from __future__ import annotations

from drivers.ports.message import Message, message
from terminal.cabinet.device_status import status_changed
from terminal.cabinet.events import AnyEvent, DeviceStands, FaultHeld, FaultsAcknowledged
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN, turns
from terminal.cabinet.state import State
from terminal.messages.text import Text

TECHNICIANS_OWN = {"printer": ("system",)}
"""Failures that only the technician's key ends, by device: a printer that recovered by itself is not trusted."""
HELD = "held"
HELD_SAY = message("printer.held")


def failed(state: State, device: str, code: str, say: Message) -> tuple[AnyEvent, ...]:
    """Record a device's fault, and that only a technician ends it where that is required."""
    held = code in TECHNICIANS_OWN.get(device, ()) and device not in state.machine.held
    return (*status_changed(state, device, code, say), *((FaultHeld(device, code),) if held else ()))


def ready(state: State, device: str, note: Text = "") -> tuple[AnyEvent, ...]:
    """Record that the device is ready; one that is held stays out of use."""
    if device in state.machine.held:
        return status_changed(state, device, HELD, HELD_SAY, note)
    return status_changed(state, device, note=note)


def keys_moved(state: State, keys_turned: tuple[str, ...]) -> tuple[AnyEvent, ...]:
    """What ends when the technician turns the key, and when the attendant, who has read the panel, turns it back."""
    if turns(TECHNICIAN, state, keys_turned):
        return (*_acknowledged(_technicians(state), TECHNICIAN), *_released(state))
    if ATTENDANT in state.machine.keys_turned and ATTENDANT not in keys_turned:
        return _acknowledged(_attendants(state), ATTENDANT)
    return ()


def _attendants(state: State) -> tuple[str, ...]:
    stand = {
        "doors_unseen": bool(state.machine.doors_unseen),
        "unknown_tickets": state.acceptor.unknown_tickets.attendant_called,
    }
    return tuple(code for code, stands_now in stand.items() if stands_now)


def _technicians(state: State) -> tuple[str, ...]:
    stand = {
        "clock_off": state.machine.clock is not None and not state.machine.clock.asks,
        "authority_contradiction": bool(state.machine.contradictions),
        "printer_failure": "printer" in state.machine.held,
    }
    return tuple(code for code, stands_now in stand.items() if stands_now)


def _acknowledged(codes: tuple[str, ...], by: str) -> tuple[AnyEvent, ...]:
    return (FaultsAcknowledged(codes, by),) if codes else ()


def _released(state: State) -> tuple[AnyEvent, ...]:
    """A device that only waited for the key is ready now."""
    held = [name for name in state.machine.held if state.machine.devices[name].code == HELD]
    return tuple(DeviceStands(name, note=state.machine.devices[name].note) for name in held)
