"""Where the plain copies lie, and the files that tell of a bad copy."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, NamedTuple

from terminal.common.durable import sync_folder
from terminal.journal.places import open_file

if TYPE_CHECKING:
    from pathlib import Path


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


def bad_path(copy: Path) -> Path:
    """Where the last bad file of this copy is kept."""
    return copy.with_name(f"{copy.name}.bad")


def mark_suspect(copy: Path) -> None:
    """Let the next start rebuild this copy, whatever it looks like then. Raises OSError."""
    os.close(open_file(suspect_path(copy), os.O_WRONLY | os.O_CREAT))
    sync_folder(copy)


def put_in_place(copy: Path) -> None:
    """Give the copy that was made its name; a bad one before it is kept as ``.bad``. Raises OSError."""
    if copy.exists():
        copy.replace(bad_path(copy))
    new_path(copy).replace(copy)
    suspect_path(copy).unlink(missing_ok=True)
    sync_folder(copy)
