"""Makes dice of random bytes without bias: a byte that would favour a face is passed over, the first that maps counts.

Regulation G3: discarding and drawing again is allowed, and the bias of what remains is exactly nought.
"""

from __future__ import annotations

from collections.abc import Callable

FACES = 6
BYTES_MAPPED = 252
"""The largest multiple of 6 that a byte can count: bytes from here on map to no face."""
MAX_DRAWS = 64
"""So many bytes are drawn for one die at most; that none of them maps has a chance of 1 in 2 to the power of 384."""


class NoFaceError(Exception):
    """The source gave nothing but bytes that map to no face."""


def face_of(byte: int) -> int | None:
    """Name the face, 1 to 6, that a byte maps to; None for one that maps to none. Each face has 42 bytes."""
    assert 0 <= byte <= 0xFF, f"{byte} is no byte"
    return byte % FACES + 1 if byte < BYTES_MAPPED else None


def throw(draw: Callable[[], int], count: int) -> tuple[int, ...]:
    """Throw so many dice, each from the first byte drawn for it that maps, in the order drawn. Raises NoFaceError."""
    return tuple(_die(draw) for _ in range(count))


def _die(draw: Callable[[], int]) -> int:
    for _ in range(MAX_DRAWS):
        face = face_of(draw())
        if face is not None:
            return face
    raise NoFaceError
