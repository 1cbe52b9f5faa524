"""The choice of language: each language's flag and own name, and the flag of the current language."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import SetOption
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.languages import LANGUAGES

LANGUAGE_ROLES = ("code", "name", "flag", "isChosen")


def flag_of(code: str) -> str:
    """The picture of a language's flag, in the assets folder."""
    return f"flags/{code}.png"


@view_model
class LanguageChoice(QObject):
    """The languages offered by this house."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._rows = Rows(LANGUAGE_ROLES, self)
        self._code = touch_gateway.cabinet.option_choices("language")[0]

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Mark the language that this state's player reads."""
        del events
        code = self._touch_gateway.cabinet.option(state, "language")
        if code != self._code or not self._rows.rows:
            self._code = code
            offered = self._touch_gateway.cabinet.option_choices("language")
            self._rows.show([(one, LANGUAGES[one], flag_of(one), one == code) for one in offered])
            self.changed.emit()

    def retranslate(self) -> None:
        """Every language has its own name: nothing changes."""

    @Slot(str)
    def choose(self, code: str) -> None:
        """Switch to this language, and close the window."""
        self._touch_gateway.ask(SetOption("language", code))
        self._windows.close()

    rows = exposed(QObject, "_rows", changed)
    """The languages in the order of the house."""

    @Property(bool, notify=changed)
    def offered(self) -> bool:
        """There is more than one."""
        return len(self._touch_gateway.cabinet.option_choices("language")) > 1

    @Property(str, notify=changed)
    def flag(self) -> str:
        """The flag of the current language, in the assets folder."""
        return flag_of(self._code)
