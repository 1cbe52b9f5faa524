"""A board, its wire and its terminal in virtual time, and the faults that can affect them."""

from __future__ import annotations

from drivers.board.board import BoardMachine
from drivers.ports import BoardInputs, DoorsOpenedUnseen, Report
from drivers.simulated.cabinet_board import BoardTwin
from tests.drivers.dice.wire import Wire

SHUT = BoardInputs((), ())


class TerminalWire(Wire):
    """A wire to a terminal that makes every report durable at once, unless it is set to be slow."""

    slow = False

    def _collect(self) -> None:
        super()._collect()
        if not self.slow:
            self.machine.handled = len(self.reports)


def ready(*, slow: bool = False) -> TerminalWire:
    wire = TerminalWire(BoardMachine, BoardTwin())
    wire.slow = slow
    wire.until(lambda: SHUT in wire.reports)
    return wire


def inputs(reports: list[Report]) -> list[Report]:
    return [report for report in reports if isinstance(report, BoardInputs)]


def do(wire: Wire, *orders: str) -> None:
    for order in orders:
        wire.twin.do(order.split())


def kill(wire: Wire) -> None:
    wire.restart()


def cut(wire: Wire) -> None:
    wire.cut()
    wire.run(50)
    wire.join()


def power_off(wire: Wire) -> None:
    wire.twin.power(False)
    wire.run(30)
    wire.twin.power(True)


def lose_bytes(wire: Wire) -> None:
    wire.to_host.bytes_at.clear()
    wire.to_device.bytes_at.clear()


def unseen(wire: Wire) -> list[tuple[str, tuple[tuple[str, int], ...]]]:
    """The unseen openings that all runs of the terminal were sent."""
    reports = [report for life in wire.lives for report in life]
    return [(one.evidence, one.openings) for one in reports if isinstance(one, DoorsOpenedUnseen)]
