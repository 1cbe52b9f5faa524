"""A cabinet on which three rolls were played and cashed out, for the tests of what looks back."""

from __future__ import annotations

from drivers import ports
from terminal.cabinet.commands import CashOut, FromDevice, PlaceWager
from terminal.screens.operator.page import Desk
from tests.screens.seat import Seat

KEY = ports.BoardInputs((), ("attendant",))


def played_seat() -> Seat:
    """Three rolls: a Point, a win of the Field, and a seven; then the ticket."""
    seat = Seat()
    seat.give(PlaceWager("pass_line", 10_00))
    seat.give(PlaceWager("hard@6", 1_00))
    seat.roll(3, 3)
    seat.give(PlaceWager("field", 5_00))
    seat.roll(5, 4)
    seat.roll(3, 4)
    seat.give(CashOut())
    return seat


def feed(seat: Seat) -> None:
    """Feed a bill of twenty."""
    for report in (ports.BillEscrowed(20_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
        seat.give(FromDevice("validator", report))


def desk(seat: Seat) -> Desk:
    return Desk(seat.screen.touch_gateway, lambda: seat.pipeline.now, seat.pipeline.history)
