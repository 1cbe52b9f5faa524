"""The bench: all devices of a rig by name, and everything that a person's hands can do to them."""

from __future__ import annotations

import selectors
from collections.abc import Mapping, Sequence
from pathlib import Path

from drivers.simulated.control import Answer
from drivers.simulated.hosted import Clock, HostedDevice, Picture
from drivers.simulated.orders import RIG, resolve
from drivers.simulated.pty_port import PtyPort
from drivers.simulated.twin import OrderError, Twin


class Bench:
    """Carries out orders. All methods are called on the rig's thread.

    The port of each plugged-in device is registered in `selector`; its data there is the function to call when bytes
    have come.
    """

    def __init__(
        self, directory: Path, twins: Mapping[str, Twin], clock: Clock, selector: selectors.BaseSelector
    ) -> None:
        self._selector = selector
        self.devices = {
            name: HostedDevice(name, twin, PtyPort(directory / name), clock) for name, twin in twins.items()
        }

    def answer(self, words: Sequence[str]) -> Answer:
        """Carry out an order; a refusal is also an answer."""
        try:
            say = self.do(words)
        except OrderError as error:
            return Answer(False, str(error))
        return Answer(True, say, self.picture() if resolve(words).words == ("picture",) else None)

    def do(self, words: Sequence[str]) -> str:
        """Carry out an order and describe the result in one sentence. Raises OrderError when it cannot be done."""
        task = resolve(words)
        if task.device != RIG:
            return self._device(task.device).do(task.words)
        match task.words:
            case ["plug", name]:
                return self._plug(self._device(name))
            case ["unplug", name]:
                return self._unplug(self._device(name))
            case ["power", name, state]:
                return self._device(name).power(state == "on")
            case ["picture"]:
                return f"The picture shows {', '.join(self.devices)}."
            case _:
                return "; ".join(device.status() for device in self.devices.values()) + "."

    def picture(self) -> Picture:
        """Everything that can be seen, by device, as JSON types."""
        return {name: device.picture() for name, device in self.devices.items()}

    def plug_all(self) -> None:
        """Plug every device in. Raises OrderError when the system has no more pseudo-terminals."""
        for device in self.devices.values():
            self._plug(device)

    def unplug_all(self) -> None:
        """Unplug every device, so that no port remains."""
        for device in self.devices.values():
            self._unplug(device)

    def _device(self, name: str) -> HostedDevice:
        if name not in self.devices:
            raise OrderError(f"This rig has no {name}; it has {', '.join(self.devices)}.")
        return self.devices[name]

    def _plug(self, device: HostedDevice) -> str:
        if device.port.plugged:
            return f"The {device.called}'s cable was in already."
        try:
            device.port.plug()
        except OSError as error:
            raise OrderError(f"The {device.called} cannot be plugged in: {error.strerror}.") from None
        self._selector.register(device.port, selectors.EVENT_READ, device.hear)
        return f"The {device.called}'s cable is in."

    def _unplug(self, device: HostedDevice) -> str:
        if not device.port.plugged:
            return f"The {device.called}'s cable was out already."
        self._selector.unregister(device.port)
        device.port.unplug()
        return f"The {device.called}'s cable is out."
