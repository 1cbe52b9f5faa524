"""The signed configurations in some folders, such as a USB stick: each read and verified, or with what is wrong."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path

import msgspec

from drivers.ports.message import Message
from terminal.ini import ini
from terminal.messages.lazy import message
from terminal.settings.configuration import SUFFIX, Configuration, read
from terminal.settings.signing_keys import own_public_key, trusted_in

FILES_MAX = 40
"""So many files of a folder are read, by their names the last ones: the names end with the time."""
OWN = ""
"""Names the signer of a configuration that the cabinet has signed itself."""


class Found(msgspec.Struct, frozen=True):
    """One file."""

    path: Path
    configuration: Configuration | None = None
    """None for a file that cannot be imported."""
    signer: str = ""
    """The name of the trusted key; `OWN` for the cabinet's."""
    wrong: Message | None = None
    """Why it cannot be imported."""


class Findings(msgspec.Struct, frozen=True):
    """All files, those that can be imported first, the newest of them first."""

    files: tuple[Found, ...] = ()
    wrong: tuple[Message, ...] = ()
    """What is wrong with folders and with files of trusted keys."""


class Finder(msgspec.Struct, frozen=True):
    """Looks for configurations that this cabinet may import. Used on any thread."""

    trusted: Path
    """The folder of the trusted keys."""
    own_key: Path
    """The cabinet's own private key."""

    def find(self, folders: Sequence[Path]) -> Findings:
        """Read every file of these folders whose name ends as that of a configuration."""
        trusted = trusted_in(self.trusted)
        signers = dict(trusted.names)
        own = own_public_key(self.own_key)
        if own is not None:
            signers[own] = OWN
        files: list[Found] = []
        wrong = list(trusted.wrong)
        for folder in folders:
            try:
                files.extend(_found(path, signers) for path in _files(folder))
            except OSError as error:
                reason = message("ini.unreadable", error=str(error.strerror))
                wrong.append(ini.IniError(str(folder), 0, reason).message)
        good = sorted((one for one in files if one.configuration is not None), key=_signed_at, reverse=True)
        return Findings((*good, *(one for one in files if one.configuration is None)), tuple(wrong))


def _files(folder: Path) -> Iterator[Path]:
    found = (one for one in folder.iterdir() if one.name.endswith(SUFFIX) and not one.name.startswith("."))
    return iter(sorted(found)[-FILES_MAX:])


def _found(path: Path, signers: dict[bytes, str]) -> Found:
    try:
        configuration = read(path, signers)
    except ini.IniError as error:
        return Found(path, wrong=error.reason)
    return Found(path, configuration, signers[configuration.key])


def _signed_at(one: Found) -> datetime:
    assert one.configuration is not None, "only what was read is sorted by its time"
    return one.configuration.at
