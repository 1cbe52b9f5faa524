"""Who shoots at a shared table, for how long, and what this hand has brought: on the screen of every station."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from terminal.cabinet.at_table.seats import is_shooter
from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import Instant
from terminal.cabinet.state import State
from terminal.rules.games import GAMES
from terminal.screens.player.windows.session_card import clock_of
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating.marked import translate

NONE = "\N{EN DASH}"


class Hand(NamedTuple):
    """What the panel shows, as text."""

    shown: bool = False
    own: bool = False
    name: str = ""
    rolls: str = ""
    points: str = ""
    duration: str = ""
    speech: str = ""


def hand_of(cabinet: Cabinet, state: State, now_ms: int) -> Hand:
    """The hand as this station has seen it; nothing at a cabinet alone."""
    if not cabinet.profile.is_station:
        return Hand()
    shown, hand = state.at_table.shown, state.at_table.shooting
    seat = None if shown is None or not state.at_table.seat else shown.shooter
    if seat is None:
        nobody = translate("Player", "Nobody yet")
        return Hand(True, name=nobody, rolls=NONE, points=NONE, duration=NONE, speech=_titled(nobody))
    own = is_shooter(state)
    name = translate("Player", "You: seat {0}").format(seat) if own else translate("Player", "Seat {0}").format(seat)
    known = hand is not None and hand.seat == seat
    rolls, points = (str(hand.rolls), str(hand.points)) if hand is not None and known else ("0", "0")
    duration = clock_of(max(0, now_ms - hand.since_ms)) if hand is not None and known else clock_of(0)
    has_points = GAMES[cabinet.game.name].has_puck
    figures = (
        translate("Player", "rolls {0}, Points {1}, time {2}")
        if has_points
        else translate("Player", "rolls {0}, time {2}")
    )
    speech = f"{_titled(name)}, {figures.format(rolls, points, duration)}"
    return Hand(True, own, name, rolls, points if has_points else "", duration, speech)


def _titled(name: str) -> str:
    return translate("Player", "Shooter: {0}").format(name)


@view_model
class Shooter(QObject):
    """The figures of the hand. The duration moves with whatever else happens, at least once a minute."""

    changed = Signal()

    def __init__(self, now: Callable[[], Instant], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._now = now
        self._hand = Hand()

    def project(self, cabinet: Cabinet, state: State) -> None:
        """Show this state, in the current language."""
        fresh = hand_of(cabinet, state, self._now().at_ms)
        if fresh != self._hand:
            self._hand = fresh
            self.changed.emit()

    shown = exposed(bool, "_hand.shown", changed)
    """There is a panel: this is a station."""
    own = exposed(bool, "_hand.own", changed)
    """This player shoots."""
    name = exposed(str, "_hand.name", changed)
    """The seat that shoots."""
    rolls = exposed(str, "_hand.rolls", changed)
    """The rolls of this hand."""
    points = exposed(str, "_hand.points", changed)
    """The Points made in this hand; empty in a game without."""
    duration = exposed(str, "_hand.duration", changed)
    """Hours and minutes since the seat has the dice."""
    speech = exposed(str, "_hand.speech", changed)
    """All of it as a sentence."""
