"""The PIN of a scripted player: derived at once, at the lowest cost and with the same salt for all."""

from __future__ import annotations

from collections.abc import Callable

from terminal.cabinet.commands import Reserve, ReturnToStation
from terminal.cabinet.pins import digest_like
from terminal.runtime.derivations import Derived

SALT = "5a175a17"
QUICK = "scrypt:2:1:1:"


def reserve(pin: str) -> Reserve:
    """Reserve the station under this PIN."""
    return Reserve(SALT, digest_like(QUICK, SALT, pin))


def come_back(pin: str) -> ReturnToStation:
    """Return to what `reserve` has reserved, if this is its PIN."""
    return ReturnToStation(digest_like(QUICK, SALT, pin))


def derive_at_once(make: Callable[[], Derived], then: Callable[[Derived], None]) -> None:
    """Derive on the calling thread, which waits for it, because nothing else has to happen meanwhile."""
    then(make())
