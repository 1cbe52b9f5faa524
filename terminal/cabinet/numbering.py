"""Numbers that never come again, not even after the journal was cleared: of throws, and of tickets.

They are counted on from the last one, and follow the clock where that is ahead of the count.
"""

from __future__ import annotations

from terminal.cabinet.commands import Instant
from terminal.cabinet.state import State
from terminal.cabinet.validation import validation_number
from terminal.settings.parameters import Profile

EPOCH_S = 1_577_836_800
"""2020-01-01 in UTC: the clock is counted from here, so that no journal repeats another's numbers."""


def next_throw(last: int, now: Instant) -> int:
    """Number the next throw: above every earlier one, and above those of any journal before this one.

    A generator answers a number that it has thrown with the outcome on its record. After the journal was cleared,
    counting from one would play old outcomes again; no terminal throws once a second, so the clock stays ahead. The
    generator's 32 bits last until 2156.
    """
    return max(last + 1, _clock_s(now))


def next_ticket_sequence(last: int, now: Instant) -> int:
    """Number the next ticket, so that a validation number never comes again.

    The sequence follows the minutes: no terminal prints a ticket a minute for long, so the clock stays ahead of the
    count. It is printed nowhere; `terminal/cabinet/validation.py` makes an unpredictable number of it.
    """
    return max(last + 1, _clock_s(now) // 60)


def ticket_validation(profile: Profile, state: State, sequence: int) -> str:
    """Make the validation number of the ticket with this sequence, by the key of this cabinet."""
    assert state.ticketing.key is not None, "the first start makes the key of the ticket numbers"
    return validation_number(state.ticketing.key, profile.machine_id, sequence)


def _clock_s(now: Instant) -> int:
    return now.at_ms // 1000 - EPOCH_S
