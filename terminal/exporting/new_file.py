"""A new file in a folder that may vanish at any moment: complete under its name, or not there."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from terminal.exporting.failures import from_system

if TYPE_CHECKING:
    from pathlib import Path

PART = ".part"
"""Ends the name of a file that is not complete yet."""
MODE = 0o644
"""A report is made to be read by others."""


class NewFile:
    """A file that is being written."""

    def __init__(self, file: int) -> None:
        self._file = file

    def write(self, content: bytes | bytearray) -> None:
        """Append; a disk may take it in pieces. Raises OSError."""
        done = 0
        while done < len(content):
            done += os.write(self._file, content[done:])


@contextmanager
def new_file(folder: Path, name: str) -> Iterator[NewFile]:
    """Write a file in the block; it gets its name when the block ends, and is removed if the block fails.

    The folder is opened once, and everything happens in what was opened: if a stick is pulled, the rest is not written
    to the disk beneath. Raises ExportError.
    """
    try:
        place = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            with _part(place, name + PART) as file:
                yield NewFile(file)
            os.replace(name + PART, name, src_dir_fd=place, dst_dir_fd=place)
            os.fsync(place)
        except BaseException:
            with suppress(OSError):
                os.unlink(name + PART, dir_fd=place)
            raise
        finally:
            os.close(place)
    except OSError as error:
        raise from_system(error) from error


@contextmanager
def _part(place: int, name: str) -> Iterator[int]:
    flags = os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_NOFOLLOW
    file = os.open(name, flags, MODE, dir_fd=place)
    try:
        yield file
        os.fsync(file)
    finally:
        os.close(file)
