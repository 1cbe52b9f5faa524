"""``kiosk rig ORDER`` is a hand: one sentence out, and an exit code that a script can use."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from drivers.simulated.orders import ORDERS
from drivers.simulated.rig import Rig
from terminal.commands.rig import command
from terminal.common.places import ROOT


def said(rig: Rig, *words: str) -> Result:
    return CliRunner().invoke(command, ["--directory", str(rig.directory), *words])


def failed(folder: Path, *words: str) -> tuple[int, str, str]:
    """Give an order from a shell; its exit code, standard output and standard error."""
    line = [sys.executable, "-m", "terminal.commands", "rig", "--directory", str(folder), *words]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_an_order_that_is_done_is_confirmed(rig: Rig) -> None:
    result = said(rig, "bill", "20")
    assert (result.exit_code, result.stdout, result.stderr) == (0, "Done: insert 20.\n", "")


@pytest.mark.parametrize("words", ["bill fail", "bill 7", "sing"])
def test_an_order_that_is_not_done_is_one_sentence_and_exit_code_2(rig: Rig, words: str) -> None:
    code, output, complaint = failed(rig.directory, *words.split())
    assert (code, output, len(complaint.splitlines())) == (2, "", 1)


def test_the_picture_is_json(rig: Rig) -> None:
    assert json.loads(said(rig, "picture").stdout)["dice"]["plugged"] is True


def test_without_a_rig_it_says_how_to_start_one(rig: Rig) -> None:
    code, _, complaint = failed(rig.directory / "nowhere", "status")
    assert code == 2
    assert "kiosk rig serve" in complaint


def test_the_help_shows_every_order() -> None:
    result = CliRunner().invoke(command, ["--help"])
    assert result.exit_code == 0
    assert all(order.pattern in result.stdout for order in ORDERS)


def test_a_second_rig_is_refused_with_exit_code_2(rig: Rig) -> None:
    assert failed(rig.directory, "serve", "--headless")[0] == 2
