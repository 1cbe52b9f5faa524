"""Checks every QML file: formatted by qmlformat, and accepted by qmllint, which knows every view-model."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import PySide6

from terminal.common.places import ROOT

BIN = Path(sys.executable).parent
METATYPES = Path(PySide6.__file__).parent / "Qt" / "metatypes"
BACKENDS = {
    "Boxman.Backend": ROOT / "terminal" / "screens",
    "Rig.Backend": ROOT / "drivers" / "simulated" / "window",
}
"""The QML modules that Python provides, and where their classes are."""

IMPORTS = (ROOT / "terminal" / "screens" / "qml", ROOT / "drivers" / "simulated" / "window" / "qml")
VIEW_MODEL = re.compile(r"^@(view_model|QmlElement)$", re.MULTILINE)
EXPOSED = re.compile(r"^(    \w+ = )exposed\((\w+), \"[\w.]+\", (\w+)\)", re.MULTILINE)

LIMIT_S = 100


def files() -> list[Path]:
    """Every QML file of the product."""
    return sorted(path for room in ("terminal", "drivers") for path in (ROOT / room).rglob("*.qml"))


def lint() -> str:
    """Lint all QML against the Python view-models; empty if there is nothing to report."""
    with tempfile.TemporaryDirectory() as folder:
        for module, sources in BACKENDS.items():
            _describe_module(Path(folder), module, sources)
        imports = [word for path in (folder, *map(str, IMPORTS)) for word in ("-I", path)]
        return _run(["pyside6-qmllint", "--max-warnings", "0", *imports, *map(str, files())])


def unformatted() -> str:
    """Name the files that qmlformat would change; empty if there are none. It formats copies of all at once."""
    with tempfile.TemporaryDirectory() as folder:
        copies = {path: Path(folder) / f"{number}-{path.name}" for number, path in enumerate(files())}
        for path, copy in copies.items():
            shutil.copyfile(path, copy)
        complaint = _run(["pyside6-qmlformat", "-i", *map(str, copies.values())])
        wrong = [path for path, copy in copies.items() if path.read_bytes() != copy.read_bytes()]
    return complaint + "".join(f"{path.relative_to(ROOT)} is not formatted\n" for path in wrong)


def _describe_module(folder: Path, name: str, sources: Path) -> None:
    """Describe the view-models to the linter as the running program describes them to QML."""
    module = folder.joinpath(*name.split("."))
    module.mkdir(parents=True)
    types = module / "backend.qmltypes"
    described = [str(folder / f"{name}.json")]
    classes = [_readable(path, folder) for path in sorted(sources.rglob("*.py")) if VIEW_MODEL.search(path.read_text())]
    if classes:
        _run(["pyside6-metaobjectdump", "-o", *described, *classes])
    foreign = ",".join(str(METATYPES / f"qt6{part}_metatypes.json") for part in ("core", "gui", "qml"))
    naming = ["--import-name", name, "--major-version", "1", "--minor-version", "0"]
    registrar = ["pyside6-qmltyperegistrar", "--generate-qmltypes", str(types), "--foreign-types", foreign, *naming]
    _run([*registrar, "-o", str(folder / "unused.cpp"), *(described if classes else [])])
    (module / "qmldir").write_text(f"module {name}\ntypeinfo backend.qmltypes\n")


def _readable(source: Path, folder: Path) -> str:
    """Copy a file for Qt's tool, which does not know `view_model` and `exposed`."""
    readable = folder / source.name
    assert not readable.exists(), f"two files with view-models are called {source.name}"
    text = EXPOSED.sub(r"\1Property(\2, exposed, notify=\3)", source.read_text())
    text = text.replace("Property(list,", "Property(QVariantList,")
    readable.write_text(VIEW_MODEL.sub("@QmlElement", text))
    return str(readable)


def _run(line: list[str]) -> str:
    """Run one of Qt's tools; returns its complaints."""
    tool = [str(BIN / line[0]), *line[1:]]
    done = subprocess.run(tool, capture_output=True, text=True, timeout=LIMIT_S, check=False)  # noqa: S603 - as above
    return "" if done.returncode == 0 else done.stdout + done.stderr


if __name__ == "__main__":
    checks = {"format": unformatted, "lint": lint}  # without words both
    complaints = "".join(checks[word]() for word in sys.argv[1:] or checks)
    sys.stderr.write(complaints)
    sys.exit(bool(complaints))
