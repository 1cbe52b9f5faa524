"""An export: a list row by row as a CSV file, or a whole file, on a thread of its own, until done or cancelled."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from threading import Event
from typing import TYPE_CHECKING

import msgspec

from terminal.exporting.csv_text import BOM, csv_row
from terminal.exporting.failures import ExportError
from terminal.exporting.new_file import NewFile, new_file

if TYPE_CHECKING:
    from terminal.exporting.places import ExportPlace

log = logging.getLogger(__name__)

ROWS_A_PAUSE = 100
PAUSE_S = 0.002
"""After so many rows the thread leaves the processor to the screen for so long."""
BUFFER_BYTES = 64 * 1024
"""Collected before the file is written to."""

Cells = Sequence[str]
Progress = Callable[[float], None]
"""Gets the fraction of the work that is done; raises what ends the work if it was cancelled."""


class Written(msgspec.Struct, frozen=True):
    """The file is complete."""

    rows: int | None
    """None for a file that is no list."""
    unread: int = 0
    """How many journals could not be read: each is a row that says why."""


class CancelledError(Exception):
    """A person has ended the export; nothing of it is left."""


class Export:
    """One export. `run` works, on any thread; the others may read `share` and `outcome`, and `cancel`."""

    def __init__(
        self, place: ExportPlace, name: str, headings: Cells, rows: Callable[[Progress], Iterator[Cells]]
    ) -> None:
        """`rows` returns the rows of the file, and reports its progress when many events give no row."""
        self.place, self.name = place, name
        self.share = 0.0
        """The fraction that is done."""
        self.outcome: Written | Exception | None = None
        """None until it has ended."""
        self._headings, self._rows = headings, rows
        self.unread = 0
        """How many journals the rows have said to be unreadable."""
        self._cancelled = Event()

    def cancel(self) -> None:
        """End it; the file is removed."""
        self._cancelled.set()

    def run(self) -> None:
        """Write the file. Whatever happens is the outcome, because there is no one to raise it to."""
        try:
            with new_file(self.place.folder, self.name) as file:
                rows = self._write(file)
            self.outcome = Written(rows, self.unread)
        except (ExportError, CancelledError) as error:
            self.outcome = error
        except Exception as error:
            log.exception("the export %s failed", self.name)
            self.outcome = error

    def _write(self, file: NewFile) -> int | None:
        buffer = bytearray(BOM + csv_row(self._headings))
        count = 0
        for count, cells in enumerate(self._rows(self._goes_on), start=1):
            buffer += csv_row(cells)
            if len(buffer) >= BUFFER_BYTES:
                file.write(buffer)
                buffer.clear()
            if count % ROWS_A_PAUSE == 0:
                self._pause()
        self._pause()
        file.write(buffer)
        return count

    def _goes_on(self, share: float) -> None:
        self.share = share
        self._pause()

    def _pause(self) -> None:
        if self._cancelled.wait(PAUSE_S):
            raise CancelledError


class WholeFile(Export):
    """The export of a file whose content is there already."""

    def __init__(self, place: ExportPlace, name: str, content: bytes) -> None:
        super().__init__(place, name, (), _no_rows)
        self._content = content

    def _write(self, file: NewFile) -> None:
        self._pause()
        file.write(self._content)


class MadeFile(Export):
    """The export of a file whose content is made on the thread that writes it."""

    def __init__(self, place: ExportPlace, name: str, make: Callable[[], bytes]) -> None:
        """`make` uses nothing that may change meanwhile."""
        super().__init__(place, name, (), _no_rows)
        self._make = make

    def _write(self, file: NewFile) -> None:
        content = self._make()
        self._pause()
        file.write(content)


def _no_rows(progress: Progress) -> Iterator[Cells]:
    del progress
    return iter(())
