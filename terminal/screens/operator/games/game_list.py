"""The staff's list of games: the incomplete one, and the last hundred."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec
from PySide6.QtCore import QObject

from terminal.exporting.export import Progress
from terminal.journal.chain import Row as JournalRow
from terminal.journal.history import History
from terminal.recall.games import GAMES, SETTLED, Found, Span, every_game, last_games, running_game
from terminal.recall.kept_journals import KeptJournal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import FromJournals, MergedList
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class Row(msgspec.Struct, frozen=True):
    """A row: a game, complete or not, or the RAM clear before which the games below it were played."""

    kept: KeptJournal
    game: Found | Span | None = None


class GameList(FromJournals):
    """A row for each game; a touch opens it."""

    def __init__(self, desk: Desk, open_game: Callable[[KeptJournal, Span], None], parent: QObject) -> None:
        self._open_game = open_game
        self._rows: Sequence[Row] = ()
        self.merged = MergedList(desk, self._read, GAMES + 1)
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
        self._rows = self.merged.entries()
        return [self._line(one) for one in self._rows]

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every complete game, the oldest first."""
        return every_row(self.desk, (SETTLED,), self._all, progress)

    def touched(self, number: int) -> None:
        """Open the game."""
        row = self._rows[number]
        assert row.game is not None, "nothing but games is touched"
        self._open_game(row.kept, row.game.span if isinstance(row.game, Found) else row.game)

    def _all(self, kept: KeptJournal, rolls: Iterator[JournalRow]) -> Iterator[Line]:
        return (self._complete(game, kept) for game in every_game(rolls))

    def _read(self, kept: KeptJournal, history: History, most: int) -> Sequence[Row]:
        if kept.cleared is None:
            games = self.desk.state.meters.games
            found = [Row(kept, one) for one in last_games(history, games, most - 1)]
            return [Row(kept, running_game(history, games)), *found]
        meters = kept.cleared.meters
        found = [Row(kept, one) for one in last_games(history, meters.games, most - 1)] if meters else []
        return [Row(kept), *found] if found else []

    def _line(self, row: Row) -> Line:
        if isinstance(row.game, Found):
            return self._complete(row.game, row.kept)
        return self._running(row.game) if row.game else self._clear(row.kept)

    def _clear(self, kept: KeptJournal) -> Line:
        assert kept.ended_ms is not None, "it was put away"
        return Line((translate("Operator", "RAM clear"), instant(self.desk, kept.ended_ms), "", "", ""))

    def _running(self, span: Span) -> Line:
        running = languages.sentence_start(translate("Operator", "not complete yet"))
        return Line((str(span.number), running, "", "", ""), opens=_called(span))

    def _complete(self, one: Found, kept: KeptJournal) -> Line:
        amount = self.desk.touch_gateway.amount
        dice = f"{'-'.join(map(str, one.dice))}  =  {sum(one.dice)}"
        decided = amount(one.decided_cents) if one.decided_cents else ""
        won = amount(one.won_cents) if one.won_cents else ""
        when = instant(self.desk, one.ended_ms)
        called = f"{_called(one.span)}, {when}" if kept.cleared else _called(one.span)  # numbers restarted since
        return Line((str(one.span.number), when, dice, decided, won), opens=called)


def _called(span: Span) -> str:
    return translate("Operator", "Game {0}").format(span.number)
