"""Repeat by itself: the question whether to, and the hand that puts the bets up again and calls the dice."""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from terminal.cabinet.commands import CallDice, Repeat, SetOption
from terminal.cabinet.events import AnyEvent
from terminal.cabinet.state import State
from terminal.screens import languages
from terminal.screens.player.hand import Hand
from terminal.screens.player.timers import once
from terminal.screens.player.windows.repeating import PASSED_OVER, Choice, Deed, next_deed
from terminal.screens.player.windows.windows import Windows
from terminal.screens.translating.marked import translate

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

SHOW_MS = 900
"""For so long the player sees what a roll has won before the bets are put up again."""

ROLL_MS = 1_500
"""For so long the bets lie before the dice are called: time enough for a touch that ends it."""


@QmlElement
class AutoRepeat(QObject):
    """Whether bets are repeated by themselves, and all that follows of it."""

    changed = Signal()

    def __init__(self, hand: Hand, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hand = hand
        self._windows = windows
        self._choice = Choice(repeats=False, keeps=False, rolls=hand.cabinet.mode == "roll")
        self._pending: Deed = "rest"
        """What is to be done next by itself; it waits while a staff key is turned."""
        self._staff_is_there = False
        self._sum = self._put_up = ""
        self._repeating = once(self, SHOW_MS, self._repeat)
        self._rolling = once(self, ROLL_MS, self._roll)
        self._ending = once(self, 0, self._end)

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Follow what is shown, and do what is to be done next by itself."""
        cabinet = self._hand.cabinet
        repeats, keeps = (cabinet.option(state, name) == "yes" for name in ("auto_repeat", "keep_bets"))
        fresh = Choice(repeats, keeps, self._choice.rolls)
        if fresh != self._choice:
            self._choice = fresh
            self.changed.emit()
        self._plan(state, events)

    def retranslate(self) -> None:
        """Read every text anew."""
        self._read()

    # What the finger does -----------------------------------------------------------------------------------------

    @Slot()
    def held(self) -> None:
        """Repeat was held down: ask whether to go on by itself, or leave off."""
        if self._choice.repeats:
            self.stop()
        elif "yes" not in self._hand.cabinet.option_choices("auto_repeat"):
            self._hand.note(translate("Player", "At this table bets are not repeated by themselves"))
        elif self._can_begin():
            self._read()
            self._windows.show("auto_repeat")
        else:
            self._hand.may(Repeat())

    @Slot(bool)
    def answer(self, yes: bool) -> None:
        """Begin, or leave it."""
        self._windows.close()
        if yes and self._hand.ask(SetOption("auto_repeat", "yes")):
            self._hand.note(translate("Player", "Your bets repeat by themselves. Touch the table to stop"))

    @Slot()
    def stop(self) -> None:
        """Leave off because the player wants it."""
        self._end()
        self._hand.note(translate("Player", "Your bets no longer repeat by themselves"))

    @Slot()
    def interrupt(self) -> None:
        """The player has touched the felt or a button: from now on he plays by hand."""
        if self._choice.repeats:
            self.stop()

    # What is shown ------------------------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def on(self) -> bool:
        """Bets are put up again and the dice are called, until a touch."""
        return self._choice.repeats

    @Property(bool, notify=changed)
    def keeping(self) -> bool:
        """Bets are put up again, and the player rolls."""
        return self._choice.keeps

    @Property(bool, notify=changed)
    def rolls(self) -> bool:
        """The dice would be called too."""
        return self._choice.rolls

    @Property(str, notify=changed)
    def sum(self) -> str:
        """What lies on the felt once Repeat has put up what it can."""
        return self._sum

    @Property(str, notify=changed)
    def putUp(self) -> str:  # noqa: N802 - QML's spelling
        """What Repeat puts up of it now; empty where all of it is up."""
        return self._put_up

    # What it does by itself ---------------------------------------------------------------------------------------

    def _plan(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        deed = next_deed(self._choice, state, events)
        staff_is_there = bool(state.keys_turned)
        if deed == "go on" and staff_is_there == self._staff_is_there:
            return
        self._staff_is_there = staff_is_there
        self._await(self._pending if deed == "go on" else deed)

    def _await(self, deed: Deed) -> None:
        """Do this when its time has come; under a staff's key bets and dice wait until it is turned back."""
        self._pending = deed
        for timer in (self._repeating, self._rolling):
            timer.stop()
        if deed == "end":
            self._ending.start()
        elif deed == "repeat" and not self._staff_is_there:
            self._repeating.start()
        elif deed == "roll" and not self._staff_is_there:
            self._rolling.start()

    def _repeat(self) -> None:
        self._pending = "rest"
        state = self._hand.state
        assert state is not None, "bets are repeated on a felt that is shown"
        refusal = self._hand.cabinet.refusal(state, Repeat())
        if refusal is None:
            self._hand.ask(Repeat())
        elif refusal.code not in PASSED_OVER:
            self._hand.refuse(refusal)
            self._end()
        elif self._choice.repeats and self._choice.rolls:
            self._await("roll")

    def _roll(self) -> None:
        self._pending = "rest"
        if not self._hand.ask(CallDice()):
            self._end()

    def _end(self) -> None:
        self._pending = "rest"
        for timer in (self._repeating, self._rolling, self._ending):
            timer.stop()
        if self._choice.repeats:
            self._hand.ask(SetOption("auto_repeat", "no"))

    def _can_begin(self) -> bool:
        """Whether there are bets to repeat, now or after the next roll."""
        state = self._hand.state
        assert state is not None, "nothing is shown yet"
        refusal = self._hand.cabinet.refusal(state, Repeat())
        return refusal is None or (refusal.code in PASSED_OVER and state.bet_cents > 0)

    def _read(self) -> None:
        state = self._hand.state
        if state is None:
            return
        put_up_cents = self._hand.cabinet.repeated_cents(state)
        fresh = (self._amount(state.bet_cents + put_up_cents), self._amount(put_up_cents) if put_up_cents else "")
        if fresh != (self._sum, self._put_up):
            self._sum, self._put_up = fresh
            self.changed.emit()

    def _amount(self, cents: int) -> str:
        return languages.amount(cents, self._hand.cabinet.currency)
