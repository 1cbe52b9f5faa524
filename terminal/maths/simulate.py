"""Plays every line of a par sheet at random, and reports how far the results are from the exact ones."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from terminal.maths.chain import Chain, build_chain
from terminal.maths.par import ParLine, line_of, open_always_working
from terminal.maths.walk import ROLLS, TABLES, Block, Flat, flatten
from terminal.maths.workers import walk_all

NUMBER = re.compile(r"([0-9]{1,15})(?:\.([0-9]{1,15}))?(?:[eE]\+?([0-9]{1,2}))?")
MAX_BET_ROLLS = 10**13
MAX_SEED = 2**63 - 1


@dataclass(frozen=True)
class SimulatedLine:
    """One bet: its result beside its exact value."""

    exact: ParLine
    decided: int
    """How many bets were made and decided."""
    rolls: int
    """How many rolls they saw."""
    wins: int
    pushes: int
    profit: Fraction
    """What they won or lost in total, in units of the stake, before commission."""

    @property
    def rtp(self) -> Fraction:
        """The average share returned of what was put down: the stake and the commission up front."""
        return 1 + (self.profit / self.decided - self.exact.commission) / (1 + self.exact.commission)

    @property
    def z(self) -> float:
        """How many standard deviations the mean result is above the exact one; beyond 4 in one of 16,000 cases."""
        if not self.exact.variance:
            return 0.0 if self.rtp == self.exact.rtp else float("inf")
        return float(self.rtp - self.exact.rtp) * sqrt(self.decided / self.exact.variance)


@dataclass(frozen=True)
class Simulation:
    """A sheet that is ready to be played at random."""

    sheet: str
    title: str
    digest: str
    """The SHA-256 of the sheet's text."""
    exact: tuple[ParLine, ...]
    chains: tuple[Chain, ...]

    def run(self, bet_rolls: int, seed: int, step: Callable[[int], object]) -> tuple[SimulatedLine, ...]:
        """Walk at least this many bet-rolls: rolls seen by a bet that is up, all bets together.

        The same number and seed give the same result on every machine. `step` gets the number of bet-rolls since its
        last call. Raises WorkerError.
        """
        flats = [flatten(chain) for chain in self.chains]
        tallies = [_Tally(flat) for flat in flats]
        planned = plan(bet_rolls, len(flats), seed)
        with contextlib.closing(walk_all(flats, planned.blocks, planned.each())) as results:
            for walked in results:
                for tally, (ends, rolls) in zip(tallies, walked, strict=True):
                    tally.add(ends.tolist(), rolls)
                step(sum(rolls for _, rolls in walked))
        return tuple(map(_line, self.exact, self.chains, tallies))


class _Tally:
    """How often each end of one bet occurred, and in how many rolls, as integers that do not overflow."""

    def __init__(self, flat: Flat) -> None:
        self.ends = [0] * flat.ends
        self.rolls = 0

    def add(self, ends: Sequence[int], rolls: int) -> None:
        """Add the counts of a block."""
        self.ends = [before + now for before, now in zip(self.ends, ends, strict=True)]
        self.rolls += rolls


def prepare(text: str, name: str) -> Simulation:
    """Open the sheet with every bet always working; `name` is its file's.

    Raises IniError for a sheet that cannot be played, ValueError for a bet that may never be decided.
    """
    game = open_always_working(text, name)
    chains = tuple(build_chain(game, wager) for wager in game.wagers())
    return Simulation(game.sheet, game.title, game.sheet_digest, tuple(map(line_of, chains)), chains)


@dataclass(frozen=True)
class Plan:
    """This many blocks of the same size; possibly more than fit into memory."""

    seed: int
    blocks: int
    tables: int
    rolls: int

    def each(self) -> Iterator[Block]:
        """The blocks, by their numbers."""
        return (Block(self.seed, number, self.tables, self.rolls) for number in range(self.blocks))


def plan(bet_rolls: int, bets: int, seed: int) -> Plan:
    """Divide this many bet-rolls evenly among the bets, and those of each into blocks of the same size."""
    rolls_of_each = -(-bet_rolls // bets)
    rolls = min(ROLLS, rolls_of_each)
    tables_of_each = -(-rolls_of_each // rolls)
    blocks = -(-tables_of_each // TABLES)
    return Plan(seed, blocks, -(-tables_of_each // blocks), rolls)


def read_bet_rolls(text: str) -> int:
    """A number of bet-rolls as people write it: 50000000, 1e9, 2.5e8. Raises ValueError with one sentence."""
    match = NUMBER.fullmatch(text)
    if match is not None:
        whole, part, exponent = match[1], match[2] or "", int(match[3] or 0)
        number = Fraction(int(whole + part)) * Fraction(10) ** (exponent - len(part))
        if number.denominator == 1 and 1 <= number <= MAX_BET_ROLLS:
            return int(number)
    raise ValueError(f"{text!r} is not a number of bet-rolls like 1e9: a whole number from 1 to 1e13")


def _line(exact: ParLine, chain: Chain, tally: _Tally) -> SimulatedLine:
    ends = list(zip(chain.ends, tally.ends, strict=True))
    return SimulatedLine(
        exact,
        sum(tally.ends),
        tally.rolls,
        sum(times for end, times in ends if end.result == "win"),
        sum(times for end, times in ends if end.result in ("push", "return")),
        sum((end.profit * times for end, times in ends), Fraction(0)),
    )
