"""What a betting field is: when it takes bets and what every roll does to them. Data only; the engine walks it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Literal

Roll = tuple[int, int]
"""Two dice without their order: the smaller number first."""

ROLLS: tuple[Roll, ...] = tuple((low, high) for low in range(1, 7) for high in range(low, 7))
"""The 21 rolls that two dice can show."""

TOTALS = range(2, 13)

Result = Literal["win", "lose", "push", "return"]
"""How a bet can end; `return` hands an undecided stake back."""

Side = Literal["take", "lay"]
"""Odds are taken on the Point, or laid against it."""


@dataclass(frozen=True)
class Effect:
    """What a roll does to a bet. A win is paid by the pay table's line `pay`, or else `pay_group`."""

    result: Result
    pay: str = ""
    pay_group: str = ""


Effects = Mapping[Roll, Effect]
"""What each roll does; the rolls that do nothing are left out."""

LOSE = Effect("lose")
PUSH = Effect("push")


def win(pay: str, pay_group: str = "") -> Effect:
    """The effect of a win that is paid by the pay table's line `pay`, or where that is missing by `pay_group`."""
    return Effect("win", pay, pay_group or pay)


def on_totals(effect: Effect, *totals: int) -> dict[Roll, Effect]:
    """This effect on every roll that shows one of the totals."""
    return {roll: effect for roll in ROLLS if sum(roll) in totals}


class When(Enum):
    """When a field takes bets. Raising a bet is placing more, so it is bound to the same time."""

    ANY_ROLL = "any roll"
    COME_OUT = "only while the puck is OFF"
    POINT_SET = "only while the puck is ON"


@dataclass(frozen=True)
class Bet:
    """One betting field of a game, as the catalogue lists it."""

    name: str
    title: str
    """What sentences for a person call it."""
    effects: Mapping[int | None, Effects]
    """What each roll does, by the Point; None stands for the puck OFF."""
    when: When = When.ANY_ROLL
    contract: bool = False
    """It can neither be raised nor reduced nor taken down while the puck is ON."""
    box: bool = False
    """The house rule `box_on_come_out` may keep it from working while the puck is OFF."""
    can_stay: bool = False
    """The house rule `winners` says whether its stake stays up when it wins; the stakes of other bets always return."""
    opposed_by: tuple[str, ...] = ()
    """Bets it may not stand beside where the house rule `exclude` holds."""
    base: str | None = None
    """For odds: the bet they back."""
    side: Side | None = None
    """For odds: taken or laid, which chooses the multiples of the base bet."""

    def wins(self) -> tuple[Effect, ...]:
        """Every way in which it can win, each once."""
        effects = (effect for by_roll in self.effects.values() for effect in by_roll.values())
        return tuple(dict.fromkeys(effect for effect in effects if effect.result == "win"))

    @property
    def group(self) -> str:
        """The fields that a par sheet may name together: `place` for `place@6`."""
        return self.name.partition("@")[0]

    def locked(self, point: int | None) -> bool:
        """Whether a bet that is up can no longer change: the field shows the lock icon."""
        return self.contract and point is not None


@dataclass(frozen=True)
class Catalogue:
    """All betting fields of a game by name, in the order of the felt, and the totals that can become its Point."""

    bets: Mapping[str, Bet]
    points: tuple[int, ...]
