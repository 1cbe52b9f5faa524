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

from harness.shots.copies import in_copy
from harness.shots.stage import House, OneStage, Size, Stage
from harness.shots.steps import Scene
from terminal.cabinet.commands import SetOption, Touch
from terminal.cabinet.state import State
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.translating.languages import SOURCE, Languages

T = TypeVar("T")

PSEUDO = "pseudo"
"""No language: the English texts, longer."""
LANGUAGES = (SOURCE, "de", "es", "fr", "it", "sl", PSEUDO)
"""English, in which every state is played, first; the longer English does not follow on it, for another language would
have to be spoken between."""

PLACEHOLDER = re.compile(r"%[\dn]|\{\w*\}")
LONGER = 0.35
"""So much longer than the English one a text of another language may be."""


class Longer(QTranslator):
    """Makes every text longer, as a translation may."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text, and a word or a few letters more."""
        del context, disambiguation, n
        more = round(len(PLACEHOLDER.sub("", source)) * LONGER)
        return source + (FILLING[1 : more + 1] if " " not in source or more < MIN_WORD else FILLING[:more].rstrip())


MIN_WORD = 3
"""What is shorter than a word makes the last one longer."""
FILLING = " and even somewhat longer in another language" * 9


def code_of(language: str) -> str:
    """The code of this language, which the longer English shares with the English."""
    return SOURCE if language == PSEUDO else language


def _hear_nothing(state: State) -> None:
    """No option is followed any more."""


class Reader:
    """One state of the screen, to be looked at in one language after the other."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._languages = Languages.of_program()
        self._english = self._languages._translators[SOURCE]
        self._longer = Longer(stage.window)
        self._spoken = SOURCE

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

    def speaking(self, languages: tuple[str, ...], scale: str) -> Iterator[str]:
        """Switch through these languages at a size of text, in percent; what is spoken now."""
        self.touch(SetOption("text_scale", scale))
        for language in languages:
            self.speak(language)
            yield f"{language} {scale} %"

    def speak(self, language: str) -> None:
        """Switch to this language, or to the longer English that stands for all others, if it is not spoken already."""
        code = code_of(language)
        if (language, code) != (self._spoken, self._languages.code):
            self._prepare(language)
            if self._languages.code == code:
                self.touch(
                    SetOption("language", "de" if code == SOURCE else SOURCE)
                )  # so that every text is read again
            self.touch(SetOption("language", code))
        self.settle()

    def guarded(self, languages: tuple[str, ...]) -> Iterator[str]:
        """Switch through these languages where a touch would be refused, or would end what there is to read."""
        state, listen = self.screen._state, self.screen._listen
        assert state is not None, "the scene has been played"
        self.screen._listen = _hear_nothing  # type: ignore[method-assign] # the option is as it was
        for language in languages:
            self._languages.choose(self._prepare(language))
            self.screen._retranslate(state)
            self.screen.show(state, ())
            self.settle()
            yield language
        self.screen._listen = listen  # type: ignore[method-assign]

    def _prepare(self, language: str) -> str:
        """Have longer texts instead of the English ones, or these again; the code of the language."""
        self._spoken = language
        self._languages._translators[SOURCE] = self._longer if language == PSEUDO else self._english
        return code_of(language)

    def settle(self) -> None:
        """Let the window lay its texts out."""
        self.screen.catch_up()
        QTest.qWait(1)
        self.window.grabWindow()


class ReadingRoom:
    """A window on which scenes are played."""

    def __init__(self, app: QGuiApplication) -> None:
        self._stage = OneStage(app)

    def read(self, scene: Scene, size: Size, look: Callable[[Reader], T]) -> T:
        """Play the scene and look at it, in a copy of this process: nothing of it stays."""
        stage = self._stage.of(House(scene.param, SOURCE, size))
        return in_copy(lambda: self._read(stage, scene, look))

    @staticmethod
    def _read(stage: Stage, scene: Scene, look: Callable[[Reader], T]) -> T:
        with tempfile.TemporaryDirectory(prefix="boxman-reading-") as folder:
            stage._performance(scene, Path(folder)).to_rest(scene)
            return look(Reader(stage))

    def close(self) -> None:
        """Take down the window."""
        self._stage.close()
