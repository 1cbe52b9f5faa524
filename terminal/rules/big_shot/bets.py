"""The nine fields of Big Shot as data, by chapter 2 of the rule book: the throws they win on, and their pays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import product

import msgspec

from terminal.rules.game import Dice
from terminal.rules.refusal import Refusal
from terminal.rules.table_limits import LimitKind

FACES = range(1, 7)

WAYS: Mapping[Dice, int] = Counter(tuple(sorted(dice)) for dice in product(FACES, repeat=3))
"""The 56 throws of three dice, each in ascending order, with its number of ways out of 216."""

RISK_HIT = "number_risk_hit"
"""The pay of a risked number that the fourth die shows."""

RISK_MISS = "number_risk_miss"
"""The pay of a risked number that the fourth die does not show."""


class Field(msgspec.Struct, frozen=True):
    """A betting field: it wins on the throws of `wins`, by the sheet's pay named there, and loses on any other."""

    name: str
    title: str
    """Its name in sentences for a person."""
    wins: Mapping[Dice, str]
    number: int | None = None
    """The number of a BIG SHOT field: three hits on it give its player the choice to risk them."""

    @property
    def pays(self) -> tuple[str, ...]:
        """The lines of the sheet that pay it, without repetition."""
        risked = () if self.number is None else (RISK_HIT, RISK_MISS)
        return (*dict.fromkeys(self.wins.values()), *risked)

    @property
    def limited_as(self) -> LimitKind:
        """The kind of bet with which a house limits it."""
        return "combination" if self.number is None else "number"

    @property
    def group(self) -> str:
        """The fields that a par sheet may name together: `number` for `number@6`."""
        return self.name.partition("@")[0]


def number_field(number: int) -> Field:
    """Wins by its hits: the one, two or three dice that show the number."""
    hits = {dice: dice.count(number) for dice in WAYS}
    wins = {dice: f"number_{count}" for dice, count in sorted(hits.items(), key=lambda hit: hit[1]) if count}
    return Field(f"number@{number}", f"Number {number}", wins, number)


def _kinds(dice: Dice) -> int:
    return len(set(dice))


DOUBLE = Field(
    "double",
    "Double",
    {dice: "double" for dice in WAYS if _kinds(dice) == 2}
    | {dice: "double_triple" for dice in WAYS if _kinds(dice) == 1},
)
TRIPLE = Field("triple", "Triple", {dice: "triple" for dice in WAYS if _kinds(dice) == 1})
STRAIGHT = Field("straight", "Straight", {(low, low + 1, low + 2): "straight" for low in range(1, 5)})

FIELDS: Mapping[str, Field] = {
    field.name: field for field in (*(number_field(number) for number in FACES), DOUBLE, TRIPLE, STRAIGHT)
}
"""Every field by name, in the order of the felt."""

NUMBER_FIELDS: Mapping[int, Field] = {field.number: field for field in FIELDS.values() if field.number is not None}
"""The six BIG SHOT fields by their number."""


def find_field(name: str) -> Field:
    """The field of this name. Raises Refusal `no_such_number` or `not_a_field`."""
    found = FIELDS.get(name)
    if found is not None:
        return found
    if name.partition("@")[0] == "number":
        raise Refusal("no_such_number", "Number has a field for each of 1, 2, 3, 4, 5, 6 and for nothing else.")
    raise Refusal(
        "not_a_field", "There is no such field: Big Shot has the numbers 1 to 6, Double, Triple and Straight."
    )
