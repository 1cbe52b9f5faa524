"""The modules of QML keep the walls of the Python rooms: all rooms share through Boxman.Shared alone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from terminal.common.places import ROOT
from terminal.screens.window.opening import QML

MODULES = QML / "Boxman"
MAY_IMPORT = {
    "Shared": set[str](),
    "Player": {"Shared"},
    "Operator": {"Shared"},
    "Dealer": {"Shared"},
    "Display": {"Shared"},
    "Window": {"Dealer", "Display", "Operator", "Player", "Shared"},
}
"""What each module may import of the others; all of them may use the view-models of Boxman.Backend."""

ROOMS = {"Shared": {"shared"}} | {
    room: {room.lower(), "shared"} for room in ("Player", "Operator", "Dealer", "Display")
}
"""Whose view-models each module may name. The window hands each of them on, so it may name all."""


def imported(text: str) -> set[str]:
    """The modules of this program that a QML file imports."""
    return set(re.findall(r"^import Boxman\.(\w+)", text, re.MULTILINE)) - {"Backend"}


def bare(text: str) -> str:
    """A QML file without its comments and texts."""
    return re.sub(r'"(?:[^"\\]|\\.)*"', '""', re.sub(r"//.*", "", text))


def view_models() -> Mapping[str, str]:
    """Each class that QML may name, and the room that it stands in."""
    rooms = {}
    for path in sorted((ROOT / "terminal" / "screens").rglob("*.py")):
        for name in re.findall(r"@view_model\nclass (\w+)", path.read_text()):
            rooms[name] = path.relative_to(ROOT / "terminal" / "screens").parts[0]
    return rooms


def files(module: str) -> list[Path]:
    """The QML files of a module."""
    return sorted((MODULES / module).glob("*.qml"))


def test_every_module_is_known() -> None:
    assert {path.name for path in MODULES.iterdir()} == set(MAY_IMPORT)
    assert all(files(module) for module in MAY_IMPORT)


@pytest.mark.parametrize("module", MAY_IMPORT)
def test_a_module_imports_only_those_below_it(module: str) -> None:
    wrong = {path.name: extra for path in files(module) if (extra := imported(path.read_text()) - MAY_IMPORT[module])}
    assert wrong == {}


@pytest.mark.parametrize("module", MAY_IMPORT)
def test_no_file_reaches_into_another_folder_by_its_path(module: str) -> None:
    assets = 'Qt.resolvedUrl("../../../../../assets/")'
    wrong = [path.name for path in files(module) if "../" in path.read_text().replace(assets, "")]
    assert wrong == []


@pytest.mark.parametrize("module", ROOMS)
def test_a_module_names_only_view_models_of_its_own_room_and_the_shared_one(module: str) -> None:
    rooms = view_models()
    assert {"Menu", "Touching", "Rows"} <= set(rooms)
    wrong = {
        (path.name, name)
        for path in files(module)
        for name in re.findall(r"\b[A-Z]\w*\b", bare(path.read_text()))
        if name in rooms and rooms[name] not in ROOMS[module]
    }
    assert wrong == set()


@pytest.mark.parametrize("module", MAY_IMPORT)
def test_a_module_lists_exactly_the_files_of_its_folder(module: str) -> None:
    first, *lines = (MODULES / module / "qmldir").read_text().splitlines()
    assert first == f"module Boxman.{module}"
    listed = {line.split()[-1] for line in lines}
    assert listed == {path.name for path in files(module)}
