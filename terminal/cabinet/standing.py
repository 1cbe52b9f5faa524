"""What a device says of itself, recorded when it changes and only then."""

from __future__ import annotations

from terminal.cabinet.events import AnyEvent, DeviceStands
from terminal.cabinet.state import Device, State


def stands(state: State, device: str, code: str = "", say: str = "", note: str = "") -> tuple[AnyEvent, ...]:
    """Record what the device says of itself: ready when `code` is empty. Nothing when that is known."""
    return unless_known(state, device, Device(True, code, say, note), DeviceStands(device, code, say, note))


def unless_known(state: State, name: str, device: Device, event: AnyEvent) -> tuple[AnyEvent, ...]:
    """Return the event that makes the device stand like this, or nothing when it already does."""
    return () if state.devices[name] == device else (event,)
