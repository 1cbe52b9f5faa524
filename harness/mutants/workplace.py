"""A copy of the program in which mutants are tried, so that the working tree is never touched."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from harness.quick_place import quick_place
from terminal.common.places import FONTCONFIG, ROOT

PROGRAM = "program"
"""The folder of a workplace that holds the copy."""

LEFT_OUT = (".git", ".venv", "var", "__pycache__", ".*_cache", ".hypothesis")


@contextmanager
def workplace(root: Path) -> Iterator[Path]:
    """Copy a program into memory where there is room for it; the folder `program` in what is yielded holds it."""
    with TemporaryDirectory(prefix="mutants-", dir=quick_place()) as folder:
        place = Path(folder)
        shutil.copytree(root, place / PROGRAM, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
        yield place


def pytest_line(place: Path, *plugins: str) -> list[str]:
    """Give the command that runs pytest in a copy, with plugins of this folder; its caller bounds its time."""
    named = [word for plugin in plugins for word in ("-p", f"harness.mutants.{plugin}")]
    own = [f"--rootdir={place / PROGRAM}", f"--basetemp={place / 'tmp'}", "-q", "-p", "no:cacheprovider"]
    return [sys.executable, "-m", "pytest", *named, *own, "--hypothesis-seed=0", "--timeout=0"]


def environment(place: Path) -> dict[str, str]:
    """Give the environment of tests that run in a copy: the copy's modules come before this program's own."""
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join((str(place / PROGRAM), str(ROOT))),
        "QT_QPA_PLATFORM": "offscreen",
        "QT_QUICK_BACKEND": "software",
        "FONTCONFIG_FILE": str(FONTCONFIG),
    }
