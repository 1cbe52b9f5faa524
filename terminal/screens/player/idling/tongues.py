"""Provides texts in any of the languages, whatever the screen's language: for passers-by who have not chosen one."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, QTranslator

from terminal.screens.translating.languages import TRANSLATIONS
from terminal.screens.translating.manners import speak, spoken_language


class Tongues:
    """Holds the translations of these languages, besides those of the program's language."""

    def __init__(self, codes: Collection[str], parent: QObject) -> None:
        self._translators = {code: QTranslator(parent) for code in codes if (TRANSLATIONS / f"{code}.qm").exists()}
        for code, translator in self._translators.items():
            translator.load(str(TRANSLATIONS / f"{code}.qm"))

    def say(self, code: str, text: str) -> str:
        """The player's text in this language; the source text if there is no translation."""
        translator = self._translators.get(code)
        return (translator.translate("Player", text) if translator is not None else "") or text


@contextmanager
def writing(code: str) -> Iterator[None]:
    """Amounts are written in this language's format meanwhile."""
    before = spoken_language()
    speak(code)
    try:
        yield
    finally:
        speak(before)
