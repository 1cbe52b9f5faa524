"""Describes the rounds of a table with a dealer."""

from __future__ import annotations

from terminal.cabinet import events as e
from terminal.recall.description import Describers
from terminal.rules.refusal import Phrase

VOID_REASONS = {
    "cocked": Phrase("a die lies cocked"),
    "off_table": Phrase("a die left the table"),
    "touched": Phrase("the dice were touched"),
    "entry": Phrase("the dice were entered wrongly"),
    "unread": Phrase("the dice cannot be read"),
    "other": Phrase("by decision of the dealer"),
    "silent": Phrase("the dealer did not answer"),
}
"""Why a throw is void, as the end of a sentence."""


def _by(event: e.ByDealer, phrase: Phrase) -> Phrase:
    """The phrase with the dealer at the console, where the event names one; a person of the staff is added later."""
    if event.dealer:
        return Phrase("{what}, by dealer {name}", what=phrase, name=event.dealer)
    return phrase


def _opened(event: e.RoundOpened) -> Phrase:
    if event.by == "clock":
        return Phrase("Round {number}: no bet was placed, the betting time begins again", number=event.round)
    return _by(event, Phrase("Round {number}: betting is open", number=event.round))


def _last_called(event: e.LastBetsCalled) -> Phrase:
    return _by(event, Phrase("Round {number}: last bets are called", number=event.round))


def _closed(event: e.RoundClosed) -> Phrase:
    if event.by == "clock":
        return Phrase("Round {number}: no more bets, the time is over", number=event.round)
    return _by(event, Phrase("Round {number}: no more bets", number=event.round))


def _shown(event: e.DiceShown) -> Phrase:
    dice = "-".join(map(str, event.dice))
    if event.by == "generator":
        return Phrase("Round {number}: the generator has read {dice}", number=event.round, dice=dice)
    return _by(event, Phrase("Round {number}: {dice} was entered", number=event.round, dice=dice))


def _confirmed(event: e.DiceConfirmed) -> Phrase:
    dice = "-".join(map(str, event.dice))
    if event.by == "clock":
        return Phrase("Round {number}: {dice} counts as read, the dealer did not answer", number=event.round, dice=dice)
    return _by(event, Phrase("Round {number}: {dice} is confirmed", number=event.round, dice=dice))


def _voided(event: e.RoundVoided) -> Phrase:
    why = VOID_REASONS[event.reason]
    if event.dice:
        dice = "-".join(map(str, event.dice))
        phrase = Phrase("Round {number} is void, {dice} does not count: {why}", number=event.round, dice=dice, why=why)
    else:
        phrase = Phrase("Round {number} is void: {why}", number=event.round, why=why)
    if event.second is not None and event.who is None:
        phrase = Phrase("{what}; {name} agrees", what=phrase, name=event.second.name)
    return _by(event, phrase)


DESCRIBERS: Describers = {
    e.RoundOpened: _opened,
    e.LastBetsCalled: _last_called,
    e.RoundClosed: _closed,
    e.DiceShown: _shown,
    e.DiceConfirmed: _confirmed,
    e.RoundVoided: _voided,
    e.DealerAwaited: Phrase("The player can bet again: the dealer is awaited"),
    e.DealerSilent: Phrase("The dealer does not answer"),
    e.RoundResumed: Phrase("Round {round} goes on after a start"),
}
