"""What the stickman says: the calls of a betting time, and the call of a roll once its dice have landed."""

from __future__ import annotations

from terminal.cabinet.events import BettingOpened, BettingPaused, DiceCalled, Event
from terminal.cabinet.state import State
from terminal.rules.games import GAMES, kind_of

PLACE_BETS = "place_bets"
LAST_CALL = "last_call"
NO_MORE_BETS = "no_more_bets"
TIMED_CALLS = (PLACE_BETS, LAST_CALL, NO_MORE_BETS)
"""The calls of a betting time, in any game."""


def every_call() -> tuple[str, ...]:
    """Everything that a voice may say, in all games."""
    return tuple(dict.fromkeys((*TIMED_CALLS, *(call for kind in GAMES.values() for call in kind.calls))))


def call_of_events(before: State | None, events: tuple[Event, ...]) -> str | None:
    """The call of a betting time that begins or ends; None for anything else."""
    for event in reversed(events):
        match event:
            case BettingOpened():
                return PLACE_BETS
            case BettingPaused(phase="closed"):
                return NO_MORE_BETS
            case DiceCalled() if before is not None and before.visit.betting_closes_ms is not None:
                return NO_MORE_BETS
    return None


def call_of_roll(state: State) -> str | None:
    """The call of the last roll; None in a game whose rolls have none."""
    if not state.results.rolls:
        return None
    roll = state.results.rolls[-1]
    return kind_of(roll.record).call_after(roll.record, roll.point_before)
