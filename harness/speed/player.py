"""A player at the real window: keeps the felt full, taps Roll, and goes on tapping while the dice tumble."""

from __future__ import annotations

import queue
import random
import time

from PySide6.QtCore import QObject, Qt, Signal

from harness.speed.children import MeasureError
from harness.speed.eyes import Eyes
from harness.speed.finger import WAIT_S, Finger, NotDoneError, until
from harness.speed.full_felt import assert_full, lacking
from terminal.cabinet import commands as c
from terminal.rules.refusal import Refusal
from terminal.runtime.runtime import Runtime

BETS = {"Field": "field", "Hard 8": "hard@8", "Place 6": "place@6"}
CHIPS = ("Chip 1.00", "Chip 5.00")
PAUSE_S = (0.05, 0.12)
FALL_S = (0.1, 0.7)


class Player(QObject):
    """Taps during every other throw and only watches the rest, so that frames are also measured undisturbed."""

    done = Signal()
    """The game is over; `failure` says what went wrong, if anything."""
    answered = Signal()
    """The window that offers to move a Place bet is answered, in the window's thread."""

    def __init__(self, eyes: Eyes, finger: Finger, runtime: Runtime, seed: int) -> None:
        super().__init__()
        self.taps_ms: list[float] = []
        """How long each tap took that was made while the dice were in the air."""
        self.failure = ""
        self._eyes = eyes
        self._finger = finger
        self._runtime = runtime
        self.answered.connect(eyes.keep_offer, Qt.ConnectionType.QueuedConnection)
        self._chance = random.Random(seed)  # noqa: S311 - a script's chance, not the dice's

    def play(self, throws: int) -> None:
        """Play this many throws. Not in the window's thread."""
        eyes = self._eyes
        try:
            for number in range(throws):
                until(lambda: eyes.all_ready, "all devices are ready")
                self._throw(tapping=number % 2 == 0)
        except (NotDoneError, MeasureError) as error:
            self.failure = str(error)
        self.done.emit()

    def _fill_felt(self) -> None:
        """Place what the felt lacks, by commands as a script does: only later touches are measured."""
        while (touch := lacking(self._eyes.state)) is not None:
            self._do(touch)
        assert_full(self._eyes.screen)

    def _do(self, touch: c.Touch) -> None:
        answers: queue.SimpleQueue[Refusal | None] = queue.SimpleQueue()
        self._runtime.submit(touch, answers.put)
        if (refusal := answers.get(timeout=WAIT_S)) is not None:
            raise NotDoneError(f"{touch} is refused: {refusal.say}")

    def _throw(self, *, tapping: bool) -> None:
        eyes = self._eyes
        self._fill_felt()
        self._leave_window()
        games = eyes.state.meters.games
        self._finger.tap("Roll", lambda: eyes.state.dice.throw is not None)
        if tapping:
            self._tap_while_shaking()
            self._tap_while_falling()
        until(lambda: eyes.state.meters.games > games and eyes.screen.dice.doing == "rest", "the dice lie")
        self._pause(PAUSE_S)

    def _leave_window(self) -> None:
        """A Place bet that has won on a come-out roll stays where it is."""
        screen = self._eyes.screen
        while screen.windows.property("open"):
            self.answered.emit()
            self._pause(PAUSE_S)

    def _tap_while_shaking(self) -> None:
        """Choose chips and try fields; a field is closed now, and says so."""
        while self._eyes.state.dice.throw is not None:
            if self._chance.random() < 0.5:
                self.taps_ms.append(self._choose(self._chance.randrange(len(CHIPS))))
            else:
                self.taps_ms.append(self._bet(self._chance.choice(tuple(BETS))))
            self._pause(PAUSE_S)

    def _tap_while_falling(self) -> None:
        """Bet while the dice fall: their result is shown at once, and the chip too."""
        self._pause(FALL_S)
        if self._eyes.screen.dice.doing == "land":
            self.taps_ms.append(self._bet("Field"))

    def _choose(self, chip: int) -> float:
        return self._finger.tap(CHIPS[chip], lambda: self._eyes.screen.property("selectedChip") == chip)

    def _bet(self, name: str) -> float:
        """Tap a field until a frame shows the chip there, or the refusal."""
        eyes, bet = self._eyes, BETS[name]
        before = eyes.state.felt.bets.get(bet, 0)
        shut = eyes.state.dice.throw is not None

        def worked() -> bool:
            if eyes.state.dice.throw is not None:
                return eyes.screen.information.said[1] == "refusal"
            stake_cents = eyes.state.felt.bets.get(bet, 0)
            return stake_cents > (0 if shut else before)  # a throw that ends at this moment removes what was up before

        return self._finger.tap(name, worked)

    def _pause(self, between_s: tuple[float, float]) -> None:
        time.sleep(self._chance.uniform(*between_s))
