"""Describes what was found about the clock, and what the staff did to it."""

from __future__ import annotations

from terminal.cabinet import events as e
from terminal.common.local_time import DAY_MS, local
from terminal.recall.description import Describers
from terminal.rules.refusal import Phrase, said

MINUTE_MS = 60_000


def _moved(event: e.ClockMoved) -> Phrase:
    minutes = abs(event.found_ms - event.expected_ms) // MINUTE_MS
    if event.off_ms == 0:
        return Phrase("The clock was put right, by {minutes} minutes", minutes=minutes)
    if event.within_ms and event.off_ms > 0:
        days = event.off_ms // DAY_MS
        return Phrase("At the start the clock is {days} days ahead of the last time that is known", days=days)
    if event.found_ms < event.expected_ms:
        return Phrase("The clock was set back by {minutes} minutes", minutes=minutes)
    return Phrase("The clock was set forward by {minutes} minutes", minutes=minutes)


def _called(event: e.ClockSetCalled) -> Phrase:
    return Phrase("The clock is to be set to {after} UTC", after=_instant(event.to_ms))


def _set(event: e.ClockSet) -> Phrase:
    before, after = _instant(event.before_ms), _instant(event.after_ms)
    return Phrase("The clock was set from {before} to {after} UTC", before=before, after=after)


def _not_set(event: e.ClockNotSet) -> Phrase:
    return Phrase("The clock was not set: {why}", why=said(event.why))


def _offset_changed(event: e.OffsetChanged) -> Phrase:
    before, after = (_offset(minutes) for minutes in (event.before_minutes, event.offset_minutes))
    return Phrase("Local time is UTC{after} from now on; it was UTC{before}", before=before, after=after)


def _offset(minutes: int) -> str:
    sign, (hours, rest) = "-" if minutes < 0 else "+", divmod(abs(minutes), 60)
    return f"{sign}{hours}:{rest:02}"


def _instant(at_ms: int) -> str:
    return f"{local(at_ms, 0):%Y-%m-%d %H:%M:%S}"


DESCRIBERS: Describers = {
    e.ClockMoved: _moved,
    e.ClockSetCalled: _called,
    e.ClockSet: _set,
    e.ClockNotSet: _not_set,
    e.ClockConfirmed: Phrase("The clock that had jumped is confirmed"),
    e.OffsetChanged: _offset_changed,
}
