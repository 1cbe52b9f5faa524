"""What the information line says of an event as it happens: money in, tickets, throws that do not count."""

from __future__ import annotations

from terminal.cabinet.events import (
    AttendantCalled,
    BillCredited,
    BillRejected,
    BillSeen,
    BillSettled,
    CreditGiven,
    Event,
    ThrowVoided,
    TicketDone,
    TicketDoubted,
    TicketInAnswered,
    TicketInCredited,
    TicketInSeen,
    TicketIssued,
    TicketSettled,
)
from terminal.screens.shared.words import take_ticket
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


def news(events: tuple[Event, ...], currency: str, *, dealt: bool = False) -> str:
    """The sentence on the latest event that has one; empty if none has. `dealt`: a dealer has the dice thrown."""
    void = next((event for event in events if isinstance(event, ThrowVoided) and event.again is None), None)
    if dealt and void is not None:
        reason = languages.sentence_end(languages.message_sentence(void.reason))
        return translate("Player", "The throw does not count: {0}. You may take your bets down").format(reason)
    sentences = (_sentence(event, currency) for event in reversed(events))
    return next((sentence for sentence in sentences if sentence), "")


def _sentence(event: Event, currency: str) -> str:
    match event:
        case BillSeen(fate="return", why=why):
            return (
                translate("Player", "Please take your bill back. {0}").format(languages.message_sentence(why)).rstrip()
            )
        case BillRejected(reason):
            return languages.message_sentence(reason)
        case BillCredited(value_cents=cents) | BillSettled(credited_cents=cents) | CreditGiven(amount_cents=cents) if (
            cents
        ):
            return translate("Player", "{0} added to your credit. Good luck!").format(languages.amount(cents, currency))
        case ThrowVoided():
            return _void(event)
        case AttendantCalled(on, by_key):
            return _call(on=on, by_key=by_key)
        case _:
            return _ticket_news(event, currency)


def _call(*, on: bool, by_key: bool) -> str:
    """The answer to the player's call: it was heard, an attendant has come, or the player needs none any more."""
    if on:
        return translate("Player", "An attendant is on the way to you")
    if by_key:
        return translate("Player", "An attendant has answered your call")
    return translate("Player", "Your call for the attendant is cancelled")


def _ticket_news(event: Event, currency: str) -> str:
    match event:
        case TicketInSeen(why=why) | TicketInAnswered(why=why) if why:
            return (
                translate("Player", "Please take your ticket back. {0}")
                .format(languages.message_sentence(why))
                .rstrip()
            )
        case TicketInCredited(amount_cents=cents):
            return translate("Player", "{0} added to your credit. Good luck!").format(languages.amount(cents, currency))
        case TicketIssued():
            return translate("Player", "Printing your ticket")
        case TicketDone() | TicketSettled(printed=True):
            return take_ticket()
        case TicketDoubted():
            return translate("Player", "Please wait for an attendant")
        case TicketSettled(returned_cents=cents):
            return translate("Player", "{0} is back in your credit").format(languages.amount(cents, currency))
    return ""


def _void(event: ThrowVoided) -> str:
    reason = languages.sentence_end(languages.message_sentence(event.reason))
    if event.again is None:
        return translate("Player", "The throw does not count: {0}. Press ROLL again").format(reason)
    return translate("Player", "The throw does not count: {0}. The dice are thrown again").format(reason)
