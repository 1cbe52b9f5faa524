"""Waiting for something on the screen, however long it takes: pytest's own timeout ends a test that hangs."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

NEVER_MS = 10_000_000
"""pytest-qt wants a number; this is longer than a test may take."""


def until(qtbot: QtBot, true: Callable[[], bool]) -> None:
    """Let the window live until this is so."""
    qtbot.waitUntil(true, timeout=NEVER_MS)
