"""The work that a start gives to other processes at its first instant, while it imports the rest of the program."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from terminal.common.places import ROOT
from terminal.ini import ini
from terminal.settings import reading as parameters
from terminal.start.journal_places import own_journal
from terminal.verification.background import BackgroundVerification, verify_in_background

if TYPE_CHECKING:
    from pathlib import Path

    from terminal.journal.background import Verifiers

LONG_BYTES = 8 << 20
"""A journal file of this size probably holds more events than a start checks by itself."""


class Prefetched:
    """What was begun before the program was imported. Each part is taken once; `close` ends what was not taken.

    If something cannot be begun here, the start does it later, and reports the reason.
    """

    def __init__(self, program: BackgroundVerification | None = None, verifiers: Verifiers | None = None) -> None:
        self._program = program
        self._verifiers = verifiers

    @classmethod
    def begin(cls, param: Path, journal: Path | None) -> Prefetched:
        """Begin to verify the program, and start verifiers that wait until a long journal is open."""
        prefetched = cls()
        with suppress(OSError):
            prefetched._program = verify_in_background(ROOT)
        with suppress(OSError, ini.IniError):
            path = journal or own_journal(parameters.load(param))[0]
            if path.is_file() and path.stat().st_size >= LONG_BYTES:
                from terminal.journal.background import Verifiers

                prefetched._verifiers = Verifiers(path)
        return prefetched

    def program_check(self) -> BackgroundVerification | None:
        """Hand over the verification of the program."""
        program, self._program = self._program, None
        return program

    def verifiers_of(self, path: Path) -> Verifiers | None:
        """Hand over the verifiers that wait for this journal."""
        if self._verifiers is None or self._verifiers.path != path:
            return None
        verifiers, self._verifiers = self._verifiers, None
        return verifiers

    def close(self) -> None:
        """End what was not handed over. Closing again does nothing."""
        if (program := self.program_check()) is not None:
            program.close()
        if self._verifiers is not None:
            self._verifiers.close()
            self._verifiers = None
