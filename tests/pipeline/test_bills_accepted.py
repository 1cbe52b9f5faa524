"""The bills that the parameters name, with the real machine and the twin: taken, returned, or unknown to it."""

from __future__ import annotations

from dataclasses import replace

from drivers.simulated.validator_id003 import Id003Twin
from drivers.validator.id003 import Id003Machine
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.events import BillRejected
from terminal.cabinet.faults import present
from tests.cabinet.pipeline import GAME, PROFILE, SHEET
from tests.pipeline.pipeline_wire import PipelineWire


def with_bills(*dollars: int) -> PipelineWire:
    """A cabinet that is started with these bills in its parameters, and a validator of USD at its cable."""
    wire = PipelineWire("validator", Id003Machine, Id003Twin())
    profile = replace(PROFILE, bills_cents=tuple(one * 100 for one in dollars))
    wire.pipeline.cabinet = Cabinet({SHEET.name: GAME}, profile)
    wire.kill()
    wire.run(5_000)
    return wire


def test_a_bill_that_the_parameters_name_becomes_credit_and_another_goes_back_unread_by_the_cabinet() -> None:
    wire = with_bills(5, 20)
    wire.give("insert 10")
    wire.run(5_000)
    assert wire.pipeline.state.credit_cents == 0
    assert wire.twin.picture()["returned"] == 1
    assert any(isinstance(event, BillRejected) for event in wire.pipeline.events)
    wire.give("insert 20")
    wire.run(5_000)
    assert wire.pipeline.state.credit_cents == 20_00
    assert wire.twin.picture()["stacked"] == [20]


def test_a_validator_without_a_bill_that_the_parameters_name_is_at_fault_until_they_are_corrected() -> None:
    """The twin knows no bill of 2.00, like many validators of USD."""
    wire = with_bills(2, 20)
    assert [fault.code for fault in present(wire.pipeline.state)] == ["validator_fault"]
    assert wire.twin.picture()["accepting"] is False
    wire.pipeline.cabinet = Cabinet({SHEET.name: GAME}, PROFILE)
    wire.kill()
    wire.run(5_000)
    assert present(wire.pipeline.state) == ()
    assert wire.twin.picture()["accepting"] is True
