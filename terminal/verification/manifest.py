"""The manifest: the fingerprint of every file of a release, in lines of text, and the signature over them.

boxman 1.2.3
rules terminal/rules/game.py 4711 89abcdef 2c26b46b68ffc68ff99b453c1d304134…
signature 92a009a9f0d4cab8…
"""

from __future__ import annotations

import hashlib
import re
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from terminal.messages.lazy import message
from terminal.verification.files import DECIDING, MANIFEST, Print, component_of
from terminal.verification.verdict import Signature

if TYPE_CHECKING:
    from drivers.ports.message import Message

NAME = MANIFEST
LINE = re.compile(r"([a-z]+) (.+) ([0-9]+) ([0-9a-f]{8}) ([0-9a-f]{64})")
SIGNATURE = "signature "
MAX_BYTES = 1 << 24


class ManifestError(ValueError):
    """The manifest is not valid; str() is the reason in English."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def __str__(self) -> str:
        from terminal.messages.english import sentence  # only now, as for `message`

        return sentence(self.message)


def body(version: str, prints: dict[str, Print]) -> bytes:
    """The lines to sign. Raises ManifestError for a path that does not fit a line."""
    if strange := [path for path in prints if not path.isprintable()]:
        raise ManifestError(message("program.name_impossible", name=repr(strange[0])))
    return f"boxman {version}\n".encode() + b"".join(_lines(prints))


def _lines(prints: dict[str, Print]) -> list[bytes]:
    """A name that is no text is there as the file system has it: it is never in a manifest, but in a digest."""
    return [
        f"{component_of(path)} {path} {one.length} {one.crc32:08x} {one.sha256}\n".encode(errors="surrogateescape")
        for path, one in sorted(prints.items())
    ]


def signed(version: str, prints: dict[str, Print], seed: bytes) -> bytes:
    """A whole manifest, signed with the private key of the release."""
    from terminal.verification import ed25519  # a copy without a manifest is verified without this library

    lines = body(version, prints)
    return lines + f"{SIGNATURE}{ed25519.sign(seed, lines).hex()}\n".encode()


def read(path: Path, key: bytes) -> dict[str, Print]:
    """Read and verify a manifest with this public key. Raises ManifestError, OSError."""
    from terminal.verification import ed25519  # see `signed`

    if not path.is_file():  # opening a pipe would wait for ever
        raise ManifestError(message("program.manifest_not_a_file", path=path.name))
    with path.open("rb") as file:
        text = file.read(MAX_BYTES)
    lines, word, signature = text.rpartition(SIGNATURE.encode())
    try:
        signature_bytes = bytes.fromhex(signature.decode("ascii").strip())
    except ValueError:
        signature_bytes = b""
    if not word or not ed25519.is_signed(key, lines, signature_bytes):
        raise ManifestError(message("program.signature_wrong", path=path.name))
    return dict(_read_line(path, line) for line in lines.decode().splitlines()[1:])


def _read_line(path: Path, line: str) -> tuple[str, Print]:
    found = LINE.fullmatch(line)
    if not found:
        raise ManifestError(message("program.manifest_line_wrong", path=path.name, line=repr(line)))
    return found[2], Print(int(found[3]), int(found[4], 16), found[5])


def signatures(prints: dict[str, Print]) -> tuple[Signature, ...]:
    """The signature of each component: SHA-256 and CRC-32 over its lines of the manifest."""
    parts: dict[str, dict[str, Print]] = {}
    for path, one in prints.items():
        parts.setdefault(component_of(path), {})[path] = one
    return tuple(_signature(component, part) for component, part in sorted(parts.items()))


def program_signature(prints: dict[str, Print]) -> Signature:
    """The signature of the program: all sources that decide a game or money.

    Files compiled by Python are left out: a working copy and a release of the same sources have the same digest.
    """
    return _signature(
        "deciding",
        {path: one for path, one in prints.items() if component_of(path) in DECIDING and not path.endswith(".pyc")},
    )


def _signature(component: str, prints: dict[str, Print]) -> Signature:
    lines = b"".join(_lines(prints))
    return Signature(component, len(prints), f"{zlib.crc32(lines):08x}", hashlib.sha256(lines).hexdigest())
