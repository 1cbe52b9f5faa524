"""A player at the real window: feeds bills, bets and calls the dice by the finger, and taps on while they tumble."""

from __future__ import annotations

import random
import time
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from drivers.simulated.control import RigError, ask
from terminal.speed.eyes import Eyes
from terminal.speed.finger import Finger, NotDoneError, until

BILLS = ("100", "100", "100")
BETS = {"Field": "field", "Hard 8": "hard@8", "Place 6": "place@6"}
CHIPS = ("Chip 1.00", "Chip 5.00")
PAUSE_S = (0.05, 0.12)
FALL_S = (0.1, 0.7)


class Player(QObject):
    """Taps in every other flight, and only looks in the rest, so that frames are also seen undisturbed."""

    done = Signal()
    """The game is over; `failure` says whether it went as it should."""

    def __init__(self, eyes: Eyes, finger: Finger, rig: Path, seed: int) -> None:
        super().__init__()
        self.taps_ms: list[float] = []
        """How long each tap took that was made while the dice were in the air."""
        self.failure = ""
        self._eyes = eyes
        self._finger = finger
        self._rig = rig
        self._chance = random.Random(seed)  # noqa: S311 - a script's chance, not the dice's

    def play(self, throws: int) -> None:
        """Play so many throws. Not in the window's thread."""
        try:
            self._feed()
            for number in range(throws):
                self._throw(tapping=number % 2 == 0)
        except (NotDoneError, RigError) as error:
            self.failure = str(error)
        self.done.emit()

    def _feed(self) -> None:
        eyes = self._eyes
        until(lambda: all(device.ready for device in eyes.state.devices.values()), "all four devices are ready")
        for number, value in enumerate(BILLS, start=1):
            ask(self._rig, ("bill", value))
            until(partial(self._credited, number), "the bill is credited")

    def _credited(self, number: int) -> bool:
        state = self._eyes.state
        return state.bills == number and state.bill is None

    def _throw(self, *, tapping: bool) -> None:
        eyes = self._eyes
        for name, bet in BETS.items():
            if bet not in eyes.state.craps.bets:
                self._bet(name)
        games = eyes.state.meters.games
        self._finger.tap("Roll", lambda: eyes.state.throw is not None)
        if tapping:
            self._tap_while_shaking()
            self._tap_while_falling()
        until(lambda: eyes.state.meters.games > games and eyes.screen.dice.doing == "rest", "the dice lie")
        self._pause(PAUSE_S)

    def _tap_while_shaking(self) -> None:
        """Choose chips and try fields; a field is shut now, and says so."""
        while self._eyes.state.throw is not None:
            if self._chance.random() < 0.5:
                self.taps_ms.append(self._choose(self._chance.randrange(len(CHIPS))))
            else:
                self.taps_ms.append(self._bet(self._chance.choice(tuple(BETS))))
            self._pause(PAUSE_S)

    def _tap_while_falling(self) -> None:
        """Bet while the dice fall: what they did is shown at once, and the chip too."""
        self._pause(FALL_S)
        if self._eyes.screen.dice.doing == "land":
            self.taps_ms.append(self._bet("Field"))

    def _choose(self, chip: int) -> float:
        return self._finger.tap(CHIPS[chip], lambda: self._eyes.screen.property("selectedChip") == chip)

    def _bet(self, name: str) -> float:
        """Tap a field until a frame shows the chip there, or the refusal."""
        eyes, bet = self._eyes, BETS[name]
        before = eyes.state.craps.bets.get(bet, 0)
        shut = eyes.state.throw is not None

        def worked() -> bool:
            refused = shut and eyes.screen.information.said[1] == "refusal"
            return refused or eyes.state.craps.bets.get(bet, 0) > before

        return self._finger.tap(name, worked)

    def _pause(self, between_s: tuple[float, float]) -> None:
        time.sleep(self._chance.uniform(*between_s))
