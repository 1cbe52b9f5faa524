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
    Place,
    SetOption,
    SettleBill,
    SettleTicket,
)
from terminal.cabinet.events import BillCredited, SessionEnded, SessionStarted
from terminal.cabinet.session import MAX_CURVE, Session
from terminal.rules.craps.records import Rolled
from terminal.rules.resolution import Resolution
from tests.cabinet.street import NOON, Street


def session_of(street: Street) -> Session:
    """The session that is on; the credit is what it says."""
    session = street.state.visit.session
    assert session is not None
    assert street.state.credit_cents == session.in_cents - session.out_cents + session.result_cents
    assert sum(session.profit_cents.values()) == session.result_cents
    return session


def test_a_session_starts_right_before_the_first_money_is_credited(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(20_00))
    assert street.state.visit.session is None
    started, credited = street.report("validator", ports.BillStacked())
    assert started == SessionStarted(NOON.at_ms)
    assert isinstance(credited, BillCredited)
    assert session_of(street) == Session(NOON.at_ms, in_cents=20_00)


def test_more_money_belongs_to_the_same_session(street: Street) -> None:
    street.feed(20).wait(60_000).feed(50)
    assert session_of(street) == Session(NOON.at_ms, in_cents=70_00)


def test_bets_that_are_up_are_neither_won_nor_lost(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 5_00))
    assert session_of(street).result_cents == 0


def test_wins_losses_and_rolls_are_counted_by_bet(street: Street) -> None:
    street.feed(20).give(Place("pass_line", 5_00))
    street.give(Place("field", 1_00))
    street.roll(3, 4)
    session = session_of(street)
    assert (session.won_cents, session.lost_cents, session.rolls) == (5_00, 1_00, 1)
    assert session.profit_cents == {"pass_line": 5_00, "field": -1_00}
    assert session.curve == (4_00,)


def test_a_commission_counts_against_its_bet(street: Street) -> None:
    street.feed(50).give(Place("buy@4", 20_00))
    street.give(Answer(yes=True))
    session = session_of(street)
    assert (session.fees_cents, session.profit_cents) == (1_00, {"buy@4": -1_00})


def test_a_commission_that_was_declined_costs_nothing(street: Street) -> None:
    street.feed(50).give(Place("buy@4", 20_00))
    street.give(Answer(yes=False))
    assert session_of(street).result_cents == 0


def test_a_ticket_counts_as_gone_out_and_one_that_never_came_out_as_come_back(street: Street) -> None:
    street.feed(20).give(CashOut())
    assert session_of(street).out_cents == 20_00
    street.feed(5)
    street.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    street.report("board", ports.BoardInputs((), ("attendant",)))
    street.give(SettleTicket(1, printed=False))
    assert (session_of(street).in_cents, street.state.credit_cents) == (25_00, 25_00)


def test_money_from_an_attendant_starts_a_session_too(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(100_00))
    street.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    street.report("board", ports.BoardInputs((), ("attendant",)))
    (dispute,) = street.state.acceptor.disputes
    assert isinstance(street.give(SettleBill(dispute.number, credit=True))[0], SessionStarted)
    assert session_of(street).in_cents == 100_00


def test_a_disputed_bill_without_credit_starts_no_session(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(100_00))
    street.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    street.report("board", ports.BoardInputs((), ("attendant",)))
    street.give(SettleBill(street.state.acceptor.disputes[0].number, credit=False))
    assert street.state.visit.session is None


def test_money_after_the_credit_has_come_to_nothing_starts_a_new_session(street: Street) -> None:
    street.feed(5).give(Place("field", 5_00))
    street.roll(3, 4)
    assert (street.state.credit_cents, session_of(street).result_cents) == (0, -5_00)
    street.wait(60_000).feed(20)
    assert session_of(street) == Session(NOON.at_ms + 60_000, in_cents=20_00)


def test_the_end_of_a_session_forgets_it_and_all_options_but_not_a_call(street: Street) -> None:
    street.feed(20).give(CashOut())
    street.report("printer", ports.TicketPrinted(1))
    street.give(SetOption("show_hints", "yes"))
    street.give(CallAttendant(on=True))
    assert street.give(EndSession()) == (SessionEnded(),)
    assert (street.state.visit.session, street.state.visit.options, street.state.visit.attendant_called) == (
        None,
        {},
        True,
    )


def test_without_a_player_there_is_no_session_to_end(street: Street) -> None:
    assert street.give(EndSession()) == ()


def test_no_session_ends_with_money_or_dice_under_way(street: Street) -> None:
    street.report("validator", ports.BillEscrowed(5_00))
    assert street.refused(EndSession()) == "bill_open"
    street.report("validator", ports.BillStacked())
    assert street.refused(EndSession()) == "balance"
    street.give(CashOut())
    assert street.refused(EndSession()) == "ticket_open"


def test_no_session_ends_before_the_last_dice_lie(street: Street) -> None:
    street.feed(5).give(Place("field", 5_00))
    street.give(CallDice())
    assert street.refused(EndSession()) == "balance"
    street.throw(3, 4)
    street.give(EndSession())
    assert street.state.visit.session is None


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
