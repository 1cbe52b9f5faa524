"""The main information line: a refusal or a note is shown until the game moves on, then the prompt again.

Apart from it the one message that is shown until the player has acted: the banner across the history bar.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from terminal.screens.shared.exposed import exposed, view_model


class Spoken(NamedTuple):
    """A sentence and its tone: ``prompt``, ``note``, ``win``, ``hurry`` or ``refusal``."""

    text: str
    tone: str


@view_model
class Information(QObject):
    """One sentence for the player and its tone, a hint under it, and a banner."""

    changed = Signal()
    bannerChanged = Signal()
    refused = Signal(str)
    """A touch was refused; the name of the field that was touched, or empty."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._said = Spoken("", "prompt")
        self._banner = ""
        self._hint = ""

    def say(self, text: str, tone: str) -> None:
        """Show the sentence."""
        said = Spoken(text, tone)
        if said != self._said:
            self._said = said
            self.changed.emit()

    def refuse(self, sentence: str, bet: str = "") -> None:
        """Show why a touch was refused; the line draws attention even if the text is the same as before."""
        self.say(sentence, "refusal")
        self.refused.emit(bet)

    def hang(self, banner: str) -> None:
        """Show this across the history bar; an empty text removes the banner."""
        if banner != self._banner:
            self._banner = banner
            self.bannerChanged.emit()

    def advise(self, hint: str) -> None:
        """Show a hint under the sentence; none if it is empty."""
        if hint != self._hint:
            self._hint = hint
            self.changed.emit()

    @property
    def said(self) -> Spoken:
        """The current sentence, for the screen's own use."""
        return self._said

    text = exposed(str, "_said.text", changed)
    """The sentence."""
    tone = exposed(str, "_said.tone", changed)
    """Its tone."""
    hint = exposed(str, "_hint", changed)
    """A helpful hint; empty for none."""
    banner = exposed(str, "_banner", bannerChanged)
    """The text across the history bar; empty for none."""
