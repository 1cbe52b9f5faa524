"""A configuration as a signed file: every parameter of a cabinet, who signed it and when, and the signature.

It is text in the form of Param.ini, with a section before the parameters and one after them:

[configuration]
version = 1.2.3
machine = 17
written = 2026-11-23T14:15:00Z
digest = 2c26b46b68ffc68ff99b453c1d304134…
key = 9d61b19deffd5a60ba844af492ec2cc4…

[cabinet]
machine_id = 17
…

[signature]
ed25519 = 92a009a9f0d4cab8…

The signature is over every byte before the line ``[signature]``. Nothing may follow it.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from terminal.common.version import VERSION
from terminal.ini import ini
from terminal.messages.lazy import message
from terminal.settings.parameters import PARAMETERS, digest
from terminal.settings.reading import parse

SUFFIX = ".boxman"
"""Ends the name of such a file."""
HEAD = "configuration"
HEAD_KEYS = ("version", "machine", "written", "digest", "key")
SIGNATURE = "\n[signature]\n"
SIGNED = re.compile(r"ed25519 = ([0-9a-f]{128})\n")
PUBLIC_KEY = re.compile(r"[0-9a-f]{64}")
WRITTEN = "%Y-%m-%dT%H:%M:%SZ"
FINGERPRINT_SHOWN = 16
"""So many hexadecimal digits of a key's fingerprint are shown to people."""

OF_THE_CABINET = frozenset(
    {
        "cabinet.machine_id",
        "cabinet.location",
        "journal.path",
        "journal.second_path",
        "journal.export_folder",
        "screen.voice_pack",
        "access.trusted_keys",
        "tickets.book",
        "devices.simulated",
        "devices.validator",
        "devices.printer",
        "devices.dice",
        "devices.board",
        "devices.cards",
        "devices.camera",
        "table.role",
        "table.seat",
        "table.exchange",
        "table.keys",
    }
)
"""What identifies one cabinet, or names its files and ports: an import leaves it unless it is asked for as well."""


class Configuration(msgspec.Struct, frozen=True):
    """What a file says whose signature is good. Whether its key is trusted is not known yet."""

    version: str
    machine: int
    at: datetime
    """When it was signed, by the clock of the cabinet or of the computer that signed it."""
    key: bytes
    """The public key of its signature."""
    digest: str
    """SHA-256 of the whole file."""
    values: Mapping[str, str]
    """Every parameter, by its name."""

    @property
    def signed_ms(self) -> int:
        """When it was signed, in milliseconds since 1970."""
        return round(self.at.timestamp() * 1000)

    def shared(self) -> dict[str, str]:
        """The parameters that any cabinet of a house may have in common."""
        return {name: value for name, value in self.values.items() if name not in OF_THE_CABINET}


def fingerprint(key: bytes) -> str:
    """SHA-256 of a public key: its name in journals and on screens."""
    return sha256(key).hexdigest()


def signed(written: Mapping[str, str], at_ms: int, seed: bytes) -> bytes:
    """The file with these parameters, as `Profile.as_written` gives them, signed with a private key of 32 bytes."""
    from terminal.verification import ed25519  # only now: a start does without this library

    head = {
        "version": VERSION,
        "machine": written["cabinet.machine_id"],
        "written": datetime.fromtimestamp(at_ms // 1000, UTC).strftime(WRITTEN),
        "digest": digest(written),
        "key": ed25519.public_key(seed).hex(),
    }
    lines = [f"[{HEAD}]", *(f"{key} = {value}" for key, value in head.items())]
    section = ""
    for one in PARAMETERS:
        if one.section != section:
            section = one.section
            lines += ["", f"[{section}]"]
        lines.append(f"{one.key} = {written[one.name]}")
    body = ("\n".join(lines) + "\n").encode()
    return body + f"{SIGNATURE}ed25519 = {ed25519.sign(seed, body).hex()}\n".encode()


def read(path: Path, trusted: Collection[bytes] | None = None) -> Configuration:
    """Read a file, verify its signature, and check every value. Raises IniError with one reason.

    A key that is not one of the trusted ones is refused; None trusts them all, for a file that is only looked at.
    """
    text = ini.read_file(path)
    body, key = _verified(text, path.name)
    if trusted is not None and key not in trusted:
        reason = message("configuration.untrusted", key=fingerprint(key)[:FINGERPRINT_SHOWN])
        raise ini.IniError(path.name, 0, reason)
    sections = ini.read(body, path.name)
    head = {name: one.value for name, one in sections.pop(HEAD).entries.items()}
    if head["version"] != VERSION:
        reason = message("configuration.other_version", version=head["version"], own=VERSION)
        raise ini.IniError(path.name, 0, reason)
    there = {f"{title}.{key}" for title, section in sections.items() for key in section.entries}
    profile = parse(_without_head(body), path.name)
    for one in PARAMETERS:
        if one.name not in there:
            raise ini.IniError(path.name, 0, message("configuration.incomplete", name=one.name))
    values = profile.as_written()
    if digest(values) != head["digest"]:
        raise ini.IniError(path.name, 0, message("configuration.digest_wrong"))
    try:
        at = datetime.strptime(head["written"], WRITTEN).replace(tzinfo=UTC)
    except ValueError as error:
        raise ini.IniError(path.name, 0, message("configuration.not_one")) from error
    return Configuration(head["version"], profile.machine_id, at, key, sha256(text.encode()).hexdigest(), values)


def _verified(text: str, name: str) -> tuple[str, bytes]:
    """The text that is signed, and the public key with which it is. Raises IniError."""
    from terminal.verification import ed25519  # only now: a start does without this library

    if not text.startswith(f"[{HEAD}]\n"):
        raise ini.IniError(name, 0, message("configuration.not_one"))
    body, mark, tail = text.rpartition(SIGNATURE)
    head = ini.read(body or text, name)[HEAD].entries
    if tuple(head) != HEAD_KEYS or not PUBLIC_KEY.fullmatch(head["key"].value):
        raise ini.IniError(name, 0, message("configuration.not_one"))
    if not mark:
        raise ini.IniError(name, 0, message("configuration.unsigned"))
    key = bytes.fromhex(head["key"].value)
    found = SIGNED.fullmatch(tail)
    if found is None or not ed25519.is_signed(key, body.encode(), bytes.fromhex(found[1])):
        raise ini.IniError(name, 0, message("configuration.altered"))
    return body, key


def _without_head(body: str) -> str:
    """The parameters, with the lines of the head as comments, so that lines keep their numbers."""
    inside, lines = False, []
    for line in body.splitlines(keepends=True):
        if line.startswith("["):
            inside = line.strip() == f"[{HEAD}]"
        lines.append(f"# {line}" if inside else line)
    return "".join(lines)
