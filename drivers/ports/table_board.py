"""What a shared table's consoles and displays show beside the round: the table writes it, and nothing decides by it.

It travels as one JSON text for each field (`TableOrder.board`), so that a change of one field sends that field alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec

from drivers.ports.message import Message
from drivers.ports.table import StationVerb, TablePhase

DealerVerb = Literal[
    "open_betting",
    "last_call",
    "no_more_bets",
    "throw",
    "enter_dice",
    "confirm_dice",
    "void_throw",
    "choose_shooter",
    "next_game",
    "pause",
    "resume",
]
"""What a dealer can order of the table, by the words of a script of touches."""

SecondPerson = Literal["", "needed", "here"]
"""Whether a void throw needs a second person now: not, or one who is not there yet, or is."""


class BoardMode(msgspec.Struct, frozen=True):
    """What is played, and how."""

    table: int = 1
    """The number of the table."""
    mode: Literal["roll", "auto", "live", "video"] = "roll"
    by_hand: bool = False
    """The dealer enters dice that were thrown by hand."""
    sheet: str = ""
    """The par sheet by its name, such as ``craps-el601``."""
    game: str = ""
    """The kind of game by its name in par sheets, such as ``crapless``."""
    title: str = ""
    """The title of the game under this sheet, for a screen."""
    dice: int = 2
    """How many dice the next throw takes."""
    currency: str = "USD"
    hurry_ms: int = 0
    """How long before the end of the betting time the last bets are called for."""
    bet_ms: int = 0
    """The whole betting time; 0 where no clock runs."""


class BoardDice(msgspec.Struct, frozen=True):
    """The dice that lie, and are not confirmed."""

    faces: tuple[int, ...] = ()
    """Empty while none lie."""
    read: bool = False
    """The generator has read them; they were not entered."""
    by: str = ""
    """The dealer who has entered them."""
    another: bool = False
    """It takes another person to confirm them."""


class BoardSeal(msgspec.Struct, frozen=True):
    """What a seat has sealed in the round that is under way."""

    stake_cents: int
    final: bool = False
    bets: dict[str, int] = {}
    """The cents of each bet by its field."""


class BoardSeat(msgspec.Struct, frozen=True):
    """A seat that is taken."""

    seat: int
    cabinet: int
    heard: bool = True
    """Its station was heard from within the last seconds."""
    eligible: bool = False
    """It may become the shooter: the dealer may choose it."""


class BoardShooter(msgspec.Struct, frozen=True):
    """Who shoots, and the present hand beside the best of the gaming day."""

    seat: int = 0
    """0 without one: the clock or the dealer throws."""
    next_seat: int = 0
    """Who would be next; 0 for none."""
    rolls: int = 0
    points: int = 0
    """The Points made in this hand."""
    best_rolls: int = 0
    best_points: int = 0


class BoardLimit(msgspec.Struct, frozen=True):
    """The limits of one kind of bet, as a sign at the table shows them."""

    kind: str
    """Of `terminal.rules.table_limits.LimitKind`; ``any`` for every field, odds apart, and ``total`` for all bets."""
    min_cents: int = 0
    max_cents: int = 0
    """0 without a limit."""
    multiple: int = 0
    """For odds that are taken: the largest multiple of their bet; 0 without a limit."""


class BoardThrow(msgspec.Struct, frozen=True):
    """A throw that counts."""

    roll: msgspec.Raw
    """`terminal.cabinet.state.games.Roll` as JSON: the dice, and what they meant to the game."""


class BoardVerbs(msgspec.Struct, frozen=True):
    """What the dealer may order now, as `decide` would allow it."""

    phase: TablePhase | Literal["", "shown"] = ""
    """Of the round for which this was written; ``shown`` while dice lie that are not confirmed, empty before a round.
    """
    rounds: dict[DealerVerb, int] = {}
    """Each order that is allowed, with the round that it has to name."""
    second: SecondPerson = ""
    """For a void throw."""
    silent: bool = False
    """The dealer has not acted in time."""
    throw: int = 1
    """The throw of the round, which an order about its dice names: from 1, and another one after each void one."""


class BoardGame(msgspec.Struct, frozen=True):
    """A game that the table offers."""

    sheet: str
    """The par sheet by its name."""
    title: str


class BoardGames(msgspec.Struct, frozen=True):
    """The games of the table, and which one comes next."""

    offered: tuple[BoardGame, ...] = ()
    following: BoardGame | None = None
    """The game that begins once no seat has bets up; None while none is chosen."""
    waits_for: tuple[int, ...] = ()
    """The seats that have bets up, as far as the table knows; while another game is chosen."""


class TableBoard(msgspec.Struct, frozen=True):
    """All of it."""

    mode: BoardMode = BoardMode()
    verbs: BoardVerbs = BoardVerbs()
    dice: BoardDice = BoardDice()
    said: dict[int, tuple[StationVerb, ...]] = {}
    """What each seat has said in the round."""
    seals: dict[int, BoardSeal] = {}
    """The newest sealed bets of the round, by seat."""
    seats: tuple[BoardSeat, ...] = ()
    shooter: BoardShooter = BoardShooter()
    limits: tuple[BoardLimit, ...] = ()
    history: tuple[BoardThrow, ...] = ()
    """The last throws that count, the newest last."""
    recent: tuple[tuple[int, ...], ...] = ()
    """The dice of the last hundred throws, the newest last, for hot numbers."""
    fault: tuple[Message, ...] = ()
    """What stops the table, the gravest first."""
    games: BoardGames = BoardGames()


def board_texts(board: TableBoard) -> dict[str, str]:
    """The board as it travels."""
    return {name: msgspec.json.encode(getattr(board, name)).decode() for name in TableBoard.__struct_fields__}


def read_board(texts: Mapping[str, str]) -> TableBoard:
    """The board as it came; a field that is missing has its default. Raises msgspec.DecodeError."""
    return TableBoard(**{name: decoder.decode(texts[name]) for name, decoder in _DECODERS.items() if name in texts})


_DECODERS = {one.encode_name: msgspec.json.Decoder(one.type) for one in msgspec.structs.fields(TableBoard)}
