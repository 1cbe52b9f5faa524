"""The keys of configurations: the private one of a cabinet or a house, and the folder of the public ones it trusts."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from drivers.ports.message import Message
from terminal.common.durable import sync_folder
from terminal.common.private_files import write_private
from terminal.ini import ini
from terminal.messages.lazy import message
from terminal.messages.showable import shown

OWN_KEY = "configuration.key"
"""The cabinet's private key, beside its journal: made at its first export, and in no journal and no export."""
PUBLIC = "*.pem"
"""The names of public keys in the folder of the trusted ones."""
KEYS_MAX = 100


class Trusted(msgspec.Struct, frozen=True):
    """The public keys whose configurations are imported."""

    names: Mapping[bytes, str]
    """The names of their files, without ``.pem`` and ``.public.pem``, by the keys."""
    wrong: tuple[Message, ...] = ()
    """What is wrong with files of the folder; such a file is not trusted."""


def trusted_in(folder: Path) -> Trusted:
    """The keys in this folder; none if there is no folder."""
    names: dict[bytes, str] = {}
    wrong: list[Message] = []
    for path in sorted(folder.glob(PUBLIC))[:KEYS_MAX]:
        try:
            names.setdefault(public_key_in(path), shown(path.name.removesuffix(".pem").removesuffix(".public")))
        except ini.IniError as error:
            wrong.append(error.message)
    return Trusted(names, tuple(wrong))


def public_key_in(path: Path) -> bytes:
    """Read a public key. Raises IniError, also for a private key, which must not lie about."""
    from terminal.verification import ed25519  # only now: a start does without this library

    pem = ini.read_file(path).encode()
    try:
        return ed25519.public_key_of(pem)
    except ValueError as error:
        reason = message("key.private_there") if b"PRIVATE KEY" in pem else message("key.not_public")
        raise ini.IniError(path.name, 0, reason) from error


def seed_in(path: Path) -> bytes:
    """Read a private key. Raises IniError."""
    from terminal.verification import ed25519  # only now: a start does without this library

    pem = ini.read_file(path).encode()
    try:
        return ed25519.seed_of(pem)
    except ValueError as error:
        raise ini.IniError(path.name, 0, message("key.not_private")) from error


def own_seed(path: Path) -> bytes:
    """Read the cabinet's private key; the first time it is made. Raises IniError."""
    if not path.exists():
        with suppress(FileExistsError):  # another export has just made it
            make(path)
    return seed_in(path)


def own_public_key(path: Path) -> bytes | None:
    """The public half of the cabinet's key; None if it has none yet, or one that cannot be read."""
    from terminal.verification import ed25519  # only now: a start does without this library

    try:
        return ed25519.public_key(seed_in(path)) if path.exists() else None
    except ini.IniError:
        return None


def make(path: Path) -> bytes:
    """Make a private key in a new file beside a journal; returns the key.

    After a power cut there is the whole file or none. Raises FileExistsError, IniError.
    """
    from terminal.verification import ed25519  # only now: a start does without this library

    seed = ed25519.new_seed()
    making = path.with_name(f"{path.name}.making")
    try:
        making.unlink(missing_ok=True)
        write_private(making, ed25519.pem_of(seed))
        try:
            os.link(making, path)  # unlike a renaming it replaces no key
        finally:
            making.unlink()
        sync_folder(path)
    except FileExistsError:
        raise
    except OSError as error:
        raise ini.IniError(str(path), 0, message("ini.unwritable", error=str(error.strerror))) from error
    return seed
