"""The page of the parameters, written from their table: docs/parameters.md."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from terminal.settings.parameters import PARAMETERS, Parameter

INTRODUCTION = """# Parameters: every line of Param.ini

This page is written from the program by `./kiosk pages` (`terminal/settings/parameters.py`); the tests compare it.

A line is `key = value` under its `[section]`; a key that is not there has its default. What begins with `#` or `;` is a
comment. A wrong value, an unknown key and a duplicate one are named with their line, and nothing is played until they
are put right. The journal tells every parameter, and each change with the value before and after it.

The last column says what has to be before a value may be changed: at rest is no bet up and no bill or ticket under way.
The program enforces the restart, and that no money is open when the currency changes; all else is for whoever edits the
file to see to.
"""


def page() -> str:
    """The page as Markdown."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield INTRODUCTION
    for section, parameters in groupby(PARAMETERS, key=lambda one: one.section):
        yield f"## [{section}]\n"
        yield "| key | has to be | unit | default | meaning | needs |"
        yield "|---|---|---|---|---|---|"
        yield from (_row(one) for one in parameters)
        yield ""


def _row(one: Parameter) -> str:
    needs = ", ".join(need.value for need in one.needs)
    return f"| `{one.key}` | {one.kind.range} | {one.kind.unit} | `{one.default}` | {one.meaning} | {needs} |"
