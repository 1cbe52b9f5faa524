"""What a page says of the journal that it reads: that it is damaged, or how far back was looked."""

from __future__ import annotations

from terminal.journal.errors import JournalError
from terminal.journal.past import LOOK_BACK
from terminal.recall.following import NonsenseError
from terminal.screens import languages
from terminal.screens.operator.page import Desk
from terminal.screens.player.words import translate

UNREADABLE = (JournalError, NonsenseError)
"""What reading a journal may raise."""


def why_unreadable(error: Exception) -> str:
    """Say what is wrong with the journal."""
    return languages.lock_sentence(error.say if isinstance(error, JournalError) else str(error))


def how_far(desk: Desk, *, found_all: bool) -> str:
    """Say among how many events rare ones were looked for; nothing where all were found, or all looked through."""
    try:
        bounded = not found_all and desk.past().seq > LOOK_BACK
    except UNREADABLE:
        return ""
    return translate("Operator", "Looked for among the last {0} events").format(LOOK_BACK) if bounded else ""
