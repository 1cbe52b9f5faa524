"""A player's PIN: its form, and the digest that stands for it in commands, state and journal.

A digest is slow to derive on purpose: whoever asks derives it, on another thread than the one that owns the state
(`terminal.runtime.derivations`), and what decides only compares.
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
"""So many unpredictable bytes make the salt of a reservation."""

SCRYPT = "scrypt"
SCRYPT_COSTS = (1 << 14, 8, 1)
"""N, r and p (RFC 7914): 16 MiB and some 50 ms for each PIN that is tried, for which the one who tries waits."""


def reserving(pin: str, salt: bytes) -> c.Reserve:
    """The command that reserves the station under this PIN. Slow. Raises Refusal for what is no PIN, at once."""
    verify_form(pin)
    text = salt.hex()
    return c.Reserve(text, digest_of(text, pin))


def returning(pin: str, reservation: Reservation | None) -> c.ReturnToStation:
    """The command that opens what was reserved under this PIN. Slow. Raises Refusal for what is no PIN, at once.

    Where nothing is reserved there is nothing to derive: the command is refused.
    """
    verify_form(pin)
    return c.ReturnToStation(digest_like(reservation.digest, reservation.salt, pin) if reservation else "")


def verify_form(pin: str) -> None:
    """Hold a PIN against what a PIN looks like. Raises Refusal."""
    if not PIN.fullmatch(pin):
        raise Refusal("pin", "A PIN has four to eight digits.")


def digest_of(salt: str, pin: str) -> str:
    """What a new PIN is compared by: `scrypt:N:r:p:HEX`. Slow.

    Four digits are no secret for long to whoever has the journal, however slow it is to try each of them; the journal's
    files are the program's own user's alone.
    """
    return _scrypt(salt, pin, *SCRYPT_COSTS)


def digest_like(stored: str, salt: str, pin: str) -> str:
    """The digest of this PIN at the costs of a stored one. Slow.

    One without costs, from an earlier program, is a plain SHA-256.
    """
    *costs, _ = stored.split(":")
    if costs:
        n, r, p = (int(cost) for cost in costs[1:])
        return _scrypt(salt, pin, n, r, p)
    return sha256(f"{salt}:{pin}".encode()).hexdigest()


def agree(one: str, other: str) -> bool:
    """Say whether two digests are of one PIN, in a time that tells nothing of either."""
    return compare_digest(one.encode(), other.encode())


def _scrypt(salt: str, pin: str, n: int, r: int, p: int) -> str:
    digest = scrypt(pin.encode(), salt=salt.encode(), n=n, r=r, p=p, dklen=32)
    return f"{SCRYPT}:{n}:{r}:{p}:{digest.hex()}"
