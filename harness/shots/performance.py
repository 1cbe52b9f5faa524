"""Plays a scene: the cast behind the window, and a finger before it, until the picture is taken."""

from __future__ import annotations

from contextlib import ExitStack
from itertools import zip_longest

from PySide6.QtQuick import QQuickWindow
from PySide6.QtTest import QTest

from harness.shots.cast import Cast
from harness.shots.finger import Finger
from harness.shots.picture import Picture
from harness.shots.rounding import shows_scaled
from harness.shots.steps import (
    Carry,
    Curtain,
    Frozen,
    Hold,
    Lie,
    NextGame,
    NoOdds,
    OnScreen,
    OthersBet,
    Passes,
    Says,
    Scene,
    Step,
    Steps,
    Still,
    Tap,
    Untouched,
)
from harness.shots.stillness import come_to_rest, freeze, picture_at_rest, picture_now, slowed_down, stop_clocks
from terminal.cabinet.commands import PlaceWager, TimePasses
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.projector import Projector

MAX_OFFERS = 20
"""So many odds at most are offered after a roll."""


class Performance:
    """A cast and a screen that play one scene, once."""

    def __init__(self, cast: Cast, screen: PlayerScreen, window: QQuickWindow, language: str) -> None:
        self._cast = cast
        self._screen = screen
        self._window = window
        self._finger = Finger(window, language)
        stop_clocks(screen)

    def of(self, scene: Scene) -> Picture:
        """Play the scene and take its picture."""
        self._play_all(scene)
        return self._picture()

    def to_rest(self, scene: Scene) -> None:
        """Play the scene, and let the window come to rest."""
        self._play_all(scene)
        if not self._falls:
            come_to_rest(self._window)

    def shows_scaled(self, scene: Scene) -> bool:
        """Play the scene and say whether its picture shows what another processor may round otherwise."""
        self._play_all(scene)
        self._picture()
        return shows_scaled(self._window)

    def _play_all(self, scene: Scene) -> None:
        before, seen = _curtain(scene.steps)
        runtime = self._cast.runtime
        self._cast.start()
        for step in before:
            self._cast.play(step)
        runtime.watch(Projector(self._screen))
        self._screen.show(runtime.state, ())
        QTest.qWait(1)
        with ExitStack() as slow:
            for step, following in zip_longest(seen, seen[1:]):
                self._play(step)
                self._show(step, following, slow)

    def _show(self, step: object, following: object, slow: ExitStack) -> None:
        """Let the screen follow this step before the next one."""
        if not (isinstance(step, PlaceWager) and isinstance(following, PlaceWager)):  # they come in one frame
            self._screen.catch_up()
        if isinstance(step, Passes):
            self._screen.betting_clock.look()
        if isinstance(step, Still):
            slow.enter_context(slowed_down(self._window))
        if isinstance(step, Frozen):
            slow.close()

    def _picture(self) -> Picture:
        """Take it at rest, or at once while dice fall, for their fall would not wait for the rest."""
        if self._falls:
            return Picture.of(picture_now(self._window))
        return Picture.of(picture_at_rest(self._window))

    @property
    def _falls(self) -> bool:
        return bool(self._screen.dice.doing == "land")

    def _play(self, step: Step) -> None:
        one: object = step  # mypy would take the union of all steps apart
        if isinstance(one, OnScreen):
            self._play_on_screen(one)
        else:
            self._cast.play(step)

    def _play_on_screen(self, step: OnScreen) -> None:
        match step:
            case Tap(name):
                self._finger.tap(name)
            case Hold(name):
                self._finger.hold(name)
            case Carry(name, to):
                self._finger.carry(name, to)
            case OthersBet(bets):
                self._screen.others.show(_by_seat(bets), self._cast.runtime.cabinet.profile.others_bets)
            case NextGame(title):
                self._screen.next_game.show(title)
            case Lie():
                self._screen.skip()
            case NoOdds():
                self._decline_odds()
            case Untouched(ms):
                self._leave_alone(ms)
            case Still():
                picture_at_rest(self._window)
            case Frozen(share):
                freeze(self._window, share)

    def _decline_odds(self) -> None:
        for _ in range(MAX_OFFERS):
            if not self._screen.windows.is_open("odds"):
                return
            self._finger.tap("No odds")
        raise AssertionError("odds are offered for ever")

    def _leave_alone(self, ms: int) -> None:
        runtime = self._cast.runtime
        runtime.touch(TimePasses(untouched_ms=ms))
        self._screen.cover(runtime.cabinet.cover(runtime.state, ms))


def _by_seat(bets: tuple[tuple[int, str, int], ...]) -> dict[int, dict[str, int]]:
    seats: dict[int, dict[str, int]] = {}
    for seat, field, cents in bets:
        seats.setdefault(seat, {})[field] = cents
    return seats


def _curtain(steps: Steps) -> tuple[Steps, Steps]:
    """Separate what need not be seen from the rest: what only devices say before anyone plays, if there is a rest."""
    if Curtain() in steps:
        rises = steps.index(Curtain())
        return steps[:rises], steps[rises + 1 :]
    first = next((number for number, step in enumerate(steps) if not isinstance(step, Says)), 0)
    return steps[:first], steps[first:]
