"""The same felt and dice, played alternately by our rules and by the crapssim package: how many times faster?"""

from __future__ import annotations

import gc
import multiprocessing
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from harness.speed.children import MeasureError
from terminal.common.places import SHEETS
from terminal.ini.ini import IniError, read_file
from terminal.rules import actions
from terminal.rules.game import AnyGame
from terminal.rules.games import open_game
from terminal.rules.sheet import Sheet

ROUNDS = 41
SEED = 1
SHEET = "craps-el601"
STAYING_ON = (("house", "auto_off_after_seven_out", "false"),)
"""Otherwise a seven-out switches the box bets off, which crapssim does not know."""

PASS_LINE = ("pass_line",)
FIFTEEN = (
    *("pass_line", "field", "seven", "any_craps", "horn", "c_and_e", "hard@4", "hard@6", "hard@8", "hard@10"),
    *("place@4", "place@5", "place@9", "place@10", "big6"),
)
FELTS = {"pass_line_vs_crapssim": (PASS_LINE, 2_000), "fifteen_bets_vs_crapssim": (FIFTEEN, 400)}
"""By figure: the fields that are kept full, and for how many rolls per turn."""

PLAYER = "player"
STAKE_CENTS = 10_00
BALANCE_CENTS = 10_000_000_00


class OurFelt:
    """The game as the cabinet plays it: every request verified, every decision recorded, every cent accounted for."""

    def __init__(self, game: AnyGame, fields: Sequence[str], stake_cents: int, balance_cents: int) -> None:
        self._game = game
        self._full = len(fields)
        self.records: list[object] = []
        self._table = game.open_table({PLAYER: balance_cents})
        for field in fields:
            self._table = game.apply(self._table, game.do(self._table, actions.PlaceWager(field, stake_cents)))

    def money_cents(self) -> int:
        """The player's money, on the felt and off it."""
        return int(self._table.playable_cents + self._table.bet_cents)

    def play(self, dice: Sequence[tuple[int, int]]) -> None:
        """Keep the felt full and roll; the records of these rolls replace those of the last turn."""
        game, table, records, repeat = self._game, self._table, [], actions.Repeat()
        for pair in dice:
            if len(table.bets) < self._full:
                repeated = game.do(table, repeat)
                table = game.apply(table, repeated)
                records.append(repeated)
            rolled = game.roll(table, pair)
            table = game.apply(table, rolled)
            records.append(rolled)
        self._table, self.records = table, records


def times_faster(name: str, folder: Path, step: Callable[[], object]) -> dict[str, list[float]]:
    """Let both sides play alternately; returns each turn's ratio. Raises MeasureError, also if their money differs.

    They play in a process of their own: the more a program has loaded, the slower our side is, and not theirs.
    """
    del folder
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as alone:
        found = alone.submit(ratios, name, ROUNDS).result()
    for _ in found:
        step()
    return {name: found}


def ratios(name: str, rounds: int) -> list[float]:
    """How many times as long their side needs in each turn. Raises MeasureError."""
    try:
        from harness.speed.crapssim_felt import CrapssimFelt
    except ImportError as error:
        raise MeasureError(f"{name} needs the package crapssim, which only a builder's machine has") from error
    fields, rolls = FELTS[name]
    chance = random.Random(SEED)  # noqa: S311 - the same dice for both, on every machine
    ours = OurFelt(felt_game(), fields, STAKE_CENTS, BALANCE_CENTS)
    theirs = CrapssimFelt(fields, STAKE_CENTS, BALANCE_CENTS)
    found = []
    for turn in range(1 + rounds):
        dice = [(chance.randint(1, 6), chance.randint(1, 6)) for _ in range(rolls)]
        our_s, their_s = _taken_s(ours.play, dice), _taken_s(theirs.play, dice)
        if ours.money_cents() != theirs.money_cents():
            raise MeasureError(f"{name}: the two sides have not played the same game")
        if turn:  # in the first turn both sides do everything for the first time
            found.append(their_s / our_s)
    return found


def felt_game() -> AnyGame:
    """The game of a shipped sheet that crapssim can play too. Raises MeasureError."""
    path = SHEETS / f"{SHEET}.ini"
    try:
        return open_game(Sheet.parse(read_file(path), path.name, overrides=STAYING_ON))
    except IniError as error:
        raise MeasureError(str(error)) from error


def _taken_s(play: Callable[[Sequence[tuple[int, int]]], None], dice: Sequence[tuple[int, int]]) -> float:
    """Processor time, which does not depend on other load.

    Garbage is collected between the turns, as in `timeit`: a full collection walks everything that the measuring
    program has loaded, and would be charged to whichever side is playing.
    """
    gc.collect()
    gc.disable()
    begun_s = time.thread_time()
    try:
        play(dice)
    finally:
        gc.enable()
    return time.thread_time() - begun_s
