"""What the information line says of a player's card: one sentence for whatever happens to it."""

from __future__ import annotations

from terminal.cabinet.events import (
    CardPinMistaken,
    CardRefused,
    CardSeen,
    CardSetAside,
    Event,
    PlayerForgotten,
    PlayerLoggedIn,
    PlayerLoggedOut,
    PlayerNamed,
    PlayerRemembered,
)
from terminal.cabinet.state import State
from terminal.screens.translating.marked import translate


def card_news(state: State, events: tuple[Event, ...]) -> str:
    """The sentence on the latest event that has one; empty if none has."""
    sentences = (_sentence(state, event) for event in reversed(events))
    return next((sentence for sentence in sentences if sentence), "")


def _sentence(state: State, event: Event) -> str:
    match event:
        case PlayerLoggedIn() | PlayerNamed():
            return _welcome(state)
        case PlayerLoggedOut(why=why):
            return _farewell(state, why)
        case CardRefused(why=why):
            return _refused(why)
        case CardPinMistaken(blocked=True):
            return _refused("blocked")
        case CardSeen(asks_pin=True):
            return translate("Player", "Enter the PIN of your card")
        case CardSetAside():
            return translate("Player", "You play without your card")
        case PlayerRemembered():
            return translate("Player", "This machine will know you again")
        case PlayerForgotten(why="player"):
            return translate("Player", "This machine has forgotten you")
    return ""


def _welcome(state: State) -> str:
    known = state.players.here_known
    if known is not None and known.name:
        return translate("Player", "Welcome, {0}. Good luck!").format(known.name)
    return translate("Player", "Welcome. Good luck!")


def _farewell(state: State, why: str) -> str:
    """A cash-out has its own sentence, about the ticket."""
    if why == "cash_out":
        return ""
    if state.credit_cents:
        return translate("Player", "Your card is logged out. Your credit stays here")
    return translate("Player", "Your card is logged out. Goodbye")


def _refused(why: str) -> str:
    return {
        "unreadable": translate("Player", "Your card could not be read. Try again, or play without it"),
        "several": translate("Player", "There is more than one card in the reader. Take one out"),
        "foreign": translate("Player", "This is not a card of the house. You can play without a card"),
        "blocked": translate("Player", "This card is blocked: an attendant can unblock it. You can play without it"),
        "other": translate("Player", "Another player's card is logged in. Log it out first"),
        "reserved": translate("Player", "This station is reserved. Put your card in again when it is open"),
    }[why]
