"""The dice on the screen: at rest, rattling while the generator works, or falling onto the journaled result."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import Property, QObject, Signal

from terminal.screens.shared.exposed import exposed, view_model

Phase = Literal["rest", "shake", "land"]


@view_model
class Dice(QObject):
    """One to four dice and their animation. The faces are known before the picture of their fall begins."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._phase: Phase = "rest"
        self._faces: tuple[int, ...] = ()
        self._call = ""
        self._is_bad = False
        self._count = 2

    def rest(self, faces: tuple[int, ...], call: str = "", *, is_bad: bool = False) -> None:
        """Put the dice down with these faces; none before the first roll. `is_bad` shows the call in red."""
        self._is_bad = is_bad
        self._become("rest", faces, call)

    def shake(self, count: int) -> None:
        """Rattle with this many dice: the generator has not answered yet."""
        self._count = count
        self._become("shake", (), "")

    def land(self, faces: tuple[int, ...]) -> None:
        """Fall onto the journaled faces."""
        self._become("land", faces, "")

    @property
    def doing(self) -> Phase:
        """The phase, for the screen's own use."""
        return self._phase

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces shown or fallen onto; none before the first roll and while the dice rattle."""
        return self._faces

    phase = exposed(str, "_phase", changed)
    """``rest``, ``shake`` or ``land``."""

    @Property(int, notify=changed)
    def count(self) -> int:
        """How many dice there are."""
        return len(self._faces) or self._count

    @Property(list, notify=changed)
    def shown(self) -> list[int]:
        """The faces; none before the first roll and while the dice rattle."""
        return list(self._faces)

    @Property(int, notify=changed)
    def total(self) -> int:
        """The sum of the faces."""
        return sum(self._faces)

    call = exposed(str, "_call", changed)
    """The stickman's call, once the dice have landed."""
    isBad = exposed(bool, "_is_bad", changed)
    """They have taken the player's bets, or ended the hand, and won nothing."""

    def _become(self, phase: Phase, faces: tuple[int, ...], call: str) -> None:
        self._phase, self._faces, self._call = phase, faces, call
        self.changed.emit()
