"""A simulated cabinet board: doors, keys and the tower light."""

from __future__ import annotations

from drivers import ports
from drivers.ports import BoardOrder, Lamp, Order
from harness.simulation.device import Device
from harness.simulation.world import World


class Board(Device):
    """What a person sees of the cabinet's doors, keys and lamp."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.doors_open: set[str] = set()
        self.keys_turned: set[str] = set()
        self.lamp = Lamp.OFF

    def turn(self, key: str, *, on: bool) -> None:
        """Turn a key."""
        self._set(self.keys_turned, key, on=on)

    def door(self, door: str, *, opened: bool) -> None:
        """Open or shut a door."""
        self._set(self.doors_open, door, on=opened)

    def stand(self) -> None:
        """Report what is true of it now."""
        self.say(ports.BoardInputs(tuple(sorted(self.doors_open)), tuple(sorted(self.keys_turned))))

    def ordered(self, order: Order) -> None:
        """Light the lamp."""
        assert isinstance(order, BoardOrder), order
        self.lamp = order.lamp

    def _set(self, names: set[str], name: str, *, on: bool) -> None:
        (names.add if on else names.discard)(name)
        self.stand()
