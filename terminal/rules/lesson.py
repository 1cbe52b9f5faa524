"""A first hand for a novice: which bets are put up and which dice fall, and what the rules make of it. Pure.

The course is the lesson's; every stake is allowed, every win is paid and every bet is decided by the game's own rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from terminal.rules.actions import PlaceWager
from terminal.rules.first_hand import Step
from terminal.rules.game import AnyGame
from terminal.rules.games import kind_of
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution


class Taken(msgspec.Struct, frozen=True):
    """A step as the rules have settled it."""

    step: Step
    stake_cents: int
    """What was put up; 0 for the dice."""
    record: Any
    before: Any
    """The table before it, with the choice made that it begins with."""
    table: Any
    """The table after it."""

    @property
    def resolved(self) -> tuple[Resolution, ...]:
        """What the dice have decided, by the rules; nothing for chips."""
        return () if self.step.dice is None else tuple(kind_of(self.record).resolved_by(self.record))

    @property
    def won_cents(self) -> int:
        """What the dice have won."""
        return sum(one.profit_cents for one in self.resolved if one.result == "win")


class FirstHand(msgspec.Struct, frozen=True):
    """The whole lesson of a game under its sheet."""

    start_cents: int
    """The play chips at its beginning."""
    opening: Any
    """The table before the first step."""
    steps: tuple[Taken, ...]

    @property
    def result_cents(self) -> int:
        """What it wins in all, with the bets that are still up; negative for a loss."""
        table = self.steps[-1].table
        return int(table.playable_cents + table.bet_cents) - self.start_cents


PLAYER = ""
TIMES = 100
"""The play chips, in stakes of the line."""


def first_hand_of(game: AnyGame) -> FirstHand | None:
    """The lesson, played through by the rules of the game; None if the game has none, or its sheet forbids a step."""
    for course in game.first_hands():
        try:
            return _played(game, course)
        except Refusal:
            continue
    return None


def _played(game: AnyGame, course: Iterable[Step]) -> FirstHand:
    steps: list[Taken] = []
    course = tuple(course)
    start_cents = TIMES * max(course[0].stakes_cents)
    table = opening = game.open_table({PLAYER: start_cents})
    for step in course:
        if step.dice is None:
            record, stake_cents = _put_up(game, table, step)
        else:
            table = _chosen(game, table, step.chosen)
            game.verify_call_dice(table)
            record, stake_cents = game.roll(table, step.dice), 0
        after = game.apply(table, record)
        steps.append(Taken(step, stake_cents, record, table, after))
        table = after
    return FirstHand(start_cents, opening, tuple(steps))


def _chosen(game: AnyGame, table: Any, name: str) -> Any:
    """The table after the player's choice; as it is without one."""
    if not name:
        return table
    choice = game.choice(table, PLAYER)
    alternative = None if choice is None else choice.alternative(name)
    assert alternative is not None, f"the lesson chooses {name} where it is not offered"
    return game.apply(table, game.do(table, alternative.action))


def _put_up(game: AnyGame, table: Any, step: Step) -> tuple[Any, int]:
    """The record of the first stake that the rules allow. Raises Refusal if they allow none."""
    refusal: Refusal | None = None
    for cents in step.stakes_cents:
        try:
            return game.do(table, PlaceWager(step.bet, cents)), cents
        except Refusal as refused:
            refusal = refusal or refused
    assert refusal is not None, "a step without stakes"
    raise refusal
