"""Doors under a lock: alarm, lamp, screen, and the journal whenever that can still be written (regulation D1, D2)."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports import BoardInputs, BoardOrder, Lamp
from drivers.ports.message import Message, message
from terminal.cabinet.commands import CallAttendant, CallDice, PlaceWager
from terminal.cabinet.events import DoorsOpenedUnseen, InputsChanged, from_bytes
from terminal.journal.errors import JournalFailed
from terminal.runtime import runtime
from terminal.runtime.lockup import SeenInputs
from tests.cabinet.pipeline import PROFILE
from tests.runtime.bench import Bench, bench_in

MAIN_OPEN = BoardInputs(("main",), ())
SHUT = BoardInputs((), ())
LOCKED = "play is locked: Because"
NO_MORE = "the journal is no longer written"


def lock(bench: Bench) -> Bench:
    """Lock play for a reason that is not the journal's."""
    bench.runtime.lock_play(Message("Because"), Message("It is so."))
    return bench


def say(bench: Bench, device: str, report: ports.Report) -> int:
    number = bench.drivers[device].report(report)
    bench.runtime.drain()
    return number


def journaled(bench: Bench, since: int) -> list[object]:
    """What stands in the journal after this event."""
    return [from_bytes(row.body) for row in bench.journal.read(since)]


@pytest.mark.expects_log(LOCKED)
def test_a_door_that_opens_and_closes_under_a_lock_is_journaled_shown_and_lit(bench: Bench) -> None:
    seq = lock(bench).journal.seq
    number = say(bench, "board", MAIN_OPEN)
    assert bench.names()[-1] == f"board handled {number}"
    assert bench.events[-1] == InputsChanged(("main",), ())
    assert bench.drivers["board"].order == BoardOrder(Lamp.DOOR)
    say(bench, "board", SHUT)
    assert bench.drivers["board"].order == BoardOrder(Lamp.TILT)
    assert journaled(bench, seq) == [InputsChanged(("main",), ()), InputsChanged((), ())]
    assert dict(bench.runtime.state.meters.doors) == {"main": 1}


@pytest.mark.expects_log("play is locked: Impossible device report")
def test_a_device_that_reports_what_cannot_be_leaves_the_doors_journaled(bench: Bench) -> None:
    bench.feed(20)
    bench.touch(PlaceWager("field", 5_00))
    bench.touch(CallDice())
    throw = bench.runtime.state.dice.throw
    assert throw is not None
    say(bench, "dice", ports.DiceThrown(throw, (7, 7)))
    assert bench.runtime.lock is not None
    say(bench, "board", MAIN_OPEN)
    assert bench.events[-1] == InputsChanged(("main",), ())


@pytest.mark.expects_log(LOCKED)
def test_what_was_opened_without_power_is_journaled_under_a_lock_once(bench: Bench) -> None:
    seq = lock(bench).journal.seq
    for _ in range(2):
        say(bench, "board", ports.DoorsOpenedUnseen("000001-7", (("cashbox", 2),)))
    say(bench, "board", SHUT)
    assert journaled(bench, seq) == [DoorsOpenedUnseen("000001-7", (("cashbox", 2),)), InputsChanged((), ())]


@pytest.mark.expects_log(LOCKED)
def test_under_a_lock_no_other_device_is_heard_and_nothing_of_money_happens(bench: Bench) -> None:
    say(bench, "validator", ports.BillEscrowed(20_00))
    before, seq = bench.runtime.state, lock(bench).journal.seq
    handled = [name for name in bench.names() if "handled" in name]
    say(bench, "validator", ports.BillStacked())
    say(bench, "dice", ports.Lost(message("device.unplugged")))
    say(bench, "printer", ports.PrinterFault("paper_out", message("printer.paper_out")))
    assert bench.runtime.state is before
    assert bench.journal.seq == seq
    assert [name for name in bench.names() if "handled" in name] == handled
    say(bench, "board", MAIN_OPEN)
    say(bench, "board", SHUT)
    assert bench.touch(PlaceWager("pass_line", 5_00)) is not None
    after = bench.runtime.state
    assert (
        replace(
            after,
            meters=before.meters,
            accounting=replace(after.accounting, games_before=before.accounting.games_before),
        )
        == before
    )


@pytest.mark.expects_log(LOCKED)
def test_a_key_under_a_lock_is_journaled_and_ends_no_call_and_no_fault(bench: Bench) -> None:
    say(bench, "board", ports.DoorsOpenedUnseen("000001-1", (("main", 1),)))
    say(bench, "board", SHUT)
    bench.touch(CallAttendant(on=True))
    seq = lock(bench).journal.seq
    for keys in (("attendant",), (), ("technician",), ()):
        say(bench, "board", BoardInputs((), keys))
    assert {type(event) for event in journaled(bench, seq)} == {InputsChanged}
    assert bench.runtime.state.visit.attendant_called
    assert bench.runtime.state.machine.doors_unseen == {"main": 1}


@pytest.mark.expects_log(LOCKED)
def test_a_board_that_is_lost_and_comes_back_under_a_lock_is_journaled(bench: Bench) -> None:
    say(bench, "board", BoardInputs((), ("attendant",)))
    lock(bench)
    say(bench, "board", ports.Lost(message("device.not_plugged_in")))
    assert bench.runtime.state.machine.devices["board"].code == "lost"
    assert bench.runtime.state.machine.keys_turned == ()
    say(bench, "board", ports.Back("twin"))
    say(bench, "board", SHUT)
    assert bench.kinds()[-3:] == ["device_lost", "device_back", "inputs_changed"]
    assert bench.runtime.state.machine.devices["board"].ready


@pytest.mark.expects_log(LOCKED)
def test_no_betting_time_begins_behind_a_door_that_closes_under_a_lock(tmp_path: Path) -> None:
    with bench_in(tmp_path, dataclasses.replace(PROFILE, mode="auto", bet_ms=30_000)) as bench:
        bench.start().open_for_play().feed(20)
        say(bench, "board", MAIN_OPEN)
        lock(bench)
        say(bench, "board", SHUT)
        assert bench.runtime.state.visit.betting_closes_ms is None
        assert bench.runtime.alarm_in_ms() is None


@pytest.mark.expects_log(LOCKED)
def test_under_a_lock_no_state_is_written_only_what_the_board_has_said(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "EVENTS_PER_SNAPSHOT", bench.journal.seq + 1)
    lock(bench)
    say(bench, "board", MAIN_OPEN)
    say(bench, "board", SHUT)
    assert bench.journal.latest_snapshot() is None


@pytest.mark.expects_log("play is locked: The par sheet has changed")
def test_under_a_lock_from_before_the_start_the_doors_are_journaled_without_a_start(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.runtime.lock_play(Message("The par sheet has changed"), Message("It must not."))
        bench.start()
        for report in (ports.Back("twin"), MAIN_OPEN, SHUT):
            say(bench, "board", report)
        assert bench.kinds() == ["device_back", "inputs_changed", "inputs_changed"]
        bench.runtime.stop()
        bench.open()
        assert dict(bench.runtime.state.meters.doors) == {"main": 1}


@pytest.mark.expects_log(LOCKED)
def test_the_next_start_folds_what_was_journaled_under_the_lock_and_plays_on(bench: Bench) -> None:
    bench.feed(20)
    bench.touch(PlaceWager("pass_line", 5_00))
    bench.touch(CallDice())
    lock(bench)
    say(bench, "board", MAIN_OPEN)
    say(bench, "board", SHUT)
    locked = bench.runtime.state
    bench.runtime.stop()
    bench.open()
    assert bench.runtime.state == locked
    bench.start().open_for_play()
    order = bench.drivers["dice"].order
    assert isinstance(order, ports.DiceOrder)
    assert order.throw is not None
    say(bench, "dice", ports.DiceThrown(order.throw, (3, 4)))
    assert bench.runtime.state.credit_cents == 25_00


# Where the journal cannot be written ----------------------------------------------------------------------------------


def let_the_disk_fail(bench: Bench) -> None:
    bench.journal._failure = JournalFailed(message("journal.disk_full", error="DISK"))


@pytest.mark.expects_log("play is locked: The journal cannot be written")
def test_where_the_journal_cannot_be_written_doors_are_seen_and_lit_and_the_board_keeps_them(bench: Bench) -> None:
    seen: list[SeenInputs] = []
    bench.runtime.follow_inputs(seen.append)
    let_the_disk_fail(bench)
    handled, seq = [name for name in bench.names() if "handled" in name], bench.journal.seq
    say(bench, "board", MAIN_OPEN)
    assert bench.drivers["board"].order == BoardOrder(Lamp.DOOR, keep_openings=True)
    say(bench, "board", BoardInputs(("main", "logic"), ("attendant",)))
    say(bench, "board", BoardInputs((), ("attendant",)))
    assert bench.drivers["board"].order == BoardOrder(Lamp.TILT, keep_openings=True)
    say(bench, "board", ports.Lost(message("device.unplugged")))
    assert [one.opened for one in seen] == [True, True, False, False]
    assert [one.inputs.keys_turned for one in seen] == [(), ("attendant",), ("attendant",), ()]
    assert [name for name in bench.names() if "handled" in name] == handled
    assert bench.journal.seq == seq
    assert bench.runtime.state.machine.doors_open == ()


@pytest.mark.expects_log("play is locked: The journal cannot be written")
def test_a_key_is_reported_without_an_event_and_by_its_event_otherwise(bench: Bench) -> None:
    seen: list[SeenInputs] = []
    bench.runtime.follow_inputs(seen.append)
    say(bench, "board", BoardInputs((), ("technician",)))
    assert seen == []
    assert bench.runtime.state.machine.keys_turned == ("technician",)
    let_the_disk_fail(bench)
    bench.touch(CallAttendant(on=True))
    say(bench, "board", SHUT)
    assert [one.inputs for one in seen] == [SHUT]


@pytest.mark.expects_log(LOCKED)
@pytest.mark.expects_log(NO_MORE)
def test_a_journal_that_fails_under_the_lock_of_another_reason_is_written_no_more(bench: Bench) -> None:
    seen: list[SeenInputs] = []
    bench.runtime.follow_inputs(seen.append)
    lock(bench)
    let_the_disk_fail(bench)
    number = say(bench, "board", MAIN_OPEN)
    assert f"board handled {number}" not in bench.names()
    assert seen == [SeenInputs(MAIN_OPEN, opened=True)]
    assert bench.drivers["board"].order == BoardOrder(Lamp.DOOR, keep_openings=True)
    assert [one.title.code for one in bench.locks] == ["Because"]


@pytest.mark.expects_log("play is locked: The meters do not agree")
@pytest.mark.expects_log(NO_MORE)
def test_where_the_state_itself_does_not_balance_not_even_a_door_is_written_down(bench: Bench) -> None:
    seen: list[SeenInputs] = []
    bench.runtime.follow_inputs(seen.append)
    state = bench.runtime.state
    bench.runtime.state = replace(state, meters=replace(state.meters, won_cents=1))
    seq = bench.journal.seq
    say(bench, "board", MAIN_OPEN)
    assert bench.journal.seq == seq
    assert seen == [SeenInputs(MAIN_OPEN, opened=True)]
    assert bench.drivers["board"].order == BoardOrder(Lamp.DOOR, keep_openings=True)
