"""The laboratory's table: one request in, one answer out. The games settle the bets, not this file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from terminal.lab.fields import RequestError, quoted
from terminal.lab.opening import find_game
from terminal.lab.requests import Open, Play, Request, State, Throw, ThrowFourth, read
from terminal.rules import actions
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.kind import Answer
from terminal.rules.refusal import Refusal

YES, NO = actions.Answer(yes=True), actions.Answer(yes=False)

OfOnePlayer = (
    actions.PlaceWager
    | actions.TakeDown
    | actions.Undo
    | actions.Redo
    | actions.ClearLast
    | actions.ClearAll
    | actions.Double
    | actions.Repeat
    | actions.Decide
)
"""What one player requests for himself."""


ALONE = ""
"""The name of a player who is alone at a table."""


class Lab:
    """Answers requests one after the other. A refusal or an error changes nothing."""

    def __init__(self) -> None:
        self._seated: Seated | None = None
        self._lines = 0

    def answer(self, line: bytes | None) -> Answer:
        """The answer to the next line of the script, which should be a JSON request; None for one that is too long."""
        self._lines += 1
        try:
            return self._answer(read(line))
        except RequestError as error:
            return {"error": f"Line {self._lines} of the script: {error}"}

    def _answer(self, request: Request) -> Answer:
        if isinstance(request, Open):
            self._seated = Seated(request)
            return {"accepted": True, **self._seated.state()}
        if self._seated is None:
            raise RequestError("No table is open, so the first request has to be 'open'.")
        try:
            return {"accepted": True, **self._seated.do(request)}
        except Refusal as refusal:
            if refusal.code == "no_such_player":  # the request lacks a field that only this table needs
                raise RequestError(refusal.say) from refusal
            return {"accepted": False, "why": refusal.code, "say": refusal.say, **self._seated.state()}


class Seated:
    """A game, its current table, and its players."""

    def __init__(self, request: Open) -> None:
        """Open the table. Raises RequestError if it cannot be played."""
        self._game: AnyGame = find_game(request.game, request.sheet, request.overrides)
        self._players = tuple(request.balances_cents)
        self._only_player = self._players[0] if len(self._players) == 1 else ""
        self._table: Any = _table(self._game, request.balances_cents)

    def state(self) -> Answer:
        """The table as it is."""
        return kind_of(self._table).answer(self._table, ())

    def do(self, request: Play | Throw | ThrowFourth | State) -> Answer:
        """Do all of it or nothing; returns the table. Raises Refusal, or RequestError if it makes no sense."""
        if isinstance(request, State):
            return self.state()
        records = [self._record(request)]
        table = self._game.apply(self._table, records[0])
        if isinstance(request, Play) and self._game.can(table, NO):
            records.append(self._answered(table, commission=request.commission))
            table = self._game.apply(table, records[1])
        self._table = table
        return kind_of(table).answer(table, records)

    def _record(self, request: Play | Throw | ThrowFourth) -> Any:
        match request:
            case Play(ask):
                return self._game.do(self._table, self._by_player(ask))
            case Throw(dice):
                return self._thrown(dice)
            case ThrowFourth(die):
                return self._thrown_fourth(die)

    def _answered(self, table: Any, *, commission: bool) -> Any:
        """The record of the player's answer to the commission that the game asks for."""
        if not commission:
            raise Refusal("commission_declined", "The commission was declined, so the bet is not placed.")
        return self._game.do(table, YES)

    def _thrown(self, dice: tuple[int, ...]) -> Any:
        count = self._game.dice_count(self._game.open_table({ALONE: 0}))  # a fourth die has a request of its own
        if len(dice) != count:
            raise RequestError(f"{self._game.title} is played with {count} dice, not {len(dice)}.")
        return self._game.roll(self._table, dice)

    def _thrown_fourth(self, die: int) -> Any:
        try:
            return self._game.roll(self._table, (die,))
        except ValueError as error:
            raise Refusal("not_in_variant", f"{self._game.title} has no fourth die.") from error

    def _by_player(self, ask: actions.Action) -> actions.Action:
        """The request with its player, where that matters; a single player is always meant."""
        if not isinstance(ask, OfOnePlayer):
            return ask
        if self._only_player:
            return replace(ask, player=self._only_player)
        if ask.player and ask.player not in self._players:
            raise RequestError(f"{quoted(ask.player)} does not sit at this table.")
        return ask


def _table(game: AnyGame, balances_cents: Mapping[str, int]) -> Any:
    try:
        return game.open_table(balances_cents)
    except ValueError as error:
        raise RequestError(f"This table cannot be opened: {error}.") from error
