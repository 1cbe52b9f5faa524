"""Whether a journal is one of practice, in which nothing counts (regulation M11)."""

from __future__ import annotations

from contextlib import suppress

from msgspec import MsgspecError

from terminal.journal.history import History
from terminal.recall.last_start import last_start

NOTE = "PRACTICE: nothing in this journal counts."
"""What the commands that read a journal of practice print above everything else."""


def of_practice(history: History) -> bool:
    """Whether the last start in the journal was that of a cabinet for practice. Raises JournalError.

    A start that this program cannot read says nothing; the commands that need it report that themselves.
    """
    with suppress(MsgspecError):
        started = last_start(history)
        return started is not None and started.practice
    return False
