"""Whether the journal of a station has an event of which its exchange knows: an old copy of its disk has not."""

from __future__ import annotations

from pathlib import Path

from terminal.journal.errors import JournalError
from terminal.journal.reading import look_back
from terminal.messages.lazy import message
from terminal.table.exchange.exchange import ExchangeRefused, Place


def has_place(path: Path, place: Place) -> bool:
    """Whether the open journal has this event with this hash. Raises ExchangeRefused if it cannot be read."""
    try:
        with look_back(path) as history:
            return place.seq <= history.seq and history.chain(place.seq) == place.chain
    except JournalError as error:
        raise ExchangeRefused(message("exchange.journal_unread", error=error.message)) from error
