"""What a betting field is: when it takes bets and what every roll does to them. Data only; the engine walks it."""

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
"""The group under which Set Bets On/Off knows a bet; empty for one that is always on."""


@dataclass(frozen=True)
class Effect:
    """What a roll does to a bet. A win is paid by the pay table's line `pay`, or else `pay_group`."""

    result: Result
    pay: str = ""
    pay_group: str = ""
    optional: bool = False
    """Where the sheet has no such pay, the bet loses."""


@dataclass(frozen=True)
class Move:
    """The stake travels to another field."""

    to: str


@dataclass(frozen=True)
class Tally:
    """What a roll does depends on how many of `totals` have come since a 7, or since the Point was set."""

    since: Literal["seven", "point"]
    totals: tuple[int, ...]
    effects: tuple[Effect | None, ...]
    """By the number of those totals that came before this roll; None does nothing."""


Effects = Mapping[Roll, Effect | Move | Tally]
"""What each roll does; the rolls that do nothing are left out."""

LOSE = Effect("lose")
PUSH = Effect("push")


def win(pay: str, pay_group: str = "") -> Effect:
    """The effect of a win that is paid by the pay table's line `pay`, or where that is missing by `pay_group`."""
    return Effect("win", pay, pay_group or pay)


def on_totals(effect: Effect | Move | Tally, *totals: int) -> dict[Roll, Effect | Move | Tally]:
    """This effect on every roll that shows one of the totals."""
    return {roll: effect for roll in ROLLS if sum(roll) in totals}


class When(Enum):
    """When a field takes bets. Raising a bet is placing more, so it is bound to the same time."""

    ANY_ROLL = "any roll"
    COME_OUT = "only while the puck is OFF"
    POINT_SET = "only while the puck is ON"
    AFTER_SEVEN = "only while no total but 7 has come since the last 7"
    NEVER = "bets only travel here"


class Lock(Enum):
    """When a bet that is up can no longer change, neither raised nor reduced nor taken down."""

    NEVER = "never"
    POINT_SET = "while the puck is ON"
    ALWAYS = "always"


@dataclass(frozen=True)
class Bet:
    """One betting field of a game, as the catalogue lists it."""

    name: str
    title: str
    """What sentences for a person call it."""
    effects: Mapping[int | None, Effects]
    """What each roll does, by the Point; None stands for the puck OFF."""
    when: When = When.ANY_ROLL
    lock: Lock = Lock.NEVER
    switch: Switch = ""
    box: bool = False
    """The house rule `box_on_come_out` may keep it from working while the puck is OFF."""
    can_stay: bool = False
    """The house rule `winners` says whether its stake stays up when it wins; the stakes of other bets always return."""
    puck_related: bool = False
    """While it is up, the puck cannot be moved to OFF by hand."""
    opposed_by: tuple[str, ...] = ()
    """Bets it may not stand beside where the house rule `exclude` holds."""
    base: str | None = None
    """For odds: the bet they back."""
    side: Side | None = None
    """For odds: taken or laid, which chooses the multiples of the base bet."""
    travelled: bool = False
    """For odds: the base bet stands on a number of its own, and the house rule `odds_on_come_out` applies."""
    commission: Literal["", "buy", "lay"] = ""
    """The house rule that says of what a commission is taken; empty for a bet without one."""
    parts: tuple[str, ...] = ()
    """The fields over which the stake is split in equal parts, each paid and lost as on its own field."""
    transfer_to: str = ""
    """The group of fields, of other numbers, to which it may move when it has won on a come-out roll."""
    by_house: Mapping[str, Mapping[int | None, Effects]] = field(default_factory=dict)
    """Other effects than `effects`, by the value of the house rule `house_key`."""
    house_key: str = ""

    @property
    def group(self) -> str:
        """The fields that a par sheet may name together: `place` for `place@6`."""
        return self.name.partition("@")[0]

    @property
    def number(self) -> str:
        """What follows the group: `6` for `place@6`; empty for most."""
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
        """Every way in which it can win under any house rule, each once."""
        tables = (self.effects, *self.by_house.values())
        found = (
            effect for table in tables for by_roll in table.values() for one in by_roll.values() for effect in _all(one)
        )
        return tuple(dict.fromkeys(effect for effect in found if effect.result == "win"))

    def locked(self, point: int | None) -> bool:
        """Whether a bet that is up can no longer change: the field shows the lock icon."""
        return self.lock is Lock.ALWAYS or (self.lock is Lock.POINT_SET and point is not None)

    def takes_chips(self, point: int | None, since_seven: Sequence[int]) -> bool:
        """Whether it is the time of the field: the puck is where it has to be, and no total came that may not have."""
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
        """The bet as the house rule `house_key` makes it."""
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
    """It has the Set Bets On/Off and the ON/OFF puck buttons."""

    @property
    def groups(self) -> dict[str, str]:
        """The groups of all its fields, with their titles: those of the bets without a number."""
        return {
            bet.group: bet.title.replace(f" {bet.number}", "") if bet.number else bet.title
            for bet in self.bets.values()
        }
