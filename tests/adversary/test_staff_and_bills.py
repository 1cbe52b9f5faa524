"""Keys that are no longer turned, bills that are in two places."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CashOut, SettleTicket
from terminal.cabinet.events import BillDisputed
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import Pipeline


def test_a_key_that_the_board_can_no_longer_see_opens_nothing() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.give(CashOut())
    pipeline.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    pipeline.report("board", ports.BoardInputs((), ("attendant",)))
    pipeline.report("board", ports.Lost(message("device.silent")))
    with pytest.raises(Refusal, match="key"):
        pipeline.give(SettleTicket(1, printed=False))


def test_a_credited_bill_that_is_found_in_the_acceptor_after_a_power_cut_is_looked_for() -> None:
    pipeline = Pipeline().open_for_play()
    pipeline.report("validator", ports.BillEscrowed(20_00))
    pipeline.report("validator", ports.BillStacked())
    happened = pipeline.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.ACCEPTOR))
    assert any(isinstance(event, BillDisputed) for event in happened), happened


def test_credit_can_be_cashed_out_though_the_validator_is_gone_with_a_bill_in_it() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.report("validator", ports.BillEscrowed(50_00))
    pipeline.report("validator", ports.Lost(message("device.silent")))
    pipeline.give(CashOut())
    assert pipeline.state.credit_cents == 0
    pipeline.report("validator", ports.Back("twin"))
    pipeline.report("validator", ports.BillStacked())
    assert pipeline.state.credit_cents == 50_00
