"""What devices report while nothing goes wrong: for whoever plays without any."""

from __future__ import annotations

from collections.abc import Iterator

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.state import State


def opening() -> Iterator[c.Command]:
    """The program starts and every device answers."""
    yield c.Start("script")
    yield from answering()


def answering() -> Iterator[c.Command]:
    """Every device answers and is ready."""
    for device in ("validator", "printer", "dice", "board"):
        yield c.FromDevice(device, ports.Back("script"))
    yield c.FromDevice("validator", ports.ValidatorIdle(accepting=True))
    yield c.FromDevice("printer", ports.PrinterReady())
    yield c.FromDevice("dice", ports.DiceReady())
    yield c.FromDevice("board", ports.BoardInputs((), ()))


def bill(value_cents: int) -> Iterator[c.Command]:
    """A bill goes all the way into the stacker."""
    yield c.FromDevice("validator", ports.BillEscrowed(value_cents))
    yield c.FromDevice("validator", ports.BillStacked())
    yield c.FromDevice("validator", ports.ValidatorIdle(accepting=True))


def thrown(state: State, dice: tuple[int, ...]) -> c.Command:
    """The generator has made the throw that it owes."""
    assert state.throw is not None, "no throw was ordered"
    return c.FromDevice("dice", ports.DiceThrown(state.throw, dice))


def printed(state: State) -> Iterator[c.Command]:
    """The ticket under way comes out whole."""
    assert state.ticket is not None, "no ticket was ordered"
    yield c.FromDevice("printer", ports.TicketPrinted(state.ticket.ticket.number))
    yield c.FromDevice("printer", ports.PrinterReady())
