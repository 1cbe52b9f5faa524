"""Messages in English, for the log, paper, the command line and the English screen."""

from __future__ import annotations

from terminal.common import money
from terminal.messages.rendering import Language
from terminal.messages.text import Text


class English(Language):
    """The language of the tables."""

    def template(self, english: str) -> str:
        """It is in English already."""
        return english

    def amount(self, cents: int, currency: str) -> str:
        """Like ``$85.02``."""
        return money.amount(cents, currency)

    def sentence_end(self, sentence: str) -> str:
        """It begins with a small letter, unless its first word is written in capitals, and has no stop."""
        first = sentence[:1] if sentence[1:2].isupper() else sentence[:1].lower()
        return first + sentence[1:].rstrip(".")


ENGLISH = English()


def sentence(text: Text) -> str:
    """Say this in English; the text of an older journal as it is."""
    return text if isinstance(text, str) else ENGLISH.sentence(text)
