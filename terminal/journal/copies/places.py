"""The paths of the plain copies, and of the files that mark or keep a bad copy."""

from __future__ import annotations

import errno
import os
from typing import TYPE_CHECKING, NamedTuple

from terminal.common.durable import sync_folder
from terminal.journal.places import open_file

if TYPE_CHECKING:
    from pathlib import Path


MAX_BAD = 100
"""The most bad files of one copy that are kept under names of their own."""


class CopyPlace(NamedTuple):
    """A plain copy's number, 2 or 3, and its file."""

    number: int
    path: Path


def copy_places(journal: Path, second: Path) -> tuple[CopyPlace, CopyPlace]:
    """Copy 2 is beside the database, copy 3 in the folder `second`, which should be on another device."""
    return (
        CopyPlace(2, journal.with_name(f"{journal.name}.copy2")),
        CopyPlace(3, second / f"{journal.name}.copy3"),
    )


def suspect_path(copy: Path) -> Path:
    """The empty file that marks this copy as found bad while the terminal ran."""
    return copy.with_name(f"{copy.name}.suspect")


def new_path(copy: Path) -> Path:
    """The file in which this copy is being made."""
    return copy.with_name(f"{copy.name}.new")


def bad_path(copy: Path, suffixes: tuple[str, ...] = ("",)) -> Path:
    """Where a file under the name of this copy is moved, with the files of its name and one of the suffixes.

    The name is ``.bad``, where the last bad file is replaced. But a folder does not replace a file, nor a file a
    folder: in that case the next free name is used, ``.bad2`` and so on.
    """
    for number in range(1, MAX_BAD + 1):
        kept = copy.with_name(f"{copy.name}.bad{number if number > 1 else ''}")
        if all(_can_be_put(copy.with_name(copy.name + end), kept.with_name(kept.name + end)) for end in suffixes):
            return kept
    raise FileExistsError(errno.EEXIST, f"too much is kept as .bad beside it, {MAX_BAD} times", str(copy))


def _can_be_put(what: Path, kept: Path) -> bool:
    return not os.path.lexists(kept) or not (what.is_dir() or kept.is_dir())


def mark_suspect(copy: Path) -> None:
    """Make the next start rebuild this copy, even if it looks valid then. Raises OSError."""
    os.close(open_file(suspect_path(copy), os.O_WRONLY | os.O_CREAT))
    sync_folder(copy)


def put_in_place(copy: Path) -> None:
    """Give the new copy its name; a file that had the name before is kept as ``.bad``. Raises OSError."""
    if copy.exists():
        copy.replace(bad_path(copy))
    new_path(copy).replace(copy)
    suspect_path(copy).unlink(missing_ok=True)
    sync_folder(copy)
