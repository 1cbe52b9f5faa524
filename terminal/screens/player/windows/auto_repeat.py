"""Auto Repeat: the question before it, the touch that ends it, and the texts about both."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import CallDice, Repeat, StartAutoRepeat, StopAutoRepeat
from terminal.cabinet.events import AutoRepeatEnded, BetsNotRepeated, Event
from terminal.cabinet.state import State
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate


@view_model
class AutoRepeat(QObject):
    """Whether bets repeat automatically, by the state."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._on = self._keeping = False
        self._sum = self._put_up = ""

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow the state, and show why repeating has ended."""
        on, keeping = state.visit.repeating.auto, self._touch_gateway.cabinet.option(state, "keep_bets") == "yes"
        if (on, keeping) != (self._on, self._keeping):
            self._on, self._keeping = on, keeping
            self.changed.emit()
        for event in events:
            self._say_why_not(event)

    def retranslate(self) -> None:
        """Update every text."""
        self._read()

    # The player's actions --------------------------------------------------------------------------------------------

    @Slot()
    def held(self) -> None:
        """Repeat was held down: ask whether to repeat automatically, or end it."""
        if self._on:
            self.stop()
        elif self._touch_gateway.may(StartAutoRepeat()):
            self._read()
            self._windows.show("auto_repeat")

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        """Begin, or cancel."""
        self._windows.close()
        if yes and self._touch_gateway.ask(StartAutoRepeat()):
            self._touch_gateway.note(translate("Player", "Your bets repeat by themselves. Touch the table to stop"))

    @Slot()
    def stop(self) -> None:
        """End it at the player's request."""
        if self._touch_gateway.ask(StopAutoRepeat()):
            self._touch_gateway.note(translate("Player", "Your bets no longer repeat by themselves"))

    @Slot()
    def interrupt(self) -> None:
        """The player has touched the felt or a button: repeating ends."""
        if self._on:
            self.stop()

    # Properties ------------------------------------------------------------------------------------------------------

    on = exposed(bool, "_on", changed)
    """Bets are repeated and the dice are called, until a touch."""
    keeping = exposed(bool, "_keeping", changed)
    """Bets are repeated, and the player rolls."""

    @Property(bool, notify=changed)
    def rolls(self) -> bool:
        """The dice would be called too."""
        return self._touch_gateway.cabinet.profile.mode == "roll"

    sum = exposed(str, "_sum", changed)
    """The total on the felt after Repeat has placed what it can."""
    putUp = exposed(str, "_put_up", changed)
    """What Repeat would add now; empty if everything is up."""

    # Inside -------------------------------------------------------------------------------------------------------

    def _say_why_not(self, event: Event) -> None:
        """If repeating would be refused now, show the reason."""
        match event:
            case AutoRepeatEnded(by="dice"):
                refusal = self._touch_gateway.refusal(CallDice())
            case AutoRepeatEnded(by="bets"):
                refusal = self._touch_gateway.refusal(Repeat())
            case BetsNotRepeated(code) if code not in self._touch_gateway.cabinet.game.idle_repeats:
                refusal = self._touch_gateway.refusal(Repeat())
            case _:
                return
        if refusal is not None:
            self._touch_gateway.refuse(refusal)

    def _read(self) -> None:
        state = self._touch_gateway.state
        if state is None:
            return
        put_up_cents = self._touch_gateway.cabinet.repeated_cents(state)
        fresh = (
            self._touch_gateway.amount(state.bet_cents + put_up_cents),
            self._touch_gateway.amount(put_up_cents) if put_up_cents else "",
        )
        if fresh != (self._sum, self._put_up):
            self._sum, self._put_up = fresh
            self.changed.emit()
