"""Keys that are no longer turned, bills that are in two places."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CashOut, SettleTicket
from terminal.cabinet.events import BillDisputed
from terminal.rules.refusal import Refusal
from tests.cabinet.street import Street


def test_a_key_that_the_board_can_no_longer_see_opens_nothing() -> None:
    street = Street().open_for_play().feed(20)
    street.give(CashOut())
    street.report("printer", ports.TicketInDoubt(1, message("ticket.power_lost")))
    street.report("board", ports.BoardInputs((), ("attendant",)))
    street.report("board", ports.Lost(message("device.silent")))
    with pytest.raises(Refusal, match="key"):
        street.give(SettleTicket(1, printed=False))


def test_a_credited_bill_that_is_found_in_the_acceptor_after_a_power_cut_is_looked_for() -> None:
    street = Street().open_for_play()
    street.report("validator", ports.BillEscrowed(20_00))
    street.report("validator", ports.BillStacked())
    happened = street.report("validator", ports.ValidatorPoweredUp(ports.BillAtPowerUp.ACCEPTOR))
    assert any(isinstance(event, BillDisputed) for event in happened), happened


def test_credit_can_be_cashed_out_though_the_validator_is_gone_with_a_bill_in_it() -> None:
    street = Street().open_for_play().feed(20)
    street.report("validator", ports.BillEscrowed(50_00))
    street.report("validator", ports.Lost(message("device.silent")))
    street.give(CashOut())
    assert street.state.credit_cents == 0
    street.report("validator", ports.Back("twin"))
    street.report("validator", ports.BillStacked())
    assert street.state.credit_cents == 50_00
