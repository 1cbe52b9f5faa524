"""The player is asked once for a ticket, for as long as it waits in the slot; a paper for the staff asks nothing."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import BoardOrder, Lamp
from drivers.printer.tcl_flags import CHUTE
from terminal.cabinet.commands import CancelCredit, ConfirmHandPay
from tests.screens.player import Player
from tests.screens.reading import texts


def asked(player: Player) -> list[str]:
    """Every text on the screen that asks for something to be taken."""
    return [shown.text for shown in texts(player.window) if "take" in shown.text.lower()]


@pytest.fixture
def paid(player: Player) -> Player:
    """A player whose whole credit lies on a ticket in the slot."""
    player.tap("Cash out")
    player.tap("Print ticket")
    player.report("printer", ports.TicketPrinted(1))
    player.report("printer", CHUTE)
    return player


def test_a_ticket_in_the_slot_is_asked_for_once(paid: Player) -> None:
    assert asked(paid) == ["Please take your ticket. Thank you for playing!"]
    assert paid.line == "Please take your ticket. Thank you for playing!"


def test_it_is_asked_for_no_longer_once_it_is_taken(paid: Player) -> None:
    paid.report("printer", ports.PrinterReady())
    assert asked(paid) == []
    assert paid.line == "Insert a bill to play"


def test_a_player_who_goes_on_with_another_bill_is_asked_beside_the_game(paid: Player) -> None:
    paid.report("validator", ports.BillEscrowed(20_00))
    paid.report("validator", ports.BillStacked())
    paid.report("validator", ports.ValidatorIdle(accepting=True))
    assert paid.line == "$20.00 added to your credit. Good luck!"
    assert asked(paid) == ["Please take your ticket"]
    paid.report("printer", ports.PrinterReady())
    assert asked(paid) == []


def test_the_lamp_shows_no_fault_while_a_ticket_waits_to_be_taken(paid: Player) -> None:
    assert paid.pipeline.order("board") == BoardOrder(Lamp.OFF)


def test_a_receipt_in_the_slot_is_the_attendants_and_asks_nothing_of_the_player(player: Player) -> None:
    player.report("board", ports.BoardInputs((), ("attendant",)))
    player.pipeline.give(CancelCredit())
    player.pipeline.give(ConfirmHandPay(1))
    [receipt] = player.pipeline.state.papers.slips
    player.report("printer", ports.SlipPrinted(receipt.slip.number))
    player.report("printer", CHUTE)
    player.report("board", ports.BoardInputs((), ()))
    assert asked(player) == []
    assert player.line == "Insert a bill to play"
    assert player.pipeline.order("board") == BoardOrder(Lamp.OFF)


def test_the_attendants_panel_does_not_call_a_ticket_in_the_slot_a_fault(paid: Player) -> None:
    devices = paid.screen.service.devices
    row = next(row for row in devices.rows if row[0] == "Ticket printer")
    assert row[1:3] == ("care", "Paper waits in the slot of the ticket printer: please take it.")
