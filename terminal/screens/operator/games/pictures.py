"""The pictures of a recalled game, one after the other: how it began, each step, and what a roll did bet by bet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terminal.cabinet.events import BetsMoved, DiceSettled
from terminal.cabinet.state import State
from terminal.recall.describe_games import decisions
from terminal.recall.description import Description
from terminal.recall.game import Game, Step

MAX_DECISIONS = 15
"""So many of a roll's decisions have room beneath the felt; what is more comes on a picture of its own."""


class Picture(NamedTuple):
    """What is shown at once."""

    step: Step | None
    """None before the first step."""
    number: int
    """Of the step, from 1; 0 before the first."""
    state: State
    decisions: tuple[Description, ...] = ()


def pictures(game: Game) -> Sequence[Picture]:
    """All of them, in the order of play."""
    found = [Picture(None, 0, game.opening)]
    for number, step in enumerate(game.steps, start=1):
        found += [Picture(step, number, step.after, some) for some in _decided(step)]
    return found


def outcome(game: Game, shown: Sequence[Picture]) -> int:
    """Which of the pictures shows how it ended, or how far it has come."""
    return next(place for place, picture in enumerate(shown) if picture.number == game.played)


def _decided(step: Step) -> list[tuple[Description, ...]]:
    event = step.event
    told = tuple(decisions(event.record)) if isinstance(event, BetsMoved | DiceSettled) else ()
    starts = range(0, max(len(told), 1), MAX_DECISIONS)
    return [told[start : start + MAX_DECISIONS] for start in starts]
