"""Sends each device and the ticket authority the order that the state calls for, once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from drivers.ports import AnyPort, Order, Report


class Dispatch:
    """Knows the last order of each port. An order that has not changed is not sent again."""

    def __init__(self) -> None:
        self._ports: dict[str, AnyPort] = {}
        self._orders: dict[str, Order] = {}

    def connect(self, ports: Mapping[str, AnyPort]) -> None:
        """Give orders to these ports from now on."""
        self._ports = dict(ports)

    def order(self, orders: Mapping[str, Order]) -> None:
        """Send each port its order, unless it already has it."""
        for name, order in orders.items():
            if self._orders.get(name) != order and name in self._ports:
                self._orders[name] = order
                self._ports[name].want(order)

    def start(self, reported: Callable[[str, int, Report], None]) -> None:
        """Let the ports report: name, number of the report, and report; each from the port's own thread."""
        for name, port in self._ports.items():
            port.start(_named(name, reported))

    def handled(self, name: str, number: int) -> None:
        """All reports of this port up to this number have had their effect, durably."""
        self._ports[name].handled(number)

    def stop(self) -> None:
        """Stop all ports, and wait for their threads."""
        for port in self._ports.values():
            port.stop()


def _named(name: str, reported: Callable[[str, int, Report], None]) -> Callable[[int, Report], None]:
    return lambda number, report: reported(name, number, report)
