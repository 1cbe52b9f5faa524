"""What reads a journal says that it is one of practice, and never says so of a cabinet's."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from harness.torture.program import write_param
from terminal.commands import audit, dice_stats, meters, recall, report
from terminal.recall.practice import NOTE
from terminal.runtime.runtime import Runtime
from tests.runtime.bench import Bench


class PracticeBench(Bench):
    """A bench of a cabinet for practice."""

    def open(self) -> Runtime:
        self.cabinet = replace(self.cabinet, practice=True)
        return super().open()


def journal_in(folder: Path, kind: type[Bench]) -> Path:
    """The Param.ini of a journal that has a bill and no more."""
    param = write_param(folder)
    bench = kind(folder)
    try:
        bench.start().open_for_play().feed(20)
    finally:
        bench.journal.close()
    return param


COMMANDS = {
    "audit": (audit.command, ()),
    "dice-stats": (dice_stats.command, ()),
    "meters": (meters.command, ()),
    "recall": (recall.command, ()),
    "recall --money": (recall.command, ("--money",)),
    "recall --events": (recall.command, ("--events", "all")),
    "report": (report.command, ()),
}


@pytest.mark.parametrize(("command", "words"), COMMANDS.values(), ids=COMMANDS)
def test_the_first_line_of_a_journal_of_practice_says_so(
    tmp_path: Path, command: click.Command, words: tuple[str, ...]
) -> None:
    param = journal_in(tmp_path, PracticeBench)
    said = CliRunner().invoke(command, ["--param", str(param), *words]).output
    assert said.splitlines()[0] == NOTE


@pytest.mark.parametrize(("command", "words"), COMMANDS.values(), ids=COMMANDS)
def test_nothing_is_said_of_a_cabinets_journal(tmp_path: Path, command: click.Command, words: tuple[str, ...]) -> None:
    param = journal_in(tmp_path, Bench)
    said = CliRunner().invoke(command, ["--param", str(param), *words]).output
    assert said
    assert "PRACTICE" not in said


@pytest.mark.parametrize(("kind", "practice"), [(PracticeBench, True), (Bench, False)])
def test_a_program_reads_it_from_the_days(tmp_path: Path, kind: type[Bench], practice: bool) -> None:
    param = journal_in(tmp_path, kind)
    listed = json.loads(CliRunner().invoke(report.command, ["--param", str(param), "--json"]).output)
    assert listed["practice"] is practice
    words = ["--param", str(param), "--json", "--day", listed["days"][0]["date"]]
    (day,) = json.loads(CliRunner().invoke(report.command, words).output)
    assert day["practice"] is practice


@pytest.mark.parametrize(("kind", "practice"), [(PracticeBench, True), (Bench, False)])
def test_a_program_reads_it_from_the_meters(tmp_path: Path, kind: type[Bench], practice: bool) -> None:
    param = journal_in(tmp_path, kind)
    said = json.loads(CliRunner().invoke(meters.command, ["--param", str(param), "--json"]).output)
    assert said["practice"] is practice
