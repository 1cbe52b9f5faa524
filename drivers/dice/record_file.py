"""Stores a generator's record in a file that is complete after a power cut, either before or after a write."""

from __future__ import annotations

import json
import os
import secrets
import stat
from pathlib import Path
from typing import Any

from drivers.dice.record import Record

SERIAL_BYTES = 4
MAX_FILE_BYTES = 1 << 16
"""Many times the size of a written record."""


class RecordDamagedError(Exception):
    """The file exists but holds no complete record. It is never replaced by an empty one."""


class RecordFile:
    """The non-volatile memory of the internal generator: its record, and a serial number drawn with the file."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.serial = ""
        """Distinguishes this record from every other; known once it is loaded."""

    def load(self) -> Record:
        """Read the record; make an empty one if there is none. Raises OSError, RecordDamagedError.

        A damaged file is recognized by writing it again: the result must be what was read.
        """
        try:
            text = _content(self._path).decode("ascii")
        except FileNotFoundError:
            self.serial = secrets.token_hex(SERIAL_BYTES).upper()
            record = Record()
            self.save(record)
            return record
        except UnicodeDecodeError as error:
            raise RecordDamagedError(str(self._path)) from error
        try:
            return self._read(json.loads(text))
        except (ValueError, TypeError, KeyError, AttributeError, OverflowError, RecursionError) as error:
            raise RecordDamagedError(str(self._path)) from error

    def _read(self, plain: dict[str, Any]) -> Record:
        serial = plain.pop("serial")
        if not isinstance(serial, str) or not serial.isalnum():
            raise ValueError(serial)
        record = Record.from_plain(plain)
        self.serial = serial
        return record

    def save(self, record: Record) -> None:
        """Write the record; it is on the disk when this returns. Raises OSError."""
        fresh = self._path.with_name(f"{self._path.name}.new")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("w", encoding="ascii") as file:
            file.write(json.dumps({"serial": self.serial, **record.plain()}))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(self._path)
        _sync_folder(self._path.parent)


def _content(path: Path) -> bytes:
    """Read the whole file; a pipe or a device is not opened. Raises OSError, RecordDamagedError."""
    handle = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    try:
        content = os.read(handle, MAX_FILE_BYTES + 1) if stat.S_ISREG(os.fstat(handle).st_mode) else b""
    finally:
        os.close(handle)
    if not content or len(content) > MAX_FILE_BYTES:
        raise RecordDamagedError(str(path))
    return content


def _sync_folder(folder: Path) -> None:
    """Sync the new name to disk too."""
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
