"""What a start finds in the journal is the state that the last life left, whatever it was doing."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers import ports
from terminal.cabinet import state as cabinet_state
from terminal.cabinet.commands import CallDice, CashOut, PlaceWager, Undo
from terminal.runtime.inbox import MAX_INBOX
from terminal.runtime.runtime import EVENTS_PER_SNAPSHOT
from tests.runtime.bench import Bench, bench_in


def restarted(bench: Bench) -> Bench:
    """The program dies without a word, and is opened again."""
    bench.journal.close()
    bench.open()
    return bench


def test_a_restart_in_the_middle_of_everything_gives_an_equal_state(bench: Bench) -> None:
    bench.feed(100)
    bench.touch(PlaceWager("pass_line", 5_00))
    bench.touch(CallDice())
    bench.drivers["validator"].report(ports.BillEscrowed(50_00))
    bench.drivers["board"].report(ports.BoardInputs(("main",), ("attendant",)))
    bench.runtime.drain()
    before = bench.runtime.state
    assert restarted(bench).runtime.state == before
    assert cabinet_state.to_bytes(bench.runtime.state) == cabinet_state.to_bytes(before)


def test_after_a_restart_each_device_is_ordered_to_finish_what_it_owes(bench: Bench) -> None:
    bench.feed(100)
    bench.touch(PlaceWager("pass_line", 5_00))
    bench.touch(CallDice())
    throw = bench.runtime.state.dice.throw
    bench.drivers["validator"].report(ports.BillEscrowed(50_00))
    bench.runtime.drain()
    restarted(bench).start()
    assert throw is not None
    assert bench.drivers["dice"].order == ports.DiceOrder(throw)
    order = bench.drivers["validator"].order
    assert isinstance(order, ports.ValidatorOrder)
    assert order.bill is ports.BillOrder.STACK


def test_an_open_ticket_is_ordered_again_under_its_own_number(bench: Bench) -> None:
    bench.feed(20)
    bench.touch(CashOut())
    before = bench.drivers["printer"].order
    restarted(bench).start()
    assert isinstance(before, ports.PrinterOrder)
    assert before.ticket is not None
    assert bench.drivers["printer"].order == before


def test_after_a_start_no_device_is_believed_before_it_has_reported(bench: Bench) -> None:
    restarted(bench).start()
    assert not any(device.ready for device in bench.runtime.state.machine.devices.values())
    bench.feed(20)
    bench.touch(PlaceWager("pass_line", 5_00))
    refusal = bench.touch(CallDice())
    assert refusal is not None
    assert refusal.code == "device"


def test_more_than_a_thousand_events_later_a_start_folds_from_a_snapshot_to_an_equal_state(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(100)
        while bench.journal.latest_snapshot() is None:
            assert bench.touch(PlaceWager("pass_line", 5_00)) is None
            assert bench.touch(Undo()) is None
            assert bench.journal.seq < 2 * EVENTS_PER_SNAPSHOT
        bench.touch(PlaceWager("field", 5_00))
        before, seq = bench.runtime.state, bench.journal.seq
        restarted(bench)
        snapshot = bench.journal.latest_snapshot()
        assert snapshot is not None
        assert snapshot[0] >= EVENTS_PER_SNAPSHOT
        assert seq > snapshot[0]
        assert len(list(bench.journal.read(snapshot[0]))) == seq - snapshot[0]
        assert bench.runtime.state == before


@pytest.mark.parametrize("lives", [3])
def test_lives_that_only_start_do_not_change_the_money(bench: Bench, lives: int) -> None:
    bench.feed(20)
    bench.touch(PlaceWager("pass_line", 5_00))
    before = bench.runtime.state
    for _ in range(lives):
        restarted(bench).start()
    after = bench.runtime.state
    resets = before.meters.power_resets + lives
    assert (after.table, after.meters) == (before.table, replace(before.meters, power_resets=resets))


def test_the_inbox_has_an_end(bench: Bench) -> None:
    for _ in range(MAX_INBOX):
        bench.drivers["dice"].report(ports.DiceReady())
    with pytest.raises(AssertionError, match="is not drained"):
        bench.drivers["dice"].report(ports.DiceReady())
    bench.runtime.drain()
    bench.drivers["dice"].report(ports.DiceReady())
