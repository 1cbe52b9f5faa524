"""The state of the staff: the accounts, and who is signed in."""

from __future__ import annotations

import msgspec

from terminal.cabinet.people.account import Account
from terminal.cabinet.people.rights import Right


class SignIn(msgspec.Struct, frozen=True):
    """The account that is signed in, and the key that was turned for it."""

    number: int
    key: str


class Second(msgspec.Struct, frozen=True):
    """The second person, who agrees to one function for a few minutes."""

    number: int
    right: Right
    until_ms: int


class People(msgspec.Struct, frozen=True):
    """The accounts, and the people who stand at the cabinet."""

    accounts: tuple[Account, ...] = ()
    """In the order in which they were added."""
    added: int = 0
    """The number of the last account that was ever added."""
    signed_in: SignIn | None = None
    second: Second | None = None

    def account(self, number: int) -> Account | None:
        """The account with this number; None if there is none."""
        return next((one for one in self.accounts if one.number == number), None)
