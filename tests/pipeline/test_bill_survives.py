"""One bill, with the terminal killed, the cable cut or the validator's power off at every single step of its way."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy

import pytest

from drivers.simulated.validator_id003 import Id003Twin
from drivers.validator.id003 import Id003Machine
from terminal.cabinet.events import BillCredited, BillDisputed, ValidatorRestarted
from tests.pipeline.pipeline_wire import PipelineWire, at_each


def waiting() -> PipelineWire:
    """A validator that waits for a bill."""
    wire = PipelineWire("validator", Id003Machine, Id003Twin())
    wire.until(lambda: wire.pipeline.state.machine.devices["validator"].ready and accepting(wire))
    return wire


def fed(dollars: int = 20) -> PipelineWire:
    """A bill has just been fed."""
    wire = waiting()
    wire.give(f"insert {dollars}")
    return wire


def accepting(wire: PipelineWire) -> bool:
    return bool(wire.twin.picture()["accepting"])


def kill(wire: PipelineWire) -> None:
    wire.kill()


def cut_briefly(wire: PipelineWire) -> None:
    wire.cut()
    wire.run(70)
    wire.join()


def cut_for_long(wire: PipelineWire) -> None:
    wire.cut()
    wire.run(4_000)
    wire.join()


def blink_power(wire: PipelineWire) -> None:
    wire.twin.power(False)
    wire.run(50)
    wire.twin.power(True)


def power_off_for_long(wire: PipelineWire) -> None:
    wire.twin.power(False)
    wire.run(5_000)
    wire.twin.power(True)


def kill_and_cut(wire: PipelineWire) -> None:
    wire.cut()
    wire.kill()
    wire.run(300)
    wire.join()


def tear(wire: PipelineWire) -> None:
    if wire.twin.picture()["status"] in ("accepting", "escrow"):
        wire.give("tear")


DISTURBANCES = (kill, cut_briefly, cut_for_long, blink_power, power_off_for_long, kill_and_cut, tear)
MAX_STEPS = 170
"""A bill that nothing disturbs is stored and forgotten after fewer steps."""


def settled(wire: PipelineWire) -> bool:
    """Nothing is under way and the next bill would be taken."""
    return (
        wire.pipeline.state.acceptor.bill is None
        and accepting(wire)
        and wire.pipeline.state.machine.devices["validator"].ready
    )


def until_settled(wire: PipelineWire) -> None:
    wire.until(lambda: settled(wire), 60_000)


def credited(wire: PipelineWire) -> list[int]:
    return [event.value_cents for event in wire.pipeline.events if isinstance(event, BillCredited)]


def disputed(wire: PipelineWire) -> list[int]:
    return [event.value_cents for event in wire.pipeline.events if isinstance(event, BillDisputed)]


def stacked(wire: PipelineWire) -> list[int]:
    values = wire.twin.picture()["stacked"]
    assert isinstance(values, list)
    return [value * 100 for value in values]


def test_an_undisturbed_bill_is_credited_in_less_than_three_seconds() -> None:
    wire = waiting()
    started_ms = wire.now_ms
    wire.give("insert 20")
    wire.until(lambda: wire.pipeline.state.credit_cents == 20_00)
    assert wire.now_ms - started_ms < 3_000
    assert stacked(wire) == [20_00]


def test_a_bill_is_credited_only_when_it_is_secured_in_the_stacker() -> None:
    """Minimum standard 25 CFR 547.7(g)(2)."""
    wire = waiting()
    wire.give("insert 20")
    while not credited(wire):
        wire.step()
    assert wire.twin.picture()["bill"] is None
    assert stacked(wire) == [20_00]


def test_every_step_of_a_bills_way_is_within_those_that_are_disturbed() -> None:
    wire = waiting()
    wire.give("insert 20")
    for _ in range(MAX_STEPS):
        wire.step()
    assert settled(wire)
    assert credited(wire) == [20_00]


def test_power_cuts_at_every_step_meet_every_rule_of_power_up() -> None:
    met = set()
    for _, wire in at_each(range(MAX_STEPS), fed()):
        blink_power(wire)
        until_settled(wire)
        met |= {event.bill for event in wire.pipeline.events if isinstance(event, ValidatorRestarted)}
        met |= {event.evidence for event in wire.pipeline.events if isinstance(event, BillCredited)}
    assert met == {"none", "acceptor", "stacker", "vend_valid", "power_up"}


@pytest.mark.parametrize("disturb", DISTURBANCES, ids=lambda one: one.__name__)
def test_a_bill_is_credited_once_if_it_is_stacked_and_not_at_all_if_it_is_not(
    disturb: Callable[[PipelineWire], None],
) -> None:
    for steps, wire in at_each(range(MAX_STEPS), fed()):
        disturb(wire)
        wire.run(300)
        until_settled(wire)
        assert credited(wire) == stacked(wire), f"{disturb.__name__} at step {steps}"
        assert not disputed(wire), f"{disturb.__name__} at step {steps}: {wire.lives}"


@pytest.mark.parametrize("first", DISTURBANCES, ids=lambda one: one.__name__)
def test_two_bills_with_two_disturbances_are_two_credits(first: Callable[[PipelineWire], None]) -> None:
    for steps, wire in at_each(range(0, MAX_STEPS, 12), fed(50)):
        first(wire)
        wire.run(300)
        until_settled(wire)
        wire.give("insert 50")
        for _ in range(steps):
            wire.step()
        for second in DISTURBANCES[:4]:
            twice = deepcopy(wire)
            second(twice)
            twice.run(300)
            until_settled(twice)
            assert credited(twice) == stacked(twice), f"{first.__name__}, {second.__name__} at step {steps}"


def test_a_bill_for_which_the_credit_has_no_room_is_rejected_and_a_smaller_one_is_taken() -> None:
    wire = waiting()
    for dollars in (*[100] * 29, 50):
        wire.pipeline.feed(dollars)
    wire.machine.order = wire.pipeline.order("validator")
    wire.run(2_000)
    wire.give("insert 100")
    wire.until(lambda: wire.twin.picture()["returned"] == 1 and accepting(wire))
    assert (wire.pipeline.state.acceptor.bills, wire.pipeline.state.credit_cents) == (30, 2_950_00), (
        "it was never in escrow"
    )
    wire.give("insert 50")
    wire.until(lambda: wire.pipeline.state.credit_cents == 3_000_00)
    wire.until(lambda: not accepting(wire))
