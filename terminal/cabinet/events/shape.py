"""The common shape of all events."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The common shape. A kind's fields never change their meaning: journals are read for ever."""


class MoneyEvent(Event, frozen=True):
    """Money has moved: after it the copies of the journal are read back (regulation C5)."""
