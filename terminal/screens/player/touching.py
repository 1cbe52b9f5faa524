"""The player's touches of the table, its buttons and its chips, as QML reports them."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import CallAttendant, ClearAll, SetOption, TakeDown
from terminal.screens.player.table.controls import BUTTONS, FAVOURITES, Controls
from terminal.screens.player.table.rail import Rail
from terminal.screens.player.windows.auto_repeat import AutoRepeat
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.attending.matters import TWICE, decision
from terminal.screens.shared.attending.service import Service
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.felts.felt import Felt
from terminal.screens.shared.line.information import Information
from terminal.screens.shared.table.readout import Readout
from terminal.screens.shared.touch_gateway import Send, TouchGateway
from terminal.screens.sounding.voice import Voice
from terminal.screens.translating.marked import translate

TWICE_MS = 700
"""A second press of Clear within this time means all bets."""


@view_model
class Touching(QObject):
    """Sends touches to the runtime. A touch of the felt or of a button ends automatic repeats."""

    chipChanged = Signal()
    tabChanged = Signal()
    gameChanged = Signal()
    """Another game is shown, or the same with another sheet."""
    secondAsked = Signal(int)
    """A second person has to agree to the hand pay of this number before it is paid."""

    def __init__(self, cabinet: Cabinet, send: Send, voice: Voice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.felt = felt = felt_of(cabinet)
        self.information = Information(self)
        self.information.refused.connect(lambda _: voice.play("refusal"))
        self.touch_gateway = TouchGateway(cabinet, send, self.information, self.end_fall, self.show_owed)
        self.windows = Windows(self)
        self.auto_repeat = AutoRepeat(self.touch_gateway, self.windows, self)
        self.rail = Rail(self)
        self.service = Service(cabinet.profile.currency, self, self.touch_gateway.why_not_begun)
        self.readout = Readout(cabinet, felt, self)
        self.controls = Controls(cabinet, self)
        self._voice = voice
        self._tab: str = _first_tab(felt)
        self._clearing = QTimer(self, singleShot=True, interval=TWICE_MS)
        self._clearing.setObjectName("clearing")

    @Slot()
    def skip(self) -> None:
        """End the fall of the dice: the player's tap skips it."""

    @Slot()
    def touchDice(self) -> None:  # noqa: N802 - QML's spelling
        """The dice box was touched."""

    def end_fall(self) -> None:
        """End the fall of the dice; the frame with their result is owed."""

    def show_owed(self) -> None:
        """Show the result of the dice, if that is owed."""

    def lay_all(self) -> None:
        """Create all fields: some that were not visible at first are needed now."""

    def play(self, cabinet: Cabinet) -> None:
        """Show this game from now on."""
        self.felt = felt = felt_of(cabinet)
        self.readout.play(cabinet, felt)
        self.controls.play(cabinet)
        self._tab = _first_tab(felt)
        self.tabChanged.emit()
        self.gameChanged.emit()

    @Slot(str)
    def touch(self, bet: str) -> None:
        """Place the selected chip on the field."""
        self._place(bet, self.rail.chip_cents)

    @Slot(str, int)
    def drop(self, bet: str, chip: int) -> None:
        """Place a chip that was dragged from the rail to the field."""
        self._place(bet, self.rail.values_cents[chip])

    @Slot(str)
    def takeDown(self, bet: str) -> None:  # noqa: N802 - QML's spelling
        """Take down the field's chips, which were dragged off the felt."""
        self.auto_repeat.interrupt()
        self.touch_gateway.ask(TakeDown(bet), bet)

    @Slot(str)
    def press(self, button: str) -> None:
        """Carry out a button's command; that of the favourites opens their window."""
        if button == FAVOURITES:
            self._voice.play("tap")
            self.windows.show(FAVOURITES)
            return
        self.auto_repeat.interrupt()
        self.touch_gateway.ask(BUTTONS[button](self.rail.chip_cents))

    @Slot()
    def pressClear(self) -> None:  # noqa: N802 - QML's spelling
        """Clear the last bet; if pressed again at once, all of them."""
        self.auto_repeat.interrupt()
        if not self._clearing.isActive():
            self._clearing.start()
            self.touch_gateway.ask(BUTTONS["clear_last"](0))
        elif self.touch_gateway.would(ClearAll()):
            self.touch_gateway.ask(ClearAll())

    @Slot()
    def keepBets(self) -> None:  # noqa: N802 - QML's spelling
        """Switch repeating the bets after each roll on or off."""
        self.touch_gateway.ask(SetOption("keep_bets", "no" if self.auto_repeat.property("keeping") else "yes"))

    @Slot()
    def callAttendant(self) -> None:  # noqa: N802 - QML's spelling
        """Call the attendant, or cancel the call."""
        self.touch_gateway.ask(CallAttendant(on=not self.controls.property("attendantCalled")))

    @Slot()
    def askCashOut(self) -> None:  # noqa: N802 - QML's spelling
        """Ask the player to confirm the cash-out; if it is refused, the information line shows why."""
        if self.touch_gateway.may(BUTTONS["cash_out"](0)):
            self.windows.show("cash_out")

    @Slot(str, int, bool)
    def settle(self, kind: str, number: int, yes: bool) -> None:
        """Carry out an attendant's decision on a matter; what pays by hand must be touched twice."""
        state, command = self.touch_gateway.state, decision(kind, number, yes=yes)
        if self.touch_gateway.takes_second(command):
            self.secondAsked.emit(number)
            return
        twice = yes and kind in TWICE and state is not None and self.touch_gateway.refusal(command) is None
        if twice and state is not None and not self.service.is_second_touch(kind, number, state):
            return
        self.touch_gateway.ask(command)

    selectedChip = exposed(int, "rail.selected", chipChanged)
    """The index of the chip that a tap places."""

    @Slot(int)
    def selectChip(self, chip: int) -> None:  # noqa: N802 - QML's spelling
        """Choose the chip that a tap places."""
        self.rail.selected = chip
        self._voice.play("tap")
        self.chipChanged.emit()

    title = exposed(str, "touch_gateway.cabinet.game.title", gameChanged)

    @Property(str, notify=gameChanged)
    def windowTitle(self) -> str:  # noqa: N802 - QML's spelling
        """The game, and at a shared table the seat: several stations may be on one display."""
        profile, game = self.touch_gateway.cabinet.profile, self.touch_gateway.cabinet.game
        if not profile.is_station:
            return game.title
        return translate("Dealer", "Seat {0}: {1}").format(profile.table_seat, game.title)

    """The game's name."""
    feltWidth = exposed(int, "felt.width", gameChanged)
    """The felt's width, in its own units."""
    feltHeight = exposed(int, "felt.height", gameChanged)
    """The felt's height, in its own units."""
    tabOpen = exposed(str, "_tab", tabChanged)
    """The open tab of the panel; empty on a felt without tabs."""

    @Slot(str)
    def openTab(self, tab: str) -> None:  # noqa: N802 - QML's spelling
        """Open another tab."""
        self._tab = tab
        self._voice.play("tap")
        self.lay_all()
        self.tabChanged.emit()

    def _place(self, bet: str, cents: int) -> None:
        self.auto_repeat.interrupt()
        asked = self.touch_gateway.ask(self.touch_gateway.cabinet.game.touch(bet, cents), bet)
        self.readout.beckon(on=not asked and bet.startswith("lucky_"))


def _first_tab(felt: Felt) -> str:
    """The tab that is open at first; empty on a felt without tabs."""
    return felt.tabs[0][0] if felt.tabs else ""
