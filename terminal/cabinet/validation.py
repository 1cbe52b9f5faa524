"""Validation numbers, which make a ticket worth its amount: 18 digits, unpredictable and never reused.

The first two digits are the system id 00: the machine made the number. The other sixteen are a keyed permutation of
machine number and sequence. A permutation gives different numbers for different tickets (regulation 1.8:
collision-proof by design), and without the key a number cannot be predicted, even by someone who knows the machine, the
minute and every earlier ticket. The host protocol's secure enhanced number has no key: it follows from machine and
sequence alone, and anyone who reads one ticket can compute the next.

The key is an event of the journal, made at the first start. So it has the journal's three copies, its hash chain, its
repairs, and its way into a new journal over a RAM clear, and is restored with the journal's backup. A file beside the
journal would need all of that a second time. Anyone who can read the journal's files can read the key: they are
readable by the program's own user alone. No screen, paper, log or report shows it.

Numbers of two keys, as of two cabinets with one machine number, differ almost certainly, but not by construction. The
ticket book refuses a number that it knows; the ticket under way then takes the next one.
"""

from __future__ import annotations

import hmac
from hashlib import sha256

import msgspec

KEY_BYTES = 32
MAX_MACHINE_ID = 0xFF_FF_FF
SYSTEM_ID = "00"
PRACTICE_ID = "99"
"""In place of the system id on tickets of practice, so that no such number is ever one of a cabinet."""
ROUNDS = 10
"""As many as NIST SP 800-38G demands of its format-preserving Feistel network FF1, which this one follows."""
HALF = 10**8
"""The network permutes pairs of eight digits."""
MAX_SEQUENCE = HALF * HALF // (MAX_MACHINE_ID + 1) - 1
"""Machine number and sequence must fit in sixteen digits together."""


class TicketKey(msgspec.Struct, frozen=True):
    """The secret of one cabinet's ticket numbers. Its `repr` hides it, so that no log or message can show it."""

    secret: str
    """`KEY_BYTES` bytes in hexadecimal digits."""

    def __repr__(self) -> str:
        """Name the key without showing it."""
        return "TicketKey(...)"


def ticket_key(chance: bytes) -> TicketKey:
    """Make a key from random bytes. Raises ValueError unless there are `KEY_BYTES` of them."""
    if len(chance) != KEY_BYTES:
        raise ValueError(f"a ticket key is made of {KEY_BYTES} bytes, not of {len(chance)}")
    return TicketKey(chance.hex())


def validation_number(key: TicketKey, machine_id: int, sequence: int) -> str:
    """Make the number of the ticket with this sequence: 18 digits, different for every sequence and machine."""
    assert 0 <= machine_id <= MAX_MACHINE_ID, f"machine id {machine_id} does not fit 24 bits"
    assert 0 <= sequence <= MAX_SEQUENCE, f"ticket sequence {sequence} does not fit 16 digits beside a machine id"
    return f"{SYSTEM_ID}{_permuted(bytes.fromhex(key.secret), sequence << 24 | machine_id):016d}"


def _permuted(key: bytes, number: int) -> int:
    """Permute the numbers of sixteen digits: each round adds to one half a keyed function of the other."""
    left, right = divmod(number, HALF)
    for count in range(ROUNDS):
        mixed = hmac.digest(key, f"ticket number {count} {right:08d}".encode(), sha256)
        left, right = right, (left + int.from_bytes(mixed)) % HALF
    return left * HALF + right
