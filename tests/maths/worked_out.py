"""The shipped par sheets, worked out once for all tests, and what a sheet with other words in it comes to."""

from __future__ import annotations

from functools import cache

from terminal.common.places import SHEETS
from terminal.maths.par import ParLine, par_sheet
from terminal.maths.sheets import shipped

NAMES = tuple(shipped())
DISTINCT = tuple(name for name in NAMES if "-commission-" not in name)
"""Without the sheets that differ from EL601 in the commission alone."""


@cache
def lines(sheet: str, *changes: tuple[str, str]) -> dict[str, ParLine]:
    """The lines of a shipped sheet by name, after these changes of its text."""
    return {line.name: line for line in par_sheet(changed(sheet, *changes), f"{sheet}.ini").lines}


def changed(sheet: str, *changes: tuple[str, str]) -> str:
    """The text of a shipped sheet with other words in it."""
    text = (SHEETS / f"{sheet}.ini").read_text()
    for old, new in changes:
        assert text.count(f"\n{old}\n") == 1, f"{old!r} is no line of {sheet}"
        text = text.replace(f"\n{old}\n", f"\n{new}\n")
    return text


def line_number(text: str, line: str) -> int:
    """On which line of the text this stands."""
    return text.splitlines().index(line) + 1
