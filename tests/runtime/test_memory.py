"""The pipeline reads its memory back: before and after every game, after money, when a door closes (regulation C5)."""

from __future__ import annotations

import os
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallDice, PlaceWager
from terminal.cabinet.events import MemoryRepaired
from terminal.journal.errors import JournalDamaged
from tests.cabinet.pipeline import GAME, PROFILE, SHEET
from tests.runtime.bench import Bench, bench_in


class Reading:
    """Stands before `verify_ends` of a bench's journal, and notes it among what happens."""

    def __init__(self, bench: Bench, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bad = False
        verify_ends = bench.journal.verify_ends

        def verified() -> None:
            bench.note("memory is read back")
            if self.bad:
                raise JournalDamaged(message("journal.found_damaged"))
            verify_ends()

        monkeypatch.setattr(bench.journal, "verify_ends", verified)


def times_read(bench: Bench) -> int:
    return bench.names().count("memory is read back")


def test_memory_is_read_back_before_and_after_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
        bench.touch(PlaceWager("field", 5_00))
        Reading(bench, monkeypatch)
        assert bench.touch(CallDice()) is None
        names = bench.names()
        assert names.index("memory is read back") < names.index(f"shown {bench.journal.seq}")
        assert times_read(bench) == 1
        assert bench.runtime.state.dice.throw is not None
        bench.drivers["dice"].report(ports.DiceThrown(bench.runtime.state.dice.throw, (3, 4)))
        bench.runtime.drain()
        assert times_read(bench) == 2


def test_memory_is_read_back_after_a_change_of_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with bench_in(tmp_path) as bench:
        bench.start()
        bench.runtime.stop()
        bench.cabinet = Cabinet({SHEET.name: GAME}, replace(PROFILE, credit_limit_cents=50_00))
        bench.open()
        Reading(bench, monkeypatch)
        bench.start()
        assert bench.kinds()[-2:] == ["started", "parameters_changed"]
        assert times_read(bench) == 1


def test_memory_is_read_back_after_a_bill_and_when_a_door_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play()
        Reading(bench, monkeypatch)
        bench.feed(20)
        after_bill = times_read(bench)
        assert after_bill >= 1
        for doors in (("main",), ()):
            assert times_read(bench) == after_bill
            bench.drivers["board"].report(ports.BoardInputs(doors, ()))
            bench.runtime.drain()
        assert times_read(bench) == after_bill + 1


@pytest.mark.expects_log("play is locked: The journal cannot be used: The journal was found damaged")
def test_no_dice_are_called_on_a_memory_that_is_damaged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
        bench.touch(PlaceWager("field", 5_00))
        Reading(bench, monkeypatch).bad = True
        refusal = bench.touch(CallDice())
        assert refusal is not None
        assert refusal.say == "Play is locked: the journal was found damaged while the terminal ran."
        assert bench.runtime.state.dice.throw is None
        assert "dice_called" not in bench.kinds()


@pytest.mark.expects_log("Copy 3 of the journal was rebuilt from the database: its file is missing.")
def test_what_a_start_has_mended_stands_in_the_journal(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start().open_for_play().feed(20)
    shutil.rmtree(tmp_path / "second")
    with bench_in(tmp_path) as bench:
        bench.start()
        told = [event for event in bench.events if isinstance(event, MemoryRepaired)]
        rebuilt = message("journal.copy_rebuilt", number=3, cause=message("journal.copy_missing"))
        assert told == [MemoryRepaired(3, rebuilt, bench.now_ms)]
        assert bench.runtime.state.journal.repairs == (told[0],)
        assert bench.runtime.state.credit_cents == 20_00


def test_what_any_cut_leaves_is_completed_and_journaled_without_an_alarm(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.start()
    (copy3,) = (tmp_path / "second").iterdir()
    before = copy3.stat().st_size
    with bench_in(tmp_path) as bench:
        bench.start()
    os.truncate(copy3, before)
    with bench_in(tmp_path) as bench:
        bench.start()
        (told,) = (event for event in bench.events if isinstance(event, MemoryRepaired))
        assert told == MemoryRepaired(3, message("journal.copy_lacked_one", number=3), bench.now_ms)
