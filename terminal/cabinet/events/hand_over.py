"""The hand-over of a cabinet that is set up, to the house that operates it."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person

SkippedTests = Literal["", "tested_before", "fitted_later"]
"""Why a hand-over is signed without a test print and a test throw: not at all (empty); they were done before the
cabinet was brought here; a device is fitted later."""


class HandOverSigned(Event, frozen=True, tag="hand_over_signed"):
    """The cabinet was handed over as it is set up now; a slip for the papers of the house is ordered next."""

    parameters: str
    """SHA-256 of the parameters in force: a line ``name = value`` for each, sorted by name."""
    at_ms: int
    """By the wall clock."""
    key: str
    """The key that was turned."""
    who: Person | None = None
    """The person; None where a key alone is enough."""
    skipped: SkippedTests = ""
    """Why tests were skipped; empty if they are done, and in journals of earlier versions, which required none."""
    second: Person | None = None
    """The second person, who agreed to that; None where keys alone are enough, and if nothing was skipped."""
