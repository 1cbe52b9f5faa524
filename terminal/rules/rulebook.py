"""The rule of each bet of a game under its sheet, for cards and help. It decides no bet."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

import msgspec

from terminal.rules.resolution import Result
from terminal.rules.two_dice import ROLLS, Roll

When = Literal["any_roll", "come_out", "point_set", "after_seven", "new_hand", "never"]
"""When a field takes chips: always, with the puck OFF, with it ON, from a 7 until any other total has come, before the
first Point of a hand is set, or never, because bets only move there. Raising a bet is placing more, so the same times
apply.
"""

Locked = Literal["never", "hit", "point_set", "hand", "always"]
"""When a bet that is up can no longer be raised, reduced or taken down: never, once one of the totals that it needs has
come since the last 7, while the puck is ON, from the first Point of a hand on, or always.
"""

Side = Literal["take", "lay"]
"""Odds are taken on the Point, or laid against it."""

Switch = Literal["", "place", "buy", "lay", "odds", "hard"]
"""The group to which a bet belongs for Set Bets On/Off; empty for one that is always on."""


class Ending(msgspec.Struct, frozen=True):
    """How a roll ends a bet.

    A win pays `profit` to `per`, as in the sheet; that of a split stake, which is not in the sheet, in lowest terms.
    """

    result: Result
    stays: bool = False
    """The stake stays up."""
    profit: int = 0
    per: int = 1


class CountedEnding(msgspec.Struct, frozen=True):
    """How a roll ends a bet, by how many of these totals came before, or how often the only one did; or None."""

    totals: frozenset[int]
    endings: tuple[Ending | None, ...]


class Move(msgspec.Struct, frozen=True):
    """The stake moves to another field."""

    to: str


Deed = Ending | CountedEnding | Move
"""What a roll does to a bet that works."""


class CommissionTerms(msgspec.Struct, frozen=True):
    """The commission on a bet, and when it is due."""

    rate: Fraction
    time: Literal["upfront", "on_win"]
    basis: Literal["bet", "win"]
    """Whether the rate applies to the amount bet or to the amount to be won."""


class BetTraits(msgspec.Struct, frozen=True, kw_only=True):
    """What a bet is, whatever the dice do to it."""

    name: str
    title: str
    """Its name in sentences for a person."""
    when: When = "any_roll"
    lock: Locked = "never"
    switch: Switch = ""
    box: bool = False
    """A house rule may keep it off while the puck is OFF."""
    can_stay: bool = False
    """A house rule may leave the stake up when it wins; other stakes are always returned."""
    base: str | None = None
    """For odds: the bet that they back."""
    side: Side | None = None
    """For odds: taken or laid, which selects the multiples of the base bet."""
    travelled: bool = False
    """For odds: the base bet has a number of its own."""
    parts: tuple[str, ...] = ()
    """The fields over which the stake is split in equal parts, each settled as on its own field."""
    transfer_to: str = ""
    """The group of fields of other numbers to which it may be moved when it has won on a come-out roll."""

    @property
    def group(self) -> str:
        """The name shared by bets of its kind, by which a par sheet addresses them together: `place` for `place@6`."""
        return self.name.partition("@")[0]

    @property
    def number(self) -> str:
        """The part after the group: `6` for `place@6`; empty for most."""
        return self.name.partition("@")[2]


class BetRule(BetTraits, frozen=True, kw_only=True):
    """One bet under its sheet."""

    by_point: Mapping[int | None, Mapping[Roll, Deed]]
    """What each roll does, by the Point, None for the puck OFF; rolls without effect are left out."""
    pay_lines: tuple[tuple[str, str], ...]
    """The lines of a sheet that may define the pay of a win, each with the line that may define it for several bets."""
    off_on_come_out: bool
    """The house rule keeps it off."""
    reads_pairs: bool
    """Whether rolls of the same total differ for it."""
    commission: CommissionTerms | None

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
    """The totals that have come; more than once in a row where the bet counts how often, or in how many ways."""
    point: int | None = None
    """The Point that it is played on."""
    complete: bool = False
    """All totals that it needs to win have come."""
