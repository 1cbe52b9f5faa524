"""What a table without a player shows to passers-by, one panel after another and each in the next language."""

from __future__ import annotations

from collections import Counter
from typing import Protocol

import msgspec

from terminal.cabinet.cabinet import Cabinet
from terminal.cabinet.commands import BeginFirstHand
from terminal.cabinet.state import State
from terminal.cabinet.statistics import Statistics
from terminal.rules.game import AnyGame
from terminal.screens.player.idling.tongues import writing
from terminal.screens.player.table import hot_shooter
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP

ROLLS_SHOWN = 6
MIN_HOT_ROLLS = 20
"""With fewer rolls there is no hot number yet."""

INVITATION = QT_TRANSLATE_NOOP("Player", "Insert a bill to play")
TOUCH = QT_TRANSLATE_NOOP("Player", "Touch the screen to see the table")
LIMITS = QT_TRANSLATE_NOOP("Player", "At this table")
LEAST = QT_TRANSLATE_NOOP("Player", "Bets from {0}")
MAX_LINE = QT_TRANSLATE_NOOP("Player", "Up to {0} on the Pass Line")
MAX_BET = QT_TRANSLATE_NOOP("Player", "Up to {0} on a bet")
MAX_ALL = QT_TRANSLATE_NOOP("Player", "Up to {0} on the whole table")
LAST = QT_TRANSLATE_NOOP("Player", "The last rolls")
DICE = QT_TRANSLATE_NOOP("Player", "The dice so far")
HOTTEST = QT_TRANSLATE_NOOP("Player", "The {0} came {1} times in {2} rolls")
LONGEST = QT_TRANSLATE_NOOP("Player", "Longest hand: {0} rolls")
SHOOTER = QT_TRANSLATE_NOOP("Player", "Hot shooter")
THIS_HAND = QT_TRANSLATE_NOOP("Player", "This hand: rolls {0}, Points {1}")
BEST_HAND = QT_TRANSLATE_NOOP("Player", "Best hand today: rolls {0}, Points {1}")
NOVICE = QT_TRANSLATE_NOOP("Player", "New to the game?")
FIRST_HAND = QT_TRANSLATE_NOOP("Player", "Play a first hand with play chips")
BEGIN = QT_TRANSLATE_NOOP("Player", "Play a first hand")
NO_MONEY = QT_TRANSLATE_NOOP("Player", "Three minutes: no money is bet")
MALFUNCTION = QT_TRANSLATE_NOOP("Player", "Malfunction voids all pays and plays.")
"""On the screen at all times (regulation L9), and in the help."""
SINCE_SEVEN = QT_TRANSLATE_NOOP("Player", "Rolls since the last 7: {0}")


class Speaker(Protocol):
    """Provides texts in any language."""

    def say(self, code: str, text: str) -> str:
        """The player's text in this language."""


class Panel(msgspec.Struct, frozen=True):
    """The name of a game; a heading over lines of text, or over rolls: both dice of each in a row."""

    title: str
    invitation: str
    touch: str
    malfunction: str
    begin: str
    """The label of the button that begins a first hand."""
    heading: str
    lines: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    together: int = 2
    """How many dice make a throw."""


class _Fact(msgspec.Struct, frozen=True):
    """A panel before its translation: amounts are still cents."""

    title: str
    heading: str
    lines: tuple[tuple[str, tuple[int, ...]], ...] = ()
    amounts: bool = False
    dice: tuple[int, ...] = ()
    together: int = 2


def panel(step: int, cabinet: Cabinet, state: State, tongues: Speaker) -> Panel:
    """The panel of this step: the languages take turns, and in each round of them the facts move on by one.

    Each game that is offered has its panel of limits; the rolls are those of the game on the table.
    """
    offered = cabinet.option_choices("language")
    house = cabinet.option(state, "language")
    codes = (house, *(code for code in offered if code != house))
    facts = _facts(cabinet, state)
    code = codes[step % len(codes)]
    fact = facts[(step + step // len(codes)) % len(facts)]
    with writing(code):
        lines = tuple(tongues.say(code, text).format(*_spoken(fact, values, cabinet)) for text, values in fact.lines)
    texts = (INVITATION, TOUCH, MALFUNCTION, BEGIN, fact.heading)
    invitation, touch, malfunction, begin, heading = (tongues.say(code, text) for text in texts)
    return Panel(fact.title, invitation, touch, malfunction, begin, heading, lines, fact.dice, fact.together)


def _spoken(fact: _Fact, values: tuple[int, ...], cabinet: Cabinet) -> tuple[str, ...]:
    return tuple(languages.amount(one, cabinet.profile.currency) if fact.amounts else str(one) for one in values)


def _facts(cabinet: Cabinet, state: State) -> list[_Fact]:
    facts, title = [], cabinet.game.title
    if state.results.rolls:
        most = max(len(roll.record.dice) for roll in state.results.rolls)
        whole = [roll.record.dice for roll in reversed(state.results.rolls) if len(roll.record.dice) == most]
        shown = whole[: ROLLS_SHOWN if most == 2 else ROLLS_SHOWN // 2 + 1]
        facts.append(_Fact(title, LAST, dice=tuple(face for dice in shown for face in dice), together=most))
    if cabinet.game.totals and len(state.results.statistics.dice) >= MIN_HOT_ROLLS:
        facts.append(_dice_so_far(title, state.results.statistics))
    if hot_shooter.is_shown(cabinet) and state.results.statistics.best_today.rolls:
        facts.append(_shooter(title, state.results.statistics))
    if cabinet.profile.first_hand and cabinet.refusal(state, BeginFirstHand()) is None:
        facts.append(_Fact(title, NOVICE, ((FIRST_HAND, ()), (NO_MONEY, ()))))
    others = [game for game in cabinet.games.values() if game is not cabinet.game]
    return [*facts, *(_limits(game) for game in (cabinet.game, *others))]


def _limits(game: AnyGame) -> _Fact:
    min_cents, max_cents = game.bet_range
    line = game.limited_bets().get("pass_line")
    max_cents = max_cents if line is None else line.limits.max_cents
    lines: list[tuple[str, tuple[int, ...]]] = [(LEAST, (min_cents,))]
    if max_cents:
        lines.append((MAX_BET if line is None else MAX_LINE, (max_cents,)))
    if game.max_total_bet_cents is not None:
        lines.append((MAX_ALL, (game.max_total_bet_cents,)))
    return _Fact(game.title, LIMITS, tuple(lines), amounts=True)


def _shooter(title: str, statistics: Statistics) -> _Fact:
    """The best hand of the day, and the one that is being played, if it is another."""
    hand, best = statistics.hand, statistics.best_today
    lines: list[tuple[str, tuple[int, ...]]] = [(BEST_HAND, (best.rolls, best.points))]
    if hand.rolls and hand != best:
        lines.append((THIS_HAND, (hand.rolls, hand.points)))
    return _Fact(title, SHOOTER, tuple(lines))


def _dice_so_far(title: str, statistics: Statistics) -> _Fact:
    # Seven is the most frequent total anyway; players do not call it hot.
    totals = Counter(total for dice in statistics.dice if (total := sum(dice)) != 7)
    lines: list[tuple[str, tuple[int, ...]]] = []
    if totals:
        hottest, times = max(totals.items(), key=lambda one: (one[1], one[0]))
        lines.append((HOTTEST, (hottest, times, len(statistics.dice))))
    lines.append((LONGEST, (statistics.longest_hand,)))
    if (rolls := statistics.rolls_since_seven) is not None:
        lines.append((SINCE_SEVEN, (rolls,)))
    return _Fact(title, DICE, tuple(lines))
