"""What a ticket authority can do and report: it knows every ticket, and says what an inserted one is worth.

An order holds requests; each report answers one of them. A request is identified by its number and its instant, so
carrying it out twice has the same effect and answer as once. An authority that cannot answer for ten seconds reports
`AuthorityFault`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports.message import Message

Outcome = Literal["redeemed", "released", "void"]


class Enter(msgspec.Struct, frozen=True):
    """This ticket is about to be printed: it is valid from now on, until it expires."""

    number: int
    """The cabinet's own count of its tickets."""
    validation: str
    amount_cents: int
    currency: str
    """ISO 4217."""
    issued_ms: int
    expires_ms: int


class Ask(msgspec.Struct, frozen=True):
    """This ticket is in escrow since `at_ms`: what is it worth? A yes reserves it for this request until a `Close`."""

    number: int
    """The cabinet's count of the tickets in its escrow."""
    validation: str
    currency: str
    at_ms: int


class Close(msgspec.Struct, frozen=True):
    """How a request ended: the ticket is stacked and paid, it was returned, or it was never printed.

    `number` and `at_ms` are those of the request that it ends; for a void ticket, those of its `Enter`.
    """

    outcome: Outcome
    number: int
    validation: str
    at_ms: int
    amount_cents: int


Request = Enter | Ask | Close


class AuthorityOrder(msgspec.Struct, frozen=True):
    """All open requests, the oldest first."""

    requests: tuple[Request, ...] = ()


class AuthorityReady(msgspec.Struct, frozen=True):
    """The authority answers. `note` is what the staff should know all the same; mostly None."""

    note: Message | None = None


class AuthorityFault(msgspec.Struct, frozen=True):
    """The authority cannot answer now. Ends with AuthorityReady. `say` is for a person."""

    code: str
    say: Message


class Entered(msgspec.Struct, frozen=True):
    """The ticket with this number is entered, by this request."""

    validation: str


class NumberKnown(msgspec.Struct, frozen=True):
    """Another ticket has had this validation number, which must be unique."""

    validation: str


class Honoured(msgspec.Struct, frozen=True):
    """The ticket is good, and reserved for this request: it may be stacked, and then credited."""

    number: int
    validation: str
    amount_cents: int
    cashable: bool = True


class Refused(msgspec.Struct, frozen=True):
    """The ticket is not paid, and why, for the player."""

    number: int
    validation: str
    why: Message
    unknown: bool = False
    """The authority has never known a ticket with this number: it may have been guessed."""


class Noted(msgspec.Struct, frozen=True):
    """The end of a matter is known. `contradiction` says what it does not agree with; mostly it is None."""

    outcome: Outcome
    validation: str
    at_ms: int
    contradiction: Message | None = None


AuthorityReport = AuthorityReady | AuthorityFault | Entered | NumberKnown | Honoured | Refused | Noted
