"""Device status: what a device reports of itself, recorded only when it changes, and why it is not ready."""

from __future__ import annotations

from drivers.ports import KeySeen
from drivers.ports.message import Message
from terminal.cabinet.events import DeviceLost, DeviceStands, Event, TableKeySeen
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import Device
from terminal.messages.text import Text
from terminal.rules.refusal import Said, said


def status_changed(state: State, device: str, code: str = "", say: Text = "", note: Text = "") -> tuple[Event, ...]:
    """Record a device's status: ready if `code` is empty. Nothing if that is known."""
    return unless_known(state, device, Device(True, code, say, note), DeviceStands(device, code, say, note))


def unless_known(state: State, name: str, device: Device, event: Event) -> tuple[Event, ...]:
    """The event that gives the device this status, or nothing if it already has it."""
    return () if state.machine.devices[name] == device else (event,)


def lost(state: State, name: str, reason: Text) -> tuple[Event, ...]:
    """Record that the device does not answer."""
    return unless_known(state, name, Device(False, "lost", reason), DeviceLost(name, reason))


def why_not_ready(state: State, name: str) -> Message | Said | None:
    """Why the device cannot do its work now, in its own words; None if it can."""
    device = state.machine.devices[name]
    return None if device.ready else said(device.say)


def key_seen(state: State, seen: KeySeen, at_ms: int) -> tuple[Event, ...]:
    """Record with which key a party of the shared table proves itself; nothing if it is the one that is known."""
    known = state.machine.table_keys.get(seen.party) == seen.key
    return () if known else (TableKeySeen(seen.party, seen.key, at_ms),)
