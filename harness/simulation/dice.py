"""A simulated dice generator: one outcome for each throw's number, for ever; sometimes a die is cocked."""

from __future__ import annotations

from typing import Protocol

from drivers import ports
from drivers.ports import DiceOrder, Order
from drivers.ports.message import message
from harness.simulation.device import Device
from harness.simulation.require import require
from harness.simulation.world import World

SHAKE_MS = 3_000
RESTART_MS = 2_000
COCKED_SHARE = 0.003
FAIL_SHARE = 0.0005


class Generator(Protocol):
    """A generator of any kind."""

    def outcome(self, throw: int) -> tuple[int, ...] | None:
        """The dice of a throw, by the generator's own record; None if it was void, or never made."""

    def repair(self) -> None:
        """An attendant repairs it."""

    def lose_power(self) -> None:
        """The cabinet's power fails and returns."""


class Dice(Device):
    """Keeps the truth about every throw: its outcome, or that it has none.

    It repeats the outcome until that is handled, and no longer: that is all that the ports promise.
    """

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self._record: dict[int, tuple[int, ...] | None] = {}
        """The outcome of each throw; None for a void one."""
        self._handled: set[int] = set()
        self.broken = False
        self._shaking: int | None = None

    def outcome(self, throw: int) -> tuple[int, ...] | None:
        """The dice of a throw."""
        return self._record.get(throw)

    def lose_power(self) -> None:
        """Its power fails and returns: a throw in progress has no result, because the dice may be anywhere."""
        if self._shaking is not None:
            self._record[self._shaking] = None
            self._shaking = None
        if self.plugged:
            self.say(ports.Lost(message("device.silent")), anyway=True)
            self.world.after(RESTART_MS, self._restarted)

    def _restarted(self) -> None:
        if self.plugged:
            self.introduce()

    def repair(self) -> None:
        """An attendant repairs it."""
        if self.broken:
            self.broken = False
            if self.plugged:
                self.introduce()

    def stand(self) -> None:
        """Report its present status."""
        if self.broken:
            self.say(ports.DiceFault("drive", message("dice.drive")))
        elif self._shaking is None:
            self.say(ports.DiceReady())

    def ordered(self, order: Order) -> None:
        """Make the throw, or repeat its outcome."""
        assert isinstance(order, DiceOrder), order
        if order.throw is None or self.broken:
            return
        require(order.throw not in self._handled, f"throw {order.throw} is ordered again after it was handled")
        if order.throw in self._record:
            self._tell(order.throw)
        elif self._shaking is None:
            throw, count = order.throw, order.count
            self._shaking = throw
            self.world.after(SHAKE_MS, lambda: self._land(throw, count))

    def _land(self, throw: int, count: int) -> None:
        if self._shaking != throw:  # the power has failed meanwhile
            return
        self._shaking = None
        if self.world.happens(FAIL_SHARE):
            self.broken = True
            self._record[throw] = None
        elif self.world.happens(COCKED_SHARE):
            self._record[throw] = None
        else:
            self._record[throw] = tuple(self.world.chance.randint(1, 6) for _ in range(count))
        if self.plugged:
            self._tell(throw)
            self.stand()
            self._go_on_after(throw)

    def _go_on_after(self, throw: int) -> None:
        """Make the throw that was ordered meanwhile: this one was declared void while it was under way."""
        order = None if self._cable is None else self._cable.order
        if isinstance(order, DiceOrder) and order.throw not in (None, throw):
            self.ordered(order)

    def _tell(self, throw: int) -> None:
        dice = self._record[throw]
        report = ports.ThrowVoid(throw, message("dice.cocked")) if dice is None else ports.DiceThrown(throw, dice)
        self.say(report, lambda: self._handled.add(throw))
