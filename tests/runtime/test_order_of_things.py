"""The one-way pipeline: durable first, then shown, then ordered, and only then handled."""

from __future__ import annotations

import threading
from pathlib import Path

from drivers import ports
from terminal.cabinet.commands import CallDice, CashOut, PlaceWager, Undo
from terminal.cabinet.events import from_bytes
from terminal.cabinet.fold import fold
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from tests.runtime.bench import Bench, bench_in


def test_the_start_is_on_the_disk_before_any_device_is_spoken_to(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start()
        assert bench.kinds() == ["started", "ticket_key_made", "gaming_day_began"]
        starts = [seq for what, seq in bench.happened if what.endswith("starts")]
        assert starts == [3, 3, 3, 3]


def test_every_device_has_its_order_before_it_is_started(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start()
        names = bench.names()
        for device in bench.drivers:
            ordered = next(at for at, name in enumerate(names) if name.startswith(f"{device} is to"))
            assert ordered < names.index(f"{device} starts")


def test_a_report_changes_nothing_before_the_owner_drains(bench: Bench) -> None:
    before, woken = bench.runtime.state, bench.wakes
    bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    assert bench.wakes == woken + 1
    assert bench.runtime.state is before
    bench.runtime.drain()
    assert bench.runtime.state.acceptor.bill is not None


def test_nothing_is_shown_ordered_or_handled_before_it_is_durable(bench: Bench) -> None:
    """What a device hears follows from the events that are on the disk at that moment, and from no later one."""
    due: dict[str, int] = {}
    for report in (ports.BillEscrowed(20_00), ports.BillStacked(), ports.ValidatorIdle(accepting=True)):
        number = bench.drivers["validator"].report(report)
        bench.runtime.drain()
        due[f"validator handled {number}"] = bench.journal.seq
    assert bench.touch(PlaceWager("pass_line", 5_00)) is None
    assert bench.touch(CallDice()) is None
    on_disk = states_by_event(bench)
    for what, seq in bench.happened:
        device, _, told = what.partition(" ")
        if device == "shown":
            assert seq == int(told), f"{what} while {seq} is on the disk"
        elif told.startswith("is to"):
            assert told == f"is to {bench.cabinet.orders(on_disk[seq])[device]}", f"{what} while {seq} is on the disk"
        elif told.startswith("handled"):
            assert seq >= due.pop(what, 0), f"{what} while {seq} is on the disk"
    assert not due
    assert {"validator", "dice"} <= {what.partition(" ")[0] for what, _ in bench.happened if " is to " in what}


def states_by_event(bench: Bench) -> dict[int, State]:
    """The state after each event of the journal."""
    state = bench.cabinet.new_state()
    states = {0: state}
    for row in bench.journal.read(0):
        state = states[row.seq] = fold(state, from_bytes(row.body))
    return states


def test_a_bill_in_escrow_is_ordered_into_the_stacker_before_its_report_counts_as_handled(bench: Bench) -> None:
    since = len(bench.happened)
    number = bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    bench.runtime.drain()
    stack = ports.ValidatorOrder(accept=True, bill=ports.BillOrder.STACK)
    assert bench.names(since) == [
        f"shown {bench.journal.seq}",
        f"validator is to {stack}",
        f"validator handled {number}",
    ]


def test_a_stacked_bill_is_credited_on_the_disk_before_the_validator_may_forget_it(bench: Bench) -> None:
    bench.drivers["validator"].report(ports.BillEscrowed(20_00))
    bench.runtime.drain()
    number = bench.drivers["validator"].report(ports.BillStacked())
    bench.runtime.drain()
    assert bench.kinds()[-1] == "bill_credited"
    assert bench.happened[-1] == (f"validator handled {number}", bench.journal.seq)


def test_a_report_of_a_known_fact_is_handled_and_makes_nothing_happen(bench: Bench) -> None:
    seq, since = bench.journal.seq, len(bench.happened)
    number = bench.drivers["dice"].report(ports.DiceReady())
    bench.runtime.drain()
    assert bench.names(since) == [f"dice handled {number}"]
    assert bench.journal.seq == seq


def test_reports_are_handled_in_the_order_they_came(bench: Bench) -> None:
    since = len(bench.happened)
    validator, dice = bench.drivers["validator"], bench.drivers["dice"]
    numbers = (validator.report(ports.BillEscrowed(5_00)), dice.report(ports.DiceReady()))
    third = validator.report(ports.BillStacked())
    bench.runtime.drain()
    handled = [name for name in bench.names(since) if "handled" in name]
    assert handled == [
        f"validator handled {numbers[0]}",
        f"dice handled {numbers[1]}",
        f"validator handled {third}",
    ]
    assert bench.runtime.state.credit_cents == 5_00


def test_an_order_is_given_once_for_as_long_as_it_stays_the_same(bench: Bench) -> None:
    bench.feed(20)
    since = len(bench.happened)
    bench.touch(PlaceWager("pass_line", 5_00))
    bench.touch(Undo())
    assert [name for name in bench.names(since) if "is to" in name] == []


def test_the_dice_are_ordered_only_when_the_bets_are_closed_on_the_disk(bench: Bench) -> None:
    bench.feed(20)
    bench.touch(PlaceWager("pass_line", 5_00))
    bench.touch(CallDice())
    throw = bench.runtime.state.dice.throw
    assert bench.kinds()[-1] == "dice_called"
    assert bench.happened[-1] == (f"dice is to {ports.DiceOrder(throw)}", bench.journal.seq)


def test_a_ticket_leaves_the_credit_on_the_disk_before_the_printer_hears_of_it(bench: Bench) -> None:
    bench.feed(20)
    assert bench.touch(CashOut()) is None
    ticket = bench.runtime.state.ticketing.ticket
    assert ticket is not None
    assert bench.happened[-1] == (f"printer is to {ports.PrinterOrder(ticket.ticket)}", bench.journal.seq)
    assert bench.runtime.state.credit_cents == 0


def test_a_refused_touch_says_why_and_leaves_everything_as_it_is(bench: Bench) -> None:
    before, seq, since = bench.runtime.state, bench.journal.seq, len(bench.happened)
    refusal = bench.touch(PlaceWager("pass_line", 5_00))
    assert refusal is not None
    assert refusal.code == "balance"
    assert (bench.runtime.state, bench.journal.seq, bench.names(since)) == (before, seq, [])


def test_touches_from_another_thread_are_carried_out_in_order_when_the_owner_drains(bench: Bench) -> None:
    bench.feed(20)
    answers: list[Refusal | None] = []
    owner = threading.get_ident()
    threads: list[int] = []

    def answered(refusal: Refusal | None) -> None:
        answers.append(refusal)
        threads.append(threading.get_ident())

    def script() -> None:
        for amount_cents in (5_00, 25_00, 10_00):
            bench.runtime.submit(PlaceWager("pass_line", amount_cents), answered)

    finger = threading.Thread(target=script)
    finger.start()
    finger.join()
    assert bench.runtime.state.bet_cents == 0
    bench.runtime.drain()
    assert [refusal.code if refusal else None for refusal in answers] == [None, "balance", None]
    assert set(threads) == {owner}
    assert bench.runtime.state.bet_cents == 15_00


def test_stopping_stops_every_device_and_frees_the_journal(bench: Bench) -> None:
    bench.runtime.stop()
    assert all(driver.stopped for driver in bench.drivers.values())
    bench.open()
    assert bench.runtime.state.configuration.sheet == "craps-el601"
