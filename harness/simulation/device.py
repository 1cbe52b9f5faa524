"""A simulated device behind its port: it lives on while terminals come and go, may be unplugged, and keeps evidence.

This is the ports' contract (`drivers.ports`) without the bytes, which the drivers' own tests are for: orders may come
again, reports come again until they are handled, and what is evidence is kept until then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from drivers.ports import Back, Listener, Lost, Order, Report
from drivers.ports.message import message
from harness.simulation.world import World


class Pluggable(Protocol):
    """What has a cable, which can come out and be put in again."""

    def plug(self) -> None:
        """Put the cable in."""

    def unplug(self) -> None:
        """Pull the cable out."""


class Power(Protocol):
    """The terminal's power, which may go at any step."""

    def step(self) -> None:
        """The terminal tells a device something. Raises PowerCutError when that is when its power goes."""

    def evidence(self, device: str) -> None:
        """A device says what it keeps as evidence until that is handled."""


class Device:
    """What every kind of device has in common."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.plugged = True
        self._cable: Cable | None = None

    def connect(self, name: str, power: Power) -> Cable:
        """The driver of a terminal that starts, by its name there: the cable of the one before is dead."""
        self._cable = Cable(self, name, power)
        return self._cable

    def unplug(self) -> None:
        """Nothing comes through any more; the device itself goes on with what it is doing."""
        if self.plugged:
            self.plugged = False
            self.say(Lost(message("device.not_plugged_in")), anyway=True)

    def plug(self) -> None:
        """The cable is in again: the device says who it is and how it stands."""
        if not self.plugged:
            self.plugged = True
            self.introduce()

    def introduce(self) -> None:
        """Say who it is, and how it stands."""
        self.say(Back("simulated"))
        self.stand()
        if self._cable is not None and self._cable.order is not None:
            self.ordered(self._cable.order)

    def say(self, report: Report, then: Callable[[], object] | None = None, *, anyway: bool = False) -> None:
        """Report, if there is a terminal to hear it; `then` is called once the report is handled."""
        if self._cable is not None and (self.plugged or anyway):
            self._cable.carry(report, then)

    def hears(self, order: Order) -> None:
        """An order has come through the cable."""
        if self.plugged:
            self.ordered(order)

    def stand(self) -> None:
        """Report what is true of it now, evidence first."""
        raise NotImplementedError

    def ordered(self, order: Order) -> None:
        """Do what is wanted, unless that is done or under way."""
        raise NotImplementedError


class Cable:
    """The driver as the terminal sees it: numbers the reports and hands the orders on."""

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
        """All reports up to this number have had their effect, durably."""
        self._power.step()
        for known in [known for known in self._waiting if known <= number]:
            self._waiting.pop(known)()

    def stop(self) -> None:
        """The terminal is gone."""
        self._listener = None
        self._waiting.clear()

    def carry(self, report: Report, then: Callable[[], object] | None) -> None:
        """Number a report and hand it over."""
        if self._listener is None:
            return
        self._number += 1
        if then is not None:
            self._waiting[self._number] = then
            self._power.evidence(self._name)
        self._listener(self._number, report)
