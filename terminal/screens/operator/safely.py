"""What a page says of a journal that cannot be read."""

from __future__ import annotations

from terminal.recall.kept_journals import UnreadableError
from terminal.screens.translating import languages


def why_unreadable(error: UnreadableError) -> str:
    """Say what is wrong with the journal."""
    return languages.message_sentence(error.message)
