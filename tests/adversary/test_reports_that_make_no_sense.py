"""What a device of another make might report, and touches that come before the start."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers import ports
from drivers.ports.message import Message
from terminal.cabinet.commands import CallDice, PlaceWager, Undo
from terminal.rules.refusal import Refusal
from tests.runtime.bench import Bench, bench_in


@pytest.mark.parametrize("value_cents", [0, -5_00, 10**30])
def test_a_bill_whose_value_makes_no_sense_is_given_back(bench: Bench, value_cents: int) -> None:
    bench.drivers["validator"].report(ports.BillEscrowed(value_cents))
    bench.runtime.drain()
    order = bench.drivers["validator"].order
    assert isinstance(order, ports.ValidatorOrder)
    assert order.bill is ports.BillOrder.RETURN


@pytest.mark.expects_log("play is locked")
def test_dice_that_make_no_sense_lock_play_but_end_nothing(bench: Bench) -> None:
    bench.feed(20)
    bench.touch(PlaceWager("field", 5_00))
    bench.touch(CallDice())
    throw = bench.runtime.state.dice.throw
    assert throw is not None
    bench.drivers["dice"].report(ports.DiceThrown(throw, (7, 7)))
    bench.runtime.drain()
    assert bench.runtime.lock is not None


@pytest.mark.expects_log("play is locked")
def test_a_touch_that_came_before_the_start_is_answered_under_a_lock_too(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        answers: list[Refusal | None] = []
        bench.runtime.submit(Undo(), answers.append)
        bench.runtime.lock_play(Message("A test"), Message("It is locked."))
        bench.start()
        assert bench.wakes, "nobody will ever drain the inbox"
