"""Describes papers for the staff, a RAM clear, and the procedure for a journal without a good copy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terminal.cabinet import events as e
from terminal.recall.description import Description
from terminal.rules.refusal import Phrase, said


def _ordered(event: e.SlipOrdered) -> Description:
    number, about = event.slip.number, event.number
    if event.about == "receipt":
        return Description(
            Phrase("Slip {number} is printed: the receipt of hand pay {about}", number=number, about=about)
        )
    if event.about == "day":
        return Description(
            Phrase("Slip {number} is printed: the totals of gaming day {about}", number=number, about=about)
        )
    if event.about == "players":
        told = Phrase("Slip {number} is printed: players of gaming day {about}", number=number, about=about)
        return Description(told)
    return Description(Phrase("Slip {number} is printed: page {about} of the meters", number=number, about=about))


def _closed(event: e.SlipClosed) -> Description:
    if event.printed:
        return Description(Phrase("Slip {number} is on paper", number=event.number))
    return Description(Phrase("Slip {number} has failed: {why}", number=event.number, why=said(event.reason)))


def _called(event: e.ClearCalled) -> Description:
    return Description(Phrase("A RAM clear is begun: the meters are printed, pages: {pages}", pages=event.pages))


def _confirmed(event: e.ClearConfirmed) -> Description:
    del event
    return Description(Phrase("The RAM clear is confirmed: this journal ends"))


def _cleared(event: e.Cleared) -> Description:
    if event.unread:
        why = said(event.unread)
        return Description(
            Phrase("A RAM clear was carried out; the journal before it could not be read: {why}", why=why)
        )
    phrase = Phrase(
        "A RAM clear was carried out; the journal before it is in {archive}, up to event {seq}",
        archive=event.archive,
        seq=event.seq,
    )
    return Description(phrase)


def _lost(event: e.MemoryLost) -> Description:
    return Description(Phrase("No copy of the journal is good: {why}", why=said(event.say)))


Tellers = Mapping[type[e.AnyEvent], Callable[[Any], Description]]

SLIPS: Tellers = {e.SlipOrdered: _ordered, e.SlipClosed: _closed}

MEMORY: Tellers = {
    e.ClearCalled: _called,
    e.ClearConfirmed: _confirmed,
    e.Cleared: _cleared,
    e.MemoryLost: _lost,
}
"""The clear, and its possible reasons."""
