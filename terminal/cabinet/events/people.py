"""The staff: accounts, PINs, and who signs in."""

from __future__ import annotations

from typing import Literal

from terminal.cabinet.events.shape import Event
from terminal.cabinet.people.account import Person, PinDigest
from terminal.cabinet.people.rights import Right, Role


class PersonAdded(Event, frozen=True, tag="person_added"):
    """An account was added. The first of all is an operator's, added with the technician key at the open logic door."""

    person: Person
    role: Role
    pin: PinDigest
    """Only the digest of the PIN is stored, with its salt and its costs."""
    first_pin: bool
    """The PIN was given by another person, and has to be changed at the first sign-in."""
    at_ms: int
    who: Person | None = None
    """Who added it; None for the first account, and where a key alone is enough."""


class PersonChanged(Event, frozen=True, tag="person_changed"):
    """An account has another name or role."""

    before: Person
    name: str
    role: Role
    at_ms: int
    who: Person | None = None


class PersonRemoved(Event, frozen=True, tag="person_removed"):
    """An account was removed; its number is not given again."""

    person: Person
    at_ms: int
    who: Person | None = None


class PinReset(Event, frozen=True, tag="pin_reset"):
    """A person has lost the PIN: others gave a first one, which has to be changed at the next sign-in."""

    person: Person
    pin: PinDigest
    at_ms: int
    who: Person | None = None
    second: Person | None = None
    """The second person; None if the logic door was open instead."""


class PinChanged(Event, frozen=True, tag="pin_changed"):
    """A person changed the own PIN."""

    person: Person
    pin: PinDigest
    at_ms: int


class SignedIn(Event, frozen=True, tag="signed_in"):
    """A person signed in with the right PIN."""

    person: Person
    key: str
    """The key that was turned."""
    at_ms: int
    pin_expired: bool = False
    """The PIN is older than the parameters allow: it has to be changed before anything else."""


class SignInRefused(Event, frozen=True, tag="sign_in_refused"):
    """A wrong PIN was entered for this account."""

    person: Person
    at_ms: int
    until_ms: int = 0
    """No PIN is accepted for this account before this instant; 0 if the next one is accepted at once."""


class SignInDelayed(Event, frozen=True, tag="sign_in_delayed"):
    """The clock was set back while no PIN of this account was accepted: the delay begins again from its beginning."""

    person: Person
    until_ms: int


SignOutReason = Literal["button", "key", "time", "start"]


class SignedOut(Event, frozen=True, tag="signed_out"):
    """A person signed out, or the key was turned back, nothing was touched for long, or the program started again."""

    person: Person
    reason: SignOutReason
    at_ms: int


class SecondSignedIn(Event, frozen=True, tag="second_signed_in"):
    """A second person agreed, with the right PIN, to one function."""

    person: Person
    right: Right
    """The right that the function requires."""
    at_ms: int
    until_ms: int


SecondEnds = Literal["used", "time", "first"]


class SecondSignedOut(Event, frozen=True, tag="second_signed_out"):
    """The agreement ended: the function was carried out, its time is over, or the first person has signed out."""

    person: Person
    reason: SecondEnds
    at_ms: int
