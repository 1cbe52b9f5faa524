"""Credit by hand: within the limit, once for each number, metered, audited and printed (regulation M2, M8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet import commands as c
from terminal.cabinet.clearing import cleared
from terminal.cabinet.events import ClearConfirmed, CreditGiven, SessionStarted
from terminal.cabinet.fold import fold
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
