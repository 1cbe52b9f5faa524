"""The head file: the last acknowledged event, kept outside the database so that a lost tail is noticed."""

from __future__ import annotations

import os
import struct
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from terminal.journal.places import open_file, write_durably

if TYPE_CHECKING:
    from pathlib import Path

_SLOT = struct.Struct(">8sQ32s")
_MARK = b"BOXHEAD1"
_DIGEST_BYTES = 32
_OFFSETS = (0, 4096)
"""Two slots on two pages, so that a write torn by a power cut reaches only one of them."""
_FILE_BYTES = max(_OFFSETS) + _SLOT.size + _DIGEST_BYTES


class Head(NamedTuple):
    """The number and the hash of an acknowledged event; the next write must not use `slot`."""

    seq: int
    chain: bytes
    slot: int


def create(path: Path, chain: bytes, seq: int = 0) -> None:
    """Make the head file in one step: after a crash it is either complete or unchanged."""
    write_durably(path, _packed(seq, chain).ljust(_FILE_BYTES, b"\0"))


def read(path: Path) -> Head | None:
    """The newest complete slot of the file, or None if there is neither a file nor a complete slot. Raises OSError."""
    if not (path.is_file() or path.is_dir()):  # opening a pipe would block
        return None
    with path.open("rb") as file:
        content = file.read(_FILE_BYTES)
    heads = [_unpacked(content[offset:], slot) for slot, offset in enumerate(_OFFSETS)]
    return max((head for head in heads if head is not None), default=None)


def _packed(seq: int, chain: bytes) -> bytes:
    slot = _SLOT.pack(_MARK, seq, chain)
    return slot + sha256(slot).digest()


def _unpacked(content: bytes, slot: int) -> Head | None:
    if len(content) < _SLOT.size + _DIGEST_BYTES:
        return None
    _, seq, chain = _SLOT.unpack_from(content)
    if content[: _SLOT.size + _DIGEST_BYTES] != _packed(seq, chain):
        return None
    return Head(seq, chain, slot)


class HeadWriter:
    """Writes each acknowledged event into the slot that does not hold the one before."""

    def __init__(self, path: Path, slot: int) -> None:
        """Open the existing file; `slot` is the one that holds the newest head. Raises OSError."""
        self._file = open_file(path, os.O_RDWR)
        self._slot = slot

    def write(self, seq: int, chain: bytes) -> None:
        """Write without waiting for the disk: the page cache survives the process. Raises OSError.

        A power cut may undo this; the head is then older than the journal, which is allowed.
        """
        slot = 1 - self._slot
        packed = _packed(seq, chain)
        if os.pwrite(self._file, packed, _OFFSETS[slot]) != len(packed):
            raise OSError("the head file took only a part of what was written")
        self._slot = slot

    def close(self) -> None:
        """Sync the head to disk and close the file."""
        try:
            os.fsync(self._file)
        finally:
            os.close(self._file)
