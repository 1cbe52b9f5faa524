"""Commands that look at something end with 1 where it is not as it must be; what they were asked is carried out."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from harness.commands import torture
from harness.commands.speed import command as speed
from harness.speed import measure
from harness.torture.program import write_param
from terminal.commands.failing import NOT_GOOD
from terminal.common.places import ROOT
from terminal.common.version import VERSION


@pytest.mark.parametrize(("value_ms", "code"), [(999.0, 0), (1001.0, NOT_GOOD)])
def test_a_figure_over_its_bound_is_no_success(monkeypatch: pytest.MonkeyPatch, value_ms: float, code: int) -> None:
    class Measured:
        steps = 1
        failures = ()

        def __init__(self, *asked: object, **more: object) -> None:
            del asked, more

        def run(self, begin: object, step: object, found: Callable[[dict[str, list[float]]], None]) -> object:
            del begin, step
            found({"start_to_first_frame_ms": [value_ms]})
            return {"start_to_first_frame_ms": [value_ms]}

    monkeypatch.setattr(measure, "Measurement", Measured)
    done = CliRunner().invoke(speed, ["start_to_first_frame_ms"])
    assert "start_to_first_frame_ms" in done.stdout
    assert done.exit_code == code
    assert ("Not within the bound: start_to_first_frame_ms." in done.stderr) == (code == NOT_GOOD)


@pytest.mark.parametrize(
    ("words", "done"),
    [
        ((), ["kills 100"]),
        (("--kills", "3"), ["kills 3"]),
        (("--cuts", "2"), ["cuts 2"]),
        (("--cuts", "2", "--kills", "3"), ["kills 3", "cuts 2"]),
    ],
)
def test_kills_and_cuts_are_both_done_where_both_are_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: tuple[str, ...], done: list[str]
) -> None:
    carried_out: list[str] = []

    def noted(what: str) -> Callable[[Path, int, int], list[str]]:
        def carry_out(folder: Path, seed: int, count: int) -> list[str]:
            del seed
            assert folder.is_dir()
            carried_out.append(f"{what} {count}")
            return [f"{what} have found something"]

        return carry_out

    monkeypatch.setattr(torture, "_kill", noted("kills"))
    monkeypatch.setattr(torture, "_cut", noted("cuts"))
    ended = CliRunner().invoke(torture.command, ["--seed", "1", "--keep", str(tmp_path / "kept"), *words])
    assert carried_out == done
    assert ended.exit_code == NOT_GOOD
    for one in done:
        what = one.split()[0]
        assert f"kept in {tmp_path}/kept/{what}" in ended.stdout
        assert f"{what} have found something" in ended.stderr


def test_a_journal_that_is_named_and_not_there_is_begun_and_said(tmp_path: Path) -> None:
    param, other = write_param(tmp_path), tmp_path / "other.sqlite"
    said = f"kiosk: {other} is not there: a new journal begins, without the money of any other.\n"
    line = [
        sys.executable,
        "-m",
        "harness.commands",
        "run",
        "--headless",
        "--param",
        str(param),
        "--journal",
        str(other),
    ]
    for expected in (said, ""):
        with subprocess.Popen(
            line, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as program:
            assert program.stdout is not None
            assert program.stderr is not None
            while '"seq"' not in program.stdout.readline():
                assert program.poll() is None
            program.terminate()
            assert program.stderr.read() == expected


def test_the_version_is_said() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "harness.commands", "--version"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Boxman {VERSION}\n", "")
