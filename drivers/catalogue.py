"""Every protocol that a device of each kind may speak. A new driver adds its folder, its twin and one line here."""

from __future__ import annotations

from collections.abc import Callable

from drivers.board.board import BoardMachine
from drivers.dice.generator import DiceMachine
from drivers.dice.internal import open_internal
from drivers.link import Link
from drivers.machine import Machine
from drivers.ports import Driver
from drivers.printer.tcl import TclMachine
from drivers.transport import open_port
from drivers.validator.id003 import Id003Machine

INTERNAL = "internal"
"""The dice generator that is part of the program; its port is the file of its record."""

INTERNAL_RECORD = "var/dice.record"
"""Where that file lies if no parameter says so, from the program's folder."""

PROTOCOLS: dict[str, dict[str, Callable[[str], Machine]]] = {
    "validator": {"id003": Id003Machine},
    "printer": {"tcl": lambda _: TclMachine()},
    "dice": {"boxman": lambda _: DiceMachine(2), INTERNAL: lambda _: DiceMachine(2)},
    "board": {"boxman": lambda _: BoardMachine()},
}


class UnknownProtocolError(ValueError):
    """A parameter names a protocol that there is no driver for; the message is one sentence."""


def make_driver(kind: str, protocol: str, address: str, currency: str) -> Driver:
    """Make the driver of a device on a port, written as `drivers.transport` says. Raises UnknownProtocolError."""
    known = PROTOCOLS[kind]
    if protocol not in known:
        raise UnknownProtocolError(f"There is no {kind} protocol {protocol!r}; there is: {', '.join(known)}.")
    machine = known[protocol](currency)
    if protocol == INTERNAL:
        return Link(machine, lambda: open_internal(address))
    return Link(machine, lambda: open_port(address, machine.baud, machine.parity))
