"""Signing what one party says in the exchange, and verifying what others have said.

A proof is the signature with the certificate of its key, so that a reader needs nothing but the house's authority. The
signature is over the kind of the message, the name of the party and the content: none can stand for another.

How long a certificate is valid is judged where keys are loaded, and by the server at each login. A message has no time
of its own: what was signed in time stays good, or a station that comes back could not read what it has missed.
"""

from __future__ import annotations

import hashlib
import itertools
import secrets
from collections.abc import Iterable

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from cryptography.x509.oid import ExtendedKeyUsageOID

from drivers.ports.message import message
from terminal.table.keys.authority import Certificate, PrivateKey, common_name, der, number
from terminal.table.keys.parties import Party
from terminal.table.keys.refusals import KeysError

SIGNATURE = 64
"""The length of an Ed25519 signature."""
KNOWN_MAX = 256
"""The most certificates that a reader remembers: fourteen stations, their table, its dealers, and those before them."""


GOOD_MAX = 4_096
"""The most messages that a reader remembers as verified: a row is read many times, and its signature takes 0.1 ms."""


class Own(msgspec.Struct, frozen=True):
    """A key of this process, with its certificate."""

    certificate: Certificate
    key: PrivateKey


class _Known(msgspec.Struct, frozen=True):
    login: str
    number: str
    serial: int
    key: Ed25519PublicKey


class Keys:
    """What a process proves itself with, and knows others by. For any thread."""

    def __init__(
        self,
        authority: Certificate,
        own: Iterable[Own],
        revoked: Iterable[int] = (),
    ) -> None:
        """`revoked` are serial numbers of certificates."""
        self._authority = authority
        self._own = {common_name(one.certificate): one for one in own}
        self._revoked = frozenset(revoked)
        self._known: dict[bytes, _Known] = {}
        self._good: set[bytes] = set()
        self.process = secrets.token_bytes(16)
        """Drawn anew by each process."""
        self.starts: dict[Party, int] = {}
        """How often a station had been started when this process took its seat: a higher number is a copy of it."""
        self.requests = itertools.count(1)
        """Numbers what this process asks about its seats: what a line delivers late has a lower one."""

    @property
    def numbers(self) -> dict[str, str]:
        """The numbers of its certificates, by the names of its parties."""
        return {login: number(der(one.certificate)) for login, one in self._own.items()}

    @property
    def logins(self) -> tuple[str, ...]:
        """As whom this process may speak."""
        return tuple(self._own)

    def sign(self, party: Party, kind: str, content: bytes) -> bytes:
        """Prove that this party says this. Raises KeysError if this process is another."""
        own = self._own.get(party.login)
        if own is None:
            raise KeysError(message("keys.not_ours", own=", ".join(self._own) or "-", who=party.login))
        return own.key.sign(_signed(party, kind, content)) + der(own.certificate)

    def verify(self, party: Party, kind: str, content: bytes, proof: bytes) -> str:
        """Verify that this party said this: the number of its certificate, for the journal.

        Raises KeysError with the reason why it does not count.
        """
        signer = self._signer(party, proof[SIGNATURE:])
        if signer.login != party.login:
            raise KeysError(message("keys.other_party", who=party.login, signer=signer.login))
        if signer.serial in self._revoked:
            raise KeysError(message("keys.revoked", who=party.login))
        signed = _signed(party, kind, content)
        if (good := hashlib.sha256(proof + signed).digest()) in self._good:
            return signer.number
        try:
            signer.key.verify(proof[:SIGNATURE], signed)
        except InvalidSignature as error:
            raise KeysError(message("keys.altered", who=party.login)) from error
        if len(self._good) >= GOOD_MAX:
            self._good.clear()
        self._good.add(good)
        return signer.number

    def _signer(self, party: Party, certificate: bytes) -> _Known:
        known = self._known.get(certificate)
        if known is None:
            if not certificate:
                raise KeysError(message("keys.unsigned", who=party.login))
            known = _certified(self._authority, certificate)
            if known is None:
                raise KeysError(message("keys.stranger", who=party.login))
            if len(self._known) >= KNOWN_MAX:
                self._known.clear()
            self._known[certificate] = known
        return known


def _certified(authority: Certificate, certificate: bytes) -> _Known | None:
    """What a certificate says; None unless it is of this authority, and for a party."""
    try:
        found = x509.load_der_x509_certificate(certificate)
        found.verify_directly_issued_by(authority)
        purposes = found.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
        key = found.public_key()
    except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
        return None
    if ExtendedKeyUsageOID.CLIENT_AUTH not in purposes or not isinstance(key, Ed25519PublicKey):
        return None
    return _Known(common_name(found), number(certificate), found.serial_number, key)


def _signed(party: Party, kind: str, content: bytes) -> bytes:
    return b"\0".join((b"Boxman exchange 1", party.login.encode(), kind.encode(), content))
