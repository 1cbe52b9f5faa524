"""What the pages of the help need of the current game: its bets, and the pays and house rules of its sheet."""

from __future__ import annotations

from fractions import Fraction

from terminal.cabinet.cabinet import Cabinet
from terminal.rules.resolution import Result
from terminal.rules.rulebook import BetRule, CountedEnding, Ending
from terminal.rules.two_dice import TOTALS
from terminal.screens.shared.line.switched import KINDS
from terminal.screens.shared.names import bet_name
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

CENTS_IN_PERCENT = 100 * 100
"""A rate of 1 is a hundred percent, and a percent is written like an amount of 100 cents."""


class Terms:
    """The current game under its sheet."""

    def __init__(self, cabinet: Cabinet) -> None:
        self.cabinet = cabinet
        self.pays = cabinet.game.pays()
        """The pays by line of the sheet, as ratios."""
        self.house = cabinet.game.house()
        """The house rules by their keys."""
        self.book = cabinet.game.rulebook

    def name(self, bet: str) -> str:
        """The bet's name on the felt."""
        return bet_name(bet, self.cabinet.game.name)

    def group_name(self, group: str) -> str:
        """The common name of a group's bets."""
        if group in KINDS:
            return translate("Player", KINDS[group])
        return translate("Help", "Place to Lose") if group == "place_lose" else self.name(group)

    def has(self, bet: str) -> bool:
        """The game has this field."""
        return bet in self.book

    def bets(self, *groups: str) -> tuple[str, ...]:
        """The fields of these groups that the game has, in the order of the groups."""
        return tuple(name for group in groups for name, rule in self.book.items() if rule.group == group)

    def numbers(self, group: str) -> tuple[str, ...]:
        """The numbers that this group has a field for."""
        return tuple(self.book[name].number for name in self.bets(group))

    def bet(self, name: str) -> BetRule:
        """The bet with the house rules of the sheet applied."""
        return self.book[name]

    def totals(self, name: str, result: Result, point: int | None = None) -> tuple[int, ...]:
        """The totals that end the bet in this way with the puck in this place, whatever dice make them."""
        deeds = self.book[name].by_point[point].items()
        ending = {sum(roll) for roll, deed in deeds if isinstance(deed, Ending) and deed.result == result}
        return tuple(total for total in TOTALS if total in ending)

    def counted(self, name: str) -> list[int]:
        """The totals, ascending, that count for the bet before a Point is set."""
        deeds = self.book[name].by_point[None].items()
        return sorted({sum(roll) for roll, deed in deeds if isinstance(deed, CountedEnding)})

    def says(self, rule: str, value: str) -> bool:
        """Whether the sheet has this value for the house rule."""
        return self.house.get(rule) == value

    def percent(self, rule: str) -> str:
        """A rate among the house rules as a figure for percent: ``5``, ``4.50``."""
        return languages.brief(int(Fraction(self.house[rule]) * CENTS_IN_PERCENT))

    def ratio(self, line: str) -> Fraction:
        """A pay as a number."""
        profit, _, per = self.pays[line].partition(":")
        return Fraction(int(profit), int(per))

    @property
    def odds_are_fair(self) -> bool:
        """Every odds bet pays exactly what it is worth against the 7."""
        lines = [line for line in self.pays if "_odds@" in line]
        return all(self.ratio(line) == _worth(line) for line in lines)


def _worth(line: str) -> Fraction:
    """The fair pay: by the ways to roll a 7 and to roll the number."""
    side, _, number = line.partition("_odds@")
    taken = Fraction(6, 6 - abs(7 - int(number)))
    return taken if side == "take" else 1 / taken
