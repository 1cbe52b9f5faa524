"""The staff's list of games: the one that is not complete, and the last hundred."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from terminal.recall.games import Found, Span, last_games, running_game
from terminal.screens import languages
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.safely import UNREADABLE, why_unreadable
from terminal.screens.operator.times import instant
from terminal.screens.player.words import translate


class GameList(Listing):
    """A row for each game; a touch opens it."""

    def __init__(self, desk: Desk, open_game: Callable[[Span], None], parent: QObject) -> None:
        self._open_game = open_game
        self.spans: tuple[Span, ...] = ()
        """The games of the rows."""
        self._unreadable = ""
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """What tells one game from another."""
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
        self._unreadable = ""
        games = self.desk.state.meters.games
        try:
            past = self.desk.past()
            running, found = running_game(past, games), last_games(past, games)
        except UNREADABLE as error:
            self._unreadable, self.spans = why_unreadable(error), ()
            return ()
        self.spans = (running, *(one.span for one in found))
        return [self._running(running), *(self._line(one) for one in found)]

    def nothing(self) -> str:
        """A journal that cannot be read says so."""
        return self._unreadable or super().nothing()

    def touched(self, number: int) -> None:
        """Open the game."""
        self._open_game(self.spans[number])

    def _running(self, span: Span) -> Line:
        return Line((str(span.number), translate("Operator", "not complete yet"), "", "", ""), opens=_called(span))

    def _line(self, one: Found) -> Line:
        currency = self.desk.hand.cabinet.currency
        dice = f"{'-'.join(map(str, one.dice))}  =  {sum(one.dice)}"
        decided = languages.amount(one.decided_cents, currency) if one.decided_cents else ""
        won = languages.amount(one.won_cents, currency) if one.won_cents else ""
        when = instant(self.desk, one.ended_ms)
        return Line((str(one.span.number), when, dice, decided, won), opens=_called(one.span))


def _called(span: Span) -> str:
    return translate("Operator", "Game {0}").format(span.number)
