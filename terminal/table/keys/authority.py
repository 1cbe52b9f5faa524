"""The house's own authority: X.509 certificates for all parties of its tables, and the list of the revoked ones.

It is pure: keys and time come as arguments. All keys are Ed25519: TLS and the signatures in the exchange share them.
"""

from __future__ import annotations

import hashlib
import ipaddress
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import TypeAlias

import msgspec
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

Certificate: TypeAlias = x509.Certificate
PrivateKey: TypeAlias = Ed25519PrivateKey

EARLIER = timedelta(days=1)
"""A certificate is valid from then on: the clocks of a floor do not agree to the second."""


class Validity(msgspec.Struct, frozen=True):
    """From when until when a certificate is valid."""

    begins: datetime
    ends: datetime


ALWAYS = Validity(datetime(2000, 1, 1, tzinfo=UTC), datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC))
"""Without an end, as RFC 5280 writes it: for keys that a machine makes itself, whatever its clock says that day."""


def for_days(now: datetime, days: int) -> Validity:
    """Valid for so many days from now on."""
    return Validity(now - EARLIER, now + timedelta(days=days))


class Authority(msgspec.Struct, frozen=True):
    """What certifies all others."""

    certificate: Certificate
    key: PrivateKey


def new_authority(house: str, key: PrivateKey, valid: Validity) -> Authority:
    """Begin an authority in the name of the house."""
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, house)])
    made = (
        _builder(name, name, key.public_key(), valid)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(_usage(authority=True), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
    )
    return Authority(made.sign(key, None), key)


def certify(authority: Authority, login: str, key: Ed25519PublicKey, valid: Validity) -> Certificate:
    """Certify that this key is that of the party with this name."""
    return _leaf(authority, login, key, valid, ExtendedKeyUsageOID.CLIENT_AUTH).sign(authority.key, None)


def certify_server(authority: Authority, hosts: Iterable[str], key: Ed25519PublicKey, valid: Validity) -> Certificate:
    """Certify that this key is that of the server which is reached by these names and addresses."""
    named = [_host(host) for host in hosts]
    made = _leaf(authority, str(named[0].value), key, valid, ExtendedKeyUsageOID.SERVER_AUTH)
    return made.add_extension(x509.SubjectAlternativeName(named), critical=False).sign(authority.key, None)


def revocations(authority: Authority, serials: Iterable[int]) -> x509.CertificateRevocationList:
    """The list of the certificates that count no more.

    It is valid for as long as the authority: a list that expires would stop every table on that day.
    """
    begins = authority.certificate.not_valid_before_utc
    made = (
        x509.CertificateRevocationListBuilder()
        .issuer_name(authority.certificate.subject)
        .last_update(begins)
        .next_update(authority.certificate.not_valid_after_utc)
    )
    for serial in sorted(set(serials)):
        one = x509.RevokedCertificateBuilder().serial_number(serial).revocation_date(begins).build()
        made = made.add_revoked_certificate(one)
    return made.sign(authority.key, None)


def common_name(certificate: Certificate) -> str:
    """The name on a certificate; empty if it has none, or several."""
    names = certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)
    return str(names[0].value) if len(names) == 1 else ""


def der(certificate: Certificate) -> bytes:
    """The bytes of a certificate."""
    return certificate.public_bytes(Encoding.DER)


def number(certificate: bytes) -> str:
    """The number of a certificate, for journals and people: the first 16 digits of its SHA-256."""
    return hashlib.sha256(certificate).hexdigest()[:16]


def _leaf(
    authority: Authority,
    name: str,
    key: Ed25519PublicKey,
    valid: Validity,
    purpose: x509.ObjectIdentifier,
) -> x509.CertificateBuilder:
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    certifier = x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key())
    ends = min(valid.ends, authority.certificate.not_valid_after_utc)
    return (
        _builder(subject, authority.certificate.subject, key, Validity(valid.begins, ends))
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(authority=False), critical=True)
        .add_extension(x509.ExtendedKeyUsage([purpose]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
        .add_extension(certifier, critical=False)
    )


def _builder(subject: x509.Name, issuer: x509.Name, key: Ed25519PublicKey, valid: Validity) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key)
        .serial_number(x509.random_serial_number())
        .not_valid_before(valid.begins)
        .not_valid_after(valid.ends)
    )


def _usage(*, authority: bool) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=not authority,
        key_cert_sign=authority,
        crl_sign=authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def _host(host: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(host))
    except ValueError:
        return x509.DNSName(host)
