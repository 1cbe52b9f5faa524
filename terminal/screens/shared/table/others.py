"""The bets of others on each field, as text: the sum of all, or a small chip for each seat."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.screens.translating import languages

Marks = Mapping[str, tuple[str, ...]]
"""By bet: ``0:45`` for a sum, ``3:10`` for the chips of a seat, ``+:2`` for further seats that have no room."""

NOBODY: Marks = {}
SEATS_SHOWN = 3
"""A field has room for so many small chips."""


def marks_of(others: Mapping[int, Mapping[str, int]], style: str) -> Marks:
    """What is shown on the fields in this style."""
    if style == "off":
        return NOBODY
    by_bet: dict[str, list[tuple[int, int]]] = {}
    for seat in sorted(others):
        for bet, cents in others[seat].items():
            if cents > 0:
                by_bet.setdefault(bet, []).append((seat, cents))
    return {bet: _sum(seats) if style == "sums" else _chips(seats) for bet, seats in by_bet.items()}


def _sum(seats: list[tuple[int, int]]) -> tuple[str, ...]:
    return (f"0:{languages.brief(sum(cents for _, cents in seats))}",)


def _chips(seats: list[tuple[int, int]]) -> tuple[str, ...]:
    shown = seats if len(seats) <= SEATS_SHOWN else seats[: SEATS_SHOWN - 1]
    more = len(seats) - len(shown)
    return (*(f"{seat}:{languages.brief(cents)}" for seat, cents in shown), *((f"+:{more}",) if more else ()))
