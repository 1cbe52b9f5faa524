"""What the staff acknowledges (regulation D4); the table of faults defines whose key ends a fault.

A technician acknowledges by turning the key, an attendant by turning it back, or on the page of faults. Where people
sign in, an attendant's key alone ends nothing: the person has to be signed in.
"""

from __future__ import annotations

from drivers.ports.message import Message, message
from terminal.cabinet.device_status import status_changed
from terminal.cabinet.events import DeviceStands, Event, FaultHeld, FaultsAcknowledged
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN, turns
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import acting, key_used, rights_now, verify_right
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.messages.text import Text
from terminal.rules.refusal import Refusal
from terminal.settings.parameters import Profile

TECHNICIANS_OWN = {"printer": ("system",)}
"""Failures that only the technician's key ends, by device: a printer that recovered by itself is not trusted."""
HELD = "held"
HELD_SAY = message("printer.held")


def failed(state: State, device: str, code: str, say: Message) -> tuple[Event, ...]:
    """Record a device's fault, and that only a technician ends it where that is required."""
    held = code in TECHNICIANS_OWN.get(device, ()) and device not in state.machine.held
    return (*status_changed(state, device, code, say), *((FaultHeld(device, code),) if held else ()))


def ready(state: State, device: str, note: Text = "") -> tuple[Event, ...]:
    """Record that the device is ready; one that is held stays out of use."""
    if device in state.machine.held:
        return status_changed(state, device, HELD, HELD_SAY, note)
    return status_changed(state, device, note=note)


def keys_moved(profile: Profile, state: State, keys_turned: tuple[str, ...]) -> tuple[Event, ...]:
    """What ends when the technician turns the key, and when the attendant, who has read the panel, turns it back."""
    if turns(TECHNICIAN, state, keys_turned):
        return (*_acknowledged(_technicians(state), TECHNICIAN), *_released(state))
    if ATTENDANT in state.machine.keys_turned and ATTENDANT not in keys_turned:
        may = Right.CLEAR_FAULTS in rights_now(profile, state)
        return _acknowledged(_attendants(state), ATTENDANT, acting(profile, state)) if may else ()
    return ()


def by_attendant(profile: Profile, state: State) -> tuple[Event, ...]:
    """Acknowledge on the page what the attendant's key would acknowledge. Raises Refusal."""
    verify_right(profile, state, Right.CLEAR_FAULTS)
    codes = _attendants(state)
    if not codes:
        raise Refusal("faults", "There is no fault that an attendant acknowledges.")
    return _acknowledged(codes, key_used(state, ATTENDANT), acting(profile, state))


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
        "table_disagrees": state.at_table.disagreed is not None,
        "table_order_repeated": bool(state.hosting.repeated),
        "printer_failure": "printer" in state.machine.held,
    }
    return tuple(code for code, stands_now in stand.items() if stands_now)


def _acknowledged(codes: tuple[str, ...], by: str, who: Person | None = None) -> tuple[Event, ...]:
    return (FaultsAcknowledged(codes, by, who),) if codes else ()


def _released(state: State) -> tuple[Event, ...]:
    """A device that only waited for the key is ready now."""
    held = [name for name in state.machine.held if state.machine.devices[name].code == HELD]
    return tuple(DeviceStands(name, note=state.machine.devices[name].note) for name in held)
