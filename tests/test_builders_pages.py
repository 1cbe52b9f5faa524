"""The pages for builders are true of the program: every thread, process and room is on them, every file is there."""

from __future__ import annotations

import re

import pytest

from terminal.common.places import ROOT

THREADS = (ROOT / "docs" / "threads.md").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
PRODUCT = [path for folder in ("terminal", "drivers") for path in sorted((ROOT / folder).rglob("*.py"))]
STARTS_ANOTHER = re.compile(r"threading\.Thread\(|\bPopen\(|= start_own_process\(|return start_own_process\(")
OWN_PROCESS = ROOT / "terminal" / "common" / "own_process.py"


def test_every_file_that_starts_a_thread_or_a_process_is_on_the_page_of_threads() -> None:
    starting = [path for path in PRODUCT if path != OWN_PROCESS and STARTS_ANOTHER.search(path.read_text())]
    assert len(starting) > 8
    assert [name for path in starting if (name := str(path.relative_to(ROOT))) not in THREADS] == []


def test_every_thread_that_has_a_fixed_name_is_on_the_page_by_that_name() -> None:
    names = {name for path in PRODUCT for name in re.findall(r'Thread\(.*name="([^"]+)"', path.read_text())}
    assert len(names) > 6
    assert [name for name in sorted(names) if f"`{name}`" not in THREADS] == []


def test_every_room_of_the_terminal_is_in_the_drawing_of_the_house() -> None:
    house = ARCHITECTURE.partition("## The house")[2]
    rooms = [path.name for path in (ROOT / "terminal").iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert [room for room in sorted(rooms) if not re.search(rf"\b{room}/", house)] == []


@pytest.mark.parametrize("page", [THREADS, ARCHITECTURE, GLOSSARY], ids=["threads", "architecture", "glossary"])
def test_every_file_that_a_page_names_is_there(page: str) -> None:
    named = re.findall(r"`((?:terminal|drivers|harness)/[\w/.]+)`", page)
    named += [f"docs/{name}" for name in re.findall(r"\]\((\w+\.md)\)", page)]
    assert len(named) > 8
    assert [name for name in named if not (ROOT / name).exists()] == []


def test_every_name_of_the_glossary_stands_in_the_file_beside_it() -> None:
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in GLOSSARY.splitlines() if row.startswith("| ")]
    wrong = [
        f"{word}: {name} is not in {where}"
        for word, _, names, where in rows[1:]
        for name in re.findall(r"`([\w.]+)`", names)
        if not re.search(rf"\b{name.rpartition('.')[2]}\b", "".join(map(_text, re.findall(r"`([\w/.]+\.py)`", where))))
    ]
    assert wrong == []


def _text(file: str) -> str:
    return (ROOT / file).read_text(encoding="utf-8")
