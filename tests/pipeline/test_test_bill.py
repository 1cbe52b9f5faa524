"""A test bill with the real machine and the twin, the power failing at any step: it goes back, and is not credited."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

import pytest
from msgspec.structs import replace

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet import fold
from terminal.cabinet.state.bills import Bill
from tests.pipeline.pipeline_wire import PipelineWire, at_each
from tests.pipeline.test_bill_survives import (
    accepting,
    blink_power,
    cut_briefly,
    cut_for_long,
    kill,
    kill_and_cut,
    power_off_for_long,
    waiting,
)

STEPS = 110
"""A test bill that nothing disturbs is back and forgotten after fewer steps."""


def called() -> PipelineWire:
    """A technician has called for a test bill, and the validator waits for it."""
    wire = waiting()
    wire.pipeline.turn_keys("technician")
    wire.run(1_000)
    wire.pipeline.give(c.BeginTest())
    wire.pipeline.give(c.TestBill())
    pass_order(wire)
    wire.until(lambda: accepting(wire))
    return wire


def pass_order(wire: PipelineWire) -> None:
    """What the pipeline wants now reaches the machine, as through its link."""
    wire.machine.order = wire.pipeline.order("validator")


def leave(wire: PipelineWire) -> None:
    """The technician turns the key back, whatever is in the validator."""
    wire.pipeline.turn_keys()
    pass_order(wire)


def end_test(wire: PipelineWire) -> None:
    if wire.pipeline.state.diagnostics.mode is not None:
        wire.pipeline.give(c.EndTest())
    pass_order(wire)


DISTURBANCES = (
    *(leave, end_test, kill, cut_briefly, cut_for_long),
    *(blink_power, power_off_for_long, kill_and_cut),
)


def after(steps: int, disturb: Callable[[PipelineWire], None]) -> PipelineWire:
    """A test bill that is disturbed after so many steps, until players are served again."""
    (wire,) = after_each([steps], disturb)
    return wire


def after_each(steps: Iterable[int], disturb: Callable[[PipelineWire], None]) -> Iterator[PipelineWire]:
    """The same for each of these numbers of steps."""
    begun = called()
    begun.give("insert 20")
    for _, wire in at_each(steps, begun):
        yield _served_again(wire, disturb)


def _served_again(wire: PipelineWire, disturb: Callable[[PipelineWire], None]) -> PipelineWire:
    disturb(wire)
    wire.run(300)
    leave(wire)
    wire.until(lambda: wire.pipeline.state.acceptor.test is None and accepting(wire), 60_000)
    return wire


def verify_returned_and_not_credited(wire: PipelineWire) -> None:
    """The proof: the technician has the bill, and no event has made it money."""
    assert wire.pipeline.state.acceptor.bill is None
    assert not [event for event in wire.pipeline.events if isinstance(event, e.BillCredited)], "a test bill is credited"
    assert wire.pipeline.state.credit_cents == 0
    assert wire.twin.picture()["stacked"] == []
    assert wire.twin.picture()["returned"] == 1
    assert wire.pipeline.state.acceptor.disputes == ()


def test_a_test_bill_is_read_and_comes_back() -> None:
    wire = called()
    wire.give("insert 20")
    for _ in range(STEPS):
        wire.step()
    assert wire.pipeline.state.acceptor.test is None
    assert [event.value_cents for event in wire.pipeline.events if isinstance(event, e.TestBillSeen)] == [20_00]
    verify_returned_and_not_credited(wire)


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda one: one.__name__)
def test_it_comes_back_and_is_not_credited_whatever_happens_at_any_step(
    disturb: Callable[[PipelineWire], None],
) -> None:
    for wire in after_each(range(STEPS), disturb):
        verify_returned_and_not_credited(wire)


@pytest.mark.parametrize("disturb", [leave, kill, blink_power], ids=lambda one: one.__name__)
def test_the_next_bill_is_a_players_again(disturb: Callable[[PipelineWire], None]) -> None:
    wire = after(40, disturb)
    wire.give("insert 50")
    wire.until(lambda: wire.pipeline.state.credit_cents == 50_00, 20_000)
    assert wire.twin.picture()["stacked"] == [50]


def test_a_test_that_ends_before_the_validator_was_enabled_ends_too() -> None:
    wire = waiting()
    wire.pipeline.turn_keys("technician")
    pass_order(wire)
    wire.run(1_000)
    wire.pipeline.give(c.BeginTest())
    wire.pipeline.give(c.TestBill())
    leave(wire)
    wire.until(lambda: wire.pipeline.state.acceptor.test is None and accepting(wire), 5_000)


def test_the_proof_finds_a_test_bill_that_is_taken_for_a_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sabotage: the bill of the test loses its mark, is stacked and credited."""
    sound = fold._FOLDS[e.TestBillSeen]

    def taken_for_a_players(state: object, event: e.TestBillSeen) -> object:
        seen = sound(state, event)  # type: ignore[arg-type]
        return replace(seen, acceptor=replace(seen.acceptor, bill=Bill(event.number, event.value_cents, "stack")))

    kind: type[e.Event] = e.TestBillSeen
    monkeypatch.setitem(fold._FOLDS, kind, taken_for_a_players)
    with pytest.raises(AssertionError, match="a test bill is credited"):
        verify_returned_and_not_credited(after(STEPS, leave))
