"""Checks on every QML file: formatted as qmlformat would, and clean under qmllint."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from terminal.places import ROOT

BIN = Path(sys.executable).parent


def files() -> list[Path]:
    """Every QML file of the product."""
    return sorted(path for room in ("terminal", "drivers") for path in (ROOT / room).rglob("*.qml"))


def lint() -> list[str]:
    """Run qmllint with no warning allowed; the complaints."""
    line = [str(BIN / "pyside6-qmllint"), "--max-warnings", "0", *map(str, files())]
    done = subprocess.run(line, check=False, capture_output=True, text=True)  # noqa: S603 - our own tool and files
    return [] if done.returncode == 0 else [done.stdout + done.stderr]


def unformatted() -> list[str]:
    """Name every file that qmlformat would change."""
    return [f"{path.relative_to(ROOT)} is not formatted" for path in files() if _formatted(path) != path.read_text()]


def _formatted(path: Path) -> str:
    line = [str(BIN / "pyside6-qmlformat"), str(path)]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own tool and file


if __name__ == "__main__":
    complaints = lint() if sys.argv[1] == "lint" else unformatted()
    sys.stderr.write("\n".join(complaints))
    sys.exit(bool(complaints))
