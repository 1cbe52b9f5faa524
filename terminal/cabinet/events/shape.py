"""The common shape of all events."""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """The common base. The fields of a kind never change their meaning: journals are kept for ever.

    What looks for some kinds among all takes an `Event`; only what needs one of the known kinds takes `AnyEvent`, whose
    union a type checker goes through whole at each case.
    """


class MoneyEvent(Event, frozen=True):
    """Money has moved: the copies of the journal are read back after it (regulation C5)."""
