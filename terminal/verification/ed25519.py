"""Ed25519 signatures (RFC 8032) over bytes, with keys as the raw 32 bytes of the RFC or as PEM files (RFC 8410).

The `cryptography` library implements the algorithm. The publisher signs a release; a cabinet, or a house, signs a
configuration.
"""

from __future__ import annotations

from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey


def new_seed() -> bytes:
    """Make a private key of 32 bytes."""
    return Ed25519PrivateKey.generate().private_bytes_raw()


def public_key(seed: bytes) -> bytes:
    """Derive the public key of a private one of 32 bytes. Raises ValueError for another length."""
    return _private(seed).public_key().public_bytes_raw()


def sign(seed: bytes, message: bytes) -> bytes:
    """Sign a message with a private key of 32 bytes: 64 bytes. Raises ValueError for another length."""
    return _private(seed).sign(message)


def is_signed(key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of this public key has signed the message; False for a malformed key or signature."""
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True


def pem_of(seed: bytes) -> bytes:
    """Write a private key as OpenSSL writes it: PKCS #8, not encrypted."""
    return _private(seed).private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )


def seed_of(pem: bytes) -> bytes:
    """Read the private key of a PEM file. Raises ValueError for anything but an Ed25519 key without a password."""
    try:
        key = serialization.load_pem_private_key(pem, password=None)
    except (TypeError, UnsupportedAlgorithm) as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError("not an Ed25519 key")
    return key.private_bytes_raw()


def public_pem_of(key: bytes) -> bytes:
    """Write a public key of 32 bytes as OpenSSL writes it. Raises ValueError for another length."""
    return Ed25519PublicKey.from_public_bytes(key).public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )


def public_key_of(pem: bytes) -> bytes:
    """Read the public key of a PEM file. Raises ValueError for anything but an Ed25519 public key."""
    try:
        key = serialization.load_pem_public_key(pem)
    except UnsupportedAlgorithm as error:
        raise ValueError(str(error)) from error
    if not isinstance(key, Ed25519PublicKey):
        raise ValueError("not an Ed25519 key")
    return key.public_bytes_raw()


def _private(seed: bytes) -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(seed)
