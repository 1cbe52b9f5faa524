"""Whatever a device says, its driver raises nothing, books nothing twice, keeps little, and works again afterwards.

A bounded sample by a fixed seed; the long form is `./kiosk fuzz --minutes 60`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers.framing import LineReader
from drivers.printer.tcl import TclMachine
from harness.fuzzing.fuzzer import SUBJECTS, Fuzzer, seed_cases, wrong_with
from harness.fuzzing.turns import Case, More, read, written
from terminal.cabinet import bills
from terminal.cabinet.events import BillCredited, DiceSettled
from terminal.cabinet.state import State

FOUND_IN = Path(__file__).parent / "found"
FOUND = sorted(FOUND_IN.glob("*.txt"))
SAMPLE = 24
ENOUGH = 400
"""Inputs within which a mistake that is put in on purpose is found."""


def runs(most: int) -> More:
    return lambda outcome: outcome.runs < most


@pytest.mark.parametrize("protocol", SUBJECTS)
def test_nothing_that_a_device_says_breaks_its_driver_or_its_books(protocol: str) -> None:
    outcome = Fuzzer(protocol, seed=1).run(runs(SAMPLE))
    assert outcome.found is None, str(outcome.found)
    assert outcome.runs == SAMPLE


@pytest.mark.parametrize("path", FOUND, ids=lambda path: path.stem)
def test_what_was_found_once_stays_mended(path: Path) -> None:
    """The file's name begins with its protocol."""
    assert wrong_with(path.stem.partition("-")[0], read(path.read_text().splitlines())) == ""


def test_the_dice_line_is_tried_with_every_number_of_dice_that_a_game_throws() -> None:
    counts: set[int] = set()
    for case in seed_cases(SUBJECTS["dice"]):
        subject = SUBJECTS["dice"]()
        subject.play(case)
        counts |= {len(event.record.dice) for event in subject.pipeline.events if isinstance(event, DiceSettled)}
    assert counts == {1, 2, 3}, "a fourth die is thrown alone"


def test_the_same_seed_tries_the_same_inputs() -> None:
    one, other = (Fuzzer("board", seed=3).run(runs(SAMPLE)) for _ in range(2))
    assert (one.kept, one.arcs) == (other.kept, other.arcs)


def test_inputs_that_reach_new_lines_are_kept_and_others_are_not() -> None:
    outcome = Fuzzer("board", seed=3).run(runs(SAMPLE))
    assert len(SUBJECTS["board"].seeds()) < outcome.kept < outcome.runs


@pytest.mark.parametrize("protocol", SUBJECTS)
def test_an_input_that_was_written_down_is_the_same_when_it_is_read(protocol: str) -> None:
    for case in seed_cases(SUBJECTS[protocol]):
        assert read(written(case).splitlines()) == case


# Mistakes that are put in on purpose ----------------------------------------------------------------------------------


def kept(name: str) -> Case:
    return read((FOUND_IN / f"{name}.txt").read_text().splitlines())


def test_a_bill_that_is_credited_each_time_it_is_said_to_be_stacked_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(state: State, evidence: bills.Evidence) -> tuple[BillCredited, ...]:
        return (
            (BillCredited(state.acceptor.bill.number, state.acceptor.bill.value_cents, evidence),)
            if state.acceptor.bill
            else ()
        )

    monkeypatch.setattr(bills, "_secured", careless)
    assert "credited are" in wrong_with("id003", kept("id003-credited-once-over-a-kill"))


def test_a_printer_that_is_told_to_print_again_after_a_restart_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TclMachine, "_surely_new", lambda *_: True)
    assert "TicketPrinted(number=1)" in wrong_with("tcl", kept("tcl-sent-once-over-a-kill"))


def test_a_reader_that_raises_at_a_bad_frame_is_found_and_the_input_is_shortened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def careless(reader: LineReader, line: bytes) -> list[str]:
        del reader
        return line[1:-8].decode("ascii").split(";")

    monkeypatch.setattr(LineReader, "_read", careless)
    found = Fuzzer("board", seed=1).run(runs(ENOUGH)).found
    assert found is not None
    assert len(found.case) <= 3
    assert wrong_with("board", found.case)
