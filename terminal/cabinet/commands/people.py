"""Who signs in, and the accounts of the staff."""

from __future__ import annotations

import msgspec

from terminal.cabinet.people.account import PinDigest
from terminal.cabinet.people.rights import Right, Role


class SignIn(msgspec.Struct, frozen=True):
    """A person signs in: the digest of the PIN, with the salt and the costs of the account's."""

    number: int
    digest: str

    def __repr__(self) -> str:
        """Name the account without the digest."""
        return f"SignIn({self.number})"


class SignOut(msgspec.Struct, frozen=True):
    """The person who is signed in leaves."""


class SignInSecond(msgspec.Struct, frozen=True):
    """A second person agrees to one function, which requires this right."""

    number: int
    digest: str
    right: Right

    def __repr__(self) -> str:
        """Name account and right without the digest."""
        return f"SignInSecond({self.number}, {self.right})"


class AddPerson(msgspec.Struct, frozen=True):
    """Add an account of the staff."""

    name: str
    role: Role
    pin: PinDigest


class ChangePerson(msgspec.Struct, frozen=True):
    """Give an account another name or role."""

    number: int
    name: str
    role: Role


class RemovePerson(msgspec.Struct, frozen=True):
    """Remove an account."""

    number: int


class ResetPin(msgspec.Struct, frozen=True):
    """Give a person who has lost the PIN a first one."""

    number: int
    pin: PinDigest


class ChangePin(msgspec.Struct, frozen=True):
    """Change the PIN of the person who is signed in."""

    pin: PinDigest
    as_before: str
    """The digest of the new PIN with the salt and the costs of the present one: the two have to differ."""
    present: str = ""
    """The digest of the present PIN; not required for a first PIN."""

    def __repr__(self) -> str:
        """Name the command without its digests."""
        return "ChangePin(...)"
