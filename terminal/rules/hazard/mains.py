"""The effect of each total, as data: the mains, their first throw, and throws after a chance (rule book, chapter 3)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal

import msgspec

OF_36 = {total: 6 - abs(7 - total) for total in range(2, 13)}
"""The ways of each total of two dice."""

Event = Literal["main", "no_main", "nick", "out", "chance", "chance_won", "chance_lost", "nothing"]
"""The meaning of a throw: `nick` wins and `out` loses on the first throw after the main."""


class FirstThrow(msgspec.Struct, frozen=True):
    """The totals that decide the bank on the first throw after the main; any other is the chance."""

    wins: tuple[int, ...]
    loses: tuple[int, ...]


MAINS: Mapping[int, FirstThrow] = {
    5: FirstThrow(wins=(5,), loses=(2, 3, 11, 12)),
    6: FirstThrow(wins=(6, 12), loses=(2, 3, 11)),
    7: FirstThrow(wins=(7, 11), loses=(2, 3, 12)),
    8: FirstThrow(wins=(8, 12), loses=(2, 3, 11)),
    9: FirstThrow(wins=(9,), loses=(2, 3, 11, 12)),
}
"""The totals that can be the main, ascending."""


def event_of(main: int | None, chance: int | None, total: int) -> Event:
    """The meaning of this total, given the main and the chance so far."""
    if main is None:
        return "main" if total in MAINS else "no_main"
    if chance is None:
        return _first_event(MAINS[main], total)
    if total == chance:
        return "chance_won"
    return "chance_lost" if total == main else "nothing"


def winning_totals(main: int | None, chance: int | None) -> tuple[int, ...]:
    """The totals, ascending, on which the shooter would win the bank with the next throw."""
    return tuple(total for total in range(2, 13) if event_of(main, chance, total) in ("nick", "chance_won"))


def losing_totals(main: int | None, chance: int | None) -> tuple[int, ...]:
    """The totals, ascending, on which the shooter would lose the bank with the next throw."""
    return tuple(total for total in range(2, 13) if event_of(main, chance, total) in ("out", "chance_lost"))


def win_chance(main: int) -> Fraction:
    """The exact chance that a shooter with this main wins the bank: by a nick, or by a chance before the main."""
    chances = [total for total in OF_36 if _first_event(MAINS[main], total) == "chance"]
    by_nick = sum(OF_36[total] for total in MAINS[main].wins)
    by_chance = sum((Fraction(OF_36[one] ** 2, OF_36[one] + OF_36[main]) for one in chances), Fraction(0))
    return (by_nick + by_chance) / 36


def _first_event(first: FirstThrow, total: int) -> Event:
    if total in first.wins:
        return "nick"
    return "out" if total in first.loses else "chance"


BEST = max(map(win_chance, MAINS))
"""The chance to win with the best main, which is 7."""

THROWN = sum((OF_36[main] * win_chance(main) for main in MAINS), Fraction(0)) / sum(OF_36[main] for main in MAINS)
"""The chance to win with a main that is thrown for."""
