"""The files of keys. A party has a folder with its name: its private key, its certificate, and what it knows others by.

The house's authority has a folder as well, with a copy of each certificate that it has given.
"""

from __future__ import annotations

import secrets
import shutil
import stat
from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from functools import partial
from pathlib import Path

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, load_pem_private_key

from drivers.ports.message import message
from terminal.common.certificate_ends import Ends, milliseconds
from terminal.common.durable import make_durable
from terminal.common.private_files import GROUP_AND_OTHERS, write_private
from terminal.table.keys import authority as x
from terminal.table.keys.authority import ALWAYS, Validity
from terminal.table.keys.parties import Party
from terminal.table.keys.proofs import Keys, Own
from terminal.table.keys.refusals import KeysError

AUTHORITY = "authority.crt"
CERTIFICATE = "certificate.crt"
PRIVATE = "private.key"
REVOKED = "revoked.crl"
"""The files of a party's folder."""
AUTHORITY_KEY = "authority.key"
ISSUED = "issued"
"""What the authority's folder has besides."""
AUTHORITY_FOLDER = "authority"
"""Beside the folders of parties that all run on this machine."""
AUTHORITY_DAYS = 25 * 365
DAYS = 5 * 365
"""How long certificates are valid, unless the house wants another time."""


class Revocations(msgspec.Struct, frozen=True):
    """The list of revoked certificates: as a file, and by their serial numbers."""

    pem: bytes
    serials: frozenset[int]


# A party
# --------------------------------------------------------------------------------


def load(folder: Path, parties: Sequence[Party], now: datetime) -> Keys:
    """The keys of these parties in their folders below this one. Raises KeysError."""
    found = [_load_one(folder / party.login, party, now) for party in parties]
    authority, _, _ = found[0]
    if any(other != authority for other, _, _ in found):
        raise KeysError(message("keys.two_houses", folder=str(folder)))
    serials = frozenset[int]().union(*(revoked for _, _, revoked in found))
    return Keys(authority, [own for _, own, _ in found], serials)


def _load_one(folder: Path, party: Party, now: datetime) -> tuple[x.Certificate, Own, frozenset[int]]:
    authority = _certificate(folder / AUTHORITY)
    own = Own(_certificate(folder / CERTIFICATE), _private(folder / PRIVATE))
    if x.common_name(own.certificate) != party.login or own.certificate.public_key() != own.key.public_key():
        raise KeysError(message("keys.wrong_folder", folder=str(folder), who=party.login))
    _verify_issued(own.certificate, authority, folder)
    revoked = _revocations(folder / REVOKED, authority).serials
    if own.certificate.serial_number in revoked:
        raise KeysError(message("keys.revoked", who=party.login))
    begins, ends = own.certificate.not_valid_before_utc, own.certificate.not_valid_after_utc
    if not begins <= now <= ends:
        first, last = begins.date().isoformat(), ends.date().isoformat()
        raise KeysError(message("keys.expired", who=party.login, begins=first, ends=last))
    return authority, own, revoked


def ends_of(folder: Path, party: Party) -> Ends:
    """When the certificates in the party's folder below this one end. Raises KeysError."""
    own, authority = (_certificate(folder / party.login / name) for name in (CERTIFICATE, AUTHORITY))
    return Ends(milliseconds(own.not_valid_after_utc), milliseconds(authority.not_valid_after_utc))


# The authority
# --------------------------------------------------------------------------------


class Register:
    """What the authority has given and taken back. A copy of its folder without its key is enough."""

    def __init__(self, folder: Path) -> None:
        """Read it. Raises KeysError."""
        self.folder = folder
        self.certificate = _certificate(folder / AUTHORITY)

    def issued(self) -> tuple[x.Certificate, ...]:
        """Every certificate that was given, by its name and age. Raises KeysError."""
        found = [_certificate(path) for path in (self.folder / ISSUED).glob("*.crt")]
        for one in found:
            _verify_issued(one, self.certificate, self.folder)
        return tuple(sorted(found, key=lambda one: (x.common_name(one), one.not_valid_before_utc, one.serial_number)))

    def revocations(self) -> Revocations:
        """The list of those that were taken back. Raises KeysError."""
        return _revocations(self.folder / REVOKED, self.certificate)


class AuthorityFolder(Register):
    """The folder of the house's authority. Its key is what everything here rests on."""

    def __init__(self, folder: Path) -> None:
        """Read it. Raises KeysError."""
        super().__init__(folder)
        self.authority = x.Authority(self.certificate, _private(folder / AUTHORITY_KEY))
        if self.authority.certificate.public_key() != self.authority.key.public_key():
            raise KeysError(message("keys.wrong_folder", folder=str(folder), who=AUTHORITY_FOLDER))

    @classmethod
    def make(cls, folder: Path, house: str, valid: Validity) -> AuthorityFolder:
        """Begin an authority in a new folder. Raises KeysError, also if there is one."""
        authority = x.new_authority(house, Ed25519PrivateKey.generate(), valid)
        pem = authority.certificate.public_bytes(Encoding.PEM)
        revoked = x.revocations(authority, ()).public_bytes(Encoding.PEM)
        _write_folder(folder, {AUTHORITY: pem, AUTHORITY_KEY: _pem(authority.key), REVOKED: revoked})
        return cls(folder)

    def give(self, party: Party, into: Path, valid: Validity) -> Path:
        """Make a key and a certificate in a new folder below `into`. Raises KeysError, also if there is one."""
        key = Ed25519PrivateKey.generate()
        certificate = x.certify(self.authority, party.login, key.public_key(), valid)
        return self._give(into / party.login, party.login, certificate, key)

    def give_server(self, hosts: Iterable[str], into: Path, valid: Validity) -> Path:
        """Make a key and a certificate for the server that is reached by these names. Raises KeysError."""
        key = Ed25519PrivateKey.generate()
        certificate = x.certify_server(self.authority, hosts, key.public_key(), valid)
        return self._give(into / "server", "server", certificate, key)

    def revoke(self, serial: int) -> None:
        """Put a certificate on the list of those that count no more. Raises KeysError."""
        serials = {*self.revocations().serials, serial}
        pem = x.revocations(self.authority, serials).public_bytes(Encoding.PEM)
        _replace(self.folder / REVOKED, pem)

    def _give(self, folder: Path, name: str, certificate: x.Certificate, key: x.PrivateKey) -> Path:
        pem = certificate.public_bytes(Encoding.PEM)
        files = {
            AUTHORITY: self.authority.certificate.public_bytes(Encoding.PEM),
            CERTIFICATE: pem,
            PRIVATE: _pem(key),
            REVOKED: self.revocations().pem,
        }
        if folder.exists():
            raise KeysError(message("keys.there_already", folder=str(folder)))
        issued = self.folder / ISSUED / f"{name}.{certificate.serial_number:x}.crt"
        try:  # noted before it is given: no certificate is out that the house cannot revoke
            issued.parent.mkdir(mode=0o700, exist_ok=True)
            write_private(issued, pem)
        except OSError as error:
            raise _unwritable(issued, error) from error
        _write_folder(folder, files)
        return folder


def make_for_one_machine(folder: Path, house: str, parties: Iterable[Party]) -> None:
    """Make the keys that are missing for a table whose stations all run on this machine, by an authority of its own.

    Its processes may do so at once. Raises KeysError.
    """
    missing = [party for party in parties if not (folder / party.login).exists()]
    if not missing:
        return
    own = folder / AUTHORITY_FOLDER
    _unless_there(own, lambda: AuthorityFolder.make(own, house, ALWAYS))
    authority = AuthorityFolder(own)
    for party in missing:
        _unless_there(folder / party.login, partial(authority.give, party, folder, ALWAYS))


def _unless_there(folder: Path, make: Callable[[], object]) -> None:
    try:
        if not folder.exists():
            make()
    except KeysError:
        if not folder.exists():  # another process has just made it
            raise


# Files
# --------------------------------------------------------------------------------


def _certificate(path: Path) -> x.Certificate:
    try:
        return x509.load_pem_x509_certificate(_read(path))
    except ValueError as error:
        raise KeysError(message("keys.unreadable", path=str(path), error=str(error))) from error


def _verify_issued(certificate: x.Certificate, authority: x.Certificate, folder: Path) -> None:
    try:
        certificate.verify_directly_issued_by(authority)
    except (ValueError, TypeError, InvalidSignature) as error:
        raise KeysError(message("keys.two_houses", folder=str(folder))) from error


def _revocations(path: Path, authority: x.Certificate) -> Revocations:
    pem = _read(path)
    try:
        found = x509.load_pem_x509_crl(pem)
    except ValueError as error:
        raise KeysError(message("keys.unreadable", path=str(path), error=str(error))) from error
    key = authority.public_key()
    if not isinstance(key, Ed25519PublicKey) or not found.is_signature_valid(key):
        raise KeysError(message("keys.two_houses", folder=str(path.parent)))
    return Revocations(pem, frozenset(one.serial_number for one in found))


def _private(path: Path) -> x.PrivateKey:
    pem = _read(path)
    if (mode := stat.S_IMODE(path.stat().st_mode)) & GROUP_AND_OTHERS:
        raise KeysError(message("keys.open_file", path=str(path), mode=f"{mode:o}"))
    try:
        key = load_pem_private_key(pem, password=None)
    except (ValueError, TypeError, UnsupportedAlgorithm) as error:
        raise KeysError(message("keys.unreadable", path=str(path), error=str(error))) from error
    if not isinstance(key, Ed25519PrivateKey):
        raise KeysError(message("keys.unreadable", path=str(path), error="Ed25519"))
    return key


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise KeysError(message("keys.missing", path=str(path))) from error
    except OSError as error:
        raise KeysError(message("keys.unreadable", path=str(path), error=str(error.strerror))) from error


def _write_folder(folder: Path, files: dict[str, bytes]) -> None:
    """Write a new folder that its owner alone can read: all of it or, after a power cut, none."""
    if folder.exists():
        raise KeysError(message("keys.there_already", folder=str(folder)))
    making = folder.with_name(f".{folder.name}.{secrets.token_hex(4)}")
    try:
        making.mkdir(mode=0o700, parents=True)
        try:
            for name, content in files.items():
                write_private(making / name, content)
            make_durable(making, folder)
        except BaseException:
            shutil.rmtree(making, ignore_errors=True)
            raise
    except OSError as error:
        raise _unwritable(folder, error) from error


def _replace(path: Path, content: bytes) -> None:
    making = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        write_private(making, content)
        make_durable(making, path)
    except OSError as error:
        raise _unwritable(path, error) from error


def _pem(key: x.PrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _unwritable(path: Path, error: OSError) -> KeysError:
    return KeysError(message("keys.unwritable", path=str(path), error=str(error.strerror or error)))
