"""The pictures of a recalled game in order: the beginning, each step, and what a roll did to each bet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from terminal.cabinet.events import BetsMoved, ChoiceMade, DiceSettled
from terminal.cabinet.state import State
from terminal.recall.describe_games import decisions
from terminal.recall.description import Description
from terminal.recall.game import Game, Step

MAX_DECISIONS = 15
"""How many of a roll's decisions fit beneath the felt; more of them get a picture of their own."""


class Picture(NamedTuple):
    """One picture."""

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
    """The picture of the game's end, or of its current state."""
    return next(place for place, picture in enumerate(shown) if picture.number == game.played)


def _decided(step: Step) -> list[tuple[Description, ...]]:
    event = step.event
    found = tuple(decisions(event.record)) if isinstance(event, BetsMoved | ChoiceMade | DiceSettled) else ()
    starts = range(0, max(len(found), 1), MAX_DECISIONS)
    return [found[start : start + MAX_DECISIONS] for start in starts]
