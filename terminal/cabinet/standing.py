"""What a device says of itself, recorded when it changes and only then, and what that keeps it from."""

from __future__ import annotations

from drivers.ports.message import Message
from terminal.cabinet.events import AnyEvent, DeviceLost, DeviceStands
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import Device
from terminal.messages.text import Text
from terminal.rules.refusal import Said, said


def stands(state: State, device: str, code: str = "", say: Text = "", note: Text = "") -> tuple[AnyEvent, ...]:
    """Record what the device says of itself: ready when `code` is empty. Nothing when that is known."""
    return unless_known(state, device, Device(True, code, say, note), DeviceStands(device, code, say, note))


def unless_known(state: State, name: str, device: Device, event: AnyEvent) -> tuple[AnyEvent, ...]:
    """Return the event that makes the device stand like this, or nothing when it already does."""
    return () if state.machine.devices[name] == device else (event,)


def lost(state: State, name: str, reason: Text) -> tuple[AnyEvent, ...]:
    """Record that the device does not answer."""
    return unless_known(state, name, Device(False, "lost", reason), DeviceLost(name, reason))


def why_not_ready(state: State, name: str) -> Message | Said | None:
    """What keeps the device from doing its work at once, in its own words; None when nothing does."""
    device = state.machine.devices[name]
    return None if device.ready else said(device.say)
