"""States of the screen for a reader, each reached once and then read in every language and size of text."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from terminal.cabinet.commands import SetOption, Touch
from terminal.screens.languages import SOURCE, Languages
from terminal.screens.player.screen import PlayerScreen
from terminal.shots.copies import in_copy
from terminal.shots.stage import House, Size, Stage
from terminal.shots.steps import Scene

T = TypeVar("T")

PSEUDO = "pseudo"
"""No language: the English texts, longer."""
LANGUAGES = ("en", "de", "es", "fr", "it", "sl", PSEUDO)
SCALES = ("100", "130")
PLACEHOLDER = re.compile(r"%[\dn]|\{\w*\}")
LONGER = 0.35
"""So much longer than the English one a text of another language may be."""


class Longer(QTranslator):
    """Makes every text longer, as a translation may."""

    def translate(self, context: str, source: str, disambiguation: str = "", n: int = -1) -> str:
        """The text, and a word or a few letters more."""
        del context, disambiguation, n
        more = round(len(PLACEHOLDER.sub("", source)) * LONGER)
        if " " not in source:
            return source + FILLING[1 : more + 1]
        return source + FILLING[: more * (more > 1)].rstrip()


FILLING = " and even somewhat longer in another language" * 9


class Reader:
    """One state of the screen, to be looked at in one language after the other."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage

    @property
    def window(self) -> QQuickWindow:
        """The window."""
        return self._stage.window

    @property
    def screen(self) -> PlayerScreen:
        """What the window shows."""
        return self._stage.screen

    def touch(self, command: Touch) -> None:
        """Touch the screen for something that is allowed."""
        cast = self._stage._cast
        assert cast is not None, "the scene has been played"
        refusal = cast.runtime.touch(command)
        assert refusal is None, refusal

    def speaking(self, languages: tuple[str, ...] = LANGUAGES, scales: tuple[str, ...] = SCALES) -> Iterator[str]:
        """Switch through languages and sizes; what is set now."""
        for scale in scales:
            self.touch(SetOption("text_scale", scale))
            for language in languages:
                self.speak(language)
                yield f"{language} {scale} %"

    def speak(self, language: str) -> None:
        """Switch to this language, or to the longer English that stands for all others."""
        self.touch(SetOption("language", "sl" if language == "de" else "de"))  # so that every text is read anew
        spoken = Languages.of_program()._translators
        english = spoken.setdefault(ENGLISH, spoken.get(SOURCE))
        spoken[SOURCE] = Longer(self.window) if language == PSEUDO else english
        self.touch(SetOption("language", SOURCE if language == PSEUDO else language))
        self.settle()

    def settle(self) -> None:
        """Let the window lay its texts out."""
        QTest.qWait(1)
        self.window.grabWindow()


class ReadingRoom:
    """Windows of one size; one is made for each Param.ini."""

    def __init__(self, size: Size, app: QGuiApplication) -> None:
        self._size = size
        self._app = app
        self._stages: dict[str, Stage] = {}

    def read(self, scene: Scene, look: Callable[[Reader], T]) -> T:
        """Play the scene and look at it, in a copy of this process: nothing of it stays."""
        stage = self._stage_for(scene.param)
        return in_copy(lambda: self._read(stage, scene, look))

    def close(self) -> None:
        """Take down the windows."""
        for stage in self._stages.values():
            stage.close()

    def _stage_for(self, param: str) -> Stage:
        if param not in self._stages:
            self._stages[param] = Stage(House(param, "en", self._size), self._app)
        return self._stages[param]

    @staticmethod
    def _read(stage: Stage, scene: Scene, look: Callable[[Reader], T]) -> T:
        with tempfile.TemporaryDirectory(prefix="boxman-reading-") as folder:
            stage._perform(scene, Path(folder))
            return look(Reader(stage))
