"""Reads the terms of a Hazard par sheet: the bank's pay and its limits. Every line must have a meaning."""

from __future__ import annotations

import msgspec

from drivers.ports.message import message
from terminal.rules.refusal import money
from terminal.rules.sheet_reader import SheetReader

BANK = "bank"
"""The one bet of the game, as par sheets and resolutions name it."""

COVER = "cover"
"""A player's stake against a bank of the house, as resolutions name it."""

LIMITS = ("min_bet", "max_bet", "max_total_bet")

EVEN = (1, 1)


class Terms(msgspec.Struct, frozen=True):
    """The limits of a bank in cents."""

    min_cents: int
    max_cents: int | None
    """The largest bank that a shooter may lay; None is no limit."""
    max_riding_cents: int | None
    """The largest bank that may ride again; None is no limit."""


def read_terms(reader: SheetReader) -> Terms:
    """The terms. Raises IniError for a line that is unknown, missing or contradicts another."""
    reader.only_keys("pays", (BANK,))
    reader.only_keys("house", ())
    reader.only_keys("limits", LIMITS)
    if reader.pay("pays", BANK) != EVEN:
        raise reader.error(reader.line_of("pays", BANK), message("sheet.bank_pays_even"))
    min_cents = reader.cents("limits", "min_bet")
    max_cents = reader.cents_or_none("limits", "max_bet")
    max_riding_cents = reader.cents_or_none("limits", "max_total_bet")
    if not reader.is_overridden("limits", *LIMITS):
        _refuse_contradictions(reader, min_cents, max_cents, max_riding_cents)
    max_laid_cents = min((cents for cents in (max_cents, max_riding_cents) if cents is not None), default=None)
    return Terms(min_cents, max_laid_cents, max_riding_cents)


def _refuse_contradictions(
    reader: SheetReader, min_cents: int, max_cents: int | None, max_riding_cents: int | None
) -> None:
    if max_cents is not None and max_cents < min_cents:
        why = message("sheet.bank_below_min", amount=money(min_cents))
        raise reader.error(reader.line_of("limits", "max_bet"), why)
    if max_riding_cents is not None and max_riding_cents < max(min_cents, max_cents or 0):
        line = reader.line_of("limits", "max_total_bet")
        raise reader.error(line, message("sheet.total_below_bank", amount=money(max_cents or min_cents)))
