"""The protocols available for each kind of device. A new driver adds its folder, its simulated twin and a line here."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from drivers import line_machine
from drivers.board import line_codec as board_codec
from drivers.board.board import BoardMachine
from drivers.cards import keyboard
from drivers.cards import line_codec as cards_codec
from drivers.cards.reader import CardMachine
from drivers.dice import internal
from drivers.dice import line_codec as dice_codec
from drivers.dice.generator import DiceMachine
from drivers.line_dialect import line_reader
from drivers.link import Link
from drivers.machine import AnyMachine
from drivers.ports import AnyPort
from drivers.printer import tcl, tcl_dialect
from drivers.transport.needs import Needs
from drivers.transport.opening import open_stream
from drivers.validator import id003, id003_dialect
from drivers.wire import Dialect

INTERNAL = "internal"
"""The dice generator that is part of the program; its address is the path of its record file."""

INTERNAL_RECORD = "var/dice.record"
"""The default path of its record, relative to the program's folder."""


class Protocol(msgspec.Struct, frozen=True):
    """What a protocol's driver is made of."""

    machine: Callable[[str], AnyMachine]
    """Makes the machine; its argument is the cabinet's currency."""
    needs: Needs
    dialect: Dialect
    """How its messages are read for people."""


DICE = Dialect(
    lambda: line_reader(dice_codec.read_command),
    lambda: line_reader(dice_codec.read_reply),
)
BOARD = Dialect(
    lambda: line_reader(board_codec.read_command),
    lambda: line_reader(board_codec.read_reply),
)
CARDS = Dialect(
    lambda: line_reader(cards_codec.read_command),
    lambda: line_reader(cards_codec.read_reply),
    private=True,
)

PROTOCOLS: dict[str, dict[str, Protocol]] = {
    "validator": {"id003": Protocol(id003.Id003Machine, id003.NEEDS, id003_dialect.DIALECT)},
    "printer": {"tcl": Protocol(lambda _: tcl.TclMachine(), tcl.NEEDS, tcl_dialect.DIALECT)},
    "dice": {
        "boxman": Protocol(lambda _: DiceMachine(), line_machine.NEEDS, DICE),
        INTERNAL: Protocol(lambda _: DiceMachine(), internal.NEEDS, DICE),
    },
    "board": {"boxman": Protocol(lambda _: BoardMachine(), line_machine.NEEDS, BOARD)},
    "cards": {
        "boxman": Protocol(lambda _: CardMachine(), line_machine.NEEDS, CARDS),
        "keyboard": Protocol(lambda _: keyboard.KeyboardMachine(), keyboard.NEEDS, keyboard.DIALECT),
    },
}


class UnknownProtocolError(ValueError):
    """A parameter names a protocol that has no driver; the message is one sentence."""


def make_driver(kind: str, protocol: str, address: str, currency: str) -> AnyPort:
    """Make the driver of the device at an address of `drivers.transport`'s form. Raises UnknownProtocolError."""
    known = PROTOCOLS[kind]
    if protocol not in known:
        raise UnknownProtocolError(f"There is no {kind} protocol {protocol!r}; there is: {', '.join(known)}.")
    chosen = known[protocol]
    return Link(chosen.machine(currency), lambda: open_stream(address, chosen.needs), dialect=chosen.dialect)
