"""The battery-backed memory of a simulated cabinet board: a file in the rig's folder, so that it survives the rig.

One line in the board's own framing, ``*M;record;main;cashbox;logic;CRC``: the number of its record of openings, and how
often each door was opened without a host hearing of it. A file that is damaged or not ours is reported once, and the
board starts with an empty record and a number that none of its earlier records had.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from drivers.board.line_codec import MAX_OPENINGS, MAX_RECORD
from drivers.framing import LINE_LIMIT_BYTES, LineReader, number, write_line
from drivers.ports import DOORS

log = logging.getLogger(__name__)

MARK = "M"


class Openings(NamedTuple):
    """The board's record of openings."""

    record: int
    """Its number, which only increases during the board's life."""
    counts: Mapping[str, int]
    """How often each door was opened."""


class BoardMemory:
    """The file. Without a path the board loses everything when its process ends, like one without a battery."""

    def __init__(self, path: Path | None = None, first_record: int = 1) -> None:
        """`first_record` is the number of the first record of a new board."""
        self._path = path
        self._kept = Openings(first_record, dict.fromkeys(DOORS, 0))

    def load(self) -> Openings:
        """The stored openings; none if there is no file or no complete one."""
        if self._path is not None:
            try:
                self._kept = _read(self._path)
            except (FileNotFoundError, NotADirectoryError):
                pass
            except (OSError, ValueError):
                log.warning(
                    "The record of openings in %s is damaged or not a board's: a new one is started.", self._path
                )
        return self._kept

    def keep(self, openings: Openings) -> None:
        """Write this to disk if it has changed. A disk error is reported, and the board continues."""
        if openings == self._kept:
            return
        self._kept = openings
        if self._path is not None:
            try:
                _write(self._path, openings)
            except OSError as error:
                log.warning("The record of openings cannot be kept in %s (%s).", self._path, error.strerror)


def _read(path: Path) -> Openings:
    """Raises ValueError for anything but a line written by `_write`, and OSError."""
    if path.exists() and not path.is_file():  # opening a pipe would block
        raise ValueError(path)
    with path.open("rb") as file:
        content = file.read(LINE_LIMIT_BYTES + 1)
    lines = LineReader().feed(content)
    if len(lines) != 1 or write_line(lines[0]) != content:
        raise ValueError(content)
    mark, record, *counts = lines[0]
    if mark != MARK or len(counts) != len(DOORS):
        raise ValueError(content)
    each = (number(one, 0, MAX_OPENINGS) for one in counts)
    return Openings(number(record, 1, MAX_RECORD), dict(zip(DOORS, each, strict=True)))


def _write(path: Path, openings: Openings) -> None:
    """After a power cut the file is either the old or the new one. Raises OSError."""
    line = write_line([MARK, str(openings.record), *(str(openings.counts[door]) for door in DOORS)])
    making = path.with_name(f"{path.name}.new")
    with making.open("wb") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
    making.replace(path)
