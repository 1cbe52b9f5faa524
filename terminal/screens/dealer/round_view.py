"""The round as the dealer's console shows it: its phase in words, the dice that lie, the shooter, and who is silent."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Property, QObject, Signal

from drivers.ports.table import Stopped
from terminal.cabinet.state.games import Roll
from terminal.rules.games import GAMES
from terminal.screens.dealer.seats import seals_text, silent_text, with_seals
from terminal.screens.shared import words
from terminal.screens.shared.dealing import PHASES, Phase
from terminal.screens.shared.exposed import view_model
from terminal.screens.shared.table.board_rolls import board_rolls
from terminal.screens.shared.table.hand_marks import main_and_chance
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate
from terminal.table.watching.sight import Sight

STOPPED: Mapping[Stopped, str] = {
    "paused": QT_TRANSLATE_NOOP("Dealer", "Paused: all bets stand"),
    "dice": QT_TRANSLATE_NOOP("Dealer", "The dice are checked: all bets stand"),
    "staff": QT_TRANSLATE_NOOP("Dealer", "The staff is at work: all bets stand"),
}
LOOKS: Mapping[Phase, str] = {"": "over", "decided": "over", "closing": "closed", "rolling": "closed", "choice": "open"}
"""Phases that look like another one."""


@view_model
class RoundView(QObject):
    """The round in the current language."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._sight = Sight()

    def show(self, sight: Sight) -> None:
        """Show what was read of the table; `refresh` tells the screen."""
        self._sight = sight

    def refresh(self) -> None:
        """Update every text."""
        self.changed.emit()

    @staticmethod
    def number_of(sight: Sight) -> int:
        """The number of the round that was seen; 0 before the first."""
        return sight.shown.round if sight.shown is not None else 0

    @property
    def number(self) -> int:
        """The number of the round."""
        return self.number_of(self._sight)

    @property
    def shooting(self) -> int:
        """The seat that shoots; 0 for none."""
        return (self._sight.shown.shooter or 0) if self._sight.shown is not None else 0

    @property
    def puck_at(self) -> int:
        """Where the puck is: after a decided round as its dice have left it; 0 for OFF."""
        rolls = board_rolls(self._sight.board)
        shown = self._sight.shown
        if shown is None or shown.phase in ("decided", "choice"):
            return (rolls[-1].point_after or 0) if rolls else 0
        return shown.point

    @property
    def _last(self) -> Roll | None:
        """The last throw that counts; None once others are awaited."""
        rolls = board_rolls(self._sight.board)
        return rolls[-1] if rolls and self.at in ("open", "hurry", "closing", "decided", "choice") else None

    @property
    def at(self) -> Phase:
        """The phase; ``shown`` while dice lie that are not confirmed."""
        shown, board = self._sight.shown, self._sight.board
        if shown is None:
            return ""
        return "shown" if board.verbs.phase == "shown" and board.dice.faces else shown.phase

    @Property(str, notify=changed)
    def title(self) -> str:
        """The table, and what is played."""
        mode = self._sight.board.mode
        table = translate("Dealer", "Table {0}").format(mode.table)
        return f"{table} · {mode.title}" if mode.title else table

    @Property(str, notify=changed)
    def round(self) -> str:
        """The number of the round; empty before the first."""
        number = self.number
        return translate("Operator", "Round {0}").format(languages.number(number)) if number else ""

    @Property(str, notify=changed)
    def phase(self) -> str:
        """``open``, ``hurry``, ``closed``, ``shown``, ``over``, ``stopped`` or ``away``: what the table looks like."""
        shown = self._sight.shown
        if self._sight.trouble is not None or not self._sight.read:
            return "away"
        if shown is not None and shown.stopped:
            return "stopped"
        looks = {"": "over", "decided": "over", "closing": "closed", "rolling": "closed", "choice": "open"}
        return looks.get(self.at, self.at)

    @Property(str, notify=changed)
    def word(self) -> str:
        """The phase in words."""
        shown, board = self._sight.shown, self._sight.board
        if self._sight.trouble is not None:
            return translate("Dealer", "The table cannot be reached")
        if not self._sight.read:
            return translate("Dealer", "The table is looked for")
        if shown is not None and shown.stopped:
            return translate("Dealer", STOPPED[shown.stopped])
        if self.at == "closed" and not board.mode.by_hand:
            return translate("Dealer", "No more bets")
        if self.at == "rolling" and board.mode.by_hand:
            return translate("Operator", PHASES["closed"])
        return translate("Operator", PHASES[self.at])

    @Property(str, notify=changed)
    def trouble(self) -> str:
        """What stops the table, or why it cannot be reached; otherwise that the dealer is awaited."""
        board = self._sight.board
        if self._sight.trouble is not None:
            return languages.message_sentence(self._sight.trouble)
        if board.fault:
            return languages.message_sentence(board.fault[0])
        if board.verbs.silent:
            return translate("Dealer", "The dealer has not acted in time: an attendant has been called.")
        return ""

    @Property(int, notify=changed)
    def point(self) -> int:
        """Where the puck is; 0 for OFF."""
        return self.puck_at

    @Property(bool, notify=changed)
    def puck(self) -> bool:
        """The game has a puck."""
        game = self._sight.board.mode.game
        return game in GAMES and GAMES[game].has_puck

    @Property(list, notify=changed)
    def lying(self) -> list[int]:
        """The dice that lie and are not confirmed; otherwise those of the last throw, until others are thrown."""
        faces = self._sight.board.dice.faces
        if faces or not self._last:
            return list(faces)
        return list(self._last.record.dice)

    @Property(str, notify=changed)
    def call(self) -> str:
        """The call of the last throw, while its dice lie."""
        return words.call(self._last) if self._last and not self._sight.board.dice.faces else ""

    @Property(str, notify=changed)
    def lying_note(self) -> str:
        """Where the dice that lie come from."""
        lie = self._sight.board.dice
        if not lie.faces:
            return ""
        if lie.read:
            return translate("Dealer", "Read by the generator")
        return translate("Dealer", "Entered by {0}").format(lie.by) if lie.by else translate("Dealer", "Entered")

    @Property(str, notify=changed)
    def shooter(self) -> str:
        """Who shoots, and who is next."""
        one = self._sight.board.shooter
        if not one.seat:
            return translate("Dealer", "No shooter")
        return translate("Dealer", "Seat {0} shoots").format(one.seat)

    @Property(str, notify=changed)
    def hand(self) -> str:
        """The shooter's rolls and Points; at Hazard the main and the chance."""
        one = self._sight.board.shooter
        game = self._sight.board.mode.game
        if game in GAMES and GAMES[game].has_caster:
            main, chance = main_and_chance(self._sight.shown, self._last)
            if chance:
                return translate("Dealer", "Main {0}, chance {1}").format(main, chance)
            return translate("Dealer", "Main {0}").format(main) if main else translate("Dealer", "No main yet")
        return translate("Dealer", "Rolls {0}, Points {1}").format(one.rolls, one.points) if one.seat else ""

    @Property(str, notify=changed)
    def seals(self) -> str:
        """How many final bets are in."""
        return seals_text(with_seals(self._sight))

    @Property(str, notify=changed)
    def silent(self) -> str:
        """Which seats are silent."""
        return silent_text(self._sight.board.seats)
