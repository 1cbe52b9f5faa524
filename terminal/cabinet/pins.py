"""A player's PIN: its form, and its digest, which is used in commands, state and journal.

A digest is slow on purpose: the caller derives it, on a different thread from the one that owns the state
(`terminal.runtime.derivations`), and deciding code only compares.
"""

from __future__ import annotations

import re
from hashlib import scrypt, sha256
from hmac import compare_digest

from terminal.cabinet import commands as c
from terminal.cabinet.state.visits import Reservation
from terminal.rules.refusal import Refusal

PIN = re.compile("[0-9]{4,8}")
SALT_BYTES = 16
"""The number of random bytes in the salt of a reservation."""

SCRYPT = "scrypt"
SCRYPT_COSTS = (1 << 14, 8, 1)
"""N, r and p (RFC 7914): 16 MiB and some 50 ms for each PIN that is tried; only the caller waits for it."""


def reserving(pin: str, salt: bytes) -> c.Reserve:
    """The command that reserves the station under this PIN. Slow. Raises Refusal for an invalid PIN, at once."""
    verify_form(pin)
    text = salt.hex()
    return c.Reserve(text, digest_of(text, pin))


def returning(pin: str, reservation: Reservation | None) -> c.ReturnToStation:
    """The command that opens the station reserved under this PIN. Slow. Raises Refusal for an invalid PIN, at once.

    Without a reservation, or for one by the staff, nothing is derived: the command will be refused.
    """
    verify_form(pin)
    return c.ReturnToStation(
        digest_like(reservation.digest, reservation.salt, pin) if reservation and reservation.digest else ""
    )


def verify_form(pin: str) -> None:
    """Check the form of a PIN. Raises Refusal."""
    if not PIN.fullmatch(pin):
        raise Refusal("pin", "A PIN has four to eight digits.")


def digest_of(salt: str, pin: str) -> str:
    """The digest of a new PIN: `scrypt:N:r:p:HEX`. Slow.

    Four digits do not stay secret for long from someone who has the journal, however slow each try is; the journal's
    files are readable by the program's own user alone.
    """
    return _scrypt(salt, pin, *SCRYPT_COSTS)


def digest_like(stored: str, salt: str, pin: str) -> str:
    """The digest of this PIN with the costs of a stored one. Slow.

    A digest without costs, from an earlier program, is a plain SHA-256.
    """
    *costs, _ = stored.split(":")
    if costs:
        n, r, p = (int(cost) for cost in costs[1:])
        return _scrypt(salt, pin, n, r, p)
    return sha256(f"{salt}:{pin}".encode()).hexdigest()


def agree(one: str, other: str) -> bool:
    """Whether two digests are of the same PIN, in a time that does not depend on their content."""
    return compare_digest(one.encode(), other.encode())


def _scrypt(salt: str, pin: str, n: int, r: int, p: int) -> str:
    digest = scrypt(pin.encode(), salt=salt.encode(), n=n, r=r, p=p, dklen=32)
    return f"{SCRYPT}:{n}:{r}:{p}:{digest.hex()}"
