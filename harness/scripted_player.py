"""Chooses a player's next action at random, with habits, for programs that play without a person."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from harness.scripted_pins import reserve
from terminal.cabinet import commands as c
from terminal.cabinet.state import State
from terminal.rules.actions import CallMain
from terminal.rules.game import AnyGame
from terminal.rules.games import GAMES, kind_of

LIKED = ("pass_line", "pass_odds", "dont_pass", "dont_pass_odds", "come", "come_odds@6", "field", "place@6", "place@8")
LIKED_TIMES = 4
"""How much more often these fields are touched than any other."""
CHIPS_CENTS = (1_00, 5_00, 5_00, 10_00, 25_00)
CHANGES: tuple[c.Touch, ...] = (
    *(c.Undo(), c.Redo(), c.ClearLast(), c.Double(), c.Repeat(), c.Press(), c.SetBets(on=True), c.SetBets(on=False)),
    *(c.Spread("across", 5_00), c.Spread("inside", 5_00), c.Spread("outside", 1_00)),
)
FELT = "Mine"
FELTS: tuple[c.Touch, ...] = (
    *(c.SaveFavourite(FELT), c.PutUpFavourite(FELT), c.PutUpFavourite(FELT), c.ForgetFavourite(FELT)),
    *(c.PutUpStrategy(name, 1_00) for name in ("across", "inside", "iron-cross", "three-point-molly")),
)
FELTS_SHARE = 0.1
"""The share of changes on the felt that save a whole one, or put one up."""
REMOVE_SHARE = 0.15
"""The share of changes on the felt that take one bet down."""
YES_SHARE = 0.7
CHOOSE_SHARE = 0.5
"""How often a player chooses at once; one who does not may leave it to the clock."""
ALTERNATIVES = {
    "big_shot": (("big_shot", "take"), ("big_shot", "risk")),
    "hazard": (("hazard_dice", "pass"), ("hazard_dice", "keep")),
}
"""What can be chosen, by the family of a game."""
LEADING = {"big_shot": tuple(f"number@{number}" for number in range(1, 7))}
"""The fields that lead to a choice, by the family of a game: with all of them up, one in 36 throws leaves one."""
LEADING_SHARE = 0.7
"""How often a player of such a game goes for a choice."""
AGAIN_SHARE = 0.8
"""How often such a player bets the same again, instead of field by field."""
LESSON_SHARE = 0.05
"""How often a player on an empty felt wants a first hand, where that is offered."""
LEAVE_LESSON_SHARE = 0.3
NAME_SHARE = 0.3
"""How often a caster at Hazard names the main instead of throwing for it."""
PIN = "2468"


@dataclass(frozen=True)
class Feed:
    """Feed money: a bill, or a ticket."""


@dataclass(frozen=True)
class Leave:
    """The player takes everything and leaves."""


Move = c.Touch | Feed | Leave


@dataclass(frozen=True)
class Habits:
    """The share of each kind of action; the rest is options, calls and breaks."""

    feed: float
    place: float
    roll: float
    change: float
    leave: float
    poor_cents: int
    """A player with less than this and an empty felt feeds money first."""
    poor_feed: float = 1.0
    """How often such a player does."""


def alternatives_of(game: AnyGame) -> tuple[tuple[str, str], ...]:
    """What a game can leave to the player, with each alternative; empty for one that leaves nothing."""
    return ALTERNATIVES.get(GAMES[game.name].family, ())


def bets_of(game: AnyGame) -> tuple[str, ...]:
    """The fields of a game's felt to choose from, the preferred ones several times."""
    fields = game.fields()
    return (*fields, *(name for name in fields if name in LIKED for _ in range(LIKED_TIMES)))


def move(state: State, chance: random.Random, habits: Habits, bets: Sequence[str], languages: Sequence[str]) -> Move:
    """Choose one action that a player may try now. A refusal changes nothing."""
    pick = chance.random()
    if state.felt.asked is not None:
        return c.Answer(yes=pick < YES_SHARE)
    if state.felt.waits_for == "choice" and pick < CHOOSE_SHARE:
        return c.Choose(*chance.choice(ALTERNATIVES[kind_of(state.table).family]))
    if state.felt.main_is_open and chance.random() < NAME_SHARE:
        return CallMain(chance.choice((5, 6, 7, 8, 9, None)))
    if state.playable_cents < habits.poor_cents and not state.bet_cents and chance.random() < habits.poor_feed:
        return Feed()
    leading = LEADING.get(kind_of(state.table).family, ())
    if leading and chance.random() < LEADING_SHARE:
        return _led(state, chance, leading)
    if (pick := pick - habits.feed) < 0:
        return Feed()
    if (pick := pick - habits.place) < 0:
        return c.PlaceWager(chance.choice(bets), chance.choice(CHIPS_CENTS))
    if (pick := pick - habits.roll) < 0:
        return c.CallDice()
    if (pick := pick - habits.change) < 0:
        return _change(state, chance)
    if pick < habits.leave:
        return Leave()
    return _word(chance, languages)


def lesson(state: State, chance: random.Random) -> c.Touch | None:
    """Begin a first hand on an empty felt, or leave the one that is open; None to do something else, which it bars."""
    if state.visit.first_hand:
        return c.EndFirstHand() if chance.random() < LEAVE_LESSON_SHARE else None
    return c.BeginFirstHand() if not state.bet_cents and chance.random() < LESSON_SHARE else None


def _led(state: State, chance: random.Random, fields: Sequence[str]) -> c.Touch:
    """Bet on all of these fields, then throw."""
    missing = [bet for bet in fields if bet not in state.felt.bets]
    if not missing:
        return c.CallDice()
    if not state.felt.bets and chance.random() < AGAIN_SHARE:
        return c.Repeat()
    return c.PlaceWager(missing[0], CHIPS_CENTS[0])


def _change(state: State, chance: random.Random) -> c.Touch:
    """Anything except placing a chip."""
    if state.felt.bets and chance.random() < REMOVE_SHARE:
        return c.TakeDown(chance.choice(tuple(state.felt.bets)))
    return chance.choice(FELTS if chance.random() < FELTS_SHARE else CHANGES)


def _word(chance: random.Random, languages: Sequence[str]) -> c.Touch:
    """Everything that is not a bet."""
    words: tuple[c.Touch, ...] = (
        c.SetOption("language", chance.choice(languages)),
        c.CallAttendant(on=True),
        reserve(PIN),
    )
    return chance.choice(words)
