"""The staff's log of games: the incomplete one, and every complete one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from PySide6.QtCore import QObject

from terminal.exporting.export import Progress
from terminal.journal.chain import Row as JournalRow
from terminal.journal.history import History
from terminal.recall.games import CHOSEN, SETTLED, Found, Span, every_game, games_at
from terminal.recall.kept_journals import KeptJournal
from terminal.recall.log_index import LogJournal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.logs.log_page import Entry, LogListing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.operator.whole_lists import every_row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class GameList(LogListing):
    """A row for each game; a touch opens it."""

    PAPER = "GAMES"
    TIMES = (1,)

    def __init__(self, desk: Desk, open_game: Callable[[KeptJournal, Span], None], parent: QObject) -> None:
        self._open_game = open_game
        self._games = desk.state.meters.games
        """The meter of games with the newest event of the index."""
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

    def kinds(self, chosen: str) -> Collection[str]:
        """Every roll ends a game."""
        del chosen
        return (SETTLED,)

    def is_listed(self, one: LogJournal) -> bool:
        """Games have the numbers of a meter, which must be known."""
        return super().is_listed(one) and (one.kept.cleared is None or one.kept.cleared.meters is not None)

    def read(self, one: LogJournal, history: History, seqs: Sequence[int]) -> Mapping[int, Found]:
        """Read these games."""
        found = games_at(history, self._selection(one), seqs, self._games_of(one))
        return {game.span.settled_seq: game for game in found if game.span.settled_seq is not None}

    def head(self, one: LogJournal) -> Span | KeptJournal | None:
        """The game that is not complete; or the RAM clear after which no game of a journal was played."""
        last = self._selection(one).at(0, 1)
        if one.kept.cleared is not None:
            return one.kept if last else None
        return Span(self._games + 1, last[0] if last else 0, None, one.index.seq)

    def line(self, entry: Entry) -> Line:
        """A game, complete or not, or the RAM clear before which the games below it were played."""
        match entry.thing:
            case Found():
                return self._complete(entry.thing, entry.one.kept, self.currency_of(entry.one.kept))
            case Span():
                return self._running(entry.thing)
        return self._clear(entry.one.kept)

    def named(self, one: LogJournal, number: int) -> Sequence[int]:
        """The game with this number."""
        newer = self._games_of(one) - number
        return self._selection(one).at(newer, 1) if newer >= 0 else ()

    def whole(self, progress: Progress) -> Iterator[Line]:
        """Every complete game, the oldest first."""
        return every_row(self.desk, (SETTLED, CHOSEN), self._all, progress)

    def opened(self, entry: Entry) -> None:
        """Open the game."""
        span = entry.thing.span if isinstance(entry.thing, Found) else entry.thing
        assert isinstance(span, Span), "nothing but games is touched"
        self._open_game(entry.one.kept, span)

    def _extend(self) -> None:
        super()._extend()
        self._games = self.desk.state.meters.games

    def _games_of(self, one: LogJournal) -> int:
        if one.kept.cleared is None:
            return self._games
        assert one.kept.cleared.meters is not None, "a journal without meters is not listed"
        return one.kept.cleared.meters.games

    def _all(self, kept: KeptJournal, rolls: Iterator[JournalRow]) -> Iterator[Line]:
        currency = self.currency_of(kept)
        return (self._complete(game, kept, currency) for game in every_game(rolls))

    def _clear(self, kept: KeptJournal) -> Line:
        assert kept.ended_ms is not None, "it was put away"
        return Line((translate("Operator", "RAM clear"), instant(self.desk, kept.ended_ms), "", "", ""))

    def _running(self, span: Span) -> Line:
        running = languages.sentence_start(translate("Operator", "not complete yet"))
        return Line((str(span.number), running, "", "", ""), opens=_called(span))

    def _complete(self, one: Found, kept: KeptJournal, currency: str) -> Line:
        dice = "-".join(map(str, one.dice))
        if len(one.dice) > 1:  # a spreadsheet would take 6-6-2 alone for a date
            dice += f"  =  {sum(one.dice)}"
        decided = languages.amount(one.decided_cents, currency) if one.decided_cents else ""
        won = languages.amount(one.won_cents, currency) if one.won_cents else ""
        when = instant(self.desk, one.ended_ms)
        called = f"{_called(one.span)}, {when}" if kept.cleared else _called(one.span)  # numbers restarted since
        return Line((str(one.span.number), when, dice, decided, won), opens=called)


def _called(span: Span) -> str:
    return translate("Operator", "Game {0}").format(span.number)
