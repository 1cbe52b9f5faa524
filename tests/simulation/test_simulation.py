"""Whole cabinets in virtual time: nothing that people, devices and power cuts do makes a cent wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from terminal.simulation.printer import Printer
from terminal.simulation.simulate import Outcome, simulate, week
from terminal.simulation.world import BEGUN_MS, World

DAYS = 1.0
SEED = 7


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    return simulate(2, DAYS, SEED, lambda _: None)


def test_after_every_event_everything_holds_and_in_the_end_the_books_agree_with_the_devices(outcome: Outcome) -> None:
    assert outcome.wrong == []
    assert outcome.cabinets == 2


def test_players_played_devices_failed_and_staff_put_right(outcome: Outcome) -> None:
    happened = outcome.happened
    for kind in ("bets_moved", "dice_settled", "bill_credited", "ticket_done", "device_lost", "inputs_changed"):
        assert happened[kind] > 5, kind
    for kind in ("throw_voided", "validator_restarted", "station_reserved", "bill_disputed", "bill_settled"):
        assert happened[kind] > 0, kind
    assert outcome.cuts > 5


def test_the_same_seed_gives_the_same_events_to_the_last(outcome: Outcome) -> None:
    assert simulate(2, DAYS, SEED, lambda _: None).digest == outcome.digest


def test_another_seed_gives_other_events() -> None:
    assert week(SEED, 0, 0.05).digest != week(SEED + 1, 0, 0.05).digest


@pytest.mark.expects_log("play is locked")
def test_a_printer_that_prints_a_ticket_twice_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    once = Printer._finish

    def twice(printer: Printer) -> None:
        assert printer._printing is not None
        printer.printed[printer._printing.validation] += 1
        once(printer)

    monkeypatch.setattr(Printer, "_finish", twice)
    assert "not on paper once" in week(SEED, 0, DAYS).wrong


@pytest.mark.expects_log("play is locked")
def test_a_terminal_that_credits_a_bill_in_escrow_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    from terminal.cabinet import bills
    from terminal.cabinet.events import BillCredited

    seen = bills._escrowed

    def eager(*words: object) -> tuple[object, ...]:
        happened = seen(*words)  # type: ignore[arg-type]
        return (*happened, *(BillCredited(one.number, one.value_cents, "vend_valid") for one in happened[-1:]))  # type: ignore[union-attr]

    monkeypatch.setattr(bills, "_escrowed", eager)
    assert "in the stacker" in week(SEED, 0, 0.2).wrong


def test_what_is_due_happens_in_its_order_and_at_one_instant_as_it_was_asked_for() -> None:
    world, done = World("1"), []
    world.after(20, lambda: done.append(("late", world.now_ms - BEGUN_MS)))
    world.after(10, lambda: done.append(("first", world.now_ms - BEGUN_MS)))
    world.after(10, lambda: done.append(("second", world.now_ms - BEGUN_MS)))
    world.run(BEGUN_MS + 15, lambda: None)
    assert done == [("first", 10), ("second", 10)]
    assert world.now_ms == BEGUN_MS + 15


def test_a_simulation_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("terminal.simulation.simulate.IN_MEMORY", tmp_path)
    week(SEED, 0, 0.01)
    assert list(tmp_path.iterdir()) == []
