"""The description of an event: a phrase, and the amount that it is about."""

from __future__ import annotations

from typing import NamedTuple

from terminal.rules.refusal import Phrase


class Description(NamedTuple):
    """What an event was."""

    phrase: Phrase
    cents: int | None = None
    """The amount that it is about; None if there is none."""
