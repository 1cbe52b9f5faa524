"""Describes what happens to players' cards. A card is named by the last digits of its digest, which are no number."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.cabinet import events as e
from terminal.recall.describe_machine import clock_of
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Phrase

SHOWN = 6


def short(card: str) -> str:
    """The end of a card's digest, by which the staff tells cards apart."""
    return card[-SHOWN:].upper()


REFUSED: Mapping[str, str] = {
    "unreadable": "A card could not be read",
    "several": "More than one card was in the reader",
    "foreign": "A card was not one of the house",
    "blocked": "A blocked card was put in",
    "other": "A second card was put in while a player was logged in",
    "reserved": "A card was put in at the station that was reserved for another player",
}

LOGGED_OUT: Mapping[str, str] = {
    "card": "The player of card {card} is logged out: the card was taken or swiped again. Played {played}",
    "cash_out": "The player of card {card} is logged out by the cash-out. Played {played}",
    "time": "The player of card {card} is logged out: nothing was touched. Played {played}",
    "touch": "The player of card {card} has logged out. Played {played}",
    "session": "The player of card {card} is logged out at the end of the session. Played {played}",
    "start": "The player of card {card} is logged out: the program starts without a card reader. Played {played}",
}

FORGOTTEN: Mapping[str, str] = {
    "player": "The player of card {card} is forgotten, as the player wishes",
    "staff": "The player of card {card} is forgotten, by the staff",
    "room": "The player of card {card} is forgotten: others need the room",
}


def _seen(event: e.CardSeen) -> Phrase:
    if event.asks_pin:
        return Phrase("Card {card} was put in or swiped, and asks for its PIN", card=short(event.card))
    return Phrase("Card {card} was put in or swiped", card=short(event.card))


def _refused(event: e.CardRefused) -> Phrase:
    return Phrase(REFUSED[event.why])


def _set_aside(event: e.CardSetAside) -> Phrase:
    return Phrase("No PIN was entered for card {card}: play goes on without it", card=short(event.card))


def _mistaken(event: e.CardPinMistaken) -> Phrase:
    if event.blocked:
        return Phrase("A wrong PIN was entered for card {card}: it is blocked", card=short(event.card))
    if event.until_ms:
        seconds = (event.until_ms - event.at_ms) // 1_000
        text = "A wrong PIN was entered for card {card}: the next is accepted after {seconds} seconds"
        return Phrase(text, card=short(event.card), seconds=seconds)
    return Phrase("A wrong PIN was entered for card {card}", card=short(event.card))


def _logged_out(event: e.PlayerLoggedOut) -> Description:
    played = clock_of(event.figures.played_ms)
    phrase = Phrase(LOGGED_OUT[event.why], card=short(event.card), played=played)
    return Description(phrase, event.figures.result_cents)


def _named(event: e.PlayerNamed) -> Phrase:
    return Phrase("The player of card {card} is called {name}", card=short(event.card), name=event.name)


def _limits(event: e.LimitsKept | e.LimitsBrought) -> Description:
    kept = isinstance(event, e.LimitsKept)
    text = (
        "The limits of card {card} are kept for the gaming day, of which {played} are used"
        if kept
        else "The limits of card {card} hold again, of which {played} are used"
    )
    return Description(Phrase(text, card=short(event.card), played=clock_of(event.played_ms)), event.result_cents)


def _unblocked(event: e.CardUnblocked) -> Phrase:
    return Phrase("Card {card} is unblocked", card=short(event.card))


def _logged_in(event: e.PlayerLoggedIn) -> Phrase:
    return Phrase("The player of card {card} is logged in", card=short(event.card))


def _remembered(event: e.PlayerRemembered) -> Phrase:
    return Phrase("The player of card {card} agrees to be remembered", card=short(event.card))


def _declined(event: e.ConsentDeclined) -> Phrase:
    return Phrase("The player of card {card} does not want to be remembered", card=short(event.card))


def _forgotten(event: e.PlayerForgotten) -> Phrase:
    return Phrase(FORGOTTEN[event.why], card=short(event.card))


DESCRIBERS: Describers = {
    e.CardSeen: _seen,
    e.CardTaken: Phrase("The card was taken out"),
    e.CardRefused: _refused,
    e.CardSetAside: _set_aside,
    e.CardPinMistaken: _mistaken,
    e.CardUnblocked: _unblocked,
    e.PlayerLoggedIn: _logged_in,
    e.PlayerLoggedOut: _logged_out,
    e.PlayerRemembered: _remembered,
    e.ConsentDeclined: _declined,
    e.PlayerNamed: _named,
    e.PlayerForgotten: _forgotten,
    e.LimitsKept: _limits,
    e.LimitsBrought: _limits,
}
