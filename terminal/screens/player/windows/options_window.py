"""The options window: the player's settings for the session, and the values that other parts of the screen use."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import Reserve, SetOption
from terminal.cabinet.events import Event
from terminal.cabinet.state import State
from terminal.screens.player.windows.option_rows import OPTION_ROLES, OPTIONS, option_rows
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.touch_gateway import TouchGateway

ANY_PLAYERS = Reserve(salt="", digest="")
"""Used to check whether a station could be reserved."""

FOLLOWED = tuple(text.name for text in OPTIONS)


@view_model
class Options(QObject):
    """The player's options, as rows to set and as values to follow."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._state: State | None = None
        self._rows = Rows(OPTION_ROLES, self)
        self._values: dict[str, str] = {}

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Show the options of this state."""
        del events
        self._state = state
        values = {name: self._touch_gateway.cabinet.option(state, name) for name in FOLLOWED}
        if values != self._values or not self._rows.rows:
            self._values = values
            self.retranslate()

    def retranslate(self) -> None:
        """Write the rows in the current language, by the parameters in force."""
        if self._state is not None:
            self._rows.show(option_rows(self._touch_gateway.cabinet, self._state))
            self.changed.emit()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot(str, int)
    def choose(self, name: str, choice: int) -> None:
        """Set this option to this choice."""
        self._touch_gateway.ask(SetOption(name, self._touch_gateway.cabinet.option_choices(name)[choice]))

    @Slot()
    def reserve(self) -> None:
        """Go on to the reservation; if that is refused, the information line shows why."""
        if self._touch_gateway.may(ANY_PLAYERS):
            self._windows.show("reserve")
        else:
            self._windows.close()  # the line with the reason is beneath the window

    # Properties ------------------------------------------------------------------------------------------------------

    rows = exposed(QObject, "_rows", changed)
    """A row for each option with a choice."""

    @Property(bool, notify=changed)
    def reservable(self) -> bool:
        """Stations can be reserved in this house."""
        return self._touch_gateway.cabinet.profile.reserve_ms > 0

    @Property(bool, notify=changed)
    def leftHand(self) -> bool:  # noqa: N802 - QML's spelling
        """The dice and the Roll button are on the left."""
        return self._values.get("left_hand") == "yes"

    @Property(float, notify=changed)
    def textScale(self) -> float:  # noqa: N802 - QML's spelling
        """The factor for text sizes."""
        return int(self._values.get("text_scale", "100")) / 100

    @Property(bool, notify=changed)
    def markedChips(self) -> bool:  # noqa: N802 - QML's spelling
        """Chips have shapes that distinguish them without their colours."""
        return self._values.get("marked_chips") == "yes"
