"""Practice as a whole: the real program and the real rig, beside a cabinet whose files it must not touch."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from drivers.simulated.control import ask
from harness.torture.program import HasEndedError, Program
from terminal.common.places import PRACTICE
from terminal.settings.reading import load
from terminal.start.own_folder import PARAM_NAME, RIG_NAME
from terminal.start.practice import remove_left_behind
from terminal.start.rig_process import runs

REAL = """\
[cabinet]
establishment = House {number}
[journal]
path = {folder}/journal.sqlite
low_megabytes = 20
full_megabytes = 10
[devices]
board = boxman {folder}/rig/board
"""


@pytest.fixture
def real(tmp_path: Path) -> Path:
    """The Param.ini of a cabinet, in a folder with nothing else."""
    path = tmp_path / "Param.ini"
    path.write_text(REAL.format(folder=tmp_path, number=hash(tmp_path)))
    return path


@pytest.fixture
def program(real: Path) -> Iterator[Program]:
    """A practice with the parameters of this cabinet."""
    line = [sys.executable, "-m", "terminal.commands", "practice", "--headless", "--param", str(real)]
    program = Program(line, os.environ)
    yield program
    if program.running:
        program.end()


def folder_of(program: Program, real: Path) -> Path:
    """The folder of this practice, which has the name of the cabinet's establishment."""
    program.wait_for(lambda line: "started" in line.get("events", ()))
    params = PRACTICE.glob(f"*/{PARAM_NAME}")
    (param,) = (one for one in params if load(one).establishment == load(real).establishment)
    return param.parent


def ready(program: Program) -> None:
    """Wait until every device is ready."""
    program.wait_for(lambda line: len(line.get("ready", ())) == 4)


def test_money_of_practice_leaves_no_trace_at_the_cabinet(program: Program, real: Path) -> None:
    folder = folder_of(program, real)
    rig = folder / RIG_NAME
    ready(program)
    assert ask(rig, ("bill", "20")).ok
    program.wait_for(lambda line: line.get("credit") == "20.00")
    program.touch("cash_out")
    program.wait_for(lambda line: "ticket_done" in line.get("events", ()))
    assert "PRACTICE - NOT VALID" in str(ask(rig, ("picture",)).picture)
    assert program.end() == 128 + signal.SIGTERM
    assert not folder.exists()
    assert list(real.parent.iterdir()) == [real]


def test_a_killed_practice_ends_its_cabinet_and_the_next_start_removes_its_folder(program: Program, real: Path) -> None:
    folder = folder_of(program, real)
    program.kill()
    with pytest.raises(HasEndedError):  # the cabinet, which keeps the output open, ends by itself
        program.wait_for(lambda _: False)
    assert not runs(folder / RIG_NAME)
    assert not (folder / "journal.sqlite-wal").exists(), "a cabinet that was asked to end leaves a whole journal"
    remove_left_behind()
    assert not folder.exists()
