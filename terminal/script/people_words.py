"""The words of a script about people: each has a PIN whose digest is still to be derived, off the owner's thread."""

from __future__ import annotations

import os
from collections.abc import Callable

import msgspec

from terminal.cabinet import commands as c
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import Account, PinDigest
from terminal.cabinet.people.rights import Right, Role

Accounts = Callable[[], tuple[Account, ...]]
"""The accounts after all earlier commands of the script."""


class SigningIn(msgspec.Struct, frozen=True):
    """Sign in."""

    name: str
    pin: str

    def __repr__(self) -> str:
        """Name the person without the PIN."""
        return f"SigningIn({self.name!r})"

    def command(self, accounts: Accounts) -> c.Staff:
        """Sign in with the digest of the PIN."""
        number, kept = _kept(accounts, self.name)
        return c.SignIn(number, staff_pins.digest_like(kept, self.pin) if kept else "")


class Agreeing(msgspec.Struct, frozen=True):
    """Agree as the second person."""

    name: str
    pin: str
    right: Right

    def __repr__(self) -> str:
        """Name the person without the PIN."""
        return f"Agreeing({self.name!r}, {self.right})"

    def command(self, accounts: Accounts) -> c.Staff:
        """Agree with the digest of the PIN."""
        number, kept = _kept(accounts, self.name)
        return c.SignInSecond(number, staff_pins.digest_like(kept, self.pin) if kept else "", self.right)


class AddingPerson(msgspec.Struct, frozen=True):
    """Add an account."""

    name: str
    role: Role
    pin: str

    def __repr__(self) -> str:
        """Name person and role without the PIN."""
        return f"AddingPerson({self.name!r}, {self.role!r})"

    def command(self, accounts: Accounts) -> c.Staff:
        """Add it with the digest of the PIN."""
        del accounts
        return c.AddPerson(self.name, self.role, _made(self.pin))


class ResettingPin(msgspec.Struct, frozen=True):
    """Give a person a first PIN."""

    name: str
    pin: str

    def __repr__(self) -> str:
        """Name the person without the PIN."""
        return f"ResettingPin({self.name!r})"

    def command(self, accounts: Accounts) -> c.Staff:
        """Give the digest of the PIN."""
        number, _ = _kept(accounts, self.name)
        return c.ResetPin(number, _made(self.pin))


class ChangingPin(msgspec.Struct, frozen=True):
    """Change the own PIN; the name is one's own."""

    name: str
    pin: str
    present: str

    def __repr__(self) -> str:
        """Name the person without the PINs."""
        return f"ChangingPin({self.name!r})"

    def command(self, accounts: Accounts) -> c.Staff:
        """Change it, with the digests that prove what has to be proved."""
        _, kept = _kept(accounts, self.name)
        if kept is None:
            return c.ChangePin(_made(self.pin), "")
        return c.ChangePin(
            _made(self.pin), staff_pins.digest_like(kept, self.pin), staff_pins.digest_like(kept, self.present)
        )


def _made(pin: str) -> PinDigest:
    return staff_pins.made(pin, os.urandom(staff_pins.SALT_BYTES))


def _kept(accounts: Accounts, name: str) -> tuple[int, PinDigest | None]:
    """Number and digest of the account with this name; 0 and None if there is none, which the cabinet will refuse."""
    found = next((one for one in accounts() if one.name == name), None)
    return (found.number, found.pin) if found else (0, None)
