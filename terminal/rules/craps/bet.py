"""A betting field: when it takes bets and what every roll does to them. Data only; the engine interprets it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import msgspec

from terminal.rules.craps.records import Marks
from terminal.rules.resolution import Result
from terminal.rules.rulebook import BetTraits, Locked, Move
from terminal.rules.table_limits import LimitKind
from terminal.rules.two_dice import ROLLS, Roll


class Effect(msgspec.Struct, frozen=True):
    """What a roll does to a bet. A win is paid by the pay table's line `pay`, or else `pay_group`."""

    result: Result
    pay: str = ""
    pay_group: str = ""
    optional: bool = False
    """If the sheet has no such pay, the bet loses."""


Since = Literal["seven", "point", "hand", "times", "ways", "rolls"]
"""What a tally counts: different totals since a 7, or since the Point was set; different Points made in this hand; how
often a single total has come since a 7; totals that have come in each of their ways since a 7; or different rolls.
"""


class Tally(msgspec.Struct, frozen=True):
    """The effect depends on how many of `totals` have come, how often the only one has, or how many of `rolls` have."""

    since: Since
    totals: tuple[int, ...]
    effects: tuple[Effect | None, ...]
    """By the count before this roll; None has no effect."""
    rolls: tuple[Roll, ...] = ()


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


class Bet(BetTraits, frozen=True):
    """One betting field of a game, as the catalogue lists it."""

    name: str
    title: str
    effects: Mapping[int | None, Effects]
    """What each roll does, by the Point; None is the puck OFF."""
    puck_related: bool = False
    """While it is up, the puck cannot be moved to OFF by hand."""
    opposed_by: tuple[str, ...] = ()
    """Bets that may not be up at the same time if the house rule `exclude` is set."""
    commission: Literal["", "buy", "lay"] = ""
    """The house rule that defines the base of the commission; empty for a bet without one."""
    by_house: Mapping[str, Mapping[int | None, Effects]] = {}
    """Effects that replace `effects`, by the value of the house rule `house_key`."""
    house_key: str = ""
    lock_by_house: Mapping[str, Locked] = {}
    """What replaces `lock`, by the value of the same house rule."""
    optional: bool = False
    """A sheet without any pay of it does not offer it."""
    limited_as: LimitKind = "one_roll"
    """The kind of bet with which a house limits it."""

    @property
    def timed(self) -> bool:
        """Whether there are rolls before which it cannot be placed or raised."""
        return self.when != "any_roll" or self.lock != "never" or self.base is not None

    @property
    def single_roll(self) -> bool:
        """Whether any roll decides it."""
        return all(isinstance(effects.get(roll), Effect) for effects in self.effects.values() for roll in ROLLS)

    def wins(self) -> tuple[Effect, ...]:
        """Every possible win under any house rule, without repetition."""
        tables = (self.effects, *self.by_house.values())
        by_rolls = {id(by_roll): by_roll for table in tables for by_roll in table.values()}  # Points share most of them
        effects = {id(one): one for by_roll in by_rolls.values() for one in by_roll.values()}  # and so do rolls
        found = (effect for one in effects.values() for effect in _all(one))
        return tuple(dict.fromkeys(effect for effect in found if effect.result == "win"))

    @property
    def needs(self) -> frozenset[int]:
        """The totals since a 7 that it counts, whatever the Point; none for most bets."""
        come_out = self.effects[None].values()
        return frozenset(total for one in come_out if isinstance(one, Tally) for total in one.totals)

    def locked(self, marks: Marks) -> bool:
        """Whether a bet that is up can no longer change: the field shows the lock icon."""
        match self.lock:
            case "never":
                return False
            case "hit":
                return not self.needs.isdisjoint(marks.since_seven)
            case "point_set":
                return marks.point is not None
            case "hand":
                return not _is_new_hand(marks)
            case "always":
                return True

    def takes_chips(self, marks: Marks) -> bool:
        """Whether the field takes bets now: the puck is in the right place, and no total has come that closes it."""
        match self.when:
            case "any_roll":
                return True
            case "come_out":
                return marks.point is None
            case "point_set":
                return marks.point is not None
            case "after_seven":
                return not marks.since_seven
            case "new_hand":
                return _is_new_hand(marks)
            case "never":
                return False

    def under(self, value: str) -> Bet:
        """The bet with the house rule `house_key` applied."""
        return msgspec.structs.replace(
            self,
            effects=self.by_house[value],
            by_house={},
            house_key="",
            lock=self.lock_by_house.get(value, self.lock),
            lock_by_house={},
        )


def _is_new_hand(marks: Marks) -> bool:
    """No Point has been set in the hand; or one was, and the puck was moved OFF by hand, which comes to the same."""
    return marks.point is None and not marks.made


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
