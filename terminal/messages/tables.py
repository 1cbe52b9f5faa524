"""Every sentence that a message can become, in English, by its code: the tables of all rooms in one."""

from __future__ import annotations

from collections.abc import Mapping

from drivers import messages as drivers
from terminal.messages import cabinet, journal, keys, locks, program, settings, table, ticket_book, voices


def merged(*tables: Mapping[str, str]) -> dict[str, str]:
    """All tables in one. Raises ValueError for a code that two of them have."""
    found: dict[str, str] = {}
    for one in tables:
        if twice := sorted(found.keys() & one.keys()):
            raise ValueError(f"duplicate codes of messages: {', '.join(twice)}")
        found |= one
    return found


TEMPLATES = merged(
    drivers.TEMPLATES,
    cabinet.TEMPLATES,
    ticket_book.TEMPLATES,
    table.TEMPLATES,
    keys.TEMPLATES,
    journal.TEMPLATES,
    locks.TEMPLATES,
    program.TEMPLATES,
    settings.TEMPLATES,
    voices.TEMPLATES,
)
