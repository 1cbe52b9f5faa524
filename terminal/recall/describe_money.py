"""Describes bills, tickets, hand pays, and what an attendant settled."""

from __future__ import annotations

from drivers.ports.message import Message
from terminal.cabinet import events as e
from terminal.cabinet.hand_pay_reasons import REASONS
from terminal.recall.bets import title
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Phrase, said

MINUTE_MS = 60_000


def _bill_seen(event: e.BillSeen) -> Description:
    if event.why:
        phrase = Phrase("Bill {number} goes back: {why}", number=event.number, why=said(event.why))
    else:
        phrase = Phrase("Bill {number} is in escrow and is to be stacked", number=event.number)
    return Description(phrase, event.value_cents)


def _bill_credited(event: e.BillCredited) -> Description:
    return Description(Phrase("Bill {number} is in the stacker and credited", number=event.number), event.value_cents)


CLOSED = {
    "stacked": "Bill {number} is done: it is in the stacker",
    "returned": "Bill {number} is done: it went back",
    "disputed": "Bill {number} is done: it is disputed",
}


def _bill_closed(event: e.BillClosed) -> Phrase:
    return Phrase(CLOSED[event.outcome], number=event.number)


def _bill_disputed(event: e.BillDisputed) -> Description:
    phrase = Phrase("Bill {number} is disputed: {why}", number=event.number, why=said(event.reason))
    return Description(phrase, event.value_cents or None)


def _bill_rejected(event: e.BillRejected) -> Phrase:
    why = event.reason.values.get("cause") if isinstance(event.reason, Message) else None
    return Phrase("A bill was rejected: {why}", why=why or said(event.reason))


def _bill_settled(event: e.BillSettled) -> Phrase | Description:
    if event.credited_cents:
        phrase = Phrase("An attendant has credited what was disputed as number {number}", number=event.number)
        return Description(phrase, event.credited_cents)
    return Phrase("An attendant has settled what was disputed as number {number} without credit", number=event.number)


def _ticket_issued(event: e.TicketIssued) -> Description:
    ticket = event.ticket
    phrase = Phrase("Ticket {number} is issued: {validation}", number=ticket.number, validation=ticket.validation)
    return Description(phrase, event.amount_cents)


def _ticket_renumbered(event: e.TicketRenumbered) -> Phrase:
    ticket = event.ticket
    return Phrase(
        "Ticket {number} gets another number: {validation}", number=ticket.number, validation=ticket.validation
    )


def _ticket_doubted(event: e.TicketDoubted) -> Phrase:
    return Phrase(
        "It is not known whether ticket {number} is on paper: {why}", number=event.number, why=said(event.reason)
    )


def _ticket_settled(event: e.TicketSettled) -> Phrase | Description:
    if event.printed:
        return Phrase("An attendant says that ticket {number} was printed", number=event.number)
    phrase = Phrase("An attendant says that ticket {number} was not printed: its amount is back", number=event.number)
    return Description(phrase, event.returned_cents)


def _in_seen(event: e.TicketInSeen) -> Phrase:
    if event.why:
        why = said(event.why)
        return Phrase("Ticket {validation} goes back: {why}", validation=event.validation, why=why)
    return Phrase("Ticket {validation} is in escrow: the authority is asked", validation=event.validation)


def _in_answered(event: e.TicketInAnswered) -> Phrase | Description:
    if event.why:
        why = said(event.why)
        return Phrase("The authority refuses the ticket with number {number}: {why}", number=event.number, why=why)
    phrase = Phrase("The authority accepts the ticket with number {number}", number=event.number)
    return Description(phrase, event.amount_cents)


def _in_tilted(event: e.TicketInTilted) -> Phrase:
    return Phrase(
        "Unknown tickets in a row: {count}. None is taken for so many minutes: {minutes}",
        count=event.unknown,
        minutes=event.delay_ms // MINUTE_MS,
    )


def _in_credited(event: e.TicketInCredited) -> Description:
    phrase = Phrase("Ticket {validation} is in the stacker and credited", validation=event.validation)
    return Description(phrase, event.amount_cents)


IN_CLOSED = {
    "stacked": "The ticket with number {number} is done: it is in the stacker",
    "returned": "The ticket with number {number} is done: it went back",
    "disputed": "The ticket with number {number} is done: it is disputed",
}


def _in_closed(event: e.TicketInClosed) -> Phrase:
    return Phrase(IN_CLOSED[event.outcome], number=event.number)


def _in_disputed(event: e.TicketInDisputed) -> Description:
    phrase = Phrase("Ticket {validation} is disputed: {why}", validation=event.validation, why=said(event.reason))
    return Description(phrase, event.amount_cents or None)


NOTED = {
    "redeemed": "The authority has noted ticket {validation} as redeemed",
    "released": "The authority has noted ticket {validation} as given back",
    "void": "The authority has noted ticket {validation} as void",
}


def _noted(event: e.TicketNoted) -> Phrase:
    noted = Phrase(NOTED[event.outcome], validation=event.validation)
    if event.contradiction:
        return Phrase("{noted}, but: {why}", noted=noted, why=said(event.contradiction))
    return noted


def _hand_pay_due(event: e.HandPayDue) -> Description:
    due = Phrase("Hand pay {number} is due: {why}", number=event.number, why=REASONS[event.reason])
    phrase = Phrase("{due} ({bet})", due=due, bet=title(event.bet)) if event.bet else due
    return Description(phrase, event.amount_cents)


def _hand_pay_paid(event: e.HandPayPaid) -> Description:
    return Description(Phrase("Hand pay {number} is paid by an attendant", number=event.number), event.amount_cents)


def _credit_given(event: e.CreditGiven) -> Description:
    return Description(Phrase("Credit {number} is given by hand", number=event.number), event.amount_cents)


def _drop_taken(event: e.DropTaken) -> Description:
    phrase = Phrase("The cash box is taken out: drop {number}", number=event.number)
    return Description(phrase, event.contents.bills_cents)


def _drop_counted(event: e.DropCounted) -> Description:
    if event.count.bills != {value: count for value, count in event.expected.bills.items() if count} or (
        event.count.tickets != event.expected.tickets
    ):
        phrase = Phrase("Drop {number} is counted, with a difference", number=event.number)
        return Description(phrase, event.difference_cents)
    return Description(Phrase("Drop {number} is counted: it is as expected", number=event.number))


def _day_began(event: e.GamingDayBegan) -> Phrase:
    number, date, days = event.number, event.date, event.passed_days
    if days > 1:
        return Phrase("Gaming day {number} begins: {date}, days later: {days}", number=number, date=date, days=days)
    if days < 0:
        return Phrase(
            "Gaming day {number} begins: {date}, for the clock was ahead; days: {days}",
            number=number,
            date=date,
            days=-days,
        )
    return Phrase("Gaming day {number} begins: {date}", number=number, date=date)


DESCRIBERS: Describers = {
    e.BillSeen: _bill_seen,
    e.BillCredited: _bill_credited,
    e.BillClosed: _bill_closed,
    e.BillDisputed: _bill_disputed,
    e.BillRejected: _bill_rejected,
    e.BillSettled: _bill_settled,
    e.TicketKeyMade: Phrase("A secret key for the numbers of tickets is made"),
    e.TicketIssued: _ticket_issued,
    e.TicketEntered: Phrase("The authority knows ticket {number}"),
    e.TicketRenumbered: _ticket_renumbered,
    e.TicketDone: Phrase("Ticket {number} is printed"),
    e.TicketDoubted: _ticket_doubted,
    e.TicketSettled: _ticket_settled,
    e.TicketInSeen: _in_seen,
    e.TicketInAnswered: _in_answered,
    e.TicketInCredited: _in_credited,
    e.TicketInClosed: _in_closed,
    e.TicketInDisputed: _in_disputed,
    e.TicketInTilted: _in_tilted,
    e.TicketInTiltEnded: Phrase("Tickets are taken again: the time is over"),
    e.TicketNoted: _noted,
    e.HandPayDue: _hand_pay_due,
    e.HandPayPaid: _hand_pay_paid,
    e.HandPayUndone: Phrase("Hand pay {number} was not paid: the credit is the player's"),
    e.CreditGiven: _credit_given,
    e.DropTaken: _drop_taken,
    e.DropUndone: Phrase("Drop {number} is undone: the cash box was put back unopened"),
    e.DropCounted: _drop_counted,
    e.PeriodEnded: Phrase("Accounting period {number} is ended by the key"),
    e.GamingDayBegan: _day_began,
}
