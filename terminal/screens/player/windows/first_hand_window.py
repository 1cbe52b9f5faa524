"""A first hand for a novice: a lesson on the player's own felt, with play chips that are on no meter.

The touches here go to the lesson alone: nothing of it can reach the cabinet but that it begins and ends. Whether it is
open is the cabinet's state; what has been shown of it is this window's, and is gone with it.
"""

from __future__ import annotations

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import BeginFirstHand, EndFirstHand
from terminal.cabinet.events import DiceSettled, Event, FirstHandEnded
from terminal.cabinet.repeating import FALL_MS
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Roll
from terminal.cabinet.state.visits import Visit
from terminal.rules.games import kind_of
from terminal.rules.lesson import FirstHand, Taken, first_hand_of
from terminal.rules.tables import AnyTable
from terminal.screens.player.windows.first_hand_said import Said
from terminal.screens.player.windows.first_hand_words import said_at
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared import words
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.felts.all_felts import felt_of
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.table.dice import Dice
from terminal.screens.shared.table.shown_felt import ShownFelt
from terminal.screens.shared.timers import once
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages

PREPARING_AFTER_MS = 1_200
"""After another game is shown, its felt is laid for the lesson when the table has come to rest."""

NO_MARK = (0, 0, 0, 0, "box", 0, 0)


@view_model
class FirstHandLesson(QObject):
    """The lesson while the state has one, and whether one can be begun."""

    changed = Signal()
    offerChanged = Signal()
    refused = Signal(str)
    """This field was touched, or the dice (empty), although the lesson is at another."""

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._cabinet: Cabinet | None = None
        """The cabinet of the felt that is laid."""
        self._felt: ShownFelt | None = None
        self._dice = Dice(self)
        self._tags = Rows(("tagX", "tagY"), self)
        self._known: FirstHand | None = None
        """The lesson of that cabinet's game."""
        self._hand: FirstHand | None = None
        """The lesson that is open."""
        self._at = 0
        self._rolled: Taken | None = None
        """The step whose dice lie there."""
        self._warns = False
        self._said = Said()
        self._wanted = False
        self._offered = False
        self._has_credit = False
        self._landing = once(self, FALL_MS, self._landed)
        self._preparing = once(self, PREPARING_AFTER_MS, self.prepare)
        self._preparing.setObjectName("quiet")

    # Updates ---------------------------------------------------------------------------------------------------------

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Open the lesson and close it, as the state says."""
        profile = self._touch_gateway.cabinet.profile
        offered = profile.first_hand and self._touch_gateway.would(BeginFirstHand())
        offer = (profile.first_hand and not profile.timed, offered, state.credit_cents > 0)
        if offer != (self._wanted, self._offered, self._has_credit):
            self._wanted, self._offered, self._has_credit = offer
            self.offerChanged.emit()
        if state.visit.first_hand and self._hand is None:
            self._open()
        elif not state.visit.first_hand and self._hand is not None:
            self._close()
            if any(isinstance(event, FirstHandEnded) and event.why != "left" for event in events):
                self._windows.show("first_hand_over")  # a finger on its way to a play chip must not place a bet

    def play(self) -> None:
        """Another game is shown: lay its felt in a quiet moment, if that of the game before was laid."""
        if self._cabinet is not None:
            self._preparing.start()

    def retranslate(self) -> None:
        """Update every text."""
        if self._felt is not None:
            self._felt.retranslate()
        if self._hand is not None:
            self._show()

    # The player's touches --------------------------------------------------------------------------------------------

    @Slot()
    def prepare(self) -> None:
        """In a quiet moment: lay the felt and play the lesson through before it is needed, so that it opens at once."""
        cabinet = self._touch_gateway.cabinet
        if self._cabinet is cabinet or self._touch_gateway.state is None:
            return
        self._cabinet, self._known = cabinet, first_hand_of(cabinet.game)
        if self._felt is not None:
            self._felt.deleteLater()
        self._felt = None if self._known is None else ShownFelt(cabinet, self, play_chips=True)
        if self._felt is not None and self._known is not None:
            self._felt.project(self._state(self._known.opening), None)
        self.changed.emit()

    @Slot()
    def begin(self) -> None:
        """Open the lesson, instead of the window that offers it."""
        if self._touch_gateway.ask(BeginFirstHand()):
            self._windows.close()

    @Slot()
    def leave(self) -> None:
        """Close the lesson."""
        self._touch_gateway.ask(EndFirstHand())

    @Slot()
    def leaveToHelp(self) -> None:  # noqa: N802 - QML's spelling
        """Close the lesson and open the help."""
        if self._touch_gateway.ask(EndFirstHand()):
            self._windows.show("help")

    @Slot()
    def again(self) -> None:
        """Go through the lesson once more."""
        if self._hand is not None:
            self._restart(self._hand)

    @Slot(str)
    def touch(self, bet: str) -> None:
        """A field of the lesson's felt was touched."""
        step = self._awaited
        if step is None or self._landing.isActive():
            return
        if step.step.dice is None and step.step.bet == bet:
            self._take()
        else:
            self._refuse(bet)

    @Slot()
    def roll(self) -> None:
        """The lesson's Roll was touched, or its dice; while they fall, that ends the fall."""
        step = self._awaited
        if step is None:
            return
        if self._landing.isActive():
            self._landed()
            return
        if step.step.dice is None:
            self._refuse("")
            return
        self._dice.land(step.step.dice)
        self._landing.start()
        self.changed.emit()

    # For QML ---------------------------------------------------------------------------------------------------------

    offered = exposed(bool, "_offered", offerChanged)
    """A lesson can be begun now."""
    wanted = exposed(bool, "_wanted", offerChanged)
    """The house wants it to be offered, now or later."""
    hasCredit = exposed(bool, "_has_credit", offerChanged)
    """There is real credit beside it, which can be cashed out."""
    felt = exposed(QObject, "_felt", changed)
    """The lesson's felt."""
    dice = exposed(QObject, "_dice", changed)
    """The lesson's dice."""
    tags = exposed(QObject, "_tags", changed)
    """Where stacks of play chips lie, in the felt's units."""
    title = exposed(str, "_said.title", changed)
    """What the step is about."""
    text = exposed(str, "_said.text", changed)
    """What is to be known, and to be touched."""
    warns = exposed(bool, "_warns", changed)
    """Something else was touched than the lesson waits for."""
    at = exposed(int, "_at", changed)
    """How many steps are done."""

    @Property(int, notify=changed)
    def steps(self) -> int:
        """How many steps there are."""
        return 0 if self._hand is None else len(self._hand.steps)

    @Property(bool, notify=changed)
    def isOver(self) -> bool:  # noqa: N802 - QML's spelling
        """Every step is done."""
        return self._hand is not None and self._awaited is None

    @Property(bool, notify=changed)
    def wantsRoll(self) -> bool:  # noqa: N802 - QML's spelling
        """The lesson waits for the Roll button."""
        step = self._awaited
        return step is not None and step.step.dice is not None and not self._landing.isActive()

    @Property(list, notify=changed)
    def mark(self) -> list[object]:
        """The field that is to be touched: its place, size, shape, arm and bend in its units; no size for none."""
        step = self._awaited
        if step is None or step.step.dice is not None or self._cabinet is None:
            return list(NO_MARK)
        spot = next(one for one in felt_of(self._cabinet).spots if one.bet == step.step.bet)
        return [spot.x, spot.y, spot.width, spot.height, spot.shape, spot.arm, spot.bend]

    @Property(str, notify=changed)
    def chips(self) -> str:
        """The play chips that are not on the felt, without a currency."""
        return "" if self._hand is None else languages.brief(self._table(self._hand).playable_cents)

    @Property(str, notify=changed)
    def won(self) -> str:
        """What the lesson has won so far, without a currency."""
        hand = self._hand
        done = () if hand is None else hand.steps[: self._at]
        return languages.brief(sum(step.won_cents for step in done))

    @property
    def _awaited(self) -> Taken | None:
        """The step that the lesson waits for; None at its end."""
        hand = self._hand
        return None if hand is None or self._at >= len(hand.steps) else hand.steps[self._at]

    # Inside ----------------------------------------------------------------------------------------------------------

    def _open(self) -> None:
        self.prepare()
        hand = self._known
        assert hand is not None, "the cabinet opened a lesson for a game without one"
        self._restart(hand)
        self._windows.want("first_hand", wanted=True)

    def _close(self) -> None:
        self._landing.stop()
        self._hand = None
        self._windows.want("first_hand", wanted=False)
        self.changed.emit()

    def _restart(self, hand: FirstHand) -> None:
        self._landing.stop()
        self._hand, self._at, self._rolled, self._warns = hand, 0, None, False
        self._dice.rest(())
        self._show()

    def _refuse(self, bet: str) -> None:
        self._warns = True
        self.changed.emit()
        self.refused.emit(bet)

    def _take(self) -> None:
        """The step is done: show what the rules have made of it."""
        self._at += 1
        self._warns = False
        self._show()

    @Slot()
    def _landed(self) -> None:
        self._landing.stop()
        self._rolled = self._awaited
        self._take()

    def _show(self) -> None:
        """Show the table of the lesson, the dice and the words of the next step."""
        hand, felt, cabinet = self._hand, self._felt, self._cabinet
        assert hand is not None, "the lesson is not open"
        assert felt is not None, "the lesson has no felt"
        assert cabinet is not None, "the lesson has no game"
        last = hand.steps[self._at - 1] if self._at else None
        settled = last if last is not None and last.step.dice is not None else None
        felt.project(self._state(self._table(hand)), _settled(settled))
        if self._rolled is not None:
            roll = _roll_of(self._rolled)
            self._dice.rest(roll.record.dice, words.call(roll), is_bad=words.is_bad(roll))
        up = kind_of(self._table(hand)).on_felt(self._table(hand))
        spots = [
            spot for spot in felt_of(cabinet).spots if up.bets.get(spot.bet) or (up.house_cents and spot.face == "bank")
        ]
        self._tags.show([(spot.x + spot.stack[0], spot.y + spot.stack[1]) for spot in spots])
        self._said = said_at(cabinet.game, hand, self._at)
        self.changed.emit()

    def _table(self, hand: FirstHand) -> AnyTable:
        table: AnyTable = hand.steps[self._at - 1].table if self._at else hand.opening
        return table

    def _state(self, table: AnyTable) -> State:
        """A state for the felt alone: the lesson's table, and nothing of the cabinet's money, machine or statistics."""
        real = self._touch_gateway.state
        assert real is not None, "nothing is shown yet"
        return State(table=table, configuration=real.configuration, visit=Visit(options=real.visit.options))


def _settled(step: Taken | None) -> DiceSettled | None:
    """The lesson's roll as the felt shows any roll. It is no event: nothing journals it."""
    return None if step is None else DiceSettled(0, step.record)


def _roll_of(step: Taken) -> Roll:
    return Roll(0, step.record, kind_of(step.before).on_felt(step.before).point)
