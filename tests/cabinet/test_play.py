"""A round from the first chip to the ticket, as the cabinet books it."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports import DiceOrder, PrinterOrder
from drivers.ports.message import message
from terminal.cabinet.commands import CallDice, CashOut, ClearAll, Instant, PlaceWager, SettleTicket, Start, Undo
from terminal.cabinet.events import TicketIssued
from terminal.cabinet.validation import validation_number
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import KEY, NOON, Pipeline


def owed(pipeline: Pipeline) -> int:
    """The number of the throw that the generator owes."""
    order = pipeline.order("dice")
    assert isinstance(order, DiceOrder)
    assert order.throw is not None
    return order.throw


def test_a_stake_leaves_the_playable_credit_but_not_the_credit(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 500))
    assert (pipeline.state.playable_cents, pipeline.state.bet_cents, pipeline.state.credit_cents) == (
        15_00,
        5_00,
        20_00,
    )


def test_no_chip_moves_while_the_dice_are_out(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 500))
    pipeline.give(CallDice())
    for command in (PlaceWager("field", 500), Undo(), ClearAll(), CallDice(), CashOut()):
        with pytest.raises(Refusal, match="dice are out"):
            pipeline.give(command)


def test_the_dice_are_not_called_without_a_bet(pipeline: Pipeline) -> None:
    with pytest.raises(Refusal) as refused:
        pipeline.feed(20).give(CallDice())
    assert refused.value.code == "bets_not_valid"


def test_the_generator_is_asked_by_number_and_its_answer_counts_once(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 500))
    pipeline.give(CallDice())
    number = owed(pipeline)
    pipeline.throw(3, 4)
    assert pipeline.report("dice", ports.DiceThrown(number, (3, 4))) == ()
    assert pipeline.state.credit_cents == 25_00
    assert pipeline.order("dice") == DiceOrder(None)


def test_a_void_throw_is_thrown_again_and_the_bets_stand(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    number = owed(pipeline)
    pipeline.report("dice", ports.ThrowVoid(number, message("dice.cocked")))
    assert owed(pipeline) == number + 1
    assert pipeline.state.bet_cents == 500


def test_three_void_throws_in_a_row_give_the_dice_back_to_the_player(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    first = owed(pipeline)
    for number in (first, first + 1, first + 2):
        pipeline.report("dice", ports.ThrowVoid(number, message("dice.cocked")))
    assert pipeline.order("dice") == DiceOrder(None)
    pipeline.give(ClearAll())
    assert pipeline.state.playable_cents == 20_00
    pipeline.give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    assert owed(pipeline) == first + 3


def test_a_throw_that_was_out_when_the_power_went_is_still_owed_after_it(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    number = owed(pipeline)
    pipeline.give(Start("again"))
    assert owed(pipeline) == number


def test_a_new_journal_does_not_ask_for_numbers_that_an_earlier_one_has_used(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    earlier = owed(pipeline)
    cleared = Pipeline(Instant(NOON.at_ms + 60_000)).open_for_play().feed(20)
    cleared.give(PlaceWager("field", 500))
    cleared.give(CallDice())
    assert owed(cleared) > earlier


def test_a_clock_set_back_does_not_bring_a_number_again(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    earlier = owed(pipeline)
    pipeline.throw(1, 1)
    pipeline.now = Instant(0)
    pipeline.give(PlaceWager("field", 500))
    pipeline.give(CallDice())
    assert owed(pipeline) == earlier + 1


def test_the_dice_cannot_be_called_while_the_generator_is_lost(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    pipeline.report("dice", ports.Lost(message("device.silent")))
    with pytest.raises(Refusal, match="does not answer"):
        pipeline.give(CallDice())
    assert pipeline.state.bet_cents == 500


def test_a_ticket_is_for_the_whole_credit_and_ordered_after_it_is_booked(pipeline: Pipeline) -> None:
    happened = pipeline.feed(20).give(CashOut())
    assert pipeline.state.credit_cents == 0
    issued = happened[0]
    assert isinstance(issued, TicketIssued)
    assert issued.ticket.amount == "$20.00"
    assert issued.ticket.amount_words == "TWENTY DOLLARS AND ZERO CENTS"
    assert issued.ticket.validation == validation_number(KEY, 1, issued.sequence)
    assert pipeline.order("printer") == PrinterOrder(issued.ticket)


def test_a_ticket_is_refused_while_bets_are_up(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("field", 500))
    with pytest.raises(Refusal, match="your bets have to be decided or taken down first"):
        pipeline.give(CashOut())


def test_a_printed_ticket_is_not_ordered_again(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    assert pipeline.order("printer") == PrinterOrder(None)
    assert pipeline.report("printer", ports.TicketPrinted(1)) == ()


def test_no_second_ticket_before_the_printer_is_ready_again(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.feed(20)
    with pytest.raises(Refusal, match="not ready"):
        pipeline.give(CashOut())
    pipeline.report("printer", ports.PrinterReady())
    pipeline.give(CashOut())
    assert pipeline.state.ticketing.last_number == 2


@pytest.mark.parametrize(("printed", "credit_cents"), [(True, 0), (False, 20_00)])
def test_an_attendant_ends_the_doubt_about_a_ticket(pipeline: Pipeline, printed: bool, credit_cents: int) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    assert pipeline.order("printer") == PrinterOrder(None)
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(SettleTicket(1, printed))
    assert pipeline.state.credit_cents == credit_cents
    assert pipeline.state.ticketing.ticket is None


def test_a_lost_device_is_shown_and_keeps_the_money(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    pipeline.report("validator", ports.Lost(message("device.silent")))
    assert not pipeline.state.machine.devices["validator"].ready
    assert pipeline.state.credit_cents == 20_00
    pipeline.report("validator", ports.Back("i(USA)"))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    assert pipeline.state.machine.devices["validator"].ready


def test_a_door_that_was_open_when_the_power_went_is_open_after_it(pipeline: Pipeline) -> None:
    pipeline.feed(20)
    pipeline.report("board", ports.BoardInputs(("main",), ("attendant",)))
    pipeline.give(Start("again"))
    with pytest.raises(Refusal, match="main door"):
        pipeline.give(PlaceWager("field", 500))
    pipeline.report("board", ports.Back("twin"))
    pipeline.report("board", ports.BoardInputs((), ()))
    pipeline.give(PlaceWager("field", 500))


def test_a_new_journal_does_not_print_a_validation_number_that_an_earlier_one_has_printed(pipeline: Pipeline) -> None:
    earlier = pipeline.feed(20).give(CashOut())[0]
    cleared = Pipeline(Instant(NOON.at_ms + 60_000)).open_for_play().feed(20)
    later = cleared.give(CashOut())[0]
    assert isinstance(earlier, TicketIssued)
    assert isinstance(later, TicketIssued)
    assert (earlier.ticket.number, later.ticket.number) == (1, 1)
    assert earlier.ticket.validation != later.ticket.validation
