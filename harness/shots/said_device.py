"""A scripted device: it reports what it is told to report, as a driver does."""

from __future__ import annotations

from drivers.ports import Listener, Order, Report


class SaidDevice:
    """Fulfils `drivers.ports.Port` on the thread that calls it."""

    def __init__(self) -> None:
        self.order: Order | None = None
        """The cabinet's order."""
        self._listener: Listener[Report] | None = None
        self._reports = 0

    def start(self, listener: Listener[Report]) -> None:
        """Report to this listener."""
        self._listener = listener

    def want(self, order: Order) -> None:
        """Take the order; `say` reports what was done."""
        self.order = order

    def handled(self, number: int) -> None:
        """Nothing to do: it keeps no evidence."""
        assert number <= self._reports, f"report {number} was never made"

    def stop(self) -> None:
        """Report no more."""
        self._listener = None

    def say(self, report: Report) -> None:
        """Report this."""
        assert self._listener is not None, "the device has not started"
        self._reports += 1
        self._listener(self._reports, report)
