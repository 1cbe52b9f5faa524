"""A table's layout: the betting fields it offers and the terms, all from the par sheet, on which they are played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec

from terminal.rules.bet import Bet, Catalogue, Side
from terminal.rules.refusal import Refusal

Pay = tuple[int, int]
"""A pay of a to b: b staked win a."""


class House(msgspec.Struct, frozen=True):
    """The house rules of a sheet, by their keys in chapter 1.9 of the rule book."""

    winners: Literal["stay", "return"]
    """What becomes of the stake of a Place or Hard Ways bet that has won."""
    push: Literal["stay", "return"]
    """What becomes of a stake that is pushed."""
    box_on_come_out: Literal["working", "off"]
    """Whether Place and Hard Ways bets can be decided while the puck is OFF."""
    exclude: bool
    """Whether Pass Line and Don't Pass exclude each other."""
    payout_rounding: Literal["none", "cent_down"]
    """`none` refuses a stake that does not pay whole cents; `cent_down` leaves the fraction to the house."""


@dataclass(frozen=True)
class Range:
    """What a field may hold, in cents. `most_cents` is None where the sheet sets no limit."""

    least_cents: int
    most_cents: int | None


@dataclass(frozen=True)
class Limits:
    """How much may be bet: on each field by name, on all together, and in odds, by multiples of the base bet."""

    fields: Mapping[str, Range]
    most_total_cents: int | None
    multiples: Mapping[Side, tuple[int, ...]]
    """The multiples that the odds window offers, rising; the last is the limit."""


@dataclass(frozen=True)
class Layout:
    """Everything that the engine asks about a table and that no roll changes."""

    catalogue: Catalogue
    pays: Mapping[str, Pay]
    house: House
    limits: Limits

    def field(self, name: str) -> Bet:
        """The field of this name. Raises Refusal `no_such_number` or `not_a_field`."""
        bet = self.catalogue.bets.get(name)
        if bet is None:
            raise self._no_field(name)
        return bet

    def working(self, bet: Bet, point: int | None) -> bool:
        """Whether the next roll can decide this bet when it is up."""
        if point is None and bet.box and self.house.box_on_come_out == "off":
            return False
        return bool(bet.effects[point])

    def _no_field(self, name: str) -> Refusal:
        group, _, number = name.partition("@")
        numbers = [bet.name.partition("@")[2] for bet in self.catalogue.bets.values() if bet.group == group]
        if any(numbers):
            say = f"{group.title()} has a field for each of {', '.join(numbers)}, but none for {number or 'no number'}."
            return Refusal("no_such_number", say)
        return Refusal("not_a_field", f"There is no field {name!r} on this table.")
