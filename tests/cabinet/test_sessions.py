"""A player's session: from the first money to the moment at which the player has left."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import session as sessions
from terminal.cabinet.commands import (
    Answer,
    CallAttendant,
    CallDice,
    CashOut,
    EndSession,
    PlaceWager,
    Redo,
    Repeat,
    SetOption,
    SettleBill,
    SettleTicket,
    StartAutoRepeat,
    TakeDown,
    Undo,
)
from terminal.cabinet.events import BillCredited, SessionEnded, SessionStarted, from_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.session import MAX_CURVE, Session
from terminal.common.places import SHEETS
from terminal.rules.craps.records import Rolled
from terminal.rules.games import open_game
from terminal.rules.resolution import Resolution
from terminal.rules.sheet import Sheet
from tests.cabinet.pipeline import NOON, Pipeline


def session_of(pipeline: Pipeline) -> Session:
    """The session that is on; the credit is what it says."""
    session = pipeline.state.visit.session
    assert session is not None
    assert pipeline.state.credit_cents == session.in_cents - session.out_cents + session.result_cents
    assert sum(session.profit_cents.values()) == session.result_cents
    return session


def test_a_session_starts_right_before_the_first_money_is_credited(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(20_00))
    assert pipeline.state.visit.session is None
    started, credited = pipeline.report("validator", ports.BillStacked())
    assert started == SessionStarted(NOON.at_ms, new_stay=True)
    assert isinstance(credited, BillCredited)
    assert session_of(pipeline) == Session(NOON.at_ms, in_cents=20_00)


def test_more_money_belongs_to_the_same_session(pipeline: Pipeline) -> None:
    pipeline.feed(20).wait(60_000).feed(50)
    assert session_of(pipeline) == Session(NOON.at_ms, in_cents=70_00)


def test_bets_that_are_up_are_neither_won_nor_lost(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    assert session_of(pipeline).result_cents == 0


def test_wins_losses_and_rolls_are_counted_by_bet(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(PlaceWager("pass_line", 5_00))
    pipeline.give(PlaceWager("field", 1_00))
    pipeline.roll(3, 4)
    session = session_of(pipeline)
    assert (session.won_cents, session.lost_cents, session.rolls) == (5_00, 1_00, 1)
    assert session.profit_cents == {"pass_line": 5_00, "field": -1_00}
    assert session.curve == (4_00,)


def test_a_commission_counts_against_its_bet(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("buy@4", 20_00))
    pipeline.give(Answer(yes=True))
    session = session_of(pipeline)
    assert (session.commission_cents, session.profit_cents) == (1_00, {"buy@4": -1_00})


def test_a_commission_that_was_declined_costs_nothing(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("buy@4", 20_00))
    pipeline.give(Answer(yes=False))
    assert session_of(pipeline).result_cents == 0


def test_a_ticket_counts_as_gone_out_and_one_that_never_came_out_as_come_back(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())
    assert session_of(pipeline).out_cents == 20_00
    pipeline.feed(5)
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(SettleTicket(1, printed=False))
    assert (session_of(pipeline).in_cents, pipeline.state.credit_cents) == (25_00, 25_00)


def test_money_from_an_attendant_starts_a_session_too(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(100_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    (dispute,) = pipeline.state.acceptor.disputes
    assert isinstance(pipeline.give(SettleBill(dispute.number, credit=True))[0], SessionStarted)
    assert session_of(pipeline).in_cents == 100_00


def test_a_disputed_bill_without_credit_starts_no_session(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(100_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.give(SettleBill(pipeline.state.acceptor.disputes[0].number, credit=False))
    assert pipeline.state.visit.session is None


def test_money_after_the_credit_has_come_to_nothing_starts_a_new_session(pipeline: Pipeline) -> None:
    pipeline.feed(5).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    assert (pipeline.state.credit_cents, session_of(pipeline).result_cents) == (0, -5_00)
    pipeline.wait(60_000).feed(20)
    assert session_of(pipeline) == Session(NOON.at_ms + 60_000, in_cents=20_00)


def test_the_end_of_a_session_forgets_it_and_all_options_but_not_a_call(pipeline: Pipeline) -> None:
    pipeline.feed(20).give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(1))
    pipeline.give(SetOption("show_hints", "yes"))
    pipeline.give(CallAttendant(on=True))
    assert pipeline.give(EndSession()) == (SessionEnded(),)
    assert (pipeline.state.visit.session, pipeline.state.visit.options, pipeline.state.visit.attendant_called) == (
        None,
        {},
        True,
    )


def test_without_a_player_there_is_no_session_to_end(pipeline: Pipeline) -> None:
    assert pipeline.give(EndSession()) == ()


def test_no_session_ends_with_money_or_dice_under_way(pipeline: Pipeline) -> None:
    pipeline.report("validator", ports.BillEscrowed(5_00))
    assert pipeline.refused(EndSession()) == "bill_open"
    pipeline.report("validator", ports.BillStacked())
    assert pipeline.refused(EndSession()) == "balance"
    pipeline.give(CashOut())
    assert pipeline.refused(EndSession()) == "ticket_open"


def test_no_session_ends_before_the_last_dice_lie(pipeline: Pipeline) -> None:
    pipeline.feed(5).give(PlaceWager("field", 5_00))
    pipeline.give(CallDice())
    assert pipeline.refused(EndSession()) == "balance"
    pipeline.throw(3, 4)
    pipeline.give(EndSession())
    assert pipeline.state.visit.session is None


@pytest.mark.parametrize("rolls", [1, 239, 240, 241, 500, 1_000, 4_000])
def test_the_curve_of_a_long_session_keeps_its_shape_in_few_points(rolls: int) -> None:
    lost = Rolled((1, 1), (Resolution("field", "lose", 1, 0, 0, stays=False),), None)
    session: Session | None = Session(0)
    for _ in range(rolls):
        session = sessions.rolled(sessions.booked(session, lost, 0, 1))
    assert session is not None
    step = session.curve_step
    assert len(session.curve) <= MAX_CURVE
    assert session.curve == tuple(range(-step, -rolls - 1, -step))
    assert rolls < MAX_CURVE or len(session.curve) >= MAX_CURVE // 2
    assert (step == 1) == (rolls <= MAX_CURVE == 240)


def cash_out(pipeline: Pipeline) -> None:
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketPrinted(pipeline.state.ticketing.last_number))
    pipeline.report("printer", ports.PrinterReady())


@pytest.mark.parametrize("sheet", ["craps-el601", "big-shot-baden"])
def test_undo_and_redo_place_no_bet_of_the_player_before(sheet: str) -> None:
    game = open_game(Sheet.parse((SHEETS / f"{sheet}.ini").read_text(), f"{sheet}.ini"))
    field = game.fields()[0]
    for touches in ((PlaceWager(field, 5_00), TakeDown(field)), (PlaceWager(field, 5_00), Undo())):
        pipeline = Pipeline(game=game).open_for_play().feed(50)
        for touch in touches:
            pipeline.give(touch)
        cash_out(pipeline)
        pipeline.feed(100)
        assert (pipeline.refused(Undo()), pipeline.refused(Redo())) == ("nothing_to_undo", "nothing_to_redo")
        assert pipeline.state.bet_cents == 0


def test_repeat_brings_back_no_round_of_a_player_whose_session_has_ended(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    cash_out(pipeline)
    pipeline.give(EndSession())
    pipeline.feed(100)
    assert pipeline.refused(Repeat()) == "nothing_to_repeat"
    assert pipeline.refused(StartAutoRepeat()) == "nothing_to_repeat"


def test_repeat_brings_the_last_round_back_after_a_cash_out_in_the_session_and_after_a_lost_credit(
    pipeline: Pipeline,
) -> None:
    pipeline.feed(5).give(PlaceWager("field", 5_00))
    pipeline.roll(3, 4)
    pipeline.feed(5).give(Repeat())
    pipeline.give(TakeDown("field"))
    cash_out(pipeline)
    pipeline.feed(20).give(Repeat())
    assert pipeline.state.felt.bets == {"field": 5_00}


def test_a_session_of_an_earlier_version_leaves_the_felt_as_it_was(pipeline: Pipeline) -> None:
    pipeline.feed(50).give(PlaceWager("field", 5_00))
    pipeline.give(TakeDown("field"))
    cash_out(pipeline)
    old = from_bytes(b'{"kind":"session_started","at_ms":7}')
    assert fold(pipeline.state, old).table == pipeline.state.table
