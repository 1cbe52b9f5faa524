"""A plain copy that is open: appended to, and read back while the terminal runs."""

from __future__ import annotations

import contextlib
import os
from hashlib import sha256

from terminal.journal.copies import frames
from terminal.journal.copies.frames import START, Batch, Place
from terminal.journal.copies.places import CopyPlace, mark_suspect
from terminal.journal.copies.rereading import Rounds
from terminal.journal.errors import JournalDamaged, JournalError, JournalFailed, damaged
from terminal.journal.places import open_file
from terminal.messages.lazy import message

SLICE_BYTES = 8 << 10
"""How much of the older part is read again at each check."""


class PlainCopy:
    """One open copy. It keeps its end in memory, and compares what it reads back with that."""

    def __init__(self, place: CopyPlace, end: Place) -> None:
        """Open a valid copy that ends there. Raises OSError."""
        self.place = place
        self.end = end
        self._file = open_file(place.path, os.O_RDWR)
        self._last = b""
        """The last batch, to be compared with the file."""
        self._again = Rounds(START, Place, "QQ32s")

    def append(self, batch: Batch) -> None:
        """Write one batch at the end and wait for the disk. Raises OSError; then it must not be used again."""
        if os.pwrite(self._file, batch.content, self.end.offset) != len(batch.content):
            raise OSError(0, "the disk took only a part of what was written")
        os.fdatasync(self._file)
        self._last = batch.content
        self.end = Place(self.end.offset + len(batch.content), batch.seq, batch.chain)

    def cut(self) -> None:
        """Drop what follows the end: an interrupted write. Raises OSError."""
        os.ftruncate(self._file, self.end.offset)
        os.fsync(self._file)

    def verify(self) -> None:
        """Read the last record and a slice of the older ones back from the file.

        Raises JournalDamaged, JournalFailed; a damaged copy is marked, so that the next start rebuilds it.
        """
        try:
            self._verify_file()
            self._verify_last()
            self._verify_slice()
        except JournalError as error:
            with contextlib.suppress(OSError):  # a failing device is found bad anyway
                mark_suspect(self.place.path)
            raise damaged(self.place.number, self.place.path, error) from error
        except OSError as error:
            raise failed(self.place, error) from error

    def _verify_file(self) -> None:
        """Check that the name still belongs to the open file. Raises JournalDamaged, OSError."""
        if not os.path.samestat(self.place.path.stat(), os.fstat(self._file)):
            raise JournalDamaged(message("journal.file_replaced"))

    def _verify_last(self) -> None:
        """Check the last batch. If none was appended since the start, which verified the end, there is none."""
        length = len(self._last)
        if length and frames.read(self._file, self.end.offset - length, length) != self._last:
            raise JournalDamaged(message("journal.last_record_altered"))

    def _verify_slice(self) -> None:
        """Continue reading the copy again where the last slice ended; after the end, from the beginning."""
        start, known = self._again.reached, self._again.known
        if known is not None:
            content = frames.read(self._file, start.offset, known.end.offset - start.offset)
            if sha256(content).digest() == known.digest:
                self._again.agreed(known)
                return
        end, content = frames.followed(self._file, start, self.end.offset, SLICE_BYTES)
        if known is not None:
            raise JournalDamaged(message("journal.records_altered", number=start.seq + 1))
        if end != self.end:
            self._again.followed(end, sha256(content).digest())
            return
        self._again.begin()
        if frames.read(self._file, 0, frames.HEADER_BYTES) != frames.header(self.place.number):
            raise JournalDamaged(message("journal.header_altered"))

    def close(self) -> None:
        """Close the file. Raises OSError."""
        os.close(self._file)


def failed(place: CopyPlace, error: OSError) -> JournalFailed:
    """Say that a copy's device does not do what is asked of it."""
    why = str(error.strerror or error)
    return JournalFailed(message("journal.copy_unusable", number=place.number, path=str(place.path), error=why))
