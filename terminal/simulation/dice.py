"""A simulated dice generator: one outcome for each throw's number, for ever; sometimes a die is cocked."""

from __future__ import annotations

from drivers import ports
from drivers.ports import DiceOrder, Order
from terminal.simulation.device import Device
from terminal.simulation.world import World

SHAKE_MS = 3_000
COCKED_SHARE = 0.003
FAIL_SHARE = 0.0005


class Dice(Device):
    """Keeps what is true of every throw: its outcome, or that it has none."""

    def __init__(self, world: World, count: int) -> None:
        super().__init__(world)
        self.record: dict[int, tuple[int, ...] | None] = {}
        """The outcome of each throw; None for one that is void."""
        self.broken = False
        self._count = count
        self._shaking: int | None = None

    def repair(self) -> None:
        """An attendant puts it right."""
        if self.broken:
            self.broken = False
            if self.plugged:
                self.introduce()

    def stand(self) -> None:
        """Report what is true of it now."""
        if self.broken:
            self.say(ports.DiceFault("motor", "the motor does not turn"))
        elif self._shaking is None:
            self.say(ports.DiceReady())

    def ordered(self, order: Order) -> None:
        """Make the throw, or say again how it ended."""
        assert isinstance(order, DiceOrder), order
        if order.throw is None or self.broken:
            return
        if order.throw in self.record:
            self._tell(order.throw)
        elif self._shaking is None:
            self._shaking = order.throw
            self.world.after(SHAKE_MS, self._land)

    def _land(self) -> None:
        throw, self._shaking = self._shaking, None
        assert throw is not None, "nothing is shaken"
        if self.world.happens(FAIL_SHARE):
            self.broken = True
            self.record[throw] = None
        elif self.world.happens(COCKED_SHARE):
            self.record[throw] = None
        else:
            self.record[throw] = tuple(self.world.chance.randint(1, 6) for _ in range(self._count))
        if self.plugged:
            self._tell(throw)
            self.stand()

    def _tell(self, throw: int) -> None:
        dice = self.record[throw]
        self.say(ports.ThrowVoid(throw, "A die is cocked.") if dice is None else ports.DiceThrown(throw, dice))
