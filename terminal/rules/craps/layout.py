"""A table's layout: the betting fields it offers and the terms, all from the par sheet, on which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from terminal.rules.craps.bet import Bet, Catalogue, Move
from terminal.rules.craps.catalogue import all_groups
from terminal.rules.craps.house import House, Limits
from terminal.rules.craps.played import Counted, Outcome, Pay, Played, play
from terminal.rules.craps.records import BetsChanged, Changes, Verb
from terminal.rules.game import Dice
from terminal.rules.refusal import Refusal, Title
from terminal.rules.two_dice import Roll

Decided = tuple[Mapping[str, Outcome], Mapping[str, Counted | Move]]

REMEMBERED_MOST = 4096
"""So many combinations of bets are worked out and kept before they are worked out anew."""


@dataclass(frozen=True, slots=True)
class Together:
    """What can still refuse several bets, each within its limits, when they are placed on fields that are empty."""

    names: frozenset[str]
    amount_cents: int
    opposed_by: frozenset[str]
    """None of these may be up."""
    timed: tuple[str, ...]
    """Those that take bets at certain times only."""
    known: dict[Verb, BetsChanged] = field(default_factory=dict)
    """The records of their placing so far."""


@dataclass(frozen=True)
class Layout:
    """Everything that the engine asks about a table and that no roll changes."""

    catalogue: Catalogue
    pays: Mapping[str, Pay]
    house: House
    limits: Limits
    played: Mapping[str, Played] = field(init=False)
    taxed: frozenset[str] = field(init=False)
    """The bets on which a commission is taken up front."""
    timed: frozenset[str] = field(init=False)
    """The bets that cannot be placed or raised on every roll."""
    groups: tuple[str, ...] = field(init=False)
    """The groups of bets that Set Bets On/Off switches, sorted."""
    _decided: dict[tuple[int | None, Dice], Decided] = field(init=False, default_factory=dict)
    _together: dict[Changes, Together | None] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        bets = self.catalogue.bets.values()
        object.__setattr__(self, "played", {bet.name: play(bet, self.pays, self.house) for bet in bets})
        object.__setattr__(self, "taxed", self._taxed())
        object.__setattr__(self, "timed", frozenset(bet.name for bet in bets if bet.timed))
        object.__setattr__(self, "groups", tuple(sorted({bet.switch for bet in bets if bet.switch})))

    def field(self, name: str) -> Bet:
        """The field of this name. Raises Refusal `not_in_variant`, `no_such_number` or `not_a_field`."""
        bet = self.catalogue.bets.get(name)
        if bet is None:
            raise self._no_field(name)
        return bet

    def decided(self, point: int | None, dice: Dice) -> Decided:
        """The bets that the roll does anything to: those that it decides, and those that depend on more or travel.

        Raises ValueError for what two dice do not show.
        """
        known = self._decided.get((point, dice))
        if known is None:
            roll = read_dice(dice)
            found = {name: played.decision(point, roll) for name, played in self.played.items()}
            outcomes = {name: one for name, one in found.items() if isinstance(one, Outcome)}
            others = {name: one for name, one in found.items() if isinstance(one, Counted | Move)}
            known = self._decided[point, dice] = (outcomes, others)
        return known

    def working(self, name: str, point: int | None, off: tuple[str, ...]) -> bool:
        """Whether the next roll can decide this bet, or make it travel, when it is up."""
        played = self.played[name]
        if played.bet.switch in off or (point is None and played.off_on_come_out):
            return False
        return bool(played.by_point[point])

    def together(self, parts: Changes) -> Together | None:
        """What restricts these bets as new ones; None where every rule has to be asked. Worked out once."""
        known = self._together.get(parts)
        if known is None:
            if len(self._together) == REMEMBERED_MOST:
                self._together.clear()
            known = self._together[parts] = self._worked_out(parts)
        return known

    def _worked_out(self, parts: Changes) -> Together | None:
        bets = [self.catalogue.bets.get(name) for name, _ in parts]
        names = frozenset(name for name, _ in parts)
        known = [bet for bet, (_, cents) in zip(bets, parts, strict=True) if bet and self._plainly_holds(bet, cents)]
        opposed_by = frozenset(other for bet in known if self.house.exclude for other in bet.opposed_by)
        if len(known) < len(parts) or len(names) < len(parts) or not names.isdisjoint(opposed_by):
            return None
        return Together(
            names, sum(cents for _, cents in parts), opposed_by, tuple(bet.name for bet in known if bet.timed)
        )

    def _plainly_holds(self, bet: Bet, stake_cents: int) -> bool:
        """Whether the field may hold so much, and neither a base bet nor a commission nor whole cents matter to it."""
        limits = self.limits.fields[bet.name]
        matters = bet.base or bet.name in self.taxed or self.house.payout_rounding == "none"
        return not matters and limits.holds(stake_cents) and stake_cents % (len(bet.parts) or 1) == 0

    def _taxed(self) -> frozenset[str]:
        commission = self.house.commission
        if commission is None or commission.time != "upfront":
            return frozenset()
        return frozenset(bet.name for bet in self.catalogue.bets.values() if bet.commission)

    def _no_field(self, name: str) -> Refusal:
        group, _, number = name.partition("@")
        numbers = [bet.number for bet in self.catalogue.bets.values() if bet.group == group and bet.number]
        if numbers:
            return _no_number(Title(self.catalogue.groups[group]), tuple(numbers), number)
        if group in all_groups() and group not in self.catalogue.groups:
            return Refusal("not_in_variant", "{bet} is no bet of this game.", bet=Title(all_groups()[group]))
        return Refusal("not_a_field", "There is no field {name} on this table.", name=repr(name.replace("_", " ")))


def _no_number(group: Title, numbers: tuple[str, ...], number: str) -> Refusal:
    if number:
        say = "{group} has a field for each of {numbers}, but none for {number}."
        return Refusal("no_such_number", say, group=group, numbers=numbers, number=number)
    say = "{group} has a field for each of {numbers}, and one of them has to be named."
    return Refusal("no_such_number", say, group=group, numbers=numbers)


def read_dice(dice: Dice) -> Roll:
    """The roll that two dice show. Raises ValueError for anything else."""
    if len(dice) != 2 or any(die not in range(1, 7) for die in dice):
        raise ValueError(f"{list(dice)} are not two dice of 1 to 6")
    low, high = sorted(dice)
    return low, high
