"""The reports of devices while nothing goes wrong, for programs that play without devices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.state import State
from terminal.cabinet.validation import KEY_BYTES, ticket_key


def opening() -> Iterator[c.Command]:
    """The program starts and every device answers."""
    yield c.Start("script", fresh_key=ticket_key(bytes(range(KEY_BYTES))))
    yield from answering()


READY: Mapping[str, ports.Report] = {
    "validator": ports.ValidatorIdle(accepting=True),
    "printer": ports.PrinterReady(),
    "dice": ports.DiceReady(),
    "board": ports.BoardInputs((), ()),
}


def answering(devices: Sequence[str] = tuple(READY)) -> Iterator[c.Command]:
    """These devices answer and are ready."""
    for device in devices:
        yield c.FromDevice(device, ports.Back("script"))
    for device in devices:
        yield c.FromDevice(device, READY[device])


def bill(value_cents: int) -> Iterator[c.Command]:
    """A bill goes all the way into the stacker."""
    yield c.FromDevice("validator", ports.BillEscrowed(value_cents))
    yield c.FromDevice("validator", ports.BillStacked())
    yield c.FromDevice("validator", ports.ValidatorIdle(accepting=True))


def ticket_in(validation: str) -> Iterator[c.Command]:
    """A ticket comes into escrow, where it waits for the authority's answer."""
    yield c.FromDevice("validator", ports.TicketEscrowed(validation))


def finished(state: State) -> Iterator[c.Command]:
    """What is in progress in the validator or the printer ends as ordered; nothing if nothing is in progress."""
    in_path = state.acceptor.bill or state.acceptor.ticket_in
    if state.ticketing.ticket is not None and state.ticketing.ticket.book != "to_enter":
        yield from printed(state)
    elif in_path is not None and in_path.fate != "ask":
        if in_path.fate == "stack":
            yield c.FromDevice("validator", ports.BillStacked())
        elif in_path.fate == "return":
            yield c.FromDevice("validator", ports.BillReturned())
        yield c.FromDevice("validator", ports.ValidatorIdle(accepting=True))


def thrown(state: State, dice: tuple[int, ...]) -> c.Command:
    """The generator has made the ordered throw."""
    assert state.dice.throw is not None, "no throw was ordered"
    return c.FromDevice("dice", ports.DiceThrown(state.dice.throw, dice))


def printed(state: State) -> Iterator[c.Command]:
    """The current ticket is printed completely."""
    assert state.ticketing.ticket is not None, "no ticket was ordered"
    yield c.FromDevice("printer", ports.TicketPrinted(state.ticketing.ticket.ticket.number))
    yield c.FromDevice("printer", ports.PrinterReady())
