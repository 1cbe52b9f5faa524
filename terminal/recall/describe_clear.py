"""Describes papers for the staff, a RAM clear, and the procedure for a journal without a good copy."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet import events as e
from terminal.cabinet.events import SlipAbout
from terminal.recall.description import Describers
from terminal.rules.refusal import Phrase, said

ORDERED: Mapping[SlipAbout, str] = {
    "receipt": "Slip {number} is printed: the receipt of hand pay {about}",
    "day": "Slip {number} is printed: the totals of gaming day {about}",
    "players": "Slip {number} is printed: players of gaming day {about}",
    "credit": "Slip {number} is printed: credit by hand {about}",
    "drop": "Slip {number} is printed: count of drop {about}",
    "shift": "Slip {number} is printed: shift {about}",
    "period": "Slip {number} is printed: meters of period {about}",
    "test": "Slip {number} is printed: a test",
    "current_meters": "Slip {number} is printed: the meters",
    "hand_over": "Slip {number} is printed: the hand-over",
    "faults": "Slip {number} is printed: the sheet of faults",
    "events": "Slip {number} is printed: events up to {about}",
    "game": "Slip {number} is printed: game {about}",
    "list": "Slip {number} is printed: a list of the staff's menu",
    "void": "Slip {number} is printed: the void bets of round {about}",
    "meters": "Slip {number} is printed: page {about} of the meters",
}


def _ordered(event: e.SlipOrdered) -> Phrase:
    return Phrase(ORDERED[event.about], number=event.slip.number, about=event.number)


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
