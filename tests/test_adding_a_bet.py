"""CONTRIBUTING's worked example is carried out: two changes to a copy of the program make a whole bet."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.common.places import ROOT

PAGE = (ROOT / "CONTRIBUTING.md").read_text()
EXAMPLE = PAGE[PAGE.index("## Adding a bet") : PAGE.index("## Adding a variant")]
CHANGES = re.findall(r"```diff\n(.*?)```", EXAMPLE, re.DOTALL)
SESSIONS = re.findall(r"```console\n\$ \./kiosk ([^\n]*)\n(.*?)```", EXAMPLE, re.DOTALL)
INTERBLOCK = ("craps-el601", "craps-el602", "craps-side-bets", "crapless-el611", "easy-el621")


def changed(text: str, change: str) -> str:
    """The text with one hunk of a diff applied, whose context stands in it exactly once."""
    lines = change.splitlines()
    before = "\n".join(line[1:] for line in lines if line[:1] in " -")
    after = "\n".join(line[1:] for line in lines if line[:1] in " +")
    assert text.count(before) == 1, f"this stands {text.count(before)} times:\n{before}"
    return text.replace(before, after)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the program with the example's changes, and with no other."""
    root = tmp_path_factory.mktemp("copy")
    for folder in ("terminal", "drivers", "config"):
        shutil.copytree(ROOT / folder, root / folder, ignore=shutil.ignore_patterns("__pycache__"))
    to_catalogue, to_sheets = CHANGES
    catalogue = root / "terminal" / "rules" / "craps" / "catalogue.py"
    catalogue.write_text(changed(catalogue.read_text(), to_catalogue))
    for name in INTERBLOCK:
        sheet = root / "config" / "sheets" / f"{name}.ini"
        sheet.write_text(changed(sheet.read_text(), to_sheets))
    return root


def contains(answer: object, shown: object) -> bool:
    """Whether the answer says what is shown. An object may say more, unless an empty one is shown."""
    if isinstance(shown, dict) and shown and isinstance(answer, dict):
        return all(key in answer and contains(answer[key], value) for key, value in shown.items())
    return answer == shown


def test_the_example_is_there() -> None:
    assert (len(CHANGES), [words for words, _ in SESSIONS]) == (2, ["lab", "par craps-el601 --json"])


@pytest.mark.parametrize(("words", "session"), SESSIONS, ids=[words for words, _ in SESSIONS])
def test_the_new_bet_is_played_as_the_page_shows(copy: Path, words: str, session: str) -> None:
    asked = [line.removeprefix("> ") for line in session.splitlines() if line.startswith("> ")]
    shown = [json.loads(line.removeprefix("< ")) for line in session.splitlines() if line.startswith("< ")]
    done = subprocess.run(
        [sys.executable, "-m", "terminal.commands", *words.split()],
        input="".join(f"{line}\n" for line in asked),
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(shown)
    for answer, expected in zip(answers, shown, strict=True):
        assert contains(answer, expected), answer


@pytest.mark.parametrize("name", INTERBLOCK)
def test_a_sheet_that_misses_the_new_bet_is_refused(copy: Path, name: str, tmp_path: Path) -> None:
    sheet = tmp_path / f"{name}.ini"
    sheet.write_text((ROOT / "config" / "sheets" / f"{name}.ini").read_text())
    done = subprocess.run(
        [sys.executable, "-m", "terminal.commands", "par", str(sheet)],
        cwd=copy,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "under_seven" in done.stderr
