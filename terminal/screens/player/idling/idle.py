"""What covers the table while nobody touches it, as the runtime says it, and the touch that takes it off."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from terminal.cabinet.events import AnyEvent
from terminal.cabinet.inactivity import Cover
from terminal.cabinet.state import State
from terminal.common.places import ASSETS
from terminal.screens.player.idling.attract_panels import Panel, panel
from terminal.screens.player.idling.tongues import Tongues
from terminal.screens.player.idling.wiping import Wiping
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.touch_gateway import TouchGateway

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

STEP_MS = 4_000
"""How long a panel stands. Nothing moves but from one to the next: a machine without a player has nothing to do."""

PICTURE = "attract/dice.png"
NO_PANEL = Panel("", "", "")


@QmlElement
class Idle(QObject):
    """Whether the table is covered, and with what. The touch that takes the cover off does nothing else."""

    changed = Signal()
    stepped = Signal()

    def __init__(
        self,
        touch_gateway: TouchGateway,
        windows: Windows,
        touched: Callable[[], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._touched = touched
        self._phase: Cover = "play"
        self._state: State | None = None
        self._tongues: Tongues | None = None
        self._step = 0
        self._panel = NO_PANEL
        self._lines = Rows(("line",), self)
        self._dice = Rows(("face",), self)
        self._stepping = QTimer(self, interval=STEP_MS)
        self._stepping.timeout.connect(self.step)
        self._wiping = Wiping(windows, self)

    # What the screen tells ----------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow what the panels tell of."""
        del events
        self._state = state

    def cover(self, cover: Cover) -> None:
        """This covers the table from now on; nobody is there any more to close a window."""
        if cover == self._phase:
            return
        self._phase = cover
        if cover == "attract":
            self._windows.close()
        self._attract(cover == "attract")
        self.changed.emit()

    def retranslate(self) -> None:
        """Every panel is in a language of its own; the house's comes first again."""
        if self._phase == "attract":
            self._step = 0
            self._show_panel()

    @Slot()
    def step(self) -> None:
        """Show the next panel."""
        self._step += 1
        self._show_panel()

    # What the finger does -----------------------------------------------------------------------------------------

    @Slot()
    def touched(self) -> None:
        """A finger came down somewhere. On a covered table it does nothing yet: the cover goes when it is lifted."""
        if self._phase == "play":
            self._touched()

    @Slot()
    def wake(self) -> None:
        """Take the cover off."""
        self._touched()

    # What is shown ------------------------------------------------------------------------------------------------

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``play``, ``attract`` or ``dim``."""
        return self._phase

    @Property(str, notify=changed)
    def title(self) -> str:
        """The game's name."""
        return self._touch_gateway.cabinet.title

    @Property(str, notify=changed)
    def house(self) -> str:
        """Whose table it is."""
        return self._touch_gateway.cabinet.establishment

    @Property(str, notify=changed)
    def picture(self) -> str:
        """The picture of two dice, from the folder of assets; empty where there is none."""
        return PICTURE if (ASSETS / PICTURE).exists() else ""

    @Property(str, notify=stepped)
    def invitation(self) -> str:
        """What to do to play."""
        return self._panel.invitation

    @Property(str, notify=stepped)
    def touchHint(self) -> str:  # noqa: N802 - QML's spelling
        """What a touch does."""
        return self._panel.touch

    @Property(str, notify=stepped)
    def heading(self) -> str:
        """What the panel is about."""
        return self._panel.heading

    @Property(QObject, notify=changed)
    def lines(self) -> QObject:
        """What the panel says, line by line."""
        return self._lines

    @Property(QObject, notify=changed)
    def dice(self) -> QObject:
        """The faces of the panel's rolls, two for each."""
        return self._dice

    @Property(QObject, notify=changed)
    def wiping(self) -> QObject:
        """The cover that the player asks for, to wipe the glass."""
        return self._wiping

    # Inside -------------------------------------------------------------------------------------------------------

    def _attract(self, on: bool) -> None:
        if on:
            self._step = 0
            self._show_panel()
            self._stepping.start()
        else:
            self._stepping.stop()

    def _show_panel(self) -> None:
        assert self._state is not None, "nothing is shown yet"
        if self._tongues is None:
            self._tongues = Tongues(self._touch_gateway.cabinet.option_choices("language"), self)
        self._panel = panel(self._step, self._touch_gateway.cabinet, self._state, self._tongues)
        self._lines.show([(line,) for line in self._panel.lines])
        self._dice.show([(face,) for face in self._panel.dice])
        self.stepped.emit()
