"""Signing what one party says in the exchange, and verifying what others have said.

A proof is the signature with the certificate of its key, so that a reader needs nothing but the house's authority. The
signature is over the kind of the message, the name of the party and the content: none can stand for another.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from datetime import UTC, datetime

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


class Own(msgspec.Struct, frozen=True):
    """A key of this process, with its certificate."""

    certificate: Certificate
    key: PrivateKey


class _Known(msgspec.Struct, frozen=True):
    login: str
    serial: int
    key: Ed25519PublicKey
    begins_s: float
    ends_s: float


class Keys:
    """What a process proves itself with, and knows others by. For any thread."""

    def __init__(
        self,
        authority: Certificate,
        own: Iterable[Own],
        revoked: Iterable[int] = (),
        now_s: Callable[[], float] = time.time,
    ) -> None:
        """`revoked` are serial numbers of certificates."""
        self._authority = authority
        self._own = {common_name(one.certificate): one for one in own}
        self._revoked = frozenset(revoked)
        self._now_s = now_s
        self._known: dict[bytes, _Known] = {}
        self.starts: dict[tuple[int, int], int] = {}
        """How often the station of a table and seat had been started when this process took the seat: it proves that no
        copy of the station has taken it since."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """The numbers of its certificates, for the journal."""
        return tuple(number(der(one.certificate)) for one in self._own.values())

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

    def verify(self, party: Party, kind: str, content: bytes, proof: bytes) -> None:
        """Verify that this party said this. Raises KeysError with the reason why it does not count."""
        signer = self._signer(party, proof[SIGNATURE:])
        if signer.login != party.login:
            raise KeysError(message("keys.other_party", who=party.login, signer=signer.login))
        if signer.serial in self._revoked:
            raise KeysError(message("keys.revoked", who=party.login))
        if not signer.begins_s <= self._now_s() <= signer.ends_s:
            raise KeysError(
                message("keys.expired", who=party.login, begins=_day(signer.begins_s), ends=_day(signer.ends_s))
            )
        try:
            signer.key.verify(proof[:SIGNATURE], _signed(party, kind, content))
        except InvalidSignature as error:
            raise KeysError(message("keys.altered", who=party.login)) from error

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


def signer(proof: bytes) -> str:
    """The number of the certificate that a proof was made with, for the journal; empty without one."""
    return number(proof[SIGNATURE:]) if len(proof) > SIGNATURE else ""


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
    begins_s, ends_s = (at.timestamp() for at in (found.not_valid_before_utc, found.not_valid_after_utc))
    return _Known(common_name(found), found.serial_number, key, begins_s, ends_s)


def _signed(party: Party, kind: str, content: bytes) -> bytes:
    return b"\0".join((b"Boxman exchange 1", party.login.encode(), kind.encode(), content))


def _day(at_s: float) -> str:
    return datetime.fromtimestamp(at_s, UTC).date().isoformat()
