"""A table's layout: the betting fields it offers and their terms, all from the par sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import lcm
from sys import maxsize

from terminal.rules.craps.bet import Bet, Catalogue
from terminal.rules.craps.catalogue import all_groups
from terminal.rules.craps.house import House, Limits
from terminal.rules.craps.played import Pay, Played, Throw, play, turned_round
from terminal.rules.craps.records import Marks
from terminal.rules.game import Dice
from terminal.rules.refusal import Refusal, Title
from terminal.rules.two_dice import TOTALS

Plain = tuple[int, int, int, tuple[str, ...]]
"""What a field that takes new bets now accepts, for a field restricted by puck and sheet alone.

The least and the most that it holds in cents, the latter `maxsize` if the sheet sets no limit; the step of its stakes;
and the bets none of which may be up. A plain tuple, because every Repeat unpacks one for each bet.
"""


@dataclass(frozen=True)
class Layout:
    """What the engine knows about a table and no roll changes."""

    catalogue: Catalogue
    pays: Mapping[str, Pay]
    house: House
    limits: Limits
    played: Mapping[str, Played] = field(init=False)
    with_commission: frozenset[str] = field(init=False)
    """The bets with a commission up front."""
    timed: frozenset[str] = field(init=False)
    """The bets that cannot be placed or raised on every roll."""
    movable: frozenset[str] = field(init=False)
    """The bets that may be moved to another number when they have won on a come-out roll."""
    groups: tuple[str, ...] = field(init=False)
    """The groups of bets that Set Bets On/Off switches, sorted."""
    times: Mapping[int, int] = field(init=False)
    """The totals that a bet counts since the last 7, each with the number that it needs."""
    counts_points: bool = field(init=False)
    """A bet counts the Points made in a hand."""
    ways: frozenset[int] = field(init=False)
    """The totals whose ways since the last 7 a bet counts."""
    _throws: Mapping[int | None, Mapping[Dice, Throw]] = field(init=False)
    plain: Mapping[int | None, Mapping[str, Plain]] = field(init=False)
    """The plain fields by the place of the puck. Other fields depend on more, so their rules must be checked."""

    def __post_init__(self) -> None:
        bets = self.catalogue.bets.values()
        object.__setattr__(self, "played", {bet.name: play(bet, self.pays, self.house) for bet in bets})
        object.__setattr__(self, "_throws", turned_round(tuple(self.played.values()), self.catalogue.points))
        object.__setattr__(self, "with_commission", self._with_commission_up_front())
        object.__setattr__(self, "plain", self._plain())
        object.__setattr__(self, "timed", frozenset(bet.name for bet in bets if bet.timed))
        object.__setattr__(self, "movable", frozenset(bet.name for bet in bets if bet.transfer_to))
        object.__setattr__(self, "times", {k: v for one in self.played.values() for k, v in one.reads_times.items()})
        object.__setattr__(self, "counts_points", any(one.reads_made for one in self.played.values()))
        object.__setattr__(self, "ways", frozenset().union(*(one.reads_ways for one in self.played.values())))
        object.__setattr__(self, "groups", tuple(sorted({bet.switch for bet in bets if bet.switch})))

    def field(self, name: str) -> Bet:
        """The field of this name. Raises Refusal `not_in_variant`, `no_such_number` or `not_a_field`."""
        bet = self.catalogue.bets.get(name)
        if bet is None:
            raise self._no_field(name)
        return bet

    def throw(self, point: int | None, dice: Dice) -> Throw:
        """What these dice do with the puck in this place. Raises ValueError for anything but two dice."""
        try:
            return self._throws[point][dice]
        except KeyError:
            raise ValueError(f"{list(dice)} are not two dice of 1 to 6") from None

    def working(self, name: str, point: int | None, off: tuple[str, ...]) -> bool:
        """Whether the next roll can decide this bet, or move it to a number, when it is up."""
        played = self.played[name]
        if played.bet.switch in off or (point is None and played.off_on_come_out):
            return False
        return bool(played.by_point[point])

    def locked(self, name: str, marks: Marks) -> bool:
        """Whether a bet on this field can no longer change when it is up."""
        return self.catalogue.bets[name].locked(marks)

    def opposites(self, bet: Bet) -> tuple[str, ...]:
        """The bets that may not be up beside it under this sheet."""
        return bet.opposed_by if self.house.exclude else ()

    def step_cents(self, bet: Bet, point: int | None) -> int:
        """The payouts of the sheet require multiples of this."""
        return self.played[bet.name].step_cents(point) if self.house.payout_rounding == "none" else 1

    def _plain(self) -> dict[int | None, dict[str, Plain]]:
        bets = [
            bet for bet in self.catalogue.bets.values() if bet.base is None and bet.name not in self.with_commission
        ]
        made = {bet.name: self._as_plain(bet) for bet in bets}
        return {
            point: {bet.name: made[bet.name] for bet in bets if bet.takes_chips(marks)}
            for point in (None, *self.catalogue.points)
            for marks in [Marks(point, since_seven=tuple(TOTALS), made=self.catalogue.points)]
        }

    def _as_plain(self, bet: Bet) -> Plain:
        limits = self.limits.fields[bet.name]
        max_cents = maxsize if limits.max_cents is None else limits.max_cents
        step_cents = lcm(len(bet.parts) or 1, self.step_cents(bet, None))
        return limits.min_cents, max_cents, step_cents, self.opposites(bet)

    def _with_commission_up_front(self) -> frozenset[str]:
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
