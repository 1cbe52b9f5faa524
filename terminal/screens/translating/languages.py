"""The languages of the screen: the list, the switch between them, and how each shows refusals and amounts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from terminal.common.places import ASSETS
from terminal.screens.translating.manners import (
    MINUS,
    amount,
    brief,
    date,
    date_fields,
    date_of,
    figures,
    number,
    sentence_end,
    sentence_start,
    show_currency,
    speak,
    spoken_language,
    time,
)
from terminal.screens.translating.messages import message_sentence
from terminal.screens.translating.sentences import bet_title, button_title, sentence

__all__ = [
    "LANGUAGES",
    "MINUS",
    "Languages",
    "amount",
    "bet_title",
    "brief",
    "button_title",
    "date",
    "date_fields",
    "date_of",
    "figures",
    "message_sentence",
    "number",
    "sentence",
    "sentence_end",
    "sentence_start",
    "show_currency",
    "spoken_language",
    "time",
]

LANGUAGES = {
    "en": "English",
    "de": "Deutsch",
    "es": "Español",
    "fr": "Français",
    "it": "Italiano",
    "sl": "Slovenščina",
}
"""Each language's own name, by its code (ISO 639), in the order of the flags."""

SOURCE = "en"
"""The language in which the program is written. It has a file of translations only if there are plurals."""

TRANSLATIONS = ASSETS / "translations"


class Languages:
    """Switches the texts of the whole program. All files are loaded at once, so a switch takes milliseconds.

    After a switch the screen must call `engine.retranslate()` and project its view-models again.
    """

    _of_program: ClassVar[Languages | None] = None

    @classmethod
    def of_program(cls) -> Languages:
        """The languages of the running program, which are shared by all its screens."""
        app = QCoreApplication.instance()
        assert app is not None, "there is no program that could speak"
        if cls._of_program is None or cls._of_program.app is not app:
            cls._of_program = cls(app)
        return cls._of_program

    def __init__(self, app: QCoreApplication) -> None:
        """Load every language and use English. Raises AssertionError for a missing or invalid file."""
        self.app = app
        """The program whose texts they are."""
        self._translators = {code: self._loaded(code) for code in LANGUAGES if self._has_file(code)}
        self._installed: QTranslator | None = None
        self.choose(SOURCE)

    @property
    def code(self) -> str:
        """The current language."""
        return spoken_language()

    def choose(self, code: str) -> None:
        """Use this language from now on. Raises KeyError for an unknown one."""
        speak(code)
        if self._installed is not None:
            self.app.removeTranslator(self._installed)
        self._installed = self._translators.get(code)
        if self._installed is not None:
            self.app.installTranslator(self._installed)
        QLocale.setDefault(QLocale(code))

    @contextmanager
    def in_english(self) -> Iterator[None]:
        """Make texts in English until the block ends, such as those of a slip; what is on the screen stays."""
        code = self.code
        self.choose(SOURCE)
        try:
            yield
        finally:
            self.choose(code)

    def _has_file(self, code: str) -> bool:
        return code != SOURCE or (TRANSLATIONS / f"{code}.qm").exists()

    def _loaded(self, code: str) -> QTranslator:
        translator = QTranslator(self.app)
        path = TRANSLATIONS / f"{code}.qm"
        loaded = translator.load(str(path))
        assert loaded, f"{path} is missing or is no translation"
        return translator
