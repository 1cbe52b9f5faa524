"""The devices that a parameter can name, by which words, and the state of a machine before it knows anything."""

from __future__ import annotations

import pytest

from drivers.board.board import BoardMachine
from drivers.cards.keyboard import KeyboardMachine
from drivers.cards.reader import CardMachine
from drivers.catalogue import INTERNAL_RECORD, PROTOCOLS, UnknownProtocolError, make_driver
from drivers.dice.generator import DiceMachine
from drivers.dice.line_codec import write
from drivers.dice.messages import Identity, State, StateLine, Warn
from drivers.link import Link
from drivers.machine import AnyMachine
from drivers.ports import (
    Back,
    BillAtPowerUp,
    BillOrder,
    BoardOrder,
    CardOrder,
    DiceOrder,
    DiceReady,
    PrinterOrder,
    ValidatorOrder,
)
from drivers.printer.tcl import TclMachine
from drivers.transport.needs import SerialSettings
from drivers.validator.id003 import Id003Machine

NAMED = {
    ("validator", "id003"): Id003Machine,
    ("printer", "tcl"): TclMachine,
    ("dice", "boxman"): DiceMachine,
    ("dice", "internal"): DiceMachine,
    ("board", "boxman"): BoardMachine,
    ("cards", "boxman"): CardMachine,
    ("cards", "keyboard"): KeyboardMachine,
}
ORDERS = {
    "validator": ValidatorOrder(accept=False, bill=BillOrder.HOLD),
    "printer": PrinterOrder(ticket=None, slip=None),
    "dice": DiceOrder(throw=None),
    "board": BoardOrder(keep_openings=False),
    "cards": CardOrder(key=None),
}


def machine(kind: str, protocol: str) -> AnyMachine:
    return PROTOCOLS[kind][protocol].machine("USD")


def test_every_cable_runs_as_its_protocol_says() -> None:
    cables = {
        (kind, name): (protocol.needs.baud, protocol.needs.parity)
        for kind, protocols in PROTOCOLS.items()
        for name, protocol in protocols.items()
        if isinstance(protocol.needs, SerialSettings)
    }
    assert cables == {
        ("validator", "id003"): (9600, "E"),
        ("printer", "tcl"): (38400, "N"),
        ("dice", "boxman"): (9600, "N"),
        ("board", "boxman"): (9600, "N"),
        ("cards", "boxman"): (9600, "N"),
    }


def test_every_protocol_has_its_name_and_its_machine() -> None:
    made = {(kind, name): type(machine(kind, name)) for kind, protocols in PROTOCOLS.items() for name in protocols}
    assert made == NAMED


@pytest.mark.parametrize(("kind", "protocol"), NAMED)
def test_a_new_machine_wants_nothing_of_its_device_and_has_nothing_handled(kind: str, protocol: str) -> None:
    new = machine(kind, protocol)
    assert (new.order, new.handled, new.reports()) == (ORDERS[kind], 0, [])


@pytest.mark.parametrize("protocol", ["boxman", "internal"])
def test_the_game_has_two_dice(protocol: str) -> None:
    dice = machine("dice", protocol)
    dice.opened(0)
    dice.step(0, write(Identity(1, "M", "M", "1", "1", 2)) + write(StateLine(State.READY, 0, Warn(0))))
    assert [type(report) for _, report in dice.reports()] == [Back, DiceReady]


def test_a_protocol_that_there_is_no_driver_for_is_reported_with_those_that_there_are() -> None:
    with pytest.raises(UnknownProtocolError, match=r"^There is no dice protocol 'x'; there is: boxman, internal\.$"):
        make_driver("dice", "x", "/dev/null", "USD")


@pytest.mark.parametrize(("kind", "protocol"), NAMED)
def test_every_protocol_makes_a_driver(kind: str, protocol: str) -> None:
    assert isinstance(make_driver(kind, protocol, "/dev/null", "USD"), Link)


def test_what_is_written_down_of_orders_and_places_keeps_its_words() -> None:
    assert [order.value for order in BillOrder] == ["hold", "stack", "return"]
    assert [place.value for place in BillAtPowerUp] == ["none", "acceptor", "stacker"]
    assert INTERNAL_RECORD == "var/dice.record"
