"""The real internal generator with its real driver and record file, in virtual time."""

from __future__ import annotations

from pathlib import Path

from drivers.dice.internal import InternalGenerator
from drivers.dice.messages import Result
from drivers.dice.record import Record
from drivers.dice.record_file import RecordFile
from drivers.dice.source import CheckedSource
from drivers.ports import DiceOrder
from harness.simulation.device import Power
from harness.simulation.world import World
from harness.step_driver import StepDriver

SERIAL = "51MULA7E"


class InternalDice:
    """A generator that starts and ends with its terminal; only its record file remains."""

    def __init__(self, world: World, path: Path) -> None:
        self._world = world
        self._path = path
        fresh = RecordFile(path)
        fresh.serial = SERIAL  # its own would be random, and appear in the journal
        fresh.save(Record())
        self._driver: TimedDriver | None = None

    @property
    def record(self) -> Record:
        """The record as the running terminal's generator has read and extended it."""
        assert self._driver is not None, "a terminal runs"
        return self._driver.generator.record

    def connect(self, name: str, power: Power) -> TimedDriver:
        """The driver of a starting terminal."""
        source = CheckedSource(self._world.chance.randbytes)
        generator = InternalGenerator(RecordFile(self._path), source)
        self._driver = TimedDriver(self._world, generator, name, power)
        return self._driver

    def outcome(self, throw: int) -> tuple[int, ...] | None:
        """The dice of a throw, from the record."""
        outcome = self.record.find(throw)
        return outcome.dice if isinstance(outcome, Result) else None

    def repair(self) -> None:
        """Nothing to repair: it has no parts."""

    def lose_power(self) -> None:
        """It ends with its terminal."""

    def plug(self) -> None:
        """It has no cable."""

    def unplug(self) -> None:
        """It has no cable."""


class TimedDriver(StepDriver):
    """Reports a moment after it gets an order, in virtual time."""

    def __init__(self, world: World, generator: InternalGenerator, name: str, power: Power) -> None:
        super().__init__(generator, lambda: world.now_ms)
        self._world = world
        self._name = name
        self._power = power

    def want(self, order: DiceOrder) -> None:
        """Replace the order, and carry it out."""
        self._power.step()
        super().want(order)
        if order.throw is not None:
            self._power.evidence(self._name)  # the throw is recorded from here on, which is evidence too
            self._world.after(1, self.talk)
