"""A simulated device behind its port: it outlives terminals, can be unplugged, and keeps evidence.

This is the ports' contract (`drivers.ports`) without the bytes, which the drivers' own tests cover: orders may be
repeated, reports are repeated until they are handled, and evidence is kept until then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from drivers.ports import Back, Listener, Lost, Order, Report
from drivers.ports.message import message
from harness.simulation.world import World


class Pluggable(Protocol):
    """Something with a cable that can be unplugged and plugged in again."""

    def plug(self) -> None:
        """Plug the cable in."""

    def unplug(self) -> None:
        """Unplug the cable."""


class Power(Protocol):
    """The terminal's power, which may fail at any step."""

    def step(self) -> None:
        """The terminal sends something to a device. Raises PowerCutError if its power fails then."""

    def evidence(self, device: str) -> None:
        """A device reports something that it keeps as evidence until that is handled."""


class Device:
    """The common base of all devices."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.plugged = True
        self._cable: Cable | None = None

    def connect(self, name: str, power: Power) -> Cable:
        """The driver of a starting terminal, by its name there; the previous driver's cable is dead."""
        self._cable = Cable(self, name, power)
        return self._cable

    def unplug(self) -> None:
        """Nothing passes any more; the device itself continues what it is doing."""
        if self.plugged:
            self.plugged = False
            self.say(Lost(message("device.not_plugged_in")), anyway=True)

    def plug(self) -> None:
        """The cable is plugged in again: the device reports its identity and status."""
        if not self.plugged:
            self.plugged = True
            self.introduce()

    def introduce(self) -> None:
        """Report its identity and status."""
        self.say(Back("simulated"))
        self.stand()
        if self._cable is not None and self._cable.order is not None:
            self.ordered(self._cable.order)

    def say(self, report: Report, then: Callable[[], object] | None = None, *, anyway: bool = False) -> None:
        """Report, if there is a terminal to hear it; `then` is called once the report is handled."""
        if self._cable is not None and (self.plugged or anyway):
            self._cable.carry(report, then)

    def hears(self, order: Order) -> None:
        """An order has arrived through the cable."""
        if self.plugged:
            self.ordered(order)

    def stand(self) -> None:
        """Report its present status, evidence first."""
        raise NotImplementedError

    def ordered(self, order: Order) -> None:
        """Carry out the order, unless that is done or in progress."""
        raise NotImplementedError


class Cable:
    """The driver as the terminal sees it: numbers the reports and passes the orders on."""

    def __init__(self, device: Device, name: str, power: Power) -> None:
        self._device = device
        self._name = name
        self._power = power
        self._listener: Listener[Report] | None = None
        self._number = 0
        self._waiting: dict[int, Callable[[], object]] = {}
        self.order: Order | None = None

    def start(self, listener: Listener[Report]) -> None:
        """Begin to talk."""
        self._listener = listener
        if self._device.plugged:
            self._device.introduce()
        else:
            self.carry(Lost(message("device.not_plugged_in")), None)

    def want(self, order: Order) -> None:
        """Replace the order."""
        self._power.step()
        self.order = order
        if self._listener is not None:
            self._device.hears(order)

    def handled(self, number: int) -> None:
        """The effects of all reports up to this number are durable."""
        self._power.step()
        for known in [known for known in self._waiting if known <= number]:
            self._waiting.pop(known)()

    def stop(self) -> None:
        """The terminal is gone."""
        self._listener = None
        self._waiting.clear()

    def carry(self, report: Report, then: Callable[[], object] | None) -> None:
        """Number a report and pass it on."""
        if self._listener is None:
            return
        self._number += 1
        if then is not None:
            self._waiting[self._number] = then
            self._power.evidence(self._name)
        self._listener(self._number, report)
