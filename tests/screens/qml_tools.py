"""Runs Qt's own checks over the screens' QML; also a command: ``python -m tests.screens.qml_tools``."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import PySide6

from terminal.screens.window import QML

BIN = Path(sys.executable).parent
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
BACKEND = Path(__file__).parents[2] / "terminal" / "screens" / "player"
LIMIT_S = 100


def qml_files() -> list[Path]:
    """Every QML file of the screens."""
    return sorted(QML.rglob("*.qml"))


def lint() -> str:
    """Lint all QML against the Python view-models; what is returned is empty when it is clean."""
    with tempfile.TemporaryDirectory() as folder:
        _write_backend(Path(folder))
        command = ["pyside6-qmllint", "--max-warnings", "0", "-I", folder, "-I", str(QML), *map(str, qml_files())]
        return _run(command)


def misformatted() -> list[str]:
    """Name the files that pyside6-qmlformat would change."""
    return [path.name for path in qml_files() if _output(["pyside6-qmlformat", str(path)]) != path.read_text()]


def _write_backend(folder: Path) -> None:
    """Describe the view-models to the linter, as the running program describes them to QML."""
    module = folder / "Boxman" / "Backend"
    module.mkdir(parents=True)
    sources = [path for path in sorted(BACKEND.glob("*.py")) if "@QmlElement" in path.read_text()]
    described = [_describe(path, folder) for path in sources]
    foreign = ",".join(str(METATYPES / f"qt6{name}_metatypes.json") for name in ("core", "gui", "qml"))
    types = module / "backend.qmltypes"
    naming = ["--import-name", "Boxman.Backend", "--major-version", "1", "--minor-version", "0"]
    registrar = ["pyside6-qmltyperegistrar", "--generate-qmltypes", str(types), "--foreign-types", foreign, *naming]
    _run([*registrar, "-o", str(folder / "unused.cpp"), *described])
    (module / "qmldir").write_text("module Boxman.Backend\ntypeinfo backend.qmltypes\n")


def _describe(source: Path, folder: Path) -> str:
    described = folder / f"{source.stem}.json"
    _run(["pyside6-metaobjectdump", "-o", str(described), str(source)])
    return str(described)


def _run(command: list[str]) -> str:
    done = subprocess.run([str(BIN / command[0]), *command[1:]], capture_output=True, text=True, timeout=LIMIT_S)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def _output(command: list[str]) -> str:
    return subprocess.run([str(BIN / command[0]), *command[1:]], capture_output=True, text=True, timeout=LIMIT_S).stdout


if __name__ == "__main__":
    sys.stdout.write(lint() or "The QML is clean.\n")
