"""Where the plain copies lie, and the files that tell of a bad copy."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, NamedTuple

from terminal.common.durable import sync_folder
from terminal.journal.places import open_file

if TYPE_CHECKING:
    from pathlib import Path


MAX_BAD = 100
"""So much of one copy is kept at most under names of its own."""


class CopyPlace(NamedTuple):
    """A plain copy's number, 2 or 3, and its file."""

    number: int
    path: Path


def copy_places(journal: Path, second: Path) -> tuple[CopyPlace, CopyPlace]:
    """Copy 2 lies beside the database, copy 3 in the folder `second`, which is to be on another device."""
    return (
        CopyPlace(2, journal.with_name(f"{journal.name}.copy2")),
        CopyPlace(3, second / f"{journal.name}.copy3"),
    )


def suspect_path(copy: Path) -> Path:
    """The empty file that says that this copy was found bad while the terminal ran."""
    return copy.with_name(f"{copy.name}.suspect")


def new_path(copy: Path) -> Path:
    """The file in which this copy is being made."""
    return copy.with_name(f"{copy.name}.new")


def bad_path(copy: Path, suffixes: tuple[str, ...] = ("",)) -> Path:
    """Where what bears the name of this copy is put, with what bears it and one of the suffixes.

    That is ``.bad``, where the last bad file is replaced. A folder replaces no file and no file a folder: where one is
    met, the next free name is taken, ``.bad2`` and so on.
    """
    for number in range(1, MAX_BAD + 1):
        kept = copy.with_name(f"{copy.name}.bad{number if number > 1 else ''}")
        if all(_can_be_put(copy.with_name(copy.name + end), kept.with_name(kept.name + end)) for end in suffixes):
            return kept
    raise FileExistsError(errno.EEXIST, f"too much is kept as .bad beside it, {MAX_BAD} times", str(copy))


def _can_be_put(what: Path, kept: Path) -> bool:
    return not os.path.lexists(kept) or not (what.is_dir() or kept.is_dir())


def mark_suspect(copy: Path) -> None:
    """Let the next start rebuild this copy, whatever it looks like then. Raises OSError."""
    os.close(open_file(suspect_path(copy), os.O_WRONLY | os.O_CREAT))
    sync_folder(copy)


def put_in_place(copy: Path) -> None:
    """Give the copy that was made its name; what bore it before is kept as ``.bad``. Raises OSError."""
    if copy.exists():
        copy.replace(bad_path(copy))
    new_path(copy).replace(copy)
    suspect_path(copy).unlink(missing_ok=True)
    sync_folder(copy)
