"""The processes that check a journal's copies and its chain: their orders, verdicts and ends (regulation C3 to C6)."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from terminal.common.places import ROOT
from terminal.journal import background, copies, verdicts, verifier
from terminal.journal.copies import examination
from terminal.journal.copies.examination import examine
from terminal.journal.copies.places import suspect_path
from terminal.journal.copies.verifier import check
from terminal.journal.errors import JournalDamaged, JournalFailed
from terminal.journal.verifier import check as checked_runs
from tests.journal.house import LAST, House


def test_a_process_follows_a_copy_up_to_a_place_and_marks_one_that_is_damaged(house: House) -> None:
    examined = examine(house.places[1])
    assert check(house.places[1], examined.end) is None
    content = bytearray(house.copy3.read_bytes())
    content[400] ^= 1
    house.copy3.write_bytes(content)
    error = check(house.places[1], examined.end)
    assert isinstance(error, JournalDamaged)
    assert str(error).startswith(f"Copy 3 of the journal, {house.copy3}, was found damaged: ")
    assert suspect_path(house.copy3).exists()
    house.copy3.unlink()
    error = check(house.places[1], examined.end)
    assert isinstance(error, JournalFailed)
    assert "cannot be used" in str(error)


def test_the_processes_that_follow_copies_end_with_the_journal_and_a_short_one_needs_none(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(house.open()) as journal:
        journal.check_copies()
        assert journal._check is None
    monkeypatch.setattr(examination, "INLINE_BYTES", 2_000)
    with closing(house.open()) as journal:
        journal.check_copies()
        assert journal._check is not None
        processes = list(journal._check._processes)
        assert len(processes) == 2
    assert all(process.returncode is not None for process in processes)


def test_a_check_that_cannot_be_started_is_a_failure_of_the_journal_and_leaves_nothing_open(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process of two cannot be made; the first is ended."""
    started: list[subprocess.Popen[str]] = []
    honest = background.start_process

    def start(*words: object, **named: object) -> subprocess.Popen[str]:
        if started:
            raise OSError(11, "Resource temporarily unavailable")
        started.append(honest(*words, **named))  # type: ignore[arg-type]
        return started[0]

    monkeypatch.setattr(background, "start_process", start)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    with pytest.raises(OSError, match="temporarily unavailable"):
        background.Verifiers(house.path)
    assert started[0].returncode is not None
    monkeypatch.setattr("terminal.journal.copies.background.start_process", start)
    monkeypatch.setattr(examination, "INLINE_BYTES", 2_000)
    with closing(house.open()) as journal:
        with pytest.raises(JournalFailed, match=r"cannot be checked \(Resource temporarily unavailable\)"):
            journal.check_copies()
        journal.verify_ends()


def test_a_process_whose_terminal_is_gone_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """No verdict is needed; one whose terminal lives on goes on."""
    with_the_snapshot = [(21, LAST)]
    assert checked_runs(house.path, iter(with_the_snapshot)) == [21]
    verdicts.end_with(os.getppid())
    with pytest.raises(SystemExit, match="the terminal has ended"):
        verdicts.end_with(os.getppid() + 1)
    parents = iter((1, 2))
    monkeypatch.setattr(os, "getppid", lambda: next(parents))
    with pytest.raises(SystemExit, match="the terminal has ended"):
        checked_runs(house.path, iter(with_the_snapshot))


def test_a_verifier_that_gets_no_order_does_not_touch_the_journal(tmp_path: Path) -> None:
    assert checked_runs(tmp_path / "journal.db", iter(())) == []


def test_a_verifier_takes_its_words_and_orders_and_says_its_verdict_as_one_line(
    house: House, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    reader, orders = os.pipe()
    os.write(orders, b"".join(run.to_bytes(8, "big") + LAST.to_bytes(8, "big") for run in (7, 21)))
    os.close(orders)
    with open(reader) as stdin:  # noqa: PTH123 - a pipe has no path
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(sys, "argv", ["verifier", str(house.path)])
        verifier.main()
    assert capsys.readouterr().out == '["sound", 7, 21]'
    end = examine(house.places[1]).end
    for seq, code in ((end.seq, "sound"), (end.seq + 1, "journal_damaged")):
        words = ["3", str(house.copy3), str(end.offset), str(seq), end.chain.hex()]
        monkeypatch.setattr(sys, "argv", ["verifier", *words])
        copies.verifier.main()
        assert json.loads(capsys.readouterr().out)[0] == code


@pytest.mark.parametrize(
    "module",
    [
        "terminal.journal.verifier",
        "terminal.journal.copies.verifier",
        "terminal.verification.process",
        "terminal.start.prefetch",
    ],
)
def test_what_a_start_runs_first_imports_no_library(module: str) -> None:
    """A library would cost a check more time than a run of events; the first message imports one."""
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r}); import {module}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
