"""Paths on the command line are seen from the folder in which the command was typed, and said in full."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from terminal.commands.__main__ import COMMANDS, kiosk
from terminal.commands.paths import CALLER, CallersPath, seen_from_caller
from terminal.common.places import ROOT, SHEETS
from tests.commands.test_command_line import a_cabinets_journal

SHEET = SHEETS / "craps-el601.ini"


def typed_in(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Type `./kiosk` by its full path in a folder that is not the program's."""
    line = [str(ROOT / "kiosk"), *words]
    return subprocess.run(line, cwd=folder, capture_output=True, text=True, check=False)


def every_parameter() -> Iterator[tuple[str, click.Parameter]]:
    """Every option and argument of every command, and of those below them."""
    context = kiosk.make_context("kiosk", ["--help"], resilient_parsing=True)
    for name in COMMANDS:
        command = kiosk.get_command(context, name)
        assert command is not None
        below = tuple(command.commands.values()) if isinstance(command, click.Group) else ()
        for one in (command, *below):
            yield from ((f"{name} {parameter.name}", parameter) for parameter in one.params)


def test_no_command_takes_a_path_that_is_seen_from_anywhere_else() -> None:
    paths = {name: parameter.type for name, parameter in every_parameter() if isinstance(parameter.type, click.Path)}
    assert len(paths) > 15
    assert [name for name, kind in paths.items() if not isinstance(kind, CallersPath)] == []


def test_a_path_is_seen_from_the_callers_folder_and_otherwise_from_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CALLER, str(tmp_path))
    assert seen_from_caller("here.ini") == tmp_path / "here.ini"
    assert seen_from_caller("/there.ini") == Path("/there.ini")
    monkeypatch.delenv(CALLER)
    assert seen_from_caller("here.ini") == Path.cwd() / "here.ini"


def test_a_sheet_beside_the_caller_is_read_and_its_document_written_there(tmp_path: Path) -> None:
    shutil.copy(SHEET, tmp_path / "own.ini")
    done = typed_in(tmp_path, "par", "own.ini", "--pdf")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"{tmp_path}/own.pdf\n", "")
    done = typed_in(tmp_path, "par", "own.ini", "--pdf", "par/own.pdf")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"kiosk: {tmp_path}/par/own.pdf cannot be written (No such file or directory).\n"
    assert (tmp_path / "own.pdf").read_bytes().startswith(b"%PDF")


def test_raw_throws_are_written_beside_the_caller(tmp_path: Path) -> None:
    done = typed_in(tmp_path, "dice-test", "--throws", "10", "--out", "throws.txt")
    assert (done.returncode, done.stdout) == (0, f"{tmp_path}/throws.txt: 10 of 10 throws\n")
    assert (tmp_path / "throws.txt").exists()


def test_a_journal_beside_the_caller_is_audited(tmp_path: Path) -> None:
    path = a_cabinets_journal(tmp_path)
    done = typed_in(tmp_path, "audit", path.name)
    assert (done.returncode, done.stderr) == (0, "")
    assert str(path) in done.stdout


def test_a_rig_beside_the_caller_is_asked(tmp_path: Path) -> None:
    done = typed_in(tmp_path, "rig", "--directory", "rig", "status")
    assert done.stderr.startswith(f"kiosk: No rig runs in {tmp_path}/rig.")
