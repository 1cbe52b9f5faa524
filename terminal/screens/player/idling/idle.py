"""The cover of an untouched table, as the runtime reports it, and the touch that removes it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.inactivity import Cover
from terminal.cabinet.state import State
from terminal.common.places import ASSETS
from terminal.screens.player.idling.attract_panels import MALFUNCTION, Panel, panel
from terminal.screens.player.idling.tongues import Tongues
from terminal.screens.player.idling.wiping import Wiping
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

STEP_MS = 4_000
"""How long a panel is shown. Nothing is animated in between: a machine without a player should have nothing to do."""

PICTURE = "attract/dice.png"
NO_PANEL = Panel("", "", "", "", "", "")


@view_model
class Idle(QObject):
    """Whether the table is covered, and with what. The touch that removes the cover does nothing else."""

    changed = Signal()
    stepped = Signal()

    def __init__(
        self,
        touch_gateway: TouchGateway,
        windows: Windows,
        touched: Callable[[], None],
        parent: QObject | None = None,
        *,
        welcome: Callable[[], None] = lambda: None,
    ) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._touched = touched
        self._welcome = welcome
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

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow what the panels show."""
        del events
        self._state = state

    def cover(self, cover: Cover) -> None:
        """Cover the table with this from now on; open windows are closed."""
        if cover == self._phase:
            return
        comes, self._phase = self._phase == "attract" and cover == "play", cover
        if cover == "attract":
            self._windows.close()
        elif comes:
            self._welcome()
        self._attract(cover == "attract")
        self.changed.emit()

    def retranslate(self) -> None:
        """Every panel has a language of its own; the default language comes first again."""
        if self._phase == "attract":
            self._step = 0
            self._show_panel()
        self.changed.emit()

    @Slot()
    def step(self) -> None:
        """Show the next panel."""
        self._step += 1
        self._show_panel()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot()
    def touched(self) -> None:
        """A finger came down somewhere. On a covered table it does nothing yet: lifting it removes the cover."""
        if self._phase == "play":
            self._touched()

    @Slot()
    def wake(self) -> None:
        """Remove the cover."""
        self._touched()

    # Properties ------------------------------------------------------------------------------------------------------

    phase = exposed(str, "_phase", changed)
    """``play``, ``attract`` or ``dim``."""
    title = exposed(str, "_panel.title", stepped)
    """The name of the game that the panel is about."""
    house = exposed(str, "_touch_gateway.cabinet.profile.establishment", changed)
    """The establishment's name."""
    helpLine = exposed(str, "_touch_gateway.cabinet.profile.help_line", changed)
    """Text and number of the help line; empty without one."""

    @Property(str, notify=changed)
    def malfunction(self) -> str:
        """The rule for malfunctions, in the player's language."""
        return translate("Player", MALFUNCTION)

    @Property(str, notify=changed)
    def picture(self) -> str:
        """The picture of two dice, in the assets folder; empty if there is none."""
        return PICTURE if (ASSETS / PICTURE).exists() else ""

    invitation = exposed(str, "_panel.invitation", stepped)
    """How to start playing."""
    malfunctionHere = exposed(str, "_panel.malfunction", stepped)
    """The rule for malfunctions, in the panel's language."""
    firstHandHere = exposed(str, "_panel.begin", stepped)
    """The label of the button that begins a first hand, in the panel's language."""
    touchHint = exposed(str, "_panel.touch", stepped)
    """What a touch does."""
    heading = exposed(str, "_panel.heading", stepped)
    """The heading of the panel."""
    lines = exposed(QObject, "_lines", changed)
    """The panel's text, line by line."""
    dice = exposed(QObject, "_dice", changed)
    """The faces of the panel's rolls, as many for each as it has dice."""
    together = exposed(int, "_panel.together", stepped)
    """How many of the faces make a throw."""
    wiping = exposed(QObject, "_wiping", changed)
    """The cover that the player requests to wipe the glass."""

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
