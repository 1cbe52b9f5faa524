"""PINs of scripted players and staff: derived at once, at the lowest cost and with the same salt for all."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet.commands import AddPerson, ChangePin, Reserve, ResetPin, ReturnToStation, SignIn, SignInSecond
from terminal.cabinet.people import staff_pins
from terminal.cabinet.people.account import Account, PinDigest
from terminal.cabinet.people.rights import Right, Role
from terminal.cabinet.pins import digest_like
from terminal.runtime.derivations import Derived

SALT = "5a175a17"
QUICK = "scrypt:2:1:1:"
QUICK_STAFF = PinDigest(SALT * 4, "argon2id:8:1:1:")


def reserve(pin: str) -> Reserve:
    """Reserve the station under this PIN."""
    return Reserve(SALT, digest_like(QUICK, SALT, pin))


def come_back(pin: str) -> ReturnToStation:
    """Return to what `reserve` has reserved, if this is its PIN."""
    return ReturnToStation(digest_like(QUICK, SALT, pin))


def staff_pin(pin: str) -> PinDigest:
    """What is kept of this PIN of a person of the staff."""
    return PinDigest(QUICK_STAFF.salt, staff_pins.digest_like(QUICK_STAFF, pin))


def add_person(name: str, role: Role, pin: str) -> AddPerson:
    """Add an account with this PIN."""
    return AddPerson(name, role, staff_pin(pin))


def sign_in(account: Account, pin: str) -> SignIn:
    """Sign in with this PIN."""
    return SignIn(account.number, staff_pins.digest_like(account.pin, pin))


def agree(account: Account, pin: str, right: Right) -> SignInSecond:
    """Agree as the second person with this PIN."""
    return SignInSecond(account.number, staff_pins.digest_like(account.pin, pin), right)


def change_pin(account: Account, new: str, present: str = "") -> ChangePin:
    """Change the own PIN."""
    digest_of = staff_pins.digest_like
    return ChangePin(staff_pin(new), digest_of(account.pin, new), digest_of(account.pin, present))


def reset_pin(account: Account, pin: str) -> ResetPin:
    """Give this account a first PIN."""
    return ResetPin(account.number, staff_pin(pin))


def derive_at_once(make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
    """Derive on the calling thread, which waits for it, because nothing else has to happen meanwhile."""
    then(make())
