"""The compliance page has every number of the requirements once, and names only files and tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from terminal.places import ROOT

PAGE = ROOT / "docs" / "compliance.md"
NUMBERS_OF = {"C": 15, "M": 11, "R": 5, "D": 11, "V": 9, "G": 9, "T": 7}
NUMBERS = [f"{letter}{number}" for letter, last in NUMBERS_OF.items() for number in range(1, last + 1)]
ROW = re.compile(r"\| ([A-Z][0-9]+) \| (.*) \|")
NAMED = re.compile(r"`([^`]+)`")

ROWS: list[tuple[str, list[str]]] = [
    (found[1], [cell.strip() for cell in found[2].split("|")])
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if (found := ROW.fullmatch(line))
]


def test_every_number_stands_there_once_and_in_order() -> None:
    assert [number for number, _ in ROWS] == NUMBERS


@pytest.mark.parametrize(("number", "cells"), ROWS, ids=[number for number, _ in ROWS])
def test_a_row_names_files_and_tests_that_are_there_or_says_not_yet(number: str, cells: list[str]) -> None:
    said, file, test = cells
    assert said.endswith("."), number
    if not file or not test:
        assert said.startswith("Not yet: "), f"{number} names no file or no test"
    for path in NAMED.findall(file):
        assert (ROOT / path).is_file(), f"{number} names {path}"
    for name in NAMED.findall(test):
        path, _, function = name.partition("::")
        assert path.startswith("tests/"), f"{number} names {name}"
        assert (ROOT / path).is_file(), f"{number} names {path}"
        assert not function or f"def {function}(" in Path(ROOT / path).read_text(), f"{number} names {name}"
