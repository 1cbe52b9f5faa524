"""An account of the staff: its number, name, role and PIN, of which only a digest is kept."""

from __future__ import annotations

import msgspec

from terminal.cabinet.people.rights import RIGHTS, Right, Role


class PinDigest(msgspec.Struct, frozen=True):
    """What is kept of a PIN (`terminal.cabinet.people.staff_pins`). Its `repr` hides it: no log can show it."""

    salt: str
    digest: str

    def __repr__(self) -> str:
        """Name the digest without showing it."""
        return "PinDigest(...)"


class Person(msgspec.Struct, frozen=True):
    """Who did something: the number of the account, and its name at that time."""

    number: int
    name: str


class Account(msgspec.Struct, frozen=True):
    """One person of the staff."""

    number: int
    """Never given again, not even after the account is removed."""
    name: str
    role: Role
    pin: PinDigest
    first_pin: bool = False
    """The PIN was given by others: it has to be changed before anything else."""
    pin_expired: bool = False
    """The person signed in with a PIN that was too old: it has to be changed before anything else."""
    pin_since_ms: int = 0
    """When the PIN was chosen or given; 0 if an earlier version kept the account through a RAM clear."""
    failures: int = 0
    """How many wrong PINs were entered since the last right one."""
    until_ms: int = 0
    """No PIN is accepted before this instant of the wall clock; 0 if none was entered wrong too often."""
    last_sign_in_ms: int = 0

    @property
    def person(self) -> Person:
        """Its person, as events name them."""
        return Person(self.number, self.name)

    @property
    def has_to_change_pin(self) -> bool:
        """Nothing is allowed before the PIN is changed."""
        return self.first_pin or self.pin_expired

    def has(self, right: Right) -> bool:
        """Whether its role has this right."""
        return right in RIGHTS[self.role]
