"""Credit by hand: within the limit, once for each number, metered, audited and printed (regulation M2, M8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import ClearConfirmed, CreditGiven, SessionStarted
from terminal.cabinet.fold import fold
from terminal.cabinet.orders import accepts_bills
from terminal.cabinet.self_audit import expected_cents
from terminal.recall.describe import describe
from terminal.settings.parameters import Profile
from tests.cabinet.papers import papers
from tests.cabinet.pipeline import PROFILE, Pipeline

LIMITED = replace(PROFILE, manual_credit_limit_cents=100_00)
PAPER_OUT = ports.PrinterFault("paper_out", message("printer.paper_out"))


@pytest.fixture
def attended() -> Pipeline:
    """A cabinet that allows 100.00; the attendant's key is turned."""
    pipeline = Pipeline(profile=LIMITED).open_for_play()
    pipeline.turn_keys("attendant")
    return pipeline


def test_with_the_parameter_as_shipped_no_credit_is_given(pipeline: Pipeline) -> None:
    assert Profile().manual_credit_limit_cents == 0
    pipeline.turn_keys("attendant")
    assert pipeline.refused(c.GiveCredit(1, 1)) == "not_offered"


def test_credit_is_the_players_and_on_the_meters(attended: Pipeline) -> None:
    started, given, _ = attended.give(c.GiveCredit(1, 20_00))
    assert isinstance(started, SessionStarted)
    assert given == CreditGiven(1, 20_00, attended.now.at_ms, "attendant")
    meters = attended.state.meters
    assert (meters.attendant_in_cents, meters.credits_given) == (20_00, 1)
    assert attended.state.credit_cents == expected_cents(meters) == 20_00
    assert attended.state.known_days[-1].totals.deposits_cents == 20_00
    attended.turn_keys()
    attended.give(c.PlaceWager("field", 5_00))


def test_a_number_gives_credit_once_over_a_power_cut_and_a_ram_clear(attended: Pipeline) -> None:
    attended.give(c.GiveCredit(1, 20_00))
    attended.give(c.Start("again"))
    attended.open_with("attendant")
    assert attended.refused(c.GiveCredit(1, 20_00)) == "manual_credit"
    assert attended.refused(c.GiveCredit(3, 20_00)) == "manual_credit"
    assert attended.state.credit_cents == 20_00
    confirmed = ClearConfirmed(attended.now.at_ms, ("attendant", "technician"))
    before = fold(attended.state, confirmed)
    after = fold(attended.cabinet.new_state(), cleared(confirmed, before, "2026-11-23", (1, "00")))
    assert after.manual_credit.last_number == 1


@pytest.mark.parametrize("cents", [-1, 0, 100_01])
def test_no_amount_outside_the_limit(attended: Pipeline, cents: int) -> None:
    assert attended.refused(c.GiveCredit(1, cents)) == "manual_credit"
    assert attended.state.credit_cents == 0


def test_the_credit_never_exceeds_the_limit_of_credit(attended: Pipeline) -> None:
    for number in range(1, 31):
        attended.give(c.GiveCredit(number, 100_00))
        papers(attended)
    assert attended.refused(c.GiveCredit(31, 1)) == "manual_credit"
    assert attended.state.credit_cents == PROFILE.credit_limit_cents


def test_not_without_the_key_while_dice_are_out_or_out_of_service(attended: Pipeline) -> None:
    attended.turn_keys()
    assert attended.refused(c.GiveCredit(1, 1_00)) == "key"
    attended.turn_keys("technician")
    assert attended.refused(c.GiveCredit(1, 1_00)) == "key"
    attended.turn_keys("attendant")
    attended.give(c.TakeOutOfService())
    assert attended.refused(c.GiveCredit(1, 1_00)) == "out_of_service"
    attended.give(c.ReturnToService())
    attended.turn_keys()
    attended.feed(20).give(c.PlaceWager("field", 5_00))
    attended.give(c.CallDice())
    attended.turn_keys("attendant")
    assert attended.refused(c.GiveCredit(1, 1_00)) == "bets_closed"


RESPONSIBLE = replace(LIMITED, player_limits=True, break_ms=300_000, reality_check_ms=1_200_000)


def playing() -> Pipeline:
    """A player with 20.00 where limits, breaks and reality checks are offered."""
    return Pipeline(profile=RESPONSIBLE).open_for_play().feed(20)


def limit_reached() -> Pipeline:
    """The player has lost all that the limit allows, and the credit with it."""
    pipeline = playing()
    pipeline.give(c.SetLimits(loss_cents=20_00))
    pipeline.give(c.PlaceWager("field", 20_00))
    return pipeline.roll(3, 4)


def in_a_break() -> Pipeline:
    pipeline = playing()
    pipeline.give(c.TakeBreak())
    return pipeline


def reality_check() -> Pipeline:
    pipeline = playing().wait(RESPONSIBLE.reality_check_ms)
    pipeline.give(c.TimePasses())
    return pipeline


@pytest.mark.parametrize(
    ("player", "code", "say"),
    [
        (limit_reached, "limit_reached", "The player's limit is reached: no money is taken in."),
        (in_a_break, "break", "There is a break in play: bets stay as they are, and no further bets are taken."),
        (reality_check, "reality_check", "The player has to answer the reality check first."),
    ],
)
def test_no_credit_is_given_where_a_players_limit_or_a_pause_in_play_lets_no_bill_in(
    player: Callable[[], Pipeline], code: str, say: str
) -> None:
    pipeline = player()
    assert not accepts_bills(pipeline.state, RESPONSIBLE.credit_limit_cents)
    pipeline.turn_keys("attendant")
    refusal = pipeline.cabinet.refusal(pipeline.state, c.GiveCredit(1, 1_00))
    assert refusal is not None
    assert refusal.say == say
    assert pipeline.refused(c.GiveCredit(1, 1_00)) == code


def test_no_credit_is_given_at_a_station_that_the_staff_has_reserved() -> None:
    pipeline = playing()
    pipeline.turn_keys("attendant")
    pipeline.give(c.ReserveForPlayer(300_000))
    assert pipeline.refused(c.GiveCredit(1, 1_00)) == "reserved"
    pipeline.give(c.EndReservation())
    pipeline.give(c.GiveCredit(1, 1_00))


def test_a_disputed_bill_is_the_players_own_money_and_is_credited_whatever_limit_is_reached() -> None:
    pipeline = playing()
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.NONE))
    pipeline.report("validator", ports.ValidatorIdle(accepting=True))
    pipeline.give(c.SetLimits(loss_cents=20_00))
    pipeline.give(c.PlaceWager("field", 20_00))
    pipeline.roll(3, 4).turn_keys("attendant")
    assert pipeline.refused(c.GiveCredit(1, 1_00)) == "limit_reached"
    pipeline.give(c.SettleBill(pipeline.state.acceptor.disputes[0].number, credit=True))
    assert pipeline.state.credit_cents == 20_00


def test_the_slip_is_printed_at_once_or_later(attended: Pipeline) -> None:
    attended.report("printer", PAPER_OUT)
    given = attended.give(c.GiveCredit(1, 20_00))
    assert describe(given[1]).phrase.say == "Credit 1 is given by hand"
    assert attended.state.papers.slips == ()
    assert attended.refused(c.PrintCredit(2)) == "manual_credit"
    attended.report("printer", ports.PrinterReady())
    printed = attended.give(c.PrintCredit(1))
    assert describe(printed[0]).phrase.say == "Slip 1 is printed: credit by hand 1"
    (paper,) = papers(attended)
    assert "CREDIT BY HAND\nNOT A TICKET - CANNOT BE REDEEMED" in paper
    assert "$20.00" in paper
    assert "attendant key" in paper
