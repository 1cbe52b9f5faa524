"""The names of bets in phrases, for every variant: a journal may hold games of several."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.rules.games import bet_titles
from terminal.rules.refusal import Cents, Phrase, Title, Value


def title(bet: str) -> Value:
    """The bet's name for a person; the rules' own name if no catalogue of craps has it."""
    known = bet_titles().get(bet)
    return bet if known is None else Title(known)


def amounts(changes: Iterable[tuple[str, int]]) -> tuple[Value, ...]:
    """Each bet with its amount, whatever the sign."""
    return tuple(Phrase("{bet} {amount}", bet=title(bet), amount=Cents(abs(cents))) for bet, cents in changes)
