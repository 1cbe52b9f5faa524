"""What the screen shows beside the game: cash-out, locks, failing devices, and the attendant's panel."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from drivers import ports
from drivers.ports.message import Message, message
from harness.scripted_pins import reserve
from terminal.cabinet.commands import CashOut, ReturnToService, SettleTicket, TakeOutOfService
from terminal.cabinet.events import DiceAlarmed
from terminal.cabinet.fold import fold
from terminal.fairness.watch import DiceAlarm
from terminal.runtime.lockup import Lock
from tests.screens.player import LEFT, Player
from tests.waiting import until


def test_cash_out_asks_first(player: Player) -> None:
    player.tap("Cash out")
    assert player.sees("Cash out?")
    assert player.sent == []
    player.tap("Keep playing")
    assert not player.sees("Cash out?")
    assert player.pipeline.state.ticketing.ticket is None


def test_a_confirmed_cash_out_prints_the_whole_credit(player: Player) -> None:
    player.tap("Cash out")
    player.tap("Print ticket")
    assert player.sent == [CashOut()]
    assert player.screen.readout.property("printing") == "$200.00"
    assert player.screen.readout.property("credit") == "$0.00"


def test_cash_out_with_bets_up_says_why_not_and_asks_nothing(player: Player) -> None:
    player.tap("Field")
    player.tap("Cash out")
    assert not player.sees("Cash out?")
    assert player.line == "A ticket is for the whole credit: your bets have to be decided or taken down first."


def test_a_lock_covers_the_play(player: Player) -> None:
    middle = player.where("Place 6")
    player.screen.lock(Lock(Message("Out of service"), Message("The journal is damaged at row 17.")))
    QTest.mouseClick(player.window, LEFT, pos=middle)
    assert player.sent == []
    assert player.sees("Out of service")
    player.screen.unlock()
    QTest.mouseClick(player.window, LEFT, pos=middle)
    assert len(player.sent) == 1


def test_a_sign_says_that_the_station_is_out_of_service_until_it_is_back(player: Player) -> None:
    player.report("board", ports.BoardInputs((), ("attendant",)))
    player.screen.touch_gateway.ask(TakeOutOfService())
    player.report("board", ports.BoardInputs((), ()))
    assert player.sees("This station is out of service")
    player.tap("Field")
    assert player.pipeline.state.bet_cents == 0
    player.report("board", ports.BoardInputs((), ("attendant",)))
    player.screen.touch_gateway.ask(ReturnToService())
    player.report("board", ports.BoardInputs((), ()))
    assert not player.sees("This station is out of service")


OPEN, SHUT = ports.BoardInputs(("main",), ()), ports.BoardInputs((), ())


@pytest.mark.parametrize("window", ["help", "statistics", "clean", "options"])
def test_d1_an_open_door_stands_on_the_screen_whatever_window_covers_it(player: Player, window: str) -> None:
    player.screen.windows.show(window)
    assert not player.reads("The main door is open")
    player.report("board", OPEN)
    assert player.sees("The main door is open")
    bar = player.items("The main door is open")[-1]
    assert bar.mapToScene(QPointF(0, 0)).y() == 0, "above the window, on the display's edge"


def test_d1_an_open_door_stands_on_the_screen_of_a_reserved_station(player: Player) -> None:
    player.screen.touch_gateway.ask(reserve("4711"))
    assert player.screen.windows.is_open("reserved")
    player.report("board", OPEN)
    assert player.sees("The main door is open")


def test_d1_a_door_that_is_shut_again_is_shown_until_the_next_game_has_ended(player: Player) -> None:
    told = "A door was opened and is shut again"
    player.report("board", OPEN)
    assert not player.sees(told)
    player.report("board", SHUT)
    assert player.sees(told)
    player.tap("Field")
    player.tap("Roll")
    assert player.sees(told)
    player.dice_fall(3, 6)
    player.screen.skip()
    player.screen.catch_up()
    assert not player.sees(told)


def test_a_failing_device_is_named_with_its_sentence(player: Player) -> None:
    player.report("validator", ports.Lost(message("device.bills_garbled")))
    assert player.sees("Bill validator: what it says of its bills arrives garbled")
    player.report("validator", ports.ValidatorIdle(accepting=True))
    assert not player.sees("Bill validator: what it says of its bills arrives garbled")


def test_a_sentence_that_names_its_device_needs_no_name_before_it(player: Player) -> None:
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert player.sees("The ticket printer is out of paper: please load paper")


def test_an_unplugged_device_is_named_with_the_reason(player: Player) -> None:
    player.report("dice", ports.Lost(message("device.unplugged")))
    assert player.sees("Dice generator: it was unplugged")


def test_more_faults_than_a_line_holds_stand_on_two_even_lines(player: Player) -> None:
    player.report("validator", ports.ValidatorFault("stacker_full", message("validator.stacker_full")))
    player.report("dice", ports.DiceFault("lid", message("dice.lid")))
    one_line = "The bill stacker is full  ·  The lid of the dice generator is open"
    assert player.sees(one_line)
    player.report("printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert player.sees(
        "The bill stacker is full  ·  The ticket printer is out of paper: please load paper\n"
        "The lid of the dice generator is open"
    )


def test_no_bill_is_asked_for_that_would_not_be_taken(qapp: QGuiApplication) -> None:
    player = Player(qapp, size=(1280, 720), bills=())
    assert player.line == "Insert a bill to play"
    player.report("board", ports.BoardInputs(("main",), ()))
    assert player.line == "No bills can be taken now"
    player.report("board", ports.BoardInputs((), ()))
    assert player.line == "Insert a bill to play"
    player.leave()


def test_a_calm_cover_calls_no_attendant(player: Player) -> None:
    player.screen.lock(Lock(Message("The journal is being checked"), Message("Play goes on in a moment."), passes=True))
    assert player.sees("The journal is being checked")
    assert not player.reads("Please call an attendant")
    player.screen.lock(Lock(Message("The journal cannot be used"), Message("It is broken at event 7.")))
    assert player.reads("Please call an attendant")


def test_a_note_stands_in_the_information_line(player: Player) -> None:
    player.screen.touch_gateway.note("The clock has been set.")
    assert player.sees("The clock has been set.")


def test_the_attendants_key_opens_the_panel_even_over_a_lock(player: Player, qtbot: QtBot) -> None:
    player.tap("Cash out")
    player.tap("Print ticket")
    player.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    player.screen.lock(Lock(Message("Please wait"), Message("An attendant is needed.")))
    player.report("board", ports.BoardInputs((), ("attendant",)))
    assert player.sees("Attendant")
    until(qtbot, lambda: player.sees("Ticket 1: $200.00: It was not printed"))
    player.tap("Ticket 1: $200.00: It was not printed")
    assert player.sent[-1] == SettleTicket(1, printed=False)
    assert player.pipeline.state.credit_cents == 200_00


def test_the_panel_goes_when_the_key_is_turned_back(player: Player) -> None:
    player.report("board", ports.BoardInputs((), ("attendant",)))
    player.report("board", ports.BoardInputs((), ()))
    assert not player.sees("Attendant")


def test_an_open_door_is_named(player: Player) -> None:
    player.report("board", ports.BoardInputs(("cashbox",), ()))
    assert player.sees("The cash box door is open")
    player.report("board", ports.BoardInputs(("main", "cashbox"), ()))
    assert player.sees("The main and cash box doors are open")
    player.report("board", ports.BoardInputs(("main", "cashbox", "logic"), ()))
    assert player.sees("The main, cash box and logic doors are open")


def test_a_bill_that_went_into_the_credit_is_acknowledged(player: Player) -> None:
    player.report("validator", ports.BillEscrowed(20_00))
    player.report("validator", ports.BillStacked())
    assert player.line == "$20.00 added to your credit. Good luck!"
    assert player.screen.readout.property("credit") == "$220.00"


def test_a_cash_out_question_does_not_outlive_a_lock(player: Player) -> None:
    player.tap("Cash out")
    player.screen.lock(Lock(Message("Out of service"), Message("The main door is open.")))
    player.screen.unlock()
    assert not player.sees("Cash out?")


def test_a_void_throw_is_explained(player: Player) -> None:
    player.tap("Field")
    player.tap("Roll")
    throw = player.pipeline.state.dice.throw
    assert throw is not None
    player.report("dice", ports.ThrowVoid(throw, message("dice.cocked")))
    assert player.line == "The throw does not count: a die came to rest cocked. The dice are thrown again"
    assert player.screen.dice.doing == "shake"


def test_the_attendant_reads_which_figure_of_the_dice_is_above_its_limit(player: Player) -> None:
    alarm = DiceAlarm("window", "faces_1", 1_000, "52.31", "35.89")
    player.pipeline.state = fold(player.pipeline.state, DiceAlarmed(alarm, locks=False))
    player.report("board", ports.BoardInputs((), ("attendant",)))
    assert player.reads("Ready · Statistics: faces_1 is 52.31 in 1000 throws, the limit is 35.89")
