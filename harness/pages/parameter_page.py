"""Writes docs/parameters.md from the table of parameters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from terminal.messages.english import sentence
from terminal.settings.parameter import Parameter
from terminal.settings.parameters import PARAMETERS

INTRODUCTION = """# Parameters: every line of Param.ini

`./kiosk pages` writes this page and the shipped `config/Param.ini` from `terminal/settings/sections/`; a test
compares them.

A line is `key = value` under its `[section]`. A missing key has its default; the shipped file has each default, except
that it offers all six games, with a chip of 0.50 at First Person Craps. Lines that begin with `#` or `;` are comments.
A wrong value, an unknown key or a duplicate key is reported with its line, and the terminal does not open for play
until it is corrected, or the last valid values are restored. The journal records every parameter, and each change with
the value before and after.

The last column says what a change requires. "At rest" means that no bet is up and no bill or ticket is in progress. On
the screen ([technician.md](technician.md)) the program enforces it, and restarts by itself where a change requires
that; everything else is in force at once. When the file is edited by hand, the program enforces the restart, and that
no money is open when the currency changes; the person who edits the file is responsible for the rest.
"""


def page() -> str:
    """The page as Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield INTRODUCTION
    for section, parameters in groupby(PARAMETERS, key=lambda one: one.section):
        yield f"## [{section}]\n"
        yield "| key | value | unit | default | meaning | requires |"
        yield "|---|---|---|---|---|---|"
        yield from (_row(one) for one in parameters)
        yield ""


def _row(one: Parameter) -> str:
    needs = ", ".join(need.value for need in one.needs) or "nothing"
    return f"| `{one.key}` | {sentence(one.kind.range)} | {one.kind.unit} | `{one.default}` | {one.meaning} | {needs} |"
