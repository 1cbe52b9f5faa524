"""Describes papers for the staff, a RAM clear, and the procedure for a journal without a good copy."""

from __future__ import annotations

from terminal.cabinet import events as e
from terminal.recall.description import Describers
from terminal.rules.refusal import Phrase, said

WITHOUT_NUMBER = {
    "test": "Slip {number} is printed: a test",
    "current_meters": "Slip {number} is printed: the meters",
    "faults": "Slip {number} is printed: the sheet of faults",
    "hand_over": "Slip {number} is printed: the hand-over",
}
"""Slips whose subject has no number of its own."""


def _ordered(event: e.SlipOrdered) -> Phrase:
    number, about = event.slip.number, event.number
    if event.about in WITHOUT_NUMBER:
        return Phrase(WITHOUT_NUMBER[event.about], number=number)
    if event.about == "receipt":
        return Phrase("Slip {number} is printed: the receipt of hand pay {about}", number=number, about=about)
    if event.about == "day":
        return Phrase("Slip {number} is printed: the totals of gaming day {about}", number=number, about=about)
    if event.about == "players":
        return Phrase("Slip {number} is printed: players of gaming day {about}", number=number, about=about)
    if event.about == "credit":
        return Phrase("Slip {number} is printed: credit by hand {about}", number=number, about=about)
    if event.about == "drop":
        return Phrase("Slip {number} is printed: count of drop {about}", number=number, about=about)
    if event.about == "shift":
        return Phrase("Slip {number} is printed: shift {about}", number=number, about=about)
    if event.about == "period":
        return Phrase("Slip {number} is printed: meters of period {about}", number=number, about=about)
    if event.about == "events":
        return Phrase("Slip {number} is printed: events up to {about}", number=number, about=about)
    if event.about == "game":
        return Phrase("Slip {number} is printed: game {about}", number=number, about=about)
    return Phrase("Slip {number} is printed: page {about} of the meters", number=number, about=about)


def _closed(event: e.SlipClosed) -> Phrase:
    if event.printed:
        return Phrase("Slip {number} is on paper", number=event.number)
    return Phrase("Slip {number} has failed: {why}", number=event.number, why=said(event.reason))


def _cleared(event: e.Cleared) -> Phrase:
    if event.unread:
        why = said(event.unread)
        return Phrase("A RAM clear was carried out; the journal before it could not be read: {why}", why=why)
    return Phrase(
        "A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}",
        archive=event.archive,
        seq=event.seq,
    )


def _lost(event: e.MemoryLost) -> Phrase:
    return Phrase("No copy of the journal is good: {why}", why=said(event.say))


SLIPS: Describers = {e.SlipOrdered: _ordered, e.SlipClosed: _closed}

MEMORY: Describers = {
    e.ClearCalled: Phrase("A RAM clear is begun: the meters are printed, pages: {pages}"),
    e.ClearConfirmed: Phrase("The RAM clear is confirmed: this journal ends"),
    e.Cleared: _cleared,
    e.MemoryLost: _lost,
}
"""The clear, and its possible reasons."""
