"""Maps random bytes to dice without bias: bytes that would favour a face are discarded, the first that maps counts.

Regulation G3 allows to discard and draw again; the bias of what remains is exactly zero.
"""

from __future__ import annotations

from collections.abc import Callable

FACES = 6
BYTES_MAPPED = 252
"""The largest multiple of 6 up to 256: bytes from here on map to no face."""
MAX_DRAWS = 64
"""The most bytes drawn for one die; the probability that none of them maps is 1 in 2 to the power of 384."""


class NoFaceError(Exception):
    """The source gave only bytes that map to no face."""


def face_of(byte: int) -> int | None:
    """The face, 1 to 6, that a byte maps to; None if it maps to none. Each face has 42 bytes."""
    assert 0 <= byte <= 0xFF, f"{byte} is not a byte"
    return byte % FACES + 1 if byte < BYTES_MAPPED else None


def throw(draw: Callable[[], int], count: int) -> tuple[int, ...]:
    """Throw this many dice. Each is the first byte drawn for it that maps, in the order drawn. Raises NoFaceError."""
    return tuple(_die(draw) for _ in range(count))


def _die(draw: Callable[[], int]) -> int:
    for _ in range(MAX_DRAWS):
        face = face_of(draw())
        if face is not None:
            return face
    raise NoFaceError
