"""The limits that a player may choose from, and how they are written."""

from __future__ import annotations

from terminal.screens.player.windows.session_card import clock_of
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

TIMES_MS = tuple(minutes * 60_000 for minutes in (15, 30, 60, 90, 120, 180, 240, 360, 480))
LOSSES_CENTS = tuple(amount * 100 for amount in (20, 50, 100, 200, 300, 500, 1_000, 2_000, 5_000))


def choices(name: str, limit: int | None) -> tuple[int | None, ...]:
    """What can be chosen now, the strictest first: at most the limit that is set. None is no limit."""
    steps = TIMES_MS if name == "time" else LOSSES_CENTS
    return (*(step for step in steps if limit is None or step < limit), limit)


def time_words(limit_ms: int | None) -> str:
    """Hours and minutes: ``1:30``."""
    return _none() if limit_ms is None else clock_of(limit_ms)


def loss_words(limit_cents: int | None, currency: str) -> str:
    """An amount."""
    return _none() if limit_cents is None else languages.amount(limit_cents, currency)


def _none() -> str:
    return translate("Player", "No limit")
