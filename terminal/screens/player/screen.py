"""The player's screen: shows every state that it is told, carries every touch down the street."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QmlElement

from terminal import money
from terminal.cabinet.commands import Place, Remove, SettleBill, SettleTicket, Touch
from terminal.cabinet.events import AnyEvent, BetsMoved, DiceCalled, DiceSettled
from terminal.cabinet.state import Roll, State
from terminal.rules.refusal import Refusal
from terminal.screens.player import switched, words
from terminal.screens.player.controls import BUTTONS, Controls
from terminal.screens.player.dice import LANDING_MS, Dice
from terminal.screens.player.felt_craps import CRAPS
from terminal.screens.player.fields import Fields, fates_of
from terminal.screens.player.information import Information
from terminal.screens.player.news import news
from terminal.screens.player.readout import Readout
from terminal.screens.player.rows import Row, Rows
from terminal.screens.player.service import Service
from terminal.screens.player.stacks import chip_face
from terminal.screens.player.view import CabinetView, Send
from terminal.screens.player.words import translate

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

HISTORY_SHOWN = 7
CHIP_ROLES = ("chip", "speech")
HISTORY_ROLES = ("throw", "first", "second", "total", "word", "tone", "comeOut")


@QmlElement
class PlayerScreen(QObject):
    """Everything that the player sees and touches. While dice fall, the money of before the roll is still shown."""

    chipChanged = Signal()  # noqa: N815 - named as QML listens to it

    def __init__(self, cabinet: CabinetView, send: Send, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._cabinet = cabinet
        self._send = send
        self._state: State | None = None
        self._settled: DiceSettled | None = None
        self._chip = 0
        self.fields = Fields(cabinet, CRAPS, self)
        self.history = Rows(HISTORY_ROLES, self)
        self.chips = Rows(CHIP_ROLES, self)
        self.readout = Readout(cabinet.currency, CRAPS, self)
        self.dice = Dice(self)
        self.information = Information(self)
        self.controls = Controls(self)
        self.service = Service(cabinet.currency, self)
        self.chips.show([_chip_row(cents) for cents in cabinet.chips_cents])
        self._landing = self._timer(LANDING_MS, self._landed)
        self._asking = self._timer(0, self._ask)

    # What the runtime tells ---------------------------------------------------------------------------------------

    def show(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Show the state that these events led to; without events it stands there at once."""
        falling = self._landing.isActive()
        self._state = state
        self.service.project(state)
        settled = next((event for event in reversed(events) if isinstance(event, DiceSettled)), None)
        if settled is not None:
            self._fall(settled)
        elif not falling:
            self._stand(events)
        elif any(isinstance(event, BetsMoved | DiceCalled) for event in events):
            self.skip()

    def lock(self, title: str, sentence: str, *, calm: bool = False) -> None:
        """Cover the play and say why; calmly when nothing is wrong and it passes by itself."""
        self.service.lock(title, sentence, calm=calm)

    def unlock(self) -> None:
        """Uncover the play."""
        self.service.lock("", "")

    def note(self, sentence: str) -> None:
        """Tell the player something in passing."""
        self.information.say(sentence, "note")

    # What the finger does -----------------------------------------------------------------------------------------

    @Slot(str)
    def touch(self, bet: str) -> None:
        """Put the selected chip on the field."""
        self._ask_for(Place(bet, self._chip_cents), bet)

    @Slot(str, int)
    def drop(self, bet: str, chip: int) -> None:
        """Put a chip that was carried from the rail on the field."""
        self._ask_for(Place(bet, self._cabinet.chips_cents[chip]), bet)

    @Slot(str)
    def takeDown(self, bet: str) -> None:  # noqa: N802 - QML's spelling
        """Take the field's chips, which were carried off the felt."""
        self._ask_for(Remove(bet), bet)

    @Slot(str)
    def press(self, button: str) -> None:
        """Do what the button says."""
        self._ask_for(BUTTONS[button])

    @Slot(result=bool)
    def mayCashOut(self) -> bool:  # noqa: N802 - QML's spelling
        """Whether to ask the player to confirm; else the information line says why not."""
        assert self._state is not None, "nothing is shown yet"
        self.skip()
        sentence = self._cabinet.refusal(self._state, BUTTONS["cash_out"])
        if sentence is not None:
            self.information.refuse(sentence)
        return sentence is None

    @Slot(str, int, bool)
    def settle(self, kind: str, number: int, yes: bool) -> None:
        """Carry out what an attendant decided of a disputed bill or a ticket in doubt."""
        refusal = self._send(SettleBill(number, yes) if kind == "bill" else SettleTicket(number, yes))
        if refusal is not None:
            self._refuse(refusal)

    @Slot()
    def skip(self) -> None:
        """End the fall of the dice: a tap wants to go on."""
        if self._landing.isActive():
            self._landing.stop()
            self._landed()

    @Property(int, notify=chipChanged)
    def selectedChip(self) -> int:  # noqa: N802 - QML's spelling
        """The place on the rail of the chip that a tap puts down."""
        return self._chip

    @Slot(int)
    def selectChip(self, chip: int) -> None:  # noqa: N802 - QML's spelling
        """Choose the chip that a tap puts down."""
        self._chip = chip
        self.chipChanged.emit()
        self._asking.start()

    @property
    def constants(self) -> dict[str, str | int]:
        """What QML is told once: the game's name, the house, the felt's size in its own units, the fall's time."""
        felt = self.fields.felt
        names = {"title": self._cabinet.title, "establishment": self._cabinet.establishment}
        return {**names, "feltWidth": felt.width, "feltHeight": felt.height, "landingMs": LANDING_MS}

    # How it comes to the eye --------------------------------------------------------------------------------------

    @property
    def _chip_cents(self) -> int:
        return self._cabinet.chips_cents[self._chip]

    def _ask_for(self, command: Touch, bet: str = "") -> None:
        self.skip()
        refusal = self._send(command)
        if refusal is not None:
            self._refuse(refusal, bet)

    def _refuse(self, refusal: Refusal, bet: str = "") -> None:
        """Say why not."""
        if refusal.code == "bets_not_valid":
            self._hang_not_valid(refusal)
        else:
            self.information.refuse(refusal.say, bet)

    def _hang_not_valid(self, refusal: Refusal) -> None:
        """Say so across the history bar until one is; the line then says how bets that are off are switched on."""
        state = self._state
        assert state is not None, "nothing is shown yet"
        off = self._cabinet.bets_off(state)
        self.information.refuse(switched.are_off(off) if off else refusal.say)
        if state.credit_cents:  # nobody is waited for who has nothing to bet
            self.information.hang(translate("Player", "BETS ARE NOT VALID YET!"))

    def _fall(self, settled: DiceSettled) -> None:
        self._settled = settled
        self.dice.land(settled.record.dice)
        self._landing.start()

    def _landed(self) -> None:
        """The dice lie: now the felt, the money and the line show what they did."""
        state, settled = self._state, self._settled
        assert state is not None, "dice fell before a state was shown"
        assert settled is not None, "dice landed without a result"
        roll = state.rolls[-1]
        self.dice.rest(settled.record.dice, words.call(roll))
        self._project(state, settled)
        tone = "win" if state.last_win_cents else "note"
        self.information.say(words.result(roll, state.last_win_cents, self._cabinet.currency), tone)

    def _stand(self, events: tuple[AnyEvent, ...]) -> None:
        state = self._state
        assert state is not None, "nothing is shown yet"
        moved = not events or any(isinstance(event, BetsMoved | DiceCalled) for event in events)
        if moved:
            self._settled = None
        self._lay_dice(state)
        self._project(state, self._settled)
        self._speak(state, events, moved)

    def _speak(self, state: State, events: tuple[AnyEvent, ...], moved: bool) -> None:
        """Say what has happened; else bring the prompt back when the game has moved on."""
        off = self._cabinet.bets_off(state)
        happened = news(events, self._cabinet.currency) or switched.went_off(events, off)
        if happened:
            self.information.say(happened, "note")
        elif moved or self.information.said[1] == "prompt":
            only_off = off and not self._cabinet.bets_valid(state)
            self.information.say(switched.are_off(off) if only_off else words.prompt(state), "prompt")

    def _lay_dice(self, state: State) -> None:
        if state.throw is not None:
            if self.dice.doing != "shake":
                self.dice.shake()
        elif state.rolls and (self.dice.doing != "rest" or not self.dice.faces):
            roll = state.rolls[-1]
            self.dice.rest(roll.record.dice, words.call(roll))
        elif self.dice.doing != "rest":
            self.dice.rest(())

    def _project(self, state: State, settled: DiceSettled | None) -> None:
        self.fields.project(state, fates_of(settled))
        self.readout.project(state)
        if not state.credit_cents or self._cabinet.bets_valid(state):
            self.information.hang("")
        self.history.show([_history_row(roll) for roll in reversed(state.rolls[-HISTORY_SHOWN:])])
        self._asking.start()

    def _ask(self) -> None:
        """Grey out what would be refused. After the touch has been shown, for it takes longer than all the rest."""
        state = self._state
        if state is None or self._landing.isActive():
            return
        self.controls.ask(self._cabinet, state)
        self.fields.ask(state, self._chip_cents)
        self.fields.project(state, fates_of(self._settled))

    def _timer(self, after_ms: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self, singleShot=True, interval=after_ms)
        timer.timeout.connect(then)
        return timer


def _chip_row(cents: int) -> Row:
    return (chip_face(cents), translate("Player", "Chip {0}").format(money.figures(cents)))


def _history_row(roll: Roll) -> Row:
    first, second = roll.record.dice
    mark = words.mark(roll)
    return (roll.throw, first, second, first + second, mark.word, mark.tone, roll.point_before is None)
