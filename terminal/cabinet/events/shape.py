"""The common shape of all events."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The common base. The fields of a kind never change their meaning: journals are kept for ever.

    This is the type of what takes or gives events. `AnyEvent` lists the kinds for what goes through all of them: as a
    type, a checker would go through its whole union at each use.
    """


class MoneyEvent(Event, frozen=True):
    """Money has moved: the copies of the journal are read back after it (regulation C5)."""
