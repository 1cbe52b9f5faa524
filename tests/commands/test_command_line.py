"""The command line as a person meets it: help for everything, and one sentence with exit code 2 for what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from terminal.commands.__main__ import COMMANDS
from terminal.journal import Journal, verify
from terminal.places import ROOT
from terminal.torture.program import write_param
from tests.journal.bench import alter, closed_journal, contents

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
WRONG = [
    "dance",
    "run --size big",
    "run --size 1279x720",
    "run --size 1280x",
    "run --size -1280x800",
    "run --bogus",
    "run extra",
    "run --headless --param {folder}/none.ini",
    "audit {folder}/none.sqlite",
    "audit {folder}",
    "audit --param {folder}/none.ini",
    "audit --param {folder}/Param.ini",
    "dice-test --throws 0 --out {folder}/throws.txt",
    "dice-test --throws 10",
    "dice-test --throws 10 --out {folder}/none/throws.txt",
    "dice-test --throws 10 --out {folder}/Param.ini",
    "dice-test --throws 10 --source {folder}/none --out {folder}/throws.txt",
    "dice-test --throws 10 --raw --source {folder}/none --out {folder}/throws.bin",
    "dice-stats {folder}/none.sqlite",
    "dice-stats --param {folder}/none.ini",
    "verify extra",
    "verify --root {folder}/none",
    "manifest sign --key {folder}/none.pem",
    "manifest sign --key {folder}/Param.ini",
    "manifest new-key {folder}/Param.ini",
    "torture --kills 0",
    "torture --seed x",
    "torture --keep {folder}/Param.ini",
]


def kiosk(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a command where there is no display."""
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    line = [sys.executable, "-m", "terminal.commands", *words]
    return subprocess.run(
        line,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def assert_refused(done: subprocess.CompletedProcess[str]) -> None:
    """Nothing but one sentence on standard error, and exit code 2."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.endswith((".\n", "?\n"))


def test_the_door_itself_lists_every_command_with_a_sentence() -> None:
    done = subprocess.run([str(ROOT / "kiosk"), "--help"], capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")
    listed = " ".join(done.stdout.split())
    for name, meaning in COMMANDS.items():
        assert f"{name} {meaning}" in listed
        assert meaning.endswith(".")


def test_without_a_command_it_says_which_there_are() -> None:
    done = kiosk()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Usage: ./kiosk")
    assert all(f"\n  {name} " in done.stderr for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_a_help_of_its_own(name: str) -> None:
    done = kiosk(name, "--help")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Usage: ./kiosk {name} ")


def test_every_command_is_a_file_of_its_folder() -> None:
    folder = ROOT / "terminal" / "commands"
    assert all((folder / f"{name.replace('-', '_')}.py").exists() for name in COMMANDS)


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, words: str) -> None:
    write_param(tmp_path)
    assert_refused(kiosk(*words.format(folder=tmp_path).split()))
    assert [path.name for path in tmp_path.iterdir()] == ["Param.ini"]


def test_without_a_display_it_says_so_and_what_can_be_done_instead() -> None:
    done = kiosk("run")
    assert_refused(done)
    assert "no display" in done.stderr
    assert "./kiosk shots" in done.stderr


@pytest.mark.parametrize("words", ["dance", "bill 7", "bill", "dice 1 2 3 4 5 6 1 2 9"])
def test_an_order_that_no_hand_can_carry_out_is_refused(tmp_path: Path, words: str) -> None:
    assert_refused_by_rig(kiosk("rig", "--directory", str(tmp_path), *words.split()))


def assert_refused_by_rig(done: subprocess.CompletedProcess[str]) -> None:
    """Nothing on standard output, one line on standard error, exit code 2."""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


# Audit ----------------------------------------------------------------------------------------------------------------


def test_a_sound_journal_is_vouched_for_to_its_last_event(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    found, before = verify(path), contents(path)
    done = kiosk("audit", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{found.events} events, {found.snapshots} snapshots, sound to the last" in done.stdout
    assert f"chain {found.chain.hex()}" in done.stdout
    assert contents(path) == before


def test_without_a_name_the_parameters_journal_is_audited(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    done = kiosk("audit", "--param", str(write_param(tmp_path)))
    assert done.returncode == 0
    assert str(path) in done.stdout


def test_the_audit_says_which_copies_are_good(tmp_path: Path) -> None:
    path = tmp_path / "journal.sqlite"
    with closing(Journal.open(path, 0, tmp_path / "second")) as journal:
        journal.append([("bill", b"20.00")], 0)
    done = kiosk("audit", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"copy 2 {path}.copy2: good, 1 records" in done.stdout
    copy = tmp_path / "second" / "journal.sqlite.copy3"
    assert f"copy 3 {copy}: good, 1 records" in done.stdout
    copy.write_bytes(copy.read_bytes()[:-1])
    done = kiosk("audit", str(path))
    assert done.returncode == 2
    assert "Copy 3 of the journal is not good: The journal is broken at event 1" in done.stderr


def test_a_changed_event_is_named(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    alter(path, "UPDATE events SET body = ? WHERE seq = 42", b"a better body")
    done = kiosk("audit", str(path))
    assert_refused(done)
    assert "broken at event 42" in done.stderr


def test_a_journal_without_its_head_is_not_vouched_for(tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    alter(path, "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)")
    assert_refused(kiosk("audit", str(path)))
