"""When play may not go on: the disk fails, the meters do not agree, or the journal is still being checked."""

from __future__ import annotations

import resource
from pathlib import Path

import pytest
from msgspec.structs import replace

from drivers import ports
from drivers.ports.message import Message, message
from terminal.cabinet.commands import CallDice, Command, Instant, PlaceWager, Undo
from terminal.cabinet.decision import Decision
from terminal.cabinet.events import BetsMoved
from terminal.cabinet.state import State
from terminal.journal.errors import JournalFailed
from terminal.journal.journal import Journal
from terminal.rules.craps.records import BetsChanged
from terminal.runtime.lockup import JOURNAL_UNWRITABLE, Lock
from tests.journal.bench import in_child
from tests.runtime.bench import Bench, bench_in

CANNOT_BE_WRITTEN = "play is locked: The journal cannot be written"
DO_NOT_AGREE = "play is locked: The meters do not agree"


def let_the_disk_fail(bench: Bench) -> None:
    """The next append fails, as one after a head that could not be written does."""
    bench.journal._failure = JournalFailed(message("journal.disk_full", error="DISK"))


@pytest.mark.expects_log(CANNOT_BE_WRITTEN)
def test_a_failing_journal_locks_play_with_one_sentence(bench: Bench) -> None:
    bench.feed(20)
    before = bench.runtime.state
    let_the_disk_fail(bench)
    refusal = bench.touch(PlaceWager("pass_line", 5_00))
    assert refusal is not None
    assert (refusal.code, refusal.say) == ("locked", "Play is locked: the disk is full (DISK).")
    assert bench.runtime.state is before
    assert bench.locks == [Lock(JOURNAL_UNWRITABLE, message("journal.disk_full", error="DISK"), writes=False)]


@pytest.mark.expects_log(CANNOT_BE_WRITTEN)
def test_a_report_that_could_not_be_made_durable_is_never_handled(bench: Bench) -> None:
    bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    bench.runtime.drain()
    let_the_disk_fail(bench)
    before, since = bench.runtime.state, len(bench.happened)
    bench.drivers["validator"].report(ports.BillStacked())
    bench.drivers["dice"].report(ports.DiceReady())
    bench.runtime.drain()
    assert bench.runtime.state is before
    assert bench.runtime.state.credit_cents == 0
    assert not [name for name in bench.names(since) if "handled" in name or "shown" in name]


@pytest.mark.expects_log(CANNOT_BE_WRITTEN)
def test_what_a_failed_append_left_unhandled_is_booked_once_at_the_next_start(bench: Bench) -> None:
    bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    bench.runtime.drain()
    let_the_disk_fail(bench)
    bench.drivers["validator"].report(ports.BillStacked())
    bench.runtime.drain()
    bench.runtime.stop()
    bench.open()
    bench.start().drivers["validator"].report(ports.Back("twin"))
    for _ in range(2):
        bench.drivers["validator"].report(ports.BillStacked())
    bench.runtime.drain()
    assert bench.runtime.state.credit_cents == 20_00


@pytest.mark.expects_log(CANNOT_BE_WRITTEN)
def test_a_locked_terminal_takes_no_more_bills_and_shows_so_on_the_lamp(bench: Bench) -> None:
    let_the_disk_fail(bench)
    bench.touch(Undo())
    bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    bench.runtime.drain()
    assert bench.drivers["validator"].order == ports.ValidatorOrder(accept=False, bill=ports.BillOrder.HOLD)
    assert bench.drivers["board"].order == ports.BoardOrder(ports.Lamp.TILT, keep_openings=True)


@pytest.mark.expects_log(CANNOT_BE_WRITTEN)
def test_dice_that_are_out_when_play_is_locked_stay_ordered(bench: Bench) -> None:
    bench.feed(20)
    bench.touch(PlaceWager("pass_line", 5_00))
    bench.touch(CallDice())
    ordered = bench.drivers["dice"].order
    let_the_disk_fail(bench)
    assert isinstance(ordered, ports.DiceOrder)
    assert ordered.throw is not None
    bench.drivers["dice"].report(ports.DiceThrown(ordered.throw, (3, 4)))
    bench.runtime.drain()
    assert bench.drivers["dice"].order == ordered
    assert bench.runtime.state.dice.throw == ordered.throw


@pytest.mark.expects_log(CANNOT_BE_WRITTEN)
def test_a_start_that_cannot_be_recorded_starts_no_device_but_the_board_with_the_keys(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        let_the_disk_fail(bench)
        bench.start()
        assert [name for name in bench.names() if "starts" in name] == ["board starts"]
        assert len(bench.locks) == 1


@pytest.mark.expects_log("play is locked: The par sheet has changed")
def test_under_a_lock_from_before_the_start_nothing_is_recorded_and_only_the_board_is_started(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.runtime.lock_play(Message("The par sheet has changed"), Message("It must not."))
        bench.start()
        assert bench.journal.seq == 0
        assert [name for name in bench.names() if "starts" in name] == ["board starts"]
        assert bench.drivers["board"].order == ports.BoardOrder(ports.Lamp.TILT)


@pytest.mark.expects_log("play is locked: One")
def test_the_first_reason_for_a_lock_stays(bench: Bench) -> None:
    bench.runtime.lock_play(Message("One"), Message("The first."))
    bench.runtime.lock_play(Message("Two"), Message("The second."))
    assert [lock.title.code for lock in bench.locks] == ["One"]
    assert bench.runtime.lock == bench.locks[0]


def test_a_disk_that_is_really_full_locks_play_and_loses_nothing_that_was_shown(tmp_path: Path) -> None:
    def play_until_full() -> None:
        bench = Bench(tmp_path).start().open_for_play().feed(100)
        resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, resource.RLIM_INFINITY))
        for _ in range(2_000):
            if bench.touch(PlaceWager("pass_line", 5_00)) or bench.touch(Undo()):
                break
        assert bench.runtime.lock is not None
        assert bench.runtime.lock.title == JOURNAL_UNWRITABLE
        assert str(bench.runtime.lock).endswith(".")
        handled = len([name for name in bench.names() if "handled" in name])
        bench.drivers["validator"].report(ports.BillEscrowed(20_00))
        bench.runtime.drain()
        assert len([name for name in bench.names() if "handled" in name]) == handled
        (tmp_path / "shown").write_text(f"{bench.journal.seq} {bench.runtime.state.bet_cents}")

    assert in_child(play_until_full) == 0
    seq, bet_cents = map(int, (tmp_path / "shown").read_text().split())
    assert seq > 20
    with bench_in(tmp_path) as bench:
        assert (bench.journal.seq, bench.runtime.state.bet_cents) == (seq, bet_cents)
        assert bench.runtime.state.credit_cents == 100_00


class Crooked:
    """A cabinet that decides of a bet what its money does not allow: the rules are wrong, or memory is."""

    def __init__(self, bench: Bench) -> None:
        self._honest = bench.cabinet

    def decide(self, state: State, command: Command, now: Instant) -> Decision:
        if isinstance(command, PlaceWager):
            return Decision(state).then([BetsMoved(BetsChanged("place", ((command.bet, 999_00),)))])
        return self._honest.decide(state, command, now)

    def __getattr__(self, name: str) -> object:
        return getattr(self._honest, name)


@pytest.mark.expects_log(DO_NOT_AGREE)
def test_an_event_that_would_break_the_meters_locks_play_and_is_not_booked(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.feed(20)
    before, seq = bench.runtime.state, bench.journal.seq
    monkeypatch.setattr(bench.runtime, "cabinet", Crooked(bench))
    refusal = bench.touch(PlaceWager("pass_line", 5_00))
    assert refusal is not None
    assert refusal.say.endswith("Nothing of it was booked.")
    assert (bench.runtime.state, bench.journal.seq) == (before, seq)


@pytest.mark.expects_log(DO_NOT_AGREE)
def test_an_unbalanced_state_is_never_written_down(bench: Bench) -> None:
    state = bench.runtime.state
    bench.runtime.state = replace(state, meters=replace(state.meters, won_cents=1))
    seq = bench.journal.seq
    bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    bench.runtime.drain()
    assert bench.journal.seq == seq
    assert bench.runtime.lock is not None
    assert "meters say 1" in str(bench.runtime.lock)


def test_play_waits_during_a_hold_and_goes_on_after_it(bench: Bench) -> None:
    bench.feed(20)
    bench.runtime.hold_play(Message("The journal is being checked"))
    refusal = bench.touch(PlaceWager("pass_line", 5_00))
    assert refusal is not None
    assert (refusal.code, refusal.say) == ("locked", "Please wait: the journal is being checked.")
    bench.runtime.release_play()
    assert bench.released_times == 1
    assert bench.touch(PlaceWager("pass_line", 5_00)) is None


@pytest.mark.expects_log("play is locked: Broken")
def test_a_lock_that_came_during_a_hold_outlasts_it(bench: Bench) -> None:
    bench.runtime.hold_play(Message("The journal is being checked"))
    bench.runtime.lock_play(Message("Broken"), Message("It is broken."))
    bench.runtime.release_play()
    assert bench.released_times == 0
    refusal = bench.touch(Undo())
    assert refusal is not None
    assert refusal.say == "Play is locked: it is broken."


def test_a_journal_that_is_closed_can_be_opened_again(bench: Bench) -> None:
    bench.runtime.stop()
    Journal.open(bench.path, 0).close()
