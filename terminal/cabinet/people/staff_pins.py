"""A staff PIN: its form, and its digest by argon2id (RFC 9106), which is used in commands, state and journal.

A digest is slow on purpose: the caller derives it, on a different thread from the one that owns the state
(`terminal.runtime.derivations`), and deciding code only compares.
"""

from __future__ import annotations

import re
from itertools import pairwise

from terminal.cabinet.people.account import PinDigest
from terminal.rules.refusal import Refusal

PIN = re.compile("[0-9]{5,8}")
SALT_BYTES = 16
DIGEST_BYTES = 32

ARGON2ID = "argon2id"
COSTS = (19_456, 2, 1)
"""KiB of memory, passes and lanes: the least that OWASP recommends, some 50 ms for each PIN that is tried."""


def verify_form(pin: str) -> None:
    """Check the form of a new PIN: five to eight digits, not all the same and no straight sequence. Raises Refusal."""
    if not PIN.fullmatch(pin):
        raise Refusal("pin", "A PIN of the staff has five to eight digits.")
    steps = {(int(after) - int(before)) % 10 for before, after in pairwise(pin)}
    if steps <= {0}:
        raise Refusal("pin", "A PIN may not be the same digit throughout.")
    if steps in ({1}, {9}):
        raise Refusal("pin", "A PIN may not be a straight sequence, such as 12345 or 98765.")


def made(pin: str, salt: bytes) -> PinDigest:
    """What is kept of a new PIN. Slow. Raises Refusal for one without the form, at once."""
    verify_form(pin)
    return derived(pin, salt)


def derived(pin: str, salt: bytes) -> PinDigest:
    """The digest of a PIN whose form is verified. Slow."""
    return PinDigest(salt.hex(), _argon2id(salt.hex(), pin, *COSTS))


def digest_like(kept: PinDigest, pin: str) -> str:
    """The digest of this PIN with the salt and the costs of a kept one. Slow."""
    _, *costs, _ = kept.digest.split(":")
    memory_kib, passes, lanes = (int(cost) for cost in costs)
    return _argon2id(kept.salt, pin, memory_kib, passes, lanes)


def _argon2id(salt: str, pin: str, memory_kib: int, passes: int, lanes: int) -> str:
    # Imported with the first PIN, on the thread that derives it: no start and no touch waits for it.
    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    derivation = Argon2id(
        salt=bytes.fromhex(salt), length=DIGEST_BYTES, iterations=passes, lanes=lanes, memory_cost=memory_kib
    )
    return f"{ARGON2ID}:{memory_kib}:{passes}:{lanes}:{derivation.derive(pin.encode()).hex()}"
