"""A betting field: when it takes bets and what every roll does to them. Data only; the engine interprets it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Literal

from terminal.rules.resolution import Result
from terminal.rules.two_dice import ROLLS, Roll

Side = Literal["take", "lay"]
"""Odds are taken on the Point, or laid against it."""

Switch = Literal["", "place", "buy", "lay", "odds", "hard"]
"""The group to which a bet belongs for Set Bets On/Off; empty for one that is always on."""


@dataclass(frozen=True)
class Effect:
    """What a roll does to a bet. A win is paid by the pay table's line `pay`, or else `pay_group`."""

    result: Result
    pay: str = ""
    pay_group: str = ""
    optional: bool = False
    """If the sheet has no such pay, the bet loses."""


@dataclass(frozen=True)
class Move:
    """The stake moves to another field."""

    to: str


@dataclass(frozen=True)
class Tally:
    """The effect depends on how many of `totals` have come since a 7, or since the Point was set."""

    since: Literal["seven", "point"]
    totals: tuple[int, ...]
    effects: tuple[Effect | None, ...]
    """By the number of those totals that came before this roll; None has no effect."""


Effects = Mapping[Roll, Effect | Move | Tally]
"""What each roll does; rolls without effect are left out."""

LOSE = Effect("lose")
PUSH = Effect("push")


def win(pay: str, pay_group: str = "") -> Effect:
    """A win that is paid by the pay table's line `pay`, or by `pay_group` if that is missing."""
    return Effect("win", pay, pay_group or pay)


def on_totals(effect: Effect | Move | Tally, *totals: int) -> dict[Roll, Effect | Move | Tally]:
    """This effect on every roll that shows one of the totals."""
    return {roll: effect for roll in ROLLS if sum(roll) in totals}


class When(Enum):
    """When a field takes bets. Raising a bet is placing more, so the same times apply."""

    ANY_ROLL = "any roll"
    COME_OUT = "only while the puck is OFF"
    POINT_SET = "only while the puck is ON"
    AFTER_SEVEN = "only while no total but 7 has come since the last 7"
    NEVER = "bets only travel here"


class Lock(Enum):
    """When a bet that is up can no longer be raised, reduced or taken down."""

    NEVER = "never"
    POINT_SET = "while the puck is ON"
    ALWAYS = "always"


@dataclass(frozen=True)
class Bet:
    """One betting field of a game, as the catalogue lists it."""

    name: str
    title: str
    """Its name in sentences for a person."""
    effects: Mapping[int | None, Effects]
    """What each roll does, by the Point; None is the puck OFF."""
    when: When = When.ANY_ROLL
    lock: Lock = Lock.NEVER
    switch: Switch = ""
    box: bool = False
    """The house rule `box_on_come_out` may keep it off while the puck is OFF."""
    can_stay: bool = False
    """The house rule `winners` decides whether its stake stays up after a win; other stakes are always returned."""
    puck_related: bool = False
    """While it is up, the puck cannot be moved to OFF by hand."""
    opposed_by: tuple[str, ...] = ()
    """Bets that may not be up at the same time if the house rule `exclude` is set."""
    base: str | None = None
    """For odds: the bet they back."""
    side: Side | None = None
    """For odds: taken or laid, which selects the multiples of the base bet."""
    travelled: bool = False
    """For odds: the base bet has a number of its own, and the house rule `odds_on_come_out` applies."""
    commission: Literal["", "buy", "lay"] = ""
    """The house rule that defines the base of the commission; empty for a bet without one."""
    parts: tuple[str, ...] = ()
    """The fields over which the stake is split in equal parts, each settled as on its own field."""
    transfer_to: str = ""
    """The group of fields of other numbers to which it may be moved when it has won on a come-out roll."""
    by_house: Mapping[str, Mapping[int | None, Effects]] = field(default_factory=dict)
    """Effects that replace `effects`, by the value of the house rule `house_key`."""
    house_key: str = ""

    @property
    def group(self) -> str:
        """The name by which a par sheet addresses several fields together: `place` for `place@6`."""
        return self.name.partition("@")[0]

    @property
    def number(self) -> str:
        """The part after the group: `6` for `place@6`; empty for most."""
        return self.name.partition("@")[2]

    @property
    def timed(self) -> bool:
        """Whether there are rolls before which it cannot be placed or raised."""
        return self.when is not When.ANY_ROLL or self.lock is not Lock.NEVER or self.base is not None

    @property
    def single_roll(self) -> bool:
        """Whether any roll decides it."""
        return all(isinstance(effects.get(roll), Effect) for effects in self.effects.values() for roll in ROLLS)

    def wins(self) -> tuple[Effect, ...]:
        """Every possible win under any house rule, without repetition."""
        tables = (self.effects, *self.by_house.values())
        found = (
            effect for table in tables for by_roll in table.values() for one in by_roll.values() for effect in _all(one)
        )
        return tuple(dict.fromkeys(effect for effect in found if effect.result == "win"))

    def locked(self, point: int | None) -> bool:
        """Whether a bet that is up can no longer change: the field shows the lock icon."""
        return self.lock is Lock.ALWAYS or (self.lock is Lock.POINT_SET and point is not None)

    def takes_chips(self, point: int | None, since_seven: Sequence[int]) -> bool:
        """Whether the field takes bets now: the puck is in the right place, and no total has come that closes it."""
        match self.when:
            case When.ANY_ROLL:
                return True
            case When.COME_OUT:
                return point is None
            case When.POINT_SET:
                return point is not None
            case When.AFTER_SEVEN:
                return not since_seven
            case When.NEVER:
                return False

    def under(self, value: str) -> Bet:
        """The bet with the house rule `house_key` applied."""
        return replace(self, effects=self.by_house[value], by_house={}, house_key="")


def _all(effect: Effect | Move | Tally) -> tuple[Effect, ...]:
    if isinstance(effect, Tally):
        return tuple(one for one in effect.effects if one is not None)
    return (effect,) if isinstance(effect, Effect) else ()


@dataclass(frozen=True)
class Catalogue:
    """All betting fields of a game by name, in the order of the felt, and the totals that can become its Point."""

    bets: Mapping[str, Bet]
    points: tuple[int, ...]
    buttons: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """The special buttons of this variant, with the Place numbers that each covers."""
    switchable: bool = False
    """It has Set Bets On/Off and the button that moves the puck OFF."""

    @property
    def groups(self) -> dict[str, str]:
        """The groups of all its fields, with their titles: those of the bets without a number."""
        return {
            bet.group: bet.title.replace(f" {bet.number}", "") if bet.number else bet.title
            for bet in self.bets.values()
        }
