"""Accounting periods, gaming days, and the RAM clear."""

from __future__ import annotations

from terminal.cabinet.events.shape import Event
from terminal.cabinet.meters import Meters
from terminal.cabinet.validation import TicketKey
from terminal.messages.text import Text


class PeriodEnded(Event, frozen=True, tag="period_ended"):
    """The accounting period's meters have been read and begin anew; lifetime meters go on (regulation M8)."""

    number: int
    at_ms: int
    by: str
    """The key that was turned."""


class GamingDayBegan(Event, frozen=True, tag="gaming_day_began"):
    """A gaming day has begun, and the one before it, if there was one, has ended with it (regulation M7)."""

    number: int
    """Numbers only rise, over a RAM clear too where the journal before it could be read."""
    date: str
    """Its date by the local clock, like ``2026-09-21``; play after midnight is of the date on which the day began."""
    at_ms: int
    passed_days: int
    """How many days its date is after the one before it: more than 1 after days without power or a clock that was set
    forward, negative where a technician said that a clock is right that had been ahead, 0 for the first of a journal.
    """


class ClearCalled(Event, frozen=True, tag="clear_called"):
    """A RAM clear has begun with the printing of the meters, on so many slips that are ordered next."""

    at_ms: int
    pages: int


class ClearConfirmed(Event, frozen=True, tag="clear_confirmed"):
    """The RAM clear is decided: the last event of its journal (regulation C9). The next start carries it out."""

    at_ms: int
    by: tuple[str, ...]
    """The keys that were turned."""


class Cleared(Event, frozen=True, tag="cleared"):
    """The first event after a RAM clear: the journal before this one was put away, and all meters begin anew."""

    at_ms: int
    """When it was confirmed."""
    by: tuple[str, ...]
    archive: str
    """The folder, beside each copy, that holds the journal before this one."""
    seq: int
    """The number of its last event; 0 where it could not be read."""
    chain: str
    """The hash of its last event, in hexadecimal digits."""
    meters: Meters | None
    """Its lifetime meters; None where they could not be read."""
    unread: Text = ""
    """Why it could not be read."""
    ticket_sequence: int = 0
    tickets: int = 0
    throws: int = 0
    bills: int = 0
    hand_pays: int = 0
    slips: int = 0
    days: int = 0
    """What was numbered last, of each kind: a number never comes again."""
    program_signed: bool = False
    """A signed release has played there."""
    ticket_key: TicketKey | None = None
    """By what the numbers of its tickets were made; None where it had no key, or it could not be read."""
