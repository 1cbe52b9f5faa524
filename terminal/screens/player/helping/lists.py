"""Joins several items in a sentence, in the current language."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.screens.translating.marked import translate


def all_of(things: Sequence[object]) -> str:
    """``4, 5 and 6``. Asserts that there is at least one."""
    return _joined(things, translate("Player", "{0} and {1}"))


def any_of(things: Sequence[object]) -> str:
    """``4, 5 or 6``. Asserts that there is at least one."""
    return _joined(things, translate("Help", "{0} or {1}"))


def _joined(things: Sequence[object], template: str) -> str:
    assert things, "nothing to write"
    *others, last = map(str, things)
    return template.format(", ".join(others), last) if others else last
