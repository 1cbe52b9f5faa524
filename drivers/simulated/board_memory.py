"""What a simulated cabinet board keeps on its battery: a file in the rig's folder, so that the rig may end meanwhile.

One line of the board's own framing, ``*M;record;main;cashbox;logic;CRC``: the number of its record of openings, and how
often each door was opened that no host is known to have heard of. A file that is damaged, or somebody else's, is said
once, and the board begins anew, with a record whose number none of its earlier ones had.
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
    """Its number, which goes up for as long as the board lives."""
    counts: Mapping[str, int]
    """How often each door was opened."""


class BoardMemory:
    """The file. Without a path the board forgets everything with its process, as one without a battery would."""

    def __init__(self, path: Path | None = None, first_record: int = 1) -> None:
        """`first_record` is the number of the record that a board without a past begins with."""
        self._path = path
        self._kept = Openings(first_record, dict.fromkeys(DOORS, 0))

    def load(self) -> Openings:
        """What is kept; nothing, where there is no file or no whole one."""
        if self._path is not None:
            try:
                self._kept = _read(self._path)
            except (FileNotFoundError, NotADirectoryError):
                pass
            except (OSError, ValueError):
                log.warning("The record of openings in %s is damaged, or no board's: it begins anew.", self._path)
        return self._kept

    def keep(self, openings: Openings) -> None:
        """Have this on the disk, if it is anything new. That a disk does not take it is said, and the board goes on."""
        if openings == self._kept:
            return
        self._kept = openings
        if self._path is not None:
            try:
                _write(self._path, openings)
            except OSError as error:
                log.warning("The record of openings cannot be kept in %s (%s).", self._path, error.strerror)


def _read(path: Path) -> Openings:
    """Raises ValueError for anything but the line that was written, OSError."""
    if path.exists() and not path.is_file():  # a pipe would be waited for
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
    """A cut leaves the file as it was, or as it is to be. Raises OSError."""
    line = write_line([MARK, str(openings.record), *(str(openings.counts[door]) for door in DOORS)])
    making = path.with_name(f"{path.name}.new")
    with making.open("wb") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
    making.replace(path)
