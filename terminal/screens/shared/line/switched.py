"""The information line's sentences about bets that are switched off, so that rolls do not decide them."""

from __future__ import annotations

from collections.abc import Collection

from terminal.cabinet.events import BetsMoved, Event
from terminal.rules.games import kind_of
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

KINDS = {
    "place": QT_TRANSLATE_NOOP("Player", "Place"),
    "buy": QT_TRANSLATE_NOOP("Player", "Buy"),
    "lay": QT_TRANSLATE_NOOP("Player", "Lay"),
    "odds": QT_TRANSLATE_NOOP("Player", "Odds"),
    "hard": QT_TRANSLATE_NOOP("Player", "Hard Ways"),
}
"""The player's names for the bets that can be switched off, in the order of listing them."""

BY_HAND = ("set_bets", "puck_off", "undo", "redo")
"""The touches that switch bets off at the player's request; any other does so only after a seven-out."""


def are_off(bets: Collection[str]) -> str:
    """The sentence that these bets, at least one, are off and how they are switched on."""
    return translate("Player", "Your {0} bets are off: tap SET BETS ON to play them").format(_kinds(bets))


def went_off(events: tuple[Event, ...], off: Collection[str]) -> str:
    """The sentence on the bets that are `off` since these events; empty if the events have switched none off."""
    changes = (kind_of(event.record).change_of(event.record) for event in events if isinstance(event, BetsMoved))
    verbs = [change.verb for change in changes if change is not None and change.off]
    if not verbs or not off:
        return ""
    if verbs[-1] in BY_HAND:
        return are_off(off)
    say = translate("Player", "After the seven-out your {0} bets are off: tap SET BETS ON to play them")
    return say.format(_kinds(off))


def _kinds(bets: Collection[str]) -> str:
    """``Place, Odds and Hard Ways``."""
    found = {_kind(bet) for bet in bets}
    *others, last = (translate("Player", title) for kind, title in KINDS.items() if kind in found)
    return translate("Player", "{0} and {1}").format(", ".join(others), last) if others else last


def _kind(bet: str) -> str:
    """The key of KINDS: ``place`` for ``place@6``, ``odds`` for all odds."""
    group = bet.partition("@")[0]
    return group if group in KINDS else "odds"
