"""The meaning of a roll, as the history shows it."""

from __future__ import annotations

import msgspec


class Mark(msgspec.Struct, frozen=True):
    """The meaning of a roll: a word for the history and its tone: ``seven``, ``point`` or empty."""

    word: str
    tone: str = ""
