"""Which files make up the program, which component each belongs to, and the fingerprint of a file's content."""

from __future__ import annotations

import errno
import hashlib
import os
import re
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

CHUNK_BYTES = 1 << 20

FOLDERS = ("terminal", "drivers", "assets", "config/sheets", "venv")
"""Everything in these folders is the program: a file that is not in the manifest does not belong there."""

SINGLE_FILES = ("kiosk", "door.py", "requirements.lock", "requirements-camera.lock", "requirements-table.lock")

COMPONENTS = (
    ("terminal/rules/", "rules"),
    ("terminal/cabinet/", "cabinet"),
    ("terminal/journal/", "journal"),
    ("terminal/maths/", "maths"),
    ("terminal/settings/", "settings"),
    ("terminal/table/", "table"),
    ("terminal/ticket_book/", "tickets"),
    ("terminal/fairness/", "fairness"),
    ("terminal/verification/", "verification"),
    ("terminal/screens/window/", "program"),
    ("terminal/screens/", "screens"),
    ("terminal/recall/", "recall"),
    ("terminal/lab/", "tools"),
    ("terminal/commands/", "tools"),
    ("terminal/runtime/", "runtime"),
    ("terminal/start/", "program"),
    ("terminal/script/", "program"),
    ("terminal/common/", "program"),
    ("terminal/exporting/", "program"),
    ("terminal/ini/", "settings"),
    ("terminal/messages/", "program"),
    ("terminal/", "program"),
    ("drivers/", "drivers"),
    ("config/sheets/", "sheets"),
    ("assets/", "assets"),
    ("venv/", "packages"),
    ("", "tools"),
)
"""The component of a path: the first line that it begins with."""

DECIDING = (
    "rules",
    "cabinet",
    "journal",
    "runtime",
    "maths",
    "settings",
    "table",
    "tickets",
    "fairness",
    "verification",
    "drivers",
    "program",
    "sheets",
)
"""The components that decide a game or money; the others display or support it. All are verified in the same way."""

COMPILED = re.compile(r"\.pyc(\.\d+)?$")
"""A file compiled by Python, or the one that it is written into before it is renamed."""

MANIFEST = "program.manifest"
OWN_FILE = "terminal/verification/files.py"
"""This file; it identifies a copy without a manifest, because other programs have folders of the same names."""


@dataclass(frozen=True)
class Print:
    """The fingerprint of a file's content."""

    length: int
    crc32: int
    sha256: str


def component_of(path: str) -> str:
    """The component of a path, relative to the program's folder."""
    return next(name for beginning, name in COMPONENTS if path.startswith(beginning))


def paths(root: Path, *, compiled: bool) -> list[str]:
    """The paths of all program files, sorted, relative to its folder; files compiled by Python only on request.

    Raises OSError if a folder cannot be read: files that were not seen cannot be verified.
    """
    found = [name for name in SINGLE_FILES if os.path.lexists(root / name)]
    for folder in FOLDERS:
        if (root / folder).is_dir():
            found.extend(_below(root, folder))
    return sorted(path for path in found if compiled or not COMPILED.search(path))


def _below(root: Path, folder: str) -> Iterator[str]:
    """Every file below, including links, whatever they point to."""

    def unreadable(error: OSError) -> None:
        raise error

    for above, folders, names in os.walk(root / folder, onerror=unreadable):
        here = os.path.relpath(above, root)
        links = [name for name in folders if os.path.islink(os.path.join(above, name))]  # noqa: PTH114, PTH118 - quick
        yield from (f"{here}/{name}" for name in (*names, *links))


def print_of(path: Path) -> Print:
    """Read a file; of a link, its target path. Raises OSError, also for anything else: a pipe would never end."""
    if path.is_symlink():
        target = os.fsencode(path.readlink())
        return Print(len(target), zlib.crc32(target), hashlib.sha256(b"link " + target).hexdigest())
    if not path.is_file():
        raise OSError(errno.EINVAL, "it is no file", str(path))
    length, crc32, sha256 = 0, 0, hashlib.sha256()
    with path.open("rb", buffering=0) as file:
        while chunk := file.read(CHUNK_BYTES):
            length += len(chunk)
            crc32 = zlib.crc32(chunk, crc32)
            sha256.update(chunk)
    return Print(length, crc32, sha256.hexdigest())


def prints(root: Path, *, compiled: bool) -> dict[str, Print]:
    """Read every file of the program. Raises OSError.

    One that is gone by then was there in passing, such as what Python renames once it has compiled it.
    """
    found: dict[str, Print] = {}
    for path in paths(root, compiled=compiled):
        try:
            found[path] = print_of(root / path)
        except OSError:
            if os.path.lexists(root / path):
                raise
    return found


def is_program(root: Path) -> bool:
    """Whether this folder holds a copy of the program, or the manifest of one."""
    return any((root / name).is_file() for name in (MANIFEST, OWN_FILE))
