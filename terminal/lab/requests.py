"""The requests to the laboratory's table, read from one line of JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple, cast

import msgspec

from terminal.lab.fields import Fields, RequestError, amount_cents, quoted, unknown
from terminal.lab.settings import sheet_lines
from terminal.rules import actions
from terminal.rules.changes import Changes
from terminal.rules.sheet import Override

MAX_LINE_BYTES = 1 << 16
"""Ten times a request with every setting; a longer line is not kept."""

PLAYER = "player"
"""The only player of a table that was opened with `balance`."""


@dataclass(frozen=True)
class Open:
    """Open a new table."""

    game: str
    sheet: str | None
    """None for the game's own par sheet."""
    balances_cents: Mapping[str, int]
    overrides: tuple[Override, ...]


@dataclass(frozen=True)
class Play:
    """A request to the game, with the answer to its commission."""

    ask: actions.Action
    commission: bool = True


@dataclass(frozen=True)
class Throw:
    """A roll with these dice."""

    dice: tuple[int, ...]


@dataclass(frozen=True)
class ThrowFourth:
    """A roll of the fourth die."""

    die: int


@dataclass(frozen=True)
class State:
    """Show the table."""


REMARK = "remark"
"""A field of any request for the author of the script, with any value: it is not read."""

Request = Open | Play | Throw | ThrowFourth | State


def read(line: bytes | None) -> Request:
    """Read one line, or None for one that is too long. Raises RequestError if it is not a request."""
    if line is None:
        raise RequestError(f"It is longer than {MAX_LINE_BYTES} bytes.")
    try:
        found = msgspec.json.decode(line)
    except (ValueError, RecursionError) as error:
        raise RequestError("This line is not JSON.") from error
    if not isinstance(found, dict):
        raise RequestError(f"A request is a JSON object, not {quoted(found)}.")
    fields = Fields(found)
    word = fields.text("do")
    if word not in READERS:
        raise unknown("There is no request", word, tuple(READERS))
    reader = READERS[word]
    fields.verify_known(word, ("do", *reader.fields, REMARK))
    return reader.read(fields)


def _open(fields: Fields) -> Request:
    return Open(
        game=fields.text("game"),
        sheet=fields.text("sheet") if fields.has("sheet") else None,
        balances_cents=_balances_cents(fields),
        overrides=sheet_lines(fields.mapping("settings")) if fields.has("settings") else (),
    )


def _balances_cents(fields: Fields) -> Mapping[str, int]:
    if not fields.has("balances"):
        return {PLAYER: fields.amount_cents("balance")}
    if fields.has("balance"):
        raise RequestError("A table is opened with 'balance' for one player or 'balances' for several, not with both.")
    balances = fields.mapping("balances")
    if not balances or "" in balances:
        raise RequestError("'balances' has to name the players with their amounts.")
    return {player: amount_cents(amount, f"balances.{player}") for player, amount in balances.items()}


def _bet(fields: Fields) -> Request:
    commission = fields.one_of("commission", ("accept", "decline"), "accept") == "accept"
    return Play(actions.PlaceWager(fields.text("bet"), fields.amount_cents("amount"), _player(fields)), commission)


def _remove(fields: Fields) -> Request:
    amount = fields.amount_cents("amount") if fields.has("amount") else None
    return Play(actions.TakeDown(fields.text("bet"), amount, _player(fields)))


def _button(fields: Fields) -> Request:
    button = fields.one_of("button", ("press", "across", "inside", "outside"))
    if button == "press":
        return Play(actions.Press())
    spread = cast("Literal['across', 'inside', 'outside']", button)
    return Play(actions.Spread(spread, fields.amount_cents("chip")))


def _decide(fields: Fields) -> Request:
    choice = cast("Literal['take', 'risk']", fields.one_of("choice", ("take", "risk")))
    return Play(actions.Decide(_player(fields), choice))


def _call_main(fields: Fields) -> Request:
    return Play(actions.CallMain(fields.number("main") if fields.has("main") else None))


def _stakes_cents(fields: Fields) -> Changes:
    return tuple((bet, amount_cents(amount, f"bets.{bet}")) for bet, amount in fields.mapping("bets").items())


def _player(fields: Fields) -> str:
    return fields.text("player", "")


class Reader(NamedTuple):
    """How a request is read."""

    fields: tuple[str, ...]
    """What it may say beside `do`; which of them it has to say, reading it finds."""
    read: Callable[[Fields], Request]


READERS: Mapping[str, Reader] = {
    "open": Reader(("game", "sheet", "balance", "balances", "settings"), _open),
    "bet": Reader(("bet", "amount", "commission", "player"), _bet),
    "remove": Reader(("bet", "amount", "player"), _remove),
    "roll": Reader(("dice",), lambda fields: Throw(fields.dice("dice"))),
    "roll4": Reader(("die",), lambda fields: ThrowFourth(fields.die("die"))),
    "set_bets": Reader(("on",), lambda fields: Play(actions.SetBets(fields.flag("on")))),
    "puck_off": Reader((), lambda _: Play(actions.PuckOff())),
    "button": Reader(("button", "chip"), _button),
    "undo": Reader(("player",), lambda fields: Play(actions.Undo(_player(fields)))),
    "redo": Reader(("player",), lambda fields: Play(actions.Redo(_player(fields)))),
    "clear_last": Reader(("player",), lambda fields: Play(actions.ClearLast(_player(fields)))),
    "clear_all": Reader(("player",), lambda fields: Play(actions.ClearAll(_player(fields)))),
    "double": Reader(("player",), lambda fields: Play(actions.Double(_player(fields)))),
    "repeat": Reader(("player",), lambda fields: Play(actions.Repeat(_player(fields)))),
    "put_up": Reader(("bets", "player"), lambda fields: Play(actions.PutUp(_stakes_cents(fields), _player(fields)))),
    "transfer": Reader(("bet", "to"), lambda fields: Play(actions.Transfer(fields.text("bet"), fields.text("to")))),
    "no_more_bets": Reader((), lambda _: Play(actions.NoMoreBets())),
    "decide": Reader(("player", "choice"), _decide),
    "stake": Reader(("amount",), lambda fields: Play(actions.Stake(fields.amount_cents("amount")))),
    "call_main": Reader(("main",), _call_main),
    "keep": Reader((), lambda _: Play(actions.Keep())),
    "pass_dice": Reader((), lambda _: Play(actions.PassDice())),
    "state": Reader((), lambda _: State()),
}
"""How each request is read, by the word in its `do`."""
