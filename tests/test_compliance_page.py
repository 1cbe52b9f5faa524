"""The compliance page answers every number of the list of requirements, and names only files and tests that exist."""

from __future__ import annotations

import csv
import re

from terminal.common.places import ROOT

LIST = ROOT / "docs" / "requirements.csv"
PAGE = ROOT / "docs" / "compliance.md"
ROW = re.compile(r"\| ([A-Z][0-9]+) \| (.*) \|")
NAMED = re.compile(r"`([^`]+)`")


def required() -> list[tuple[str, str, str]]:
    """Number, chapter and what is asked, of each requirement in its order."""
    with LIST.open(encoding="utf-8", newline="") as file:
        return [(row["number"], row["chapter"], row["what is asked"]) for row in csv.DictReader(file)]


def answered() -> list[tuple[str, str, list[str]]]:
    """Number, chapter and cells of each row of the page."""
    rows, chapter = [], ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif found := ROW.fullmatch(line):
            rows.append((found[1], chapter, [cell.strip() for cell in found[2].split("|")]))
    return rows


def test_every_requirement_of_the_list_has_its_row_in_its_chapter_and_order() -> None:
    assert [(number, chapter, cells[0]) for number, chapter, cells in answered()] == required()


def test_no_requirement_is_listed_twice() -> None:
    numbers = [number for number, _, _ in required()]
    assert sorted(set(numbers)) == sorted(numbers)


def test_a_row_is_met_or_says_what_is_not() -> None:
    wrong = [number for number, _, (_, said, file, test) in answered() if not _is_clear(said, file, test)]
    assert wrong == [], (
        'a row is a sentence with a file and a test; "Partly: … Not yet: …" where something is missing; '
        'or "Not yet: …" with neither file nor test'
    )


def _is_clear(said: str, file: str, test: str) -> bool:
    shown = bool(NAMED.search(file) and NAMED.search(test))
    if said.startswith("Not yet: "):
        return not file and not test and said.endswith(".")
    return shown and said.endswith(".") and said.startswith("Partly: ") == (" Not yet: " in said)


def test_every_file_and_test_that_a_row_names_exists() -> None:
    missing = [f"{number} names {name}" for number, _, cells in answered() for name in _missing(*cells[2:])]
    assert missing == []


def _missing(files: str, tests: str) -> list[str]:
    names = [path for path in NAMED.findall(files) if not (ROOT / path).is_file()]
    for name in NAMED.findall(tests):
        path, _, function = name.partition("::")
        there = path.startswith("tests/") and (ROOT / path).is_file()
        if not there or (function and f"def {function}(" not in (ROOT / path).read_text(encoding="utf-8")):
            names.append(name)
    return names
