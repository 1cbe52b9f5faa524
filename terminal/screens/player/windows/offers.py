"""The odds offered after a roll, and the amount of their field for a multiple of the base bet."""

from __future__ import annotations

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import PlaceWager
from terminal.cabinet.events import DiceSettled, Event
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame

UNLIMITED = (1, 2, 3, 4, 5)
"""The multiples offered under a sheet without a limit of odds."""


def offered(game: AnyGame, state: State, events: tuple[Event, ...]) -> list[str]:
    """The odds whose base bet has got its Point by the last roll of these events, in the order of the felt."""
    settled = next((event for event in reversed(events) if isinstance(event, DiceSettled)), None)
    if settled is None:
        return []
    return list(game.odds_opened(state.table, settled.record, state.results.rolls[-1].point_before))


def multiples_of(cabinet: Cabinet, odds: str) -> tuple[int, ...]:
    """The multiples of the base bet that may be asked for."""
    return cabinet.game.odds_multiples(odds) or UNLIMITED


def placing(game: AnyGame, state: State, odds: str, multiple: int) -> PlaceWager | None:
    """The wager for this multiple of the base bet; None if the field holds that much, or has no base bet."""
    base = game.rulebook[odds].base
    assert base is not None, f"{odds} backs no bet"
    bets = state.felt.bets
    more_cents = multiple * bets.get(base, 0) - bets.get(odds, 0)
    return PlaceWager(odds, more_cents) if more_cents > 0 else None
