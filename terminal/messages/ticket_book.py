"""What the ticket book says of tickets and of itself, in English, by the codes of its messages."""

from __future__ import annotations

TEMPLATES = {
    "ticket.not_ours": "This cabinet only takes tickets that it has printed itself.",
    "ticket.redeemed": "This ticket has been redeemed already.",
    "ticket.pending": "This ticket is being redeemed already.",
    "ticket.expired": "This ticket has expired.",
    "ticket.void": "This ticket is void.",
    "ticket.not_in_journal": "This ticket is not in the journal of this cabinet. Please show it to an attendant.",
    "ticket.other_currency": "This ticket is in another currency.",
    "book.redeemed_by_same": "It was redeemed by the same request.",
    "book.not_kept": "It was not kept for this request.",
    "book.other_amount": "It was worth {cents} cents.",
    "book.never_entered": "It was never entered.",
    "book.is_redeemed": "It is redeemed.",
    "book.is_pending": "It is pending.",
    "book.strangers": "Tickets in the ticket book that the journal does not know, and that are not paid: {count}.",
    "book.completed": ("Tickets of which the ticket book did not know what the journal knows, and now does: {count}."),
    "book.contradiction": (
        "The ticket book contradicts the journal about ticket {number}: move it away, and a new one is made."
    ),
    "book.not_held": "The ticket book cannot be held against the journal ({error}).",
    "book.in_use": "The ticket book is in use, and it serves one cabinet only.",
    "book.unopened": "The ticket book cannot be opened ({error}).",
    "book.unlocked": "The ticket book cannot be locked ({error}).",
    "book.unusable": "The ticket book cannot be used ({error}).",
    "book.damaged": "The ticket book is damaged.",
    "book.no_wal": "The place of the ticket book does not allow a WAL.",
    "book.other_file": "The file of the ticket book is no ticket book, or of another version.",
}
