"""The command line as a person meets it: help for everything, and one sentence with exit code 2 for what is wrong."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from harness.commands.__main__ import COMMANDS as HARNESS_COMMANDS
from harness.torture.program import write_param
from terminal.commands.__main__ import COMMANDS as CABINET_COMMANDS
from terminal.commands.failing import NOT_DONE, NOT_GOOD
from terminal.common.places import ROOT
from terminal.journal.audit import verify
from terminal.journal.journal import Journal
from tests.commands.ready import Done, Kiosk, without_display
from tests.journal.bench import alter, closed_journal, contents

COMMANDS = CABINET_COMMANDS | HARNESS_COMMANDS
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
    "camera 10.0.0.7",
    "camera unix:{folder}/none --seconds 1",
    "verify extra",
    "verify --root {folder}/none",
    "verify --root {folder}",
    "verify --root /",
    "manifest sign --key {folder}/none.pem",
    "manifest sign --key {folder}/Param.ini",
    "manifest new-key {folder}/Param.ini",
    "torture --kills 0",
    "torture --seed x",
    "torture --keep {folder}/Param.ini",
    "rig --directory {folder}/none bill 20",
    "rig --directory {folder} serve --speed 0",
    "rig --directory {folder} serve --bogus",
    "rig --directory {folder} serve --rtsp 0",
    "rig --directory {folder}/Param.ini/rig serve --headless",
    "shots",
    "shots {folder}/Param.ini point",
    "shots {folder}/pictures none",
    "speed none",
    "simulate --days 0",
    "fuzz none",
    "lab extra",
    "faults extra",
    "par none",
    "par {folder}/none.ini",
    "par {folder}/Param.ini",
    "par craps-el601 --simulate much",
    "meters {folder}/none.sqlite",
    "meters {folder}/Param.ini",
    "recall --journal {folder}/none.sqlite",
    "recall --journal {folder}/Param.ini",
    "recall --game 0",
    "report --journal {folder}/none.sqlite",
    "report --day tomorrow",
    "audit {folder}/Param.ini --database-only --param",
]
FIRST_OF_EACH = {words.split()[0]: words for words in reversed(WRONG)}
"""Of each command one line, which it is given as a process of its own."""


SENTENCE = re.compile(r"kiosk: [^\n]+[.?]\n")


def kiosk(*words: str) -> Done:
    """Run a command where there is no display, as a process that imports what it needs."""
    line = [sys.executable, "-m", "harness.commands", *words]
    return subprocess.run(
        line,
        cwd=ROOT,
        env=without_display(),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def assert_refused(done: Done, code: int = NOT_DONE) -> None:
    """Nothing but one sentence on standard error, in the one form that errors have, and this exit code."""
    assert (done.returncode, done.stdout) == (code, "")
    assert SENTENCE.fullmatch(done.stderr), done.stderr


def assert_not_good(done: Done) -> None:
    """The command was carried out, and has found something."""
    assert_refused(done, NOT_GOOD)


def test_the_door_itself_lists_every_command_with_a_sentence() -> None:
    done = subprocess.run([str(ROOT / "kiosk"), "--help"], capture_output=True, text=True, check=False)
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
    for folder, commands in (("terminal", CABINET_COMMANDS), ("harness", HARNESS_COMMANDS)):
        named = {f"{name.replace('-', '_')}.py" for name in commands}
        assert named <= {path.name for path in (ROOT / folder / "commands").iterdir()}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_wrong_is_said_in_one_sentence(quick_kiosk: Kiosk, tmp_path: Path, words: str) -> None:
    write_param(tmp_path)
    run = kiosk if words in FIRST_OF_EACH.values() else quick_kiosk
    assert_refused(run(*words.format(folder=tmp_path).split()))
    assert [path.name for path in tmp_path.iterdir()] == ["Param.ini"]


def test_without_a_display_it_says_so_and_what_can_be_done_instead(quick_kiosk: Kiosk) -> None:
    done = quick_kiosk("run")
    assert_refused(done)
    assert "no display" in done.stderr
    assert "./kiosk shots" in done.stderr


@pytest.mark.parametrize("words", ["dance", "bill 7", "bill", "dice 1 2 3 4 5 6 1 2 9"])
def test_an_order_that_no_hand_can_carry_out_is_refused(quick_kiosk: Kiosk, tmp_path: Path, words: str) -> None:
    assert_refused(quick_kiosk("rig", "--directory", str(tmp_path), *words.split()))


# Audit ----------------------------------------------------------------------------------------------------------------


def test_a_sound_journal_is_vouched_for_to_its_last_event(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    found, before = verify(path), contents(path)
    done = quick_kiosk("audit", "--database-only", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{found.events} events, {found.snapshots} snapshots, sound to the last" in done.stdout
    assert f"chain {found.chain.hex()}" in done.stdout
    assert contents(path) == before


def a_cabinets_journal(folder: Path) -> Path:
    """A journal in its three copies, with one event."""
    path = folder / "journal.sqlite"
    with closing(Journal.open(path, 0, folder / "second")) as journal:
        journal.append([("bill", b"20.00")], 0)
    return path


def test_without_a_name_the_parameters_journal_is_audited(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    path = a_cabinets_journal(tmp_path)
    done = quick_kiosk("audit", "--param", str(write_param(tmp_path)))
    assert done.returncode == 0
    assert str(path) in done.stdout


def test_the_audit_says_which_copies_are_good(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    path = a_cabinets_journal(tmp_path)
    done = quick_kiosk("audit", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"copy 2 {path}.copy2: good, 1 records" in done.stdout
    copy = tmp_path / "second" / "journal.sqlite.copy3"
    assert f"copy 3 {copy}: good, 1 records" in done.stdout
    copy.write_bytes(copy.read_bytes()[:-1])
    done = quick_kiosk("audit", str(path))
    assert done.returncode == 1
    assert "Copy 3 of the journal is not good: the journal is broken at event 1" in done.stderr


def test_the_audit_says_that_all_copies_are_on_one_device(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    """Regulation C4 asks for two; as shipped there is one."""
    done = quick_kiosk("audit", str(a_cabinets_journal(tmp_path)))
    assert "All copies of the journal are on one device" in done.stdout


@pytest.mark.parametrize(
    ("gone", "say"),
    [
        (("journal.sqlite.copy2",), "Copy 2 of the journal is not good: its file is missing."),
        (("second/journal.sqlite.copy3",), "Copy 3 of the journal is not good: its file is missing."),
        (("journal.sqlite.copy2", "second/journal.sqlite.copy3"), "Both plain copies of the journal are missing."),
    ],
)
def test_a_cabinet_without_a_copy_does_not_pass(
    quick_kiosk: Kiosk, tmp_path: Path, gone: tuple[str, ...], say: str
) -> None:
    path, param = a_cabinets_journal(tmp_path), write_param(tmp_path)
    for name in gone:
        (tmp_path / name).unlink()
    for words in (("--param", str(param)), (str(path),)):
        done = quick_kiosk("audit", *words)
        assert done.returncode == 1
        assert done.stderr.startswith(f"kiosk: {say}")
    assert quick_kiosk("audit", "--database-only", str(path)).returncode == 0


def test_the_third_copy_is_looked_for_where_the_parameters_have_it(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    """Also when the cabinet's journal, or one that a RAM clear has put away, is named by its path."""
    away = tmp_path / "cleared" / "2026-01-01T00-00-00Z"
    away.mkdir(parents=True)
    param = write_param(tmp_path)
    param.write_text(param.read_text().replace("[journal]\n", f"[journal]\nsecond_path = {tmp_path}/elsewhere\n"))
    for folder in (tmp_path, away):
        path = a_cabinets_journal(folder)
        there = tmp_path / "elsewhere" / away.relative_to(tmp_path) if folder == away else tmp_path / "elsewhere"
        there.parent.mkdir(parents=True, exist_ok=True)
        (folder / "second").rename(there)
        done = quick_kiosk("audit", str(path), "--param", str(param))
        assert (done.returncode, done.stderr) == (0, "")
        assert f"copy 3 {there}/journal.sqlite.copy3: good" in done.stdout


OWN_NAMES = ("", "-wal", "-shm", "-journal", ".lock", ".head", ".copy2")


@pytest.mark.parametrize("name", OWN_NAMES)
@pytest.mark.parametrize("command", ["audit", "meters", "recall --journal", "dice-stats"])
def test_a_pipe_in_the_place_of_a_file_is_never_waited_for(
    quick_kiosk: Kiosk, tmp_path: Path, name: str, command: str
) -> None:
    path = a_cabinets_journal(tmp_path)
    pipe = path.with_name(f"{path.name}{name}")
    pipe.unlink(missing_ok=True)
    os.mkfifo(pipe)
    done = quick_kiosk(*command.split(), str(path))
    if command == "audit" or not name:
        assert done.returncode != 0
    if done.returncode or done.stderr:
        assert SENTENCE.fullmatch(done.stderr), "a sentence says why not, and nothing else does"
        assert done.returncode != 0


def test_a_changed_event_is_named(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    alter(path, "UPDATE events SET body = ? WHERE seq = 42", b"a better body")
    done = quick_kiosk("audit", str(path))
    assert_not_good(done)
    assert "broken at event 42" in done.stderr


def test_a_journal_without_its_head_is_not_vouched_for(quick_kiosk: Kiosk, tmp_path: Path) -> None:
    path = closed_journal(tmp_path / "journal.sqlite")
    alter(path, "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)")
    assert_not_good(quick_kiosk("audit", str(path)))
