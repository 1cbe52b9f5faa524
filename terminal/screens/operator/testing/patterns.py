"""The patterns of the screen test: colours, grey steps, gradients, a grid, and text."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.timers import once
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

CONTROLS_MS = 8_000
"""How long the buttons stay after a touch: then they hide no pixel."""


class Pattern(NamedTuple):
    """One picture over the whole screen."""

    kind: str
    """``colour``, ``steps``, ``gradients``, ``grid`` or ``text``."""
    title: str
    colour: str = ""
    below: bool = False
    """The announcement of test mode is at the bottom, so that the pixels at the top can be seen; else at the top."""


RED = QT_TRANSLATE_NOOP("Operator", "Red")
GREEN = QT_TRANSLATE_NOOP("Operator", "Green")
BLUE = QT_TRANSLATE_NOOP("Operator", "Blue")
WHITE = QT_TRANSLATE_NOOP("Operator", "White")
BLACK = QT_TRANSLATE_NOOP("Operator", "Black")
COLOURS = ((RED, "#ff0000"), (GREEN, "#00ff00"), (BLUE, "#0000ff"), (WHITE, "#ffffff"), (BLACK, "#000000"))

PATTERNS: tuple[Pattern, ...] = (
    *(Pattern("colour", title, colour) for title, colour in COLOURS),
    Pattern("steps", QT_TRANSLATE_NOOP("Operator", "Grey steps")),
    Pattern("gradients", QT_TRANSLATE_NOOP("Operator", "Gradients")),
    Pattern("grid", QT_TRANSLATE_NOOP("Operator", "Grid")),
    Pattern("text", QT_TRANSLATE_NOOP("Operator", "Text")),
    *(Pattern("colour", title, colour, below=True) for title, colour in COLOURS),
)
"""In the order in which they are shown. The colours come twice, so that each pixel is seen in each of them."""


@view_model
class Patterns(QObject):
    """The pattern that is shown, and whether the buttons are."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._number = 0
        self._controls = True
        self._hiding = once(self, CONTROLS_MS, self._hide)

    @Slot()
    def start(self) -> None:
        """Show the first one."""
        self._show(0)

    @Slot()
    def next(self) -> None:
        """Show the next one; after the last one the first again."""
        self._show((self._number + 1) % len(PATTERNS))

    @Slot()
    def previous(self) -> None:
        """Show the one before."""
        self._show((self._number - 1) % len(PATTERNS))

    def stop(self) -> None:
        """Nothing is shown any more."""
        self._hiding.stop()

    def retranslate(self) -> None:
        """Update the text."""
        self.changed.emit()

    controls = exposed(bool, "_controls", changed)
    """The buttons are shown: for a while after each touch."""
    kind = exposed(str, "_pattern.kind", changed)
    """What is drawn: ``colour``, ``steps``, ``gradients``, ``grid`` or ``text``."""
    colour = exposed(str, "_pattern.colour", changed)
    """The colour of the whole screen; empty for another kind."""
    below = exposed(bool, "_pattern.below", changed)
    """Test mode is announced at the bottom."""

    @Property(str, notify=changed)
    def title(self) -> str:
        """The number of the pattern, and its name."""
        title = translate("Operator", self._pattern.title)
        if self._pattern.below:
            title = translate("Operator", "Dead pixels, {0}").format(title)
        return translate("Operator", "{0} of {1}: {2}").format(self._number + 1, len(PATTERNS), title)

    @property
    def _pattern(self) -> Pattern:
        return PATTERNS[self._number]

    def _show(self, number: int) -> None:
        self._number, self._controls = number, True
        self._hiding.start()
        self.changed.emit()

    @Slot()
    def _hide(self) -> None:
        self._controls = False
        self.changed.emit()
