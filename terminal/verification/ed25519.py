"""Ed25519 signatures as RFC 8032 (section 5.1) gives them: few lines, so that whoever vouches for them can read them.

The terminal only verifies, of public data; the release's signing is done by hand, off the cabinet. So nothing here has
to run in constant time.
"""

from __future__ import annotations

from hashlib import sha512

FIELD = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, FIELD) % FIELD
ROOT_OF_MINUS_ONE = pow(2, (FIELD - 1) // 4, FIELD)

Point = tuple[int, int, int, int]
"""X, Y, Z and T, where x = X/Z, y = Y/Z and xy = T/Z."""


def public_key(seed: bytes) -> bytes:
    """Derive the public key of a private one of 32 bytes."""
    return _encode(_times(_secrets(seed)[0], BASE))


def sign(seed: bytes, message: bytes) -> bytes:
    """Sign a message with a private key of 32 bytes: 64 bytes."""
    scalar, prefix = _secrets(seed)
    once = _number(sha512(prefix + message).digest()) % ORDER
    commitment = _encode(_times(once, BASE))
    answer = (once + _challenge(commitment, public_key(seed), message) * scalar) % ORDER
    return commitment + answer.to_bytes(32, "little")


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of this public key has signed the message. A malformed key or signature is a no."""
    if len(key) != 32 or len(signature) != 64:
        return False
    signer, commitment = _decode(key), _decode(signature[:32])
    answer = _number(signature[32:])
    if signer is None or commitment is None or answer >= ORDER:
        return False
    challenge = _challenge(signature[:32], key, message)
    return _same(_times(answer, BASE), _plus(commitment, _times(challenge, signer)))


def _secrets(seed: bytes) -> tuple[int, bytes]:
    if len(seed) != 32:
        raise ValueError("a private key has 32 bytes")
    spread = sha512(seed).digest()
    scalar = _number(spread[:32]) & ((1 << 254) - 8) | (1 << 254)
    return scalar, spread[32:]


def _challenge(commitment: bytes, key: bytes, message: bytes) -> int:
    return _number(sha512(commitment + key + message).digest()) % ORDER


def _number(text: bytes) -> int:
    return int.from_bytes(text, "little")


def _plus(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % FIELD
    b = (one[1] + one[0]) * (other[1] + other[0]) % FIELD
    c = 2 * one[3] * other[3] * D % FIELD
    d = 2 * one[2] * other[2] % FIELD
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % FIELD, g * h % FIELD, f * g % FIELD, e * h % FIELD


def _times(factor: int, point: Point) -> Point:
    total: Point = (0, 1, 1, 0)
    while factor:
        if factor & 1:
            total = _plus(total, point)
        point = _plus(point, point)
        factor >>= 1
    return total


def _same(one: Point, other: Point) -> bool:
    across = (one[0] * other[2] - other[0] * one[2]) % FIELD
    along = (one[1] * other[2] - other[1] * one[2]) % FIELD
    return across == along == 0


def _encode(point: Point) -> bytes:
    inverse = pow(point[2], -1, FIELD)
    x, y = point[0] * inverse % FIELD, point[1] * inverse % FIELD
    return (y | (x & 1) << 255).to_bytes(32, "little")


def _decode(text: bytes) -> Point | None:
    """Read a point; None if there is no such point, or if it is written in another than the one way."""
    y, odd = _number(text) & ((1 << 255) - 1), text[31] >> 7
    if y >= FIELD:
        return None
    x = _x_of(y)
    if x is None or (x == 0 and odd):
        return None
    if x & 1 != odd:
        x = FIELD - x
    return x, y, 1, x * y % FIELD


def _x_of(y: int) -> int | None:
    square = (y * y - 1) * pow(D * y * y + 1, -1, FIELD) % FIELD
    x = pow(square, (FIELD + 3) // 8, FIELD)
    if (x * x - square) % FIELD:
        x = x * ROOT_OF_MINUS_ONE % FIELD
    return None if (x * x - square) % FIELD else x


def _base() -> Point:
    found = _decode((4 * pow(5, -1, FIELD) % FIELD).to_bytes(32, "little"))
    assert found is not None
    return found


BASE = _base()
