"""A hand pay on the screen: the player sees why play waits, and the attendant pays with two touches."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CancelCredit, CashOut, ConfirmHandPay, UndoHandPay
from tests.screens.player import Player
from tests.waiting import until

KEY = ports.BoardInputs((), ("attendant",))


def cash_out_without_paper(player: Player) -> None:
    """The credit of $200.00 is due by hand."""
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    player.tap("Cash out")
    player.tap("Hand pay")
    assert player.sent == [CashOut()]


def test_the_question_promises_a_ticket_only_where_one_can_be_printed(player: Player) -> None:
    player.tap("Cash out")
    assert player.reads("Your whole credit will be printed as a ticket")
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert not player.sees("Print ticket")
    assert player.reads("No ticket can be printed for it: an attendant pays your whole credit by hand")
    player.report("printer", ports.PrinterReady())
    assert player.sees("Print ticket")


def test_a_credit_above_the_largest_ticket_is_paid_by_hand_as_the_question_says(player: Player) -> None:
    for _ in range(20):
        player.pipeline.feed(100)
    player.screen.show(player.pipeline.state, ())
    player.tap("Cash out")
    player.tap("Hand pay")
    assert player.sees("Hand pay: $2,200.00")


def test_the_player_sees_the_amount_the_reason_and_that_the_attendant_is_called(player: Player) -> None:
    cash_out_without_paper(player)
    assert player.sees("Hand pay: $200.00")
    assert player.reads("The printer cannot put the credit of $200.00 on a ticket: please wait for the attendant.")
    assert player.reads("The attendant has been called")


def test_the_attendant_confirms_with_a_second_touch(player: Player) -> None:
    cash_out_without_paper(player)
    player.report("board", KEY)
    player.tap("Hand pay: $200.00: It is paid")
    assert player.sent == [CashOut()]
    player.tap("Hand pay: $200.00: Touch again: it is paid")
    assert player.sent[-1] == ConfirmHandPay(1)
    assert player.pipeline.state.credit_cents == 0
    player.report("board", ports.BoardInputs((), ()))
    assert not player.screen.service.property("locked")


def test_a_first_touch_is_forgotten_when_the_key_is_turned_back(player: Player) -> None:
    cash_out_without_paper(player)
    player.report("board", KEY)
    player.tap("Hand pay: $200.00: It is paid")
    player.report("board", ports.BoardInputs((), ()))
    player.report("board", KEY)
    assert player.sees("Hand pay: $200.00: It is paid")


def test_a_credit_that_was_not_paid_is_the_players_again(player: Player, qtbot: QtBot) -> None:
    cash_out_without_paper(player)
    player.report("board", KEY)
    paid, not_paid = "Hand pay: $200.00: It is paid", "Hand pay: $200.00: It is not paid"
    until(qtbot, lambda: player.where(paid).x() < player.where(not_paid).x())
    player.tap(not_paid)
    assert player.sent[-1] == UndoHandPay(1)
    player.report("board", ports.BoardInputs((), ()))
    assert not player.screen.service.property("locked")
    assert player.pipeline.state.credit_cents == 200_00


def test_the_first_touch_is_forgotten_with_the_key_and_with_another_credit(player: Player) -> None:
    player.report("board", KEY)
    player.tap("Credit: $200.00: Cancel credit")
    player.report("board", ports.BoardInputs((), ()))
    player.report("board", KEY)
    assert player.sees("Credit: $200.00: Cancel credit")
    player.tap("Credit: $200.00: Cancel credit")
    player.pipeline.feed(20)
    player.report("board", ports.BoardInputs(("main",), ("attendant",)))
    player.report("board", KEY)
    player.tap("Credit: $220.00: Cancel credit")
    assert player.sent == []


def test_the_attendant_cancels_the_credit(player: Player) -> None:
    player.report("board", KEY)
    player.tap("Credit: $200.00: Cancel credit")
    assert player.sent == []
    player.tap("Credit: $200.00: Touch again: cancel")
    assert player.sent == [CancelCredit()]
    assert player.sees("Hand pay: $200.00: It is paid")
