"""Messages in the screen's language: their sentences are looked up under the context ``Message``."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from terminal.messages.rendering import Language
from terminal.messages.text import Text
from terminal.screens.translating import manners

look_up = QCoreApplication.translate


class Spoken(Language):
    """The screens' current language."""

    def template(self, english: str) -> str:
        """Its translation; English where there is none."""
        return look_up("Message", english)

    def amount(self, cents: int, currency: str) -> str:
        """In the language's format."""
        return manners.amount(cents, currency)

    def sentence_end(self, sentence: str) -> str:
        """German nouns keep their capitals."""
        return manners.sentence_end(sentence)


SPOKEN = Spoken()


def message_sentence(text: Text) -> str:
    """The message in the screen's language; the text of an older journal unchanged."""
    return text if isinstance(text, str) else SPOKEN.sentence(text)
