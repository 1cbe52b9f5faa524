"""The key of card digests, which follows from the cabinet's own secret: the key of its ticket numbers.

So it needs no second secret with copies, repairs and a way over a RAM clear of its own. It is another key: neither of
the two can be computed from the other's results.
"""

from __future__ import annotations

import hmac
from functools import lru_cache
from hashlib import sha256

from drivers.ports import CardKey
from terminal.cabinet.validation import TicketKey


@lru_cache(maxsize=16)  # part of an order, which is derived after every event; all stations may run on one machine
def card_key(key: TicketKey | None) -> CardKey | None:
    """The key of this cabinet's card digests; None before its first start, when no card is read."""
    if key is None:
        return None
    return CardKey(hmac.digest(bytes.fromhex(key.secret), b"digests of players' cards", sha256).hex())
