"""The rule of each bet of a game under its sheet, for cards and help. It decides no bet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple

from terminal.rules.resolution import Result
from terminal.rules.two_dice import ROLLS, Roll

When = Literal["any_roll", "come_out", "point_set", "after_seven", "never"]
"""When a field takes chips: always, with the puck OFF, with it ON, from a 7 until any other total has come, or never,
because bets only move there.
"""

Locked = Literal["never", "point_set", "always"]
"""When a bet that is up cannot be changed."""


@dataclass(frozen=True)
class Ending:
    """How a roll ends a bet.

    A win pays `profit` to `per`, as in the sheet; that of a split stake, which is not in the sheet, in lowest terms.
    """

    result: Result
    stays: bool = False
    """The stake stays up."""
    profit: int = 0
    per: int = 1


@dataclass(frozen=True)
class CountedEnding:
    """How a roll ends a bet, by how many of these totals came before; None if it does not."""

    totals: frozenset[int]
    endings: tuple[Ending | None, ...]


@dataclass(frozen=True)
class Travel:
    """The stake moves to another field."""

    to: str


Deed = Ending | CountedEnding | Travel
"""What a roll does to a bet that works."""


@dataclass(frozen=True)
class CommissionTerms:
    """The commission on a bet, and when it is due."""

    rate: Fraction
    time: Literal["upfront", "on_win"]
    basis: Literal["bet", "win"]
    """Whether the rate applies to the amount bet or to the amount to be won."""


@dataclass(frozen=True)
class BetRule:
    """One bet."""

    name: str
    title: str
    by_point: Mapping[int | None, Mapping[Roll, Deed]]
    """What each roll does, by the Point, None for the puck OFF; rolls without effect are left out."""
    pay_lines: tuple[tuple[str, str], ...]
    """The lines of a sheet that may define the pay of a win, each with the line that may define it for several bets."""
    when: When
    locked: Locked
    switch: str
    """The group under which it is switched on and off; empty for a bet that is always on."""
    box: bool
    """A house rule may keep it off while the puck is OFF."""
    off_on_come_out: bool
    """The house rule keeps it off."""
    can_stay: bool
    """A house rule may leave the stake up when it wins."""
    reads_pairs: bool
    """Whether rolls of the same total differ for it."""
    base: str | None
    """For odds: the bet that they back."""
    side: Literal["take", "lay"] | None
    """For odds: taken on the number, or laid against it."""
    travelled: bool
    """For odds: the base bet has a number of its own."""
    parts: tuple[str, ...]
    """The fields over which the stake is split in equal parts."""
    transfer_to: str
    """The group of fields to which it may move when it has won on a come-out roll."""
    commission: CommissionTerms | None

    @property
    def group(self) -> str:
        """The name shared by bets of its kind: `place` for `place@6`."""
        return self.name.partition("@")[0]

    @property
    def number(self) -> str:
        """The part after the group: `6` for `place@6`; empty for most."""
        return self.name.partition("@")[2]

    @property
    def single_roll(self) -> bool:
        """Whether any roll ends it."""
        return all(isinstance(deeds.get(roll), Ending) for deeds in self.by_point.values() for roll in ROLLS)

    def endings(self, point: int | None) -> tuple[Ending, ...]:
        """Every way in which it can end with the puck in this place."""
        found: list[Ending | None] = []
        for deed in self.by_point[point].values():
            found += deed.endings if isinstance(deed, CountedEnding) else [deed] if isinstance(deed, Ending) else []
        return tuple(ending for ending in found if ending is not None)


class Lit(NamedTuple):
    """The totals to light up on a field whose bet counts totals."""

    hit: tuple[int, ...] = ()
    """The totals that have come."""
    point: int | None = None
    """The Point that it is played on."""
    complete: bool = False
    """All totals that it needs to win have come."""
