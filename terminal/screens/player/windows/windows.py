"""Which window is over the table: one at a time, the game's before the player's."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from terminal.screens.shared.exposed import exposed, view_model

GAME_WINDOWS = (
    *("reserved", "moment", "reality_check", "break", "limit", "choice", "commission", "odds", "transfer"),
    *("card_pin", "consent", "first_hand"),
)
"""The windows that the game opens, the most urgent first."""

PLAYER_WINDOWS = (
    "auto_repeat",
    "card",
    "cash_out",
    "clean",
    "dice",
    "favourites",
    "first_hand_over",
    "games",
    "help",
    "languages",
    "limits",
    "options",
    "player",
    "reserve",
    "session",
    "statistics",
)
"""The windows that the player opens."""


SECOND_TAP_MS = 400
"""A tap within this time in the same place is the second one of a double tap."""


@view_model
class Windows(QObject):
    """The windows over the table."""

    changed = Signal()
    secondTapChanged = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._second_tap_ms = SECOND_TAP_MS
        self._wanted: set[str] = set()
        self._chosen = ""
        self._open = ""

    def want(self, name: str, *, wanted: bool) -> None:
        """Open one of the game's windows, or close it."""
        assert name in GAME_WINDOWS, name
        if wanted:
            self._wanted.add(name)
        else:
            self._wanted.discard(name)
        self._settle()

    @Slot(str)
    def show(self, name: str) -> None:
        """Open one of the player's windows instead of another."""
        assert name in PLAYER_WINDOWS, name
        self._chosen = name
        self._settle()

    @Slot()
    def close(self) -> None:
        """Close the player's window."""
        self._chosen = ""
        self._settle()

    open = exposed(str, "_open", changed)
    """The name of the window on top; empty for none."""
    secondTapMs = exposed(int, "_second_tap_ms", secondTapChanged)
    """How long, once another window is on top, a tap in the same place is ignored."""

    def expect_second_taps(self, within_ms: int) -> None:
        """Ignore a second tap within this time; a script, which never double-taps, needs none."""
        self._second_tap_ms = within_ms
        self.secondTapChanged.emit()

    def is_open(self, name: str) -> bool:
        """Whether this window is on top, for the screen's own use."""
        return self._open == name

    def _settle(self) -> None:
        urgent = next((name for name in GAME_WINDOWS if name in self._wanted), "")
        fresh = urgent or self._chosen
        if fresh != self._open:
            self._open = fresh
            self.changed.emit()
