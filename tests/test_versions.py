"""Each version stands in one place: the program's, the least Python, and Qt's."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

from terminal.common.places import ROOT
from terminal.common.version import VERSION

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LEAST = PROJECT["project"]["requires-python"].removeprefix(">=")
"""The oldest Python that the program runs on."""
IN_HISTORY = ("CHANGELOG.md", "tests")
"""What says which version something was of, and tests, which may make up any."""


def files() -> list[Path]:
    """Every text file of the working copy in which a version could be stated a second time."""
    folders = ("assets", "config", "docs", "drivers", "harness", "packaging", "terminal")
    found = [path for folder in folders for path in (ROOT / folder).rglob("*")] + list(ROOT.glob("*"))
    kinds = ("", ".py", ".md", ".toml", ".in", ".ini", ".qml", ".txt", ".service", ".conf")
    return [path for path in found if path.is_file() and path.suffix in kinds and path.name not in IN_HISTORY]


def stating(pattern: str) -> set[str]:
    """The files in which this stands."""
    return {
        str(path.relative_to(ROOT)) for path in files() if re.search(pattern, path.read_text("utf-8", errors="ignore"))
    }


def test_the_programs_version_stands_in_one_file() -> None:
    assert stating(rf"(?<![\w.]){re.escape(VERSION)}(?![\w.])") == {"terminal/common/version.py"}
    assert PROJECT["project"]["dynamic"] == ["version"]
    assert "version" not in PROJECT["project"]


def test_the_command_line_says_it() -> None:
    words = [sys.executable, "-m", "terminal.commands", "--version"]
    said = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True)
    assert said.stdout == f"Boxman {VERSION}\n"


def test_the_least_python_is_that_of_the_project_file_in_every_tool() -> None:
    assert PROJECT["tool"]["mypy"]["python_version"] == LEAST
    assert "target-version" not in PROJECT["tool"]["ruff"], "ruff takes it from requires-python"
    kiosk = (ROOT / "kiosk").read_text(encoding="utf-8")
    (asked,) = re.findall(r"least=\$\((.*)\)$", kiosk, re.MULTILINE)
    told = subprocess.run(["bash", "-c", asked], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == f"{LEAST}\n"
    assert f"(Python {LEAST})" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_qt_has_its_version_among_the_requirements_alone() -> None:
    (wanted,) = re.findall(r"^PySide6-Essentials>=(\d+\.\d+)", (ROOT / "requirements.in").read_text(), re.MULTILINE)
    assert stating(rf"(?<![\w.]){re.escape(wanted)}(?!\w)") == {"requirements.in"}
    assert re.search(rf"^pyside6-essentials=={wanted}", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
