"""Sentences of the rule book as rows: on which rolls they apply, the puck's place, and what must happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Literal

from terminal.rules.craps.records import Marks, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.two_dice import ROLLS, Roll
from tests.rules.craps.player import craps

STAKE_CENTS = 13_20
"""It pays whole cents on every pay of the rule book."""


ONLY_ON = ("pass_odds", "dont_pass_odds", "come", "dont_come")
"""Bets that can be up only while the puck is ON."""


@dataclass(frozen=True)
class Seat:
    """A bet on its field, with the puck somewhere."""

    variant: str
    bet: str
    point: int | None

    @property
    def number(self) -> int:
        """The number of the field: 6 for ``place@6``."""
        return int(self.bet.partition("@")[2])

    def table(self) -> Table:
        """The bet alone on the felt; for odds with the bet that they back."""
        up = [self.bet, *([base] if (base := craps(self.variant).layout.field(self.bet).base) else [])]
        return Table(bets=dict.fromkeys(sorted(up), STAKE_CENTS), marks=Marks(self.point))

    def rolled(self, dice: Roll) -> Rolled:
        return craps(self.variant).roll(self.table(), dice)


When = Callable[[Seat, Roll], bool]
"""Whether a sentence is about this roll."""


def _shows(totals: tuple[int, ...], seat: Seat, dice: Roll) -> bool:
    del seat
    return sum(dice) in totals


def on(*totals: int) -> When:
    """On these totals."""
    return partial(_shows, totals)


def _falls(pairs: tuple[Roll, ...], seat: Seat, dice: Roll) -> bool:
    del seat
    return dice in pairs


def fall(*pairs: Roll) -> When:
    """When the dice fall like this."""
    return partial(_falls, pairs)


def the_point(seat: Seat, dice: Roll) -> bool:
    """When the Point is rolled again."""
    return sum(dice) == seat.point


def the_number(seat: Seat, dice: Roll) -> bool:
    """When the field's own number comes."""
    return sum(dice) == seat.number


def _else(others: tuple[When, ...], seat: Seat, dice: Roll) -> bool:
    return not any(other(seat, dice) for other in others)


def anything_but(*others: When) -> When:
    """On every roll that the others are not about."""
    return partial(_else, others)


@dataclass(frozen=True)
class Sentence:
    """One row: in these variants, these bets, with the puck there, on those rolls, do this."""

    says: str
    variants: tuple[str, ...]
    bets: tuple[str, ...]
    puck: Literal["OFF", "ON", "anywhere"] | tuple[int, ...]
    """ON any Point of the variant, or ON these Points."""
    when: When
    then: str
    """A pay like 7:6 for a win, or: lose, push, stand, travel."""

    def __str__(self) -> str:
        return self.says

    def seats(self) -> Iterator[Seat]:
        """Every bet and puck that the sentence is about."""
        for variant in self.variants:
            yield from (Seat(variant, bet, point) for bet in self.bets for point in self.pucks(variant))

    def pucks(self, variant: str) -> tuple[int | None, ...]:
        """Where the puck is; None is OFF."""
        points = craps(variant).layout.catalogue.points
        match self.puck:
            case "OFF":
                return (None,)
            case "ON":
                return points
            case "anywhere":
                return (None, *points)
            case _:
                return self.puck

    def cases(self) -> list[tuple[Seat, Roll]]:
        """Every roll, too."""
        return [(seat, dice) for seat in self.seats() for dice in ROLLS if self.when(seat, dice)]

    def hold(self) -> None:
        """Assert that the engine does what the sentence says, on every roll that it is about."""
        cases = self.cases()
        assert cases, "the sentence speaks of no roll"
        for seat, dice in cases:
            assert what_happens(seat, dice) == self.expected(seat, dice), f"{seat} on {dice}"

    def expected(self, seat: Seat, dice: Roll) -> tuple[str, int | str]:
        """What must happen: the result with the profit in cents, or with the field to which the bet moves."""
        if self.then == "travel":
            return ("travel", f"{seat.bet}@{sum(dice)}")
        if ":" not in self.then:
            return (self.then, 0)
        won, staked = (int(part) for part in self.then.split(":"))
        profit_cents, rest = divmod(STAKE_CENTS * won, staked)
        assert not rest, f"{self.then} does not pay whole cents"
        return ("win", profit_cents)


def what_happens(seat: Seat, dice: Roll) -> tuple[str, int | str]:
    """What the engine does to the bet, with the profit in cents or the field to which it moves."""
    record = seat.rolled(dice)
    for move in record.moved:
        if move.bet_from == seat.bet:
            return ("travel", move.bet_to)
    for one in record.resolved:
        if one.bet == seat.bet:
            return (one.result, one.profit_cents)
    return ("stand", 0)


def assert_every_roll_has_one_sentence(sentences: list[Sentence]) -> None:
    """For each bet there is exactly one sentence about each roll, for every place of the puck while it is up."""
    spoken = [(seat, dice) for sentence in sentences for seat, dice in sentence.cases()]
    assert len(spoken) == len(set(spoken)), "two sentences speak of one roll"
    for variant, bet in {(seat.variant, seat.bet) for seat, _ in spoken}:
        points = craps(variant).layout.catalogue.points
        pucks: tuple[int | None, ...] = points if bet in ONLY_ON else (None, *points)
        expected = {(Seat(variant, bet, point), dice) for point in pucks for dice in ROLLS}
        assert expected <= set(spoken), f"of {bet} ({variant}) no sentence speaks on some roll"
