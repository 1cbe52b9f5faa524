"""Numbers that are never reused, not even after a RAM clear: of throws, and of tickets.

They continue from the last one, and follow the clock when it is ahead of the count.
"""

from __future__ import annotations

from terminal.cabinet.commands import Instant
from terminal.cabinet.state import State
from terminal.cabinet.validation import PRACTICE_ID, SYSTEM_ID, validation_number
from terminal.settings.parameters import Profile

EPOCH_S = 1_577_836_800
"""2020-01-01 in UTC: the clock counts from here, so that no journal repeats another's numbers."""


def next_throw(last: int, now: Instant) -> int:
    """The number of the next throw: above every earlier one, and above those of any earlier journal.

    A generator answers a number that it has already thrown with the recorded outcome. If counting restarted after a RAM
    clear, old outcomes would be played again; no terminal throws once a second, so the clock stays ahead. The
    generator's 32 bits last until 2156.
    """
    return max(last + 1, _clock_s(now))


def next_ticket_sequence(last: int, now: Instant) -> int:
    """The sequence of the next ticket, so that a validation number is never reused.

    The sequence follows the minutes: no terminal prints a ticket a minute for long, so the clock stays ahead of the
    count. It is printed nowhere; `terminal/cabinet/validation.py` makes an unpredictable number from it.
    """
    return max(last + 1, _clock_s(now) // 60)


def ticket_validation(profile: Profile, state: State, sequence: int) -> str:
    """Make the validation number of the ticket with this sequence, with the key of this cabinet."""
    assert state.ticketing.key is not None, "the first start makes the key of the ticket numbers"
    number = validation_number(state.ticketing.key, profile.machine_id, sequence)
    return f"{PRACTICE_ID}{number.removeprefix(SYSTEM_ID)}" if state.configuration.practice else number


def next_clear(last: int, at_ms: int, *, counted: bool) -> int:
    """The number of a RAM clear; it follows the clock where the number of the last one could not be read.

    A shared table knows a station's journals by it, and takes nothing of an earlier one.
    """
    return last + 1 if counted else max(last + 1, _since_epoch_s(at_ms))


def _clock_s(now: Instant) -> int:
    return _since_epoch_s(now.at_ms)


def _since_epoch_s(at_ms: int) -> int:
    return at_ms // 1000 - EPOCH_S
