"""What the doors did while the power was off, and what a board that is gone can say of them."""

from __future__ import annotations

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import CashOut, PlaceWager, Start
from terminal.rules.refusal import Refusal
from tests.cabinet.pipeline import Pipeline


def test_no_bill_is_taken_after_a_start_before_the_doors_are_known() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.give(Start("again"))
    order = pipeline.order("validator")
    assert isinstance(order, ports.ValidatorOrder)
    assert not order.accept


def test_nothing_is_played_while_the_doors_are_unknown() -> None:
    pipeline = Pipeline().open_for_play().feed(20)
    pipeline.report("board", ports.Lost(message("device.silent")))
    for command in (PlaceWager("field", 5_00), CashOut()):
        with pytest.raises(Refusal):
            pipeline.give(command)
