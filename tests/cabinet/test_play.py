"""A round from the first chip to the ticket, as the cabinet books it."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import DiceOrder, PrinterOrder
from drivers.ports.message import message
from terminal.cabinet.commands import CallDice, CashOut, ClearAll, Instant, Place, SettleTicket, Start, Undo
from terminal.cabinet.events import TicketIssued
from terminal.cabinet.validation import validation_number
from terminal.rules.refusal import Refusal
from tests.cabinet.street import KEY, NOON, Street


def owed(street: Street) -> int:
    """The number of the throw that the generator owes."""
    order = street.order("dice")
    assert isinstance(order, DiceOrder)
    assert order.throw is not None
    return order.throw


def test_a_stake_leaves_the_playable_credit_but_not_the_credit(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 500))
    assert (street.state.playable_cents, street.state.bet_cents, street.state.credit_cents) == (15_00, 5_00, 20_00)


def test_no_chip_moves_while_the_dice_are_out(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 500))
    street.give(CallDice())
    for command in (Place("field", 500), Undo(), ClearAll(), CallDice(), CashOut()):
        with pytest.raises(Refusal, match="dice are out"):
            street.give(command)


def test_the_dice_are_not_called_without_a_bet(street: Street) -> None:
    with pytest.raises(Refusal) as refused:
        street.feed(20).give(CallDice())
    assert refused.value.code == "bets_not_valid"


def test_the_generator_is_asked_by_number_and_its_answer_counts_once(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 500))
    street.give(CallDice())
    number = owed(street)
    street.throw(3, 4)
    assert street.report("dice", ports.DiceThrown(number, (3, 4))) == ()
    assert street.state.credit_cents == 25_00
    assert street.order("dice") == DiceOrder(None)


def test_a_void_throw_is_thrown_again_and_the_bets_stand(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    street.give(CallDice())
    number = owed(street)
    street.report("dice", ports.ThrowVoid(number, message("dice.cocked")))
    assert owed(street) == number + 1
    assert street.state.bet_cents == 500


def test_three_void_throws_in_a_row_give_the_dice_back_to_the_player(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    street.give(CallDice())
    first = owed(street)
    for number in (first, first + 1, first + 2):
        street.report("dice", ports.ThrowVoid(number, message("dice.cocked")))
    assert street.order("dice") == DiceOrder(None)
    street.give(ClearAll())
    assert street.state.playable_cents == 20_00
    street.give(Place("field", 500))
    street.give(CallDice())
    assert owed(street) == first + 3


def test_a_throw_that_was_out_when_the_power_went_is_still_owed_after_it(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    street.give(CallDice())
    number = owed(street)
    street.give(Start("again"))
    assert owed(street) == number


def test_a_new_journal_does_not_ask_for_numbers_that_an_earlier_one_has_used(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    street.give(CallDice())
    earlier = owed(street)
    cleared = Street(Instant(NOON.at_ms + 60_000)).open_for_play().feed(20)
    cleared.give(Place("field", 500))
    cleared.give(CallDice())
    assert owed(cleared) > earlier


def test_a_clock_set_back_does_not_bring_a_number_again(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    street.give(CallDice())
    earlier = owed(street)
    street.throw(1, 1)
    street.now = Instant(0)
    street.give(Place("field", 500))
    street.give(CallDice())
    assert owed(street) == earlier + 1


def test_the_dice_cannot_be_called_while_the_generator_is_lost(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    street.report("dice", ports.Lost(message("device.silent")))
    with pytest.raises(Refusal, match="does not answer"):
        street.give(CallDice())
    assert street.state.bet_cents == 500


def test_a_ticket_is_for_the_whole_credit_and_ordered_after_it_is_booked(street: Street) -> None:
    happened = street.feed(20).give(CashOut())
    assert street.state.credit_cents == 0
    issued = happened[0]
    assert isinstance(issued, TicketIssued)
    assert issued.ticket.amount == "$20.00"
    assert issued.ticket.amount_words == "TWENTY DOLLARS AND ZERO CENTS"
    assert issued.ticket.validation == validation_number(KEY, 1, issued.sequence)
    assert street.order("printer") == PrinterOrder(issued.ticket)


def test_a_ticket_is_refused_while_bets_are_up(street: Street) -> None:
    street.feed(20).give(Place("field", 500))
    with pytest.raises(Refusal, match="your bets have to be decided or taken down first"):
        street.give(CashOut())


def test_a_printed_ticket_is_not_ordered_again(street: Street) -> None:
    street.feed(20).give(CashOut())
    street.report("printer", ports.TicketPrinted(1))
    assert street.order("printer") == PrinterOrder(None)
    assert street.report("printer", ports.TicketPrinted(1)) == ()


def test_no_second_ticket_before_the_printer_is_ready_again(street: Street) -> None:
    street.feed(20).give(CashOut())
    street.report("printer", ports.TicketPrinted(1))
    street.feed(20)
    with pytest.raises(Refusal, match="not ready"):
        street.give(CashOut())
    street.report("printer", ports.PrinterReady())
    street.give(CashOut())
    assert street.state.ticketing.last_number == 2


@pytest.mark.parametrize(("printed", "credit_cents"), [(True, 0), (False, 20_00)])
def test_an_attendant_ends_the_doubt_about_a_ticket(street: Street, printed: bool, credit_cents: int) -> None:
    street.feed(20).give(CashOut())
    street.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    assert street.order("printer") == PrinterOrder(None)
    street.report("board", ports.BoardInputs((), ("attendant",)))
    street.give(SettleTicket(1, printed))
    assert street.state.credit_cents == credit_cents
    assert street.state.ticketing.ticket is None


def test_a_lost_device_is_shown_and_keeps_the_money(street: Street) -> None:
    street.feed(20)
    street.report("validator", ports.Lost(message("device.silent")))
    assert not street.state.machine.devices["validator"].ready
    assert street.state.credit_cents == 20_00
    street.report("validator", ports.Back("i(USA)"))
    street.report("validator", ports.ValidatorIdle(accepting=True))
    assert street.state.machine.devices["validator"].ready


def test_a_door_that_was_open_when_the_power_went_is_open_after_it(street: Street) -> None:
    street.feed(20)
    street.report("board", ports.BoardInputs(("main",), ("attendant",)))
    street.give(Start("again"))
    with pytest.raises(Refusal, match="main door"):
        street.give(Place("field", 500))
    street.report("board", ports.Back("twin"))
    street.report("board", ports.BoardInputs((), ()))
    street.give(Place("field", 500))


def test_a_new_journal_does_not_print_a_validation_number_that_an_earlier_one_has_printed(street: Street) -> None:
    earlier = street.feed(20).give(CashOut())[0]
    cleared = Street(Instant(NOON.at_ms + 60_000)).open_for_play().feed(20)
    later = cleared.give(CashOut())[0]
    assert isinstance(earlier, TicketIssued)
    assert isinstance(later, TicketIssued)
    assert (earlier.ticket.number, later.ticket.number) == (1, 1)
    assert earlier.ticket.validation != later.ticket.validation
