"""What a player does next, by chance and by habit: for whoever plays without one."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet.state import State
from terminal.rules.game import AnyGame

LIKED = ("pass_line", "pass_odds", "dont_pass", "dont_pass_odds", "come", "come_odds@6", "field", "place@6", "place@8")
LIKED_TIMES = 4
"""So much more often than any other field of the felt these are touched."""
CHIPS_CENTS = (1_00, 5_00, 5_00, 10_00, 25_00)
CHANGES: tuple[c.Touch, ...] = (
    *(c.Undo(), c.Redo(), c.ClearLast(), c.Double(), c.Repeat(), c.Press(), c.SetBets(on=True), c.SetBets(on=False)),
    *(c.Spread("across", 5_00), c.Spread("inside", 5_00), c.Spread("outside", 1_00)),
)
REMOVE_SHARE = 0.15
"""Of the changes of what lies on the felt, so many take one bet down."""
YES_SHARE = 0.7
PIN = "2468"


@dataclass(frozen=True)
class Feed:
    """Money is to go in: a bill, or a ticket."""


@dataclass(frozen=True)
class Leave:
    """The player takes everything and goes."""


Move = c.Touch | Feed | Leave


@dataclass(frozen=True)
class Habits:
    """How often which move is made, as shares of all; what is left over goes to words: options, calls, a break."""

    feed: float
    place: float
    roll: float
    change: float
    leave: float
    poor_cents: int
    """With less than this a player whose felt is empty feeds the cabinet before anything else."""
    poor_feed: float = 1.0
    """How often such a player does."""


def bets_of(game: AnyGame) -> tuple[str, ...]:
    """The fields of a game's felt, the liked ones several times: to choose from."""
    fields = game.fields()
    return (*fields, *(name for name in fields if name in LIKED for _ in range(LIKED_TIMES)))


def move(state: State, chance: random.Random, habits: Habits, bets: Sequence[str], languages: Sequence[str]) -> Move:
    """Choose one thing that a player may try now. What the rules refuse changes nothing."""
    pick = chance.random()
    if state.felt.asked is not None:
        return c.Answer(yes=pick < YES_SHARE)
    if state.playable_cents < habits.poor_cents and not state.bet_cents and chance.random() < habits.poor_feed:
        return Feed()
    if (pick := pick - habits.feed) < 0:
        return Feed()
    if (pick := pick - habits.place) < 0:
        return c.Place(chance.choice(bets), chance.choice(CHIPS_CENTS))
    if (pick := pick - habits.roll) < 0:
        return c.CallDice()
    if (pick := pick - habits.change) < 0:
        return _change(state, chance)
    if pick < habits.leave:
        return Leave()
    return _word(chance, languages)


def _change(state: State, chance: random.Random) -> c.Touch:
    """Something else than a chip that is laid."""
    if state.felt.bets and chance.random() < REMOVE_SHARE:
        return c.Remove(chance.choice(tuple(state.felt.bets)))
    return chance.choice(CHANGES)


def _word(chance: random.Random, languages: Sequence[str]) -> c.Touch:
    """Everything that is no bet."""
    words: tuple[c.Touch, ...] = (
        c.SetOption("language", chance.choice(languages)),
        c.CallAttendant(on=True),
        reserve(PIN),
    )
    return chance.choice(words)
