"""What the wall display shows of a table. It follows, and decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Property, QObject, Signal

from terminal.cabinet.repeating import FALL_MS
from terminal.cabinet.state.games import Roll
from terminal.rules.games import GAMES
from terminal.screens.display.hot_numbers import HOT_ROLES, hot_rows
from terminal.screens.display.laid_bets import LAID_ROLES, laid_rows
from terminal.screens.display.limits_sign import LIMIT_ROLES, limit_rows
from terminal.screens.shared import words
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.rows import Rows
from terminal.screens.shared.table.board_rolls import board_rolls
from terminal.screens.shared.table.hand_marks import main_and_chance
from terminal.screens.shared.table.history import HISTORY_ROLES, history_rows
from terminal.screens.shared.table_clock import TableClock
from terminal.screens.shared.timers import once
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate
from terminal.table.watching.sight import Sight

HISTORY = 7
PHASES: Mapping[str, str] = {
    "open": QT_TRANSLATE_NOOP("Display", "Place your bets"),
    "hurry": QT_TRANSLATE_NOOP("Display", "Last bets"),
    "closing": QT_TRANSLATE_NOOP("Display", "No more bets"),
    "closed": QT_TRANSLATE_NOOP("Display", "No more bets"),
    "rolling": QT_TRANSLATE_NOOP("Display", "The dice are out"),
    "decided": QT_TRANSLATE_NOOP("Display", "The bets are settled"),
    "choice": QT_TRANSLATE_NOOP("Display", "Take it or risk it"),
}
LOOKS: Mapping[str, str] = {"closing": "closed", "rolling": "closed", "decided": "over", "choice": "open"}
"""Phases that look like another one."""


@view_model
class Wall(QObject):
    """The display of one table, or of one cabinet."""

    changed = Signal()

    def __init__(
        self,
        now_ms: Callable[[], int],
        *,
        house: str = "",
        alone: bool = False,
        others: str = "off",
        parent: QObject | None = None,
    ) -> None:
        """`alone`: it is the second screen of a cabinet without stations; then no seat is named.

        `others` says how the bets of the seats are shown: ``sums``, ``chips`` by seat, or ``off``.
        """
        super().__init__(parent)
        self._now_ms = now_ms
        self._house = house
        self._alone = alone
        self._others = others
        self._sight = Sight()
        self._coming = Sight()
        self._thrown: tuple[Roll, ...] = ()
        self._falling = once(self, FALL_MS, self._landed)
        self._clock = TableClock(now_ms, self)
        self._history = Rows(HISTORY_ROLES, self)
        self._hot = Rows(HOT_ROLES, self)
        self._limits = Rows(LIMIT_ROLES, self)
        self._laid = Rows(LAID_ROLES, self)

    def show(self, sight: Sight) -> None:
        """Show what was read of the table, in the current language.

        A new throw waits until its dice have fallen on the players' screens: the wall gives nothing away.
        """
        self._coming = sight
        if self._falling.isActive():
            return
        if self._sight.board.history and sight.board.history[-1:] != self._sight.board.history[-1:]:
            self._falling.start()
        else:
            self._landed()

    def _landed(self) -> None:
        sight = self._sight = self._coming
        board = sight.board
        self._thrown = board_rolls(board)
        self._clock.follow(sight.left_ms(self._now_ms()), self._whole_ms)
        self._history.show(history_rows(self._thrown[-HISTORY:], self.puck_at or None))
        self._hot.show(hot_rows(board.recent))
        self._laid.show(laid_rows(sight, self._others))
        self._limits.show(limit_rows(board.limits, board.mode.currency))
        self.changed.emit()

    @property
    def _phase(self) -> str:
        return self._sight.shown.phase if self._sight.shown is not None else ""

    @property
    def _whole_ms(self) -> int:
        """The whole time of the phase; at a cabinet alone the last bets are a part of the betting time."""
        mode = self._sight.board.mode
        return mode.hurry_ms if self._phase == "hurry" and not self._alone else mode.bet_ms

    @property
    def puck_at(self) -> int:
        """Where the puck is: after a decided round as its dice have left it; 0 for OFF."""
        shown = self._sight.shown
        if shown is None or shown.phase in ("decided", "choice"):
            return (self._thrown[-1].point_after or 0) if self._thrown else 0
        return shown.point

    @property
    def _lie(self) -> bool:
        """The dice of the last throw lie in sight; they do not while others are thrown."""
        return bool(self._thrown) and self._phase != "rolling"

    @Property(bool, notify=changed)
    def known(self) -> bool:
        """The table was read at least once."""
        return self._sight.read

    @Property(bool, notify=changed)
    def seated(self) -> bool:
        """Players have seats, of which one shoots."""
        return not self._alone

    @Property(str, notify=changed)
    def title(self) -> str:
        """What is played, and what comes next."""
        title, following = self._sight.board.mode.title, self._sight.board.games.following
        return title if following is None else translate("Display", "{0}, then {1}").format(title, following.title)

    @Property(str, notify=changed)
    def place(self) -> str:
        """Which table it is; the house's name at a cabinet alone."""
        if self._alone or not self._sight.read:
            return self._house
        return translate("Display", "Table {0}").format(self._sight.board.mode.table)

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``open``, ``hurry``, ``closed``, ``over``, ``stopped`` or ``away``: what the clock looks like."""
        shown = self._sight.shown
        if not self._sight.read or self._sight.trouble is not None:
            return "away"
        if shown is not None and shown.stopped:
            return "stopped"
        return LOOKS.get(self._phase, self._phase) or "over"

    @Property(str, notify=changed)
    def word(self) -> str:
        """What there is to do now."""
        looks = str(self.property("phase"))
        if looks == "stopped":
            return translate("Display", "One moment, please: all bets stand")
        if looks == "away" or not self._phase:
            return translate("Display", "One moment, please")
        return translate("Display", PHASES[self._phase])

    @Property(int, notify=changed)
    def point(self) -> int:
        """Where the puck is; 0 for OFF."""
        return self.puck_at

    @Property(bool, notify=changed)
    def puck(self) -> bool:
        """The game has a puck."""
        game = self._sight.board.mode.game
        return game in GAMES and GAMES[game].has_puck

    @Property(bool, notify=changed)
    def casts(self) -> bool:
        """Each hand has a main and a chance."""
        game = self._sight.board.mode.game
        return game in GAMES and GAMES[game].has_caster

    @Property(int, notify=changed)
    def main(self) -> int:
        """The main that is played; 0 for none."""
        return main_and_chance(self._sight.shown, self._thrown[-1] if self._thrown else None)[0]

    @Property(int, notify=changed)
    def chance(self) -> int:
        """The chance; 0 for none."""
        return main_and_chance(self._sight.shown, self._thrown[-1] if self._thrown else None)[1]

    @Property(list, notify=changed)
    def dice(self) -> list[int]:
        """The dice that lie in sight."""
        if self._phase == "rolling":
            return list(self._sight.board.dice.faces)
        return list(self._thrown[-1].record.dice) if self._lie else []

    @Property(str, notify=changed)
    def call(self) -> str:
        """The stickman's call of the last throw."""
        return words.call(self._thrown[-1]) if self._lie else ""

    @Property(bool, notify=changed)
    def bad(self) -> bool:
        """The call is shown in red."""
        return self._lie and words.is_bad(self._thrown[-1])

    @Property(str, notify=changed)
    def shooter(self) -> str:
        """Who shoots; the hand alone where nobody has a seat."""
        seat = self._sight.board.shooter.seat
        if self._alone:
            return translate("Display", "This hand")
        return translate("Display", "Seat {0} shoots").format(seat) if seat else translate("Display", "No shooter")

    @Property(str, notify=changed)
    def next(self) -> str:
        """Who would be next."""
        seat = self._sight.board.shooter.next_seat
        return translate("Display", "then seat {0}").format(seat) if seat and not self._alone else ""

    @Property(bool, notify=changed)
    def leads(self) -> bool:
        """This hand is the best of the day."""
        hand = self._sight.board.shooter
        return hand.rolls > 0 and (hand.rolls, hand.points) == (hand.best_rolls, hand.best_points)

    rolls = exposed(int, "_sight.board.shooter.rolls", changed)
    points = exposed(int, "_sight.board.shooter.points", changed)
    best = exposed(int, "_sight.board.shooter.best_rolls", changed)
    clock = exposed(QObject, "_clock", changed)
    history = exposed(QObject, "_history", changed)
    hot = exposed(QObject, "_hot", changed)
    limits = exposed(QObject, "_limits", changed)
    laid = exposed(QObject, "_laid", changed)
    """What lies on the fields."""

    @Property(bool, notify=changed)
    def lies(self) -> bool:
        """Bets lie on the table, and are shown."""
        return self._laid.rowCount() > 0
