"""States of the windows that watch a shared table: the dealer's console, and the wall display."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec
from msgspec.structs import replace

from drivers.ports.message import message
from drivers.ports.table import DealerAnswer, ShownRound, StationVerb, TablePhase
from drivers.ports.table_board import (
    BoardDice,
    BoardGame,
    BoardGames,
    BoardMode,
    BoardSeal,
    BoardSeat,
    BoardShooter,
    BoardThrow,
    BoardVerbs,
    DealerVerb,
    TableBoard,
)
from harness.shots.steps import WatchScene
from terminal.cabinet.shown_table import shown_limits
from terminal.cabinet.state.games import PLAYER, Roll
from terminal.ini import ini
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.refusal import allowed
from terminal.rules.sheet import Sheet
from terminal.rules.tables import apply
from terminal.start.loading import sheet_path
from terminal.table.watching.sight import Sight

NOW_MS = 1_000_000
"""The instant at which every window is seen."""
ROUND = 1_284
ROLLED = (
    (3, 4),
    (5, 1),
    (2, 3),
    (4, 2),
    (6, 5),
    (2, 2),
    (3, 5),
    (1, 4),
    (6, 4),
    (3, 1),
    (1, 1),
    (6, 2),
    (5, 5),
    (4, 4),
)
"""A natural, a Point of 6 that is made, another of 4 that is made, and one of 8 that is made at last."""
BEFORE = (
    *((1, 2), (5, 4), (3, 6), (4, 5), (6, 3), (2, 2), (1, 3)),
    *((6, 6), (3, 4), (2, 5), (1, 6), (4, 1), (3, 2), (6, 4)),
)
"""What was thrown before these, so that some number is hot."""
SEATS = (
    BoardSeat(1, 71),
    BoardSeat(2, 72, eligible=True),
    BoardSeat(4, 74, eligible=True),
    BoardSeat(5, 75, eligible=True),
    BoardSeat(7, 77),
    BoardSeat(9, 79, heard=False),
    BoardSeat(12, 82, eligible=True),
    BoardSeat(14, 84),
)
SEALS = {
    1: BoardSeal(25_00),
    2: BoardSeal(1_500_00, final=True),
    4: BoardSeal(60_00, final=True),
    5: BoardSeal(125_00),
    9: BoardSeal(5_00),
    12: BoardSeal(0, final=True),
    14: BoardSeal(12_345_50, final=True),
}
SAID: dict[int, tuple[StationVerb, ...]] = {5: ("ready",)}


@cache
def game_of(sheet: str) -> AnyGame:
    """The game of a par sheet."""
    path = sheet_path(sheet)
    return open_game(Sheet.parse(ini.read_file(path), path.name))


def thrown(sheet: str, dice: Sequence[tuple[int, ...]]) -> tuple[BoardThrow, ...]:
    """What these throws meant, at a table with no more bets than its game needs for a throw."""
    game, found, point = game_of(sheet), list[BoardThrow](), None
    table = game.open_table({PLAYER: 100_00})
    for number, faces in enumerate(dice, 1):
        if not allowed(game.roll, table, faces):
            table = apply(table, game.do(table, game.touch(game.fields()[0], 1_00)))
        record = game.roll(table, faces)
        table = apply(table, record)
        roll = Roll(number, record, point)
        point = roll.point_after
        found.append(BoardThrow(msgspec.Raw(msgspec.json.encode(roll))))
    return tuple(found)


def board(sheet: str = "craps-el601", dice: Sequence[tuple[int, ...]] = ROLLED, *, by_hand: bool = True) -> TableBoard:
    """The board of table 3 between two rounds."""
    game = game_of(sheet)
    mode = BoardMode(
        3,
        "live",
        by_hand,
        game.sheet,
        game.name,
        game.title,
        len(dice[-1]) if dice else 2,
        "USD",
        hurry_ms=5_000,
        bet_ms=20_000,
    )
    return TableBoard(
        mode,
        seats=SEATS,
        shooter=BoardShooter(5, 12, 14, 3, 22, 4),
        limits=shown_limits(game),
        history=thrown(sheet, dice),
        recent=(*BEFORE, *BEFORE[::2], *dice) if dice and len(dice[0]) == 2 else tuple(dice),
    )


def sight(
    phase: TablePhase, orders: Sequence[DealerVerb] = (), *, point: int = 0, left_ms: int = 0, **more: object
) -> Sight:
    """Table 3 in this phase of its round, whose dealer may order this."""
    shown = ShownRound(ROUND, phase, remaining_ms=left_ms, shooter=5, point=point)
    rounds = {verb: ROUND + (verb == "open_betting") for verb in orders}
    verbs = BoardVerbs("shown" if "dice" in more else phase, rounds)
    return Sight(shown, NOW_MS, replace(board(), **{"verbs": verbs, "seals": SEALS, "said": SAID, **more}), read=True)


def stopped(one: Sight, why: str) -> Sight:
    """The same while nothing goes on."""
    assert one.shown is not None, "a round is stopped"
    return replace(one, shown=replace(one.shown, stopped=why))


def of_wall(phase: TablePhase, *, left_ms: int = 0, point: int = 0, shown: TableBoard | None = None) -> Sight:
    """Table 3 as everyone round it sees it."""
    row = ShownRound(ROUND, phase, remaining_ms=left_ms, shooter=5, point=point)
    return Sight(row, NOW_MS, shown or board(), read=True)


OPEN = sight("open", ("last_call", "no_more_bets", "pause"), left_ms=14_000)
CLOSED = sight("closed", ("enter_dice", "void_throw", "pause"), point=8)
LIES = sight(
    "rolling",
    ("enter_dice", "confirm_dice", "void_throw", "pause"),
    point=8,
    dice=BoardDice((3, 5), by="Ann"),
    seals={seat: replace(seal, final=True) for seat, seal in SEALS.items()},
)
LIES_ALONE = replace(LIES, board=replace(LIES.board, verbs=replace(LIES.board.verbs, second="needed")))
READ = replace(
    LIES,
    board=replace(
        LIES.board,
        mode=replace(LIES.board.mode, by_hand=False),
        verbs=BoardVerbs("shown", {"confirm_dice": ROUND, "void_throw": ROUND}, "here"),
        dice=BoardDice((6, 4), read=True),
    ),
)
GAMES = BoardGames(
    tuple(
        BoardGame(sheet, game_of(sheet).title) for sheet in ("craps-el601", "crapless-el611", "easy-el621", "hazard")
    ),
    BoardGame("crapless-el611", game_of("crapless-el611").title),
    (2, 5),
)
"""Another game comes next, and waits for the bets of two seats."""
BETS: dict[int, dict[str, int]] = {
    2: {"pass_line": 1_000_00, "pass_odds": 500_00},
    5: {"pass_line": 25_00, "place@6": 30_00, "place@8": 30_00, "field": 15_00, "hard@8": 5_00, "horn": 20_00},
    14: {"dont_pass": 12_000_00, "lay@4": 345_50},
    1: {"come": 25_00},
}
"""What some of the seats have laid."""
LAID = sight(
    "open",
    ("last_call", "no_more_bets", "pause"),
    left_ms=14_000,
    seals={seat: replace(seal, bets=BETS.get(seat, {})) for seat, seal in SEALS.items()},
)
SEVERAL = sight("open", ("last_call", "no_more_bets", "next_game", "pause"), left_ms=14_000, games=GAMES)
DECIDED = sight("decided", ("open_betting", "choose_shooter", "pause"))
PAUSED = stopped(sight("open", ("resume",)), "paused")
FAULT = stopped(sight("closed", ("void_throw",), point=8, fault=(message("dice.lid"),)), "dice")
AWAY = replace(OPEN, trouble=message("exchange.line_gone", error="connection refused"))

DEALER: dict[str, WatchScene] = {
    "dealer-name": WatchScene("The dealer's console asks for the dealer's name.", "dealer", OPEN, dealer=""),
    "dealer-open": WatchScene("Betting is open; some seats have bets, one is silent.", "dealer", OPEN),
    "dealer-hurry": WatchScene(
        "The last bets are called for.", "dealer", sight("hurry", ("no_more_bets",), left_ms=4_000)
    ),
    "dealer-sent": WatchScene("No more bets is sent, and not answered.", "dealer", OPEN, ("No more bets",)),
    "dealer-refused": WatchScene(
        "The table has refused the last call.",
        "dealer",
        OPEN,
        ("Last call",),
        answer=DealerAnswer(9, "No throw is under way that could be declared void."),
    ),
    "dealer-enter": WatchScene(
        "Hand-thrown dice are entered: the first die is picked.", "dealer", CLOSED, ("Die 1 shows 3",)
    ),
    "dealer-confirm": WatchScene("Hand-thrown dice lie, and wait for their confirmation.", "dealer", LIES_ALONE),
    "dealer-correct": WatchScene(
        "Another face is picked than the one that lies.", "dealer", LIES_ALONE, ("Die 2 shows 6",)
    ),
    "dealer-read": WatchScene("The generator has read the dice.", "dealer", READ),
    "dealer-void": WatchScene(
        "A throw is to be void: dice lie, and a second person has to agree.",
        "dealer",
        LIES_ALONE,
        ("Void the throw", "A die is cocked"),
    ),
    "dealer-void-agreed": WatchScene(
        "The same with the second person.", "dealer", READ, ("Void the throw", "Dice were touched")
    ),
    "dealer-shooter": WatchScene("The shooter is being chosen.", "dealer", DECIDED, ("Choose the shooter",)),
    "dealer-paused": WatchScene("The dealer has paused the table.", "dealer", PAUSED),
    "dealer-certificate": WatchScene(
        "The dealer's certificate ends soon; the first order takes the place of that sentence.",
        "dealer",
        OPEN,
        warnings=(message("keys.ends", who="dealer-1-Ann", day="2026-10-21"), message("keys.renew")),
    ),
    "dealer-fault": WatchScene("The generator does not answer.", "dealer", FAULT),
    "dealer-away": WatchScene("The table cannot be reached.", "dealer", AWAY),
    "dealer-bets": WatchScene(
        "The bets of a seat.", "dealer", LAID, ("Seat 5: ready, $125.00, shoots",), languages=("en",)
    ),
    "dealer-next-game": WatchScene("Another game comes next, once two seats have no bets up.", "dealer", SEVERAL),
    "dealer-games": WatchScene(
        "The choice of the next game.", "dealer", SEVERAL, (f"Next game: {game_of('crapless-el611').title}",)
    ),
    "dealer-languages": WatchScene("The languages of the console.", "dealer", OPEN, ("Languages",)),
}

THREE_DICE = ((1, 2, 3), (4, 4, 6), (5, 2, 1), (3, 3, 3), (6, 5, 2))
SEVEN_OUT = board(dice=(*ROLLED[:-1], (5, 2)))
HAND = of_wall("hurry", left_ms=4_000, shown=board("hazard", ((3, 4), (2, 2), (5, 4))))
DISPLAY: dict[str, WatchScene] = {
    "display": WatchScene("The wall display: betting is open.", "display", of_wall("open", left_ms=14_000)),
    "display-next-game": WatchScene(
        "Another game comes next.", "display", of_wall("open", left_ms=14_000, shown=replace(board(), games=GAMES))
    ),
    "display-bets": WatchScene(
        "Bets are laid: the sum on each field.",
        "display",
        replace(of_wall("open", left_ms=14_000), views=BETS),
        others="sums",
    ),
    "display-bets-seats": WatchScene(
        "The bets that count, by seat, while the dice are out.",
        "display",
        of_wall(
            "rolling",
            point=8,
            shown=replace(
                board(dice=ROLLED[:-1]),
                seals={seat: BoardSeal(sum(bets.values()), final=True, bets=bets) for seat, bets in BETS.items()},
            ),
        ),
        others="chips",
    ),
    "display-hurry": WatchScene(
        "Last bets, with a Point.", "display", of_wall("hurry", left_ms=4_000, point=8, shown=board(dice=ROLLED[:-1]))
    ),
    "display-rolling": WatchScene(
        "The dice are out.", "display", of_wall("rolling", point=8, shown=board(dice=ROLLED[:-1]))
    ),
    "display-seven-out": WatchScene("A seven-out, in red.", "display", of_wall("decided", point=8, shown=SEVEN_OUT)),
    "display-stopped": WatchScene("The dice are checked.", "display", stopped(of_wall("closed", point=8), "dice")),
    "display-away": WatchScene("Nothing was read of a table yet.", "display", Sight()),
    "display-alone": WatchScene(
        "The second screen of a cabinet alone, in mode roll.", "display", of_wall("open", point=8), alone=True
    ),
    "display-big-shot": WatchScene(
        "Big Shot at the table, with three dice.",
        "display",
        of_wall(
            "open",
            left_ms=9_000,
            shown=board("big-shot-baden", ((1, 2, 3), (4, 4, 6), (5, 2, 1), (3, 3, 3), (6, 5, 2))),
        ),
    ),
    "display-hazard-hand": WatchScene(
        "Hazard at the table: the main and the chance of a hand.",
        "display",
        replace(HAND, shown=ShownRound(ROUND, "hurry", 0, 4_000, shooter=5, marks={"main": (7,), "chance": (4,)})),
    ),
    "display-hazard": WatchScene(
        "Hazard at the table: nothing is thrown yet.", "display", of_wall("open", shown=board("hazard", ()))
    ),
}

WATCHING = {**DEALER, **DISPLAY}
