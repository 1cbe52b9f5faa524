"""The staff's list of games: the incomplete one, and the last hundred."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject

from terminal.journal.history import History
from terminal.recall.games import GAMES, Found, Span, last_games, running_game
from terminal.recall.kept_journals import KeptJournal
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import MergedList
from terminal.screens.operator.times import instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


@dataclass(frozen=True)
class Row:
    """A row: a game, complete or not, or the RAM clear before which the games below it were played."""

    volume: KeptJournal
    game: Found | Span | None = None


class GameList(Listing):
    """A row for each game; a touch opens it."""

    def __init__(self, desk: Desk, open_game: Callable[[KeptJournal, Span], None], parent: QObject) -> None:
        self._open_game = open_game
        self._rows: Sequence[Row] = ()
        self._games = MergedList(desk, self._read, GAMES + 1)
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The columns that distinguish games."""
        return (
            Column(translate("Operator", "Game"), 240),
            Column(translate("Operator", "Time"), 480),
            Column(translate("Operator", "Dice"), 380),
            Column(translate("Operator", "Bets decided"), 360, right=True),
            Column(translate("Operator", "Won"), 360, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The incomplete one first, then the newest."""
        del chosen
        self._rows = self._games.entries()
        return [self._line(one) for one in self._rows]

    def footnote(self) -> str:
        """What is missing, and why."""
        return self._games.remark()

    def nothing(self) -> str:
        """The message if the journal cannot be read."""
        return self._games.why_empty() or super().nothing()

    def touched(self, number: int) -> None:
        """Open the game."""
        row = self._rows[number]
        assert row.game is not None, "nothing but games is touched"
        self._open_game(row.volume, row.game.span if isinstance(row.game, Found) else row.game)

    def _read(self, volume: KeptJournal, history: History, most: int) -> Sequence[Row]:
        if volume.cleared is None:
            games = self.desk.state.meters.games
            found = [Row(volume, one) for one in last_games(history, games, most - 1)]
            return [Row(volume, running_game(history, games)), *found]
        meters = volume.cleared.meters
        found = [Row(volume, one) for one in last_games(history, meters.games, most - 1)] if meters else []
        return [Row(volume), *found] if found else []

    def _line(self, row: Row) -> Line:
        if isinstance(row.game, Found):
            return self._complete(row.game, row.volume)
        return self._running(row.game) if row.game else self._clear(row.volume)

    def _clear(self, volume: KeptJournal) -> Line:
        assert volume.ended_ms is not None, "it was put away"
        return Line((translate("Operator", "RAM clear"), instant(self.desk, volume.ended_ms), "", "", ""))

    def _running(self, span: Span) -> Line:
        running = languages.sentence_start(translate("Operator", "not complete yet"))
        return Line((str(span.number), running, "", "", ""), opens=_called(span))

    def _complete(self, one: Found, volume: KeptJournal) -> Line:
        currency = self.desk.touch_gateway.cabinet.currency
        dice = f"{'-'.join(map(str, one.dice))}  =  {sum(one.dice)}"
        decided = languages.amount(one.decided_cents, currency) if one.decided_cents else ""
        won = languages.amount(one.won_cents, currency) if one.won_cents else ""
        when = instant(self.desk, one.ended_ms)
        called = f"{_called(one.span)}, {when}" if volume.cleared else _called(one.span)  # numbers restarted since
        return Line((str(one.span.number), when, dice, decided, won), opens=called)


def _called(span: Span) -> str:
    return translate("Operator", "Game {0}").format(span.number)
