"""The words of the craps family: the stickman's call of a roll, and what wins next by the puck."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from terminal.cabinet.state import State
from terminal.cabinet.state.games import Roll
from terminal.rules.game import AnyGame
from terminal.screens.shared.calls.mark import Mark
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

NUMBERS = (
    QT_TRANSLATE_NOOP("Player", "Two"),
    QT_TRANSLATE_NOOP("Player", "Three"),
    QT_TRANSLATE_NOOP("Player", "Four"),
    QT_TRANSLATE_NOOP("Player", "Five"),
    QT_TRANSLATE_NOOP("Player", "Six"),
    QT_TRANSLATE_NOOP("Player", "Seven"),
    QT_TRANSLATE_NOOP("Player", "Eight"),
    QT_TRANSLATE_NOOP("Player", "Nine"),
    QT_TRANSLATE_NOOP("Player", "Ten"),
    QT_TRANSLATE_NOOP("Player", "Eleven"),
    QT_TRANSLATE_NOOP("Player", "Twelve"),
)


def is_bad(roll: Roll) -> bool:
    """A 7 that won nothing and took one of the player's bets, or ended the hand: shown in red."""
    results = {one.result for one in roll.record.resolved}
    ends = roll.point_before is not None or "lose" in results
    return sum(roll.record.dice) == 7 and ends and "win" not in results


def number_word(total: int) -> str:
    """The name of a total of two dice."""
    return translate("Player", NUMBERS[total - 2])


def mark(roll: Roll) -> Mark:
    """The meaning of the roll for the Point."""
    total = sum(roll.record.dice)
    if total == 7:
        word = translate("Player", "Seven out") if roll.point_before else translate("Player", "Natural")
        return Mark(word, "seven" if is_bad(roll) else "")
    if roll.point_before is None:
        if roll.point_after is not None:
            return Mark(translate("Player", "Point set"), "point")
        return Mark(translate("Player", "Natural") if total == 11 else translate("Player", "Craps"))
    return Mark(translate("Player", "Point made"), "point") if total == roll.point_before else Mark("")


def call(roll: Roll) -> str:
    """The stickman's call of the roll."""
    first, second = roll.record.dice
    total = first + second
    name = (
        languages.sentence_start(translate("Player", "Hard {0}").format(languages.sentence_end(number_word(total))))
        if _hard(first, second)
        else number_word(total)
    )
    if total == 7:
        return translate("Player", "Seven out") if roll.point_before else translate("Player", "Seven, winner")
    if total == roll.point_before:
        return translate("Player", "{0}, winner").format(name)
    if roll.point_before is None and roll.point_after is not None:
        return translate("Player", "{0}, mark it").format(name)
    special = {
        2: translate("Player", "Two, aces"),
        3: translate("Player", "Three, ace-deuce"),
        11: translate("Player", "Yo-leven"),
        12: translate("Player", "Twelve, boxcars"),
    }
    return special.get(total, name)


def prompt(state: State, game: AnyGame, *, rolls: bool) -> str:
    """What wins next, by the puck and the bets that are up. `rolls`: the player calls the dice."""
    point = state.felt.point
    if point is None:
        return _come_out(state.felt.bets, game.points, rolls=rolls)
    return _with_point(state.felt.bets, point, rolls=rolls)


def _come_out(bets: Mapping[str, int], points: Collection[int], *, rolls: bool) -> str:
    if "pass_line" in bets and 11 in points:
        return translate("Player", "Come-out roll: the Pass Line wins on 7; any other total is its Point")
    if "pass_line" in bets:
        return translate("Player", "Come-out roll: the Pass Line wins on 7 and 11, and loses on 2, 3 and 12")
    if "dont_pass" in bets:
        return translate(
            "Player", "Come-out roll: Don't Pass wins on 2 and 3, and loses on 7 and 11; 12 is a stand-off"
        )
    return (
        translate("Player", "Come-out roll: press ROLL when your bets are down")
        if bets and rolls
        else translate("Player", "Come-out roll: place your bets")
    )


def _with_point(bets: Mapping[str, int], point: int, *, rolls: bool) -> str:
    if "pass_line" in bets:
        return translate("Player", "The Point is {0}: the Pass Line wins on {0} and loses on 7").format(point)
    if "dont_pass" in bets:
        return translate("Player", "The Point is {0}: Don't Pass wins on 7 and loses on {0}").format(point)
    if not rolls:
        return translate("Player", "The Point is {0}: place your bets").format(point)
    return translate("Player", "The Point is {0}: place your bets or roll").format(point)


def _hard(first: int, second: int) -> bool:
    return first == second and 2 <= first <= 5
