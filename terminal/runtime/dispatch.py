"""What goes out to the devices and to the validation authority: to each the order that the state calls for, once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from drivers.ports import AnyPort, Order, Report
from terminal.authority import Authority, AuthorityOrder, Listener


class Dispatch:
    """Knows what each has been told last. An order that has not changed is not given again."""

    def __init__(self, authority: Authority | None) -> None:
        self.authority = authority
        self._authority_order = AuthorityOrder()
        self._authority_started = False
        self._drivers: dict[str, AnyPort] = {}
        self._orders: dict[str, Order] = {}

    def connect(self, drivers: Mapping[str, AnyPort]) -> None:
        """Give orders to these devices from now on."""
        self._drivers = dict(drivers)

    def order(self, orders: Mapping[str, Order], authority_order: AuthorityOrder) -> None:
        """Give everybody the order that it has not got yet."""
        for name, order in orders.items():
            if self._orders.get(name) != order and name in self._drivers:
                self._orders[name] = order
                self._drivers[name].want(order)
        if self.authority is not None and authority_order != self._authority_order:
            self._authority_order = authority_order
            self.authority.want(authority_order)

    def start_authority(self, answered: Listener) -> None:
        """Let the validation authority answer, if there is one."""
        if self.authority is not None:
            self._authority_started = True
            self.authority.start(answered)

    def start_devices(self, reported: Callable[[str, int, Report], None]) -> None:
        """Let the devices report: by name, the report's number, and the report; each from a thread of its own."""
        for name, driver in self._drivers.items():
            driver.start(_named(name, reported))

    def handled(self, device: str, number: int) -> None:
        """Tell a device that all its reports up to this number have had their effect, durably."""
        self._drivers[device].handled(number)

    def stop(self) -> None:
        """Stop all that was started, and wait for their threads."""
        for driver in self._drivers.values():
            driver.stop()
        if self.authority is not None and self._authority_started:
            self.authority.stop()


def _named(device: str, reported: Callable[[str, int, Report], None]) -> Callable[[int, Report], None]:
    return lambda number, report: reported(device, number, report)
