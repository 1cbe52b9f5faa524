"""What wins each kind of bet and what loses it, in sentences; the rolls in them come from the rules."""

from __future__ import annotations

import msgspec

from terminal.rules.game import AnyGame
from terminal.rules.rulebook import BetRule, CountedEnding, Move
from terminal.rules.two_dice import ROLLS_OF
from terminal.screens.player.card.bet_rolls import SEVEN, rolls_of
from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate


class Rules(msgspec.Struct, frozen=True):
    """What wins a bet and what loses it."""

    wins: str
    loses: str


def line(game: AnyGame, rule: BetRule) -> Rules:
    """Pass Line and Don't Pass: a come-out roll, then the Point against the 7."""
    first, later = rule.by_point[None], rule.by_point[game.points[0]]
    winning, losing, pushing = (rolls_of(first, result) for result in ("win", "lose", "push"))
    if SEVEN in rolls_of(later, "win"):
        wins = translate("Player", "On {0} on the come-out roll. After it, when a 7 comes before the Point.")
        loses = translate("Player", "On {0} on the come-out roll. After it, when the Point comes before a 7.")
    else:
        wins = translate("Player", "On {0} on the come-out roll. After it, when the Point comes before a 7.")
        loses = translate("Player", "On {0} on the come-out roll. After it, when a 7 comes before the Point.")
    never = translate("Player", "When a 7 comes before the Point. It cannot lose on the come-out roll.")
    lost = loses.format(any_of(losing)) if losing else never
    return Rules(wins.format(any_of(winning)), _with_stand_off(lost, pushing))


def come(game: AnyGame, rule: BetRule) -> Rules:
    """Come and Don't Come: a first roll of their own, then the number that they moved to against the 7."""
    first = rule.by_point[None]
    there = next(one.to for one in first.values() if isinstance(one, Move))
    winning, losing, pushing = (rolls_of(first, result) for result in ("win", "lose", "push"))
    if SEVEN in rolls_of(game.rulebook[there].by_point[None], "win"):
        wins = translate("Player", "On {0} on its first roll. After it, when a 7 comes before the number it went to.")
        loses = translate("Player", "On {0} on its first roll. After it, when the number it went to comes before a 7.")
    else:
        wins = translate("Player", "On {0} on its first roll. After it, when the number it went to comes before a 7.")
        loses = translate("Player", "On {0} on its first roll. After it, when a 7 comes before the number it went to.")
    never = translate("Player", "When a 7 comes before the number it went to. It cannot lose on its first roll.")
    lost = loses.format(any_of(losing)) if losing else never
    return Rules(wins.format(any_of(winning)), _with_stand_off(lost, pushing))


def _with_stand_off(loses: str, pushing: list[str]) -> str:
    stand_off = translate("Player", "A first {0} is a stand-off.")
    return f"{loses} {stand_off.format(any_of(pushing))}" if pushing else loses


def odds(game: AnyGame, rule: BetRule) -> Rules:
    """Odds: decided together with the bet that they back."""
    assert rule.base is not None, f"{rule.name} backs no bet"
    base = languages.bet_title(game.rulebook[rule.base].title)
    number = game.rulebook[rule.base].number or translate("Player", "the Point")
    if rule.side == "take":
        wins = translate("Player", "With the {0} bet: when {1} comes before a 7.")
        loses = translate("Player", "With the {0} bet: when a 7 comes before {1}.")
    else:
        wins = translate("Player", "With the {0} bet: when a 7 comes before {1}.")
        loses = translate("Player", "With the {0} bet: when {1} comes before a 7.")
    return Rules(wins.format(base, number), loses.format(base, number))


def race(game: AnyGame, rule: BetRule) -> Rules:
    """A number against the 7: Place, Buy, Lay, Big 6, and the fields to which come bets have moved."""
    del game
    winning, losing = rolls_of(rule.by_point[None], "win"), rolls_of(rule.by_point[None], "lose")
    number_first = translate("Player", "When {0} comes before a 7.")
    seven_first = translate("Player", "When a 7 comes before {0}.")
    if SEVEN in winning:
        return Rules(seven_first.format(any_of(losing)), number_first.format(any_of(losing)))
    return Rules(number_first.format(any_of(winning)), seven_first.format(any_of(winning)))


def hard_way(game: AnyGame, rule: BetRule) -> Rules:
    """A pair against the 7 and against every other way of its total."""
    del game
    total = rule.number
    (pair,) = rolls_of(rule.by_point[None], "win")
    wins = translate("Player", "When {0} comes before a 7 and before any other {1}.").format(pair, total)
    return Rules(wins, translate("Player", "On a 7, and when {0} comes with two different dice.").format(total))


def next_roll(game: AnyGame, rule: BetRule) -> Rules:
    """Bets that any roll decides."""
    del game
    winning = rolls_of(rule.by_point[None], "win")
    loses = translate("Player", "On any other roll.")
    low, _, high = winning[0].partition("-")
    if high and low != high:
        either = translate("Player", "When the next roll is {0}, whichever die shows which.")
        return Rules(either.format(*winning), loses)
    return Rules(translate("Player", "When the next roll is {0}.").format(any_of(winning)), loses)


def roller(game: AnyGame, rule: BetRule) -> Rules:
    """All of several totals against the 7."""
    del game
    totals = sorted({sum(roll) for roll, one in rule.by_point[None].items() if isinstance(one, CountedEnding)})
    wins = translate("Player", "When {0} have all come before a 7, in any order.").format(all_of(totals))
    return Rules(wins, translate("Player", "When a 7 comes before all of them."))


def repeater(game: AnyGame, rule: BetRule) -> Rules:
    """One total, as often as it demands, against the 7."""
    del game
    last = next(one for one in rule.by_point[None].values() if isinstance(one, CountedEnding))
    wins = translate("Player", "When {0} has come {1} times before a 7.").format(rule.number, len(last.endings) - 1)
    return Rules(wins, translate("Player", "When a 7 comes first, on a come-out roll too."))


def fire(game: AnyGame, rule: BetRule) -> Rules:
    """The different Points made in a hand."""
    least = min(count for count, way in enumerate(seven_out(rule).endings) if way is not None and way.result == "win")
    wins = translate(
        "Player", "By the number of different Points made: {0} or more at the seven-out, all {1} at once."
    ).format(least, len(game.points))
    loses = translate("Player", "At the seven-out with fewer than {0} Points made. No come-out roll decides it.")
    return Rules(wins, loses.format(least))


def hot_roller(game: AnyGame, rule: BetRule) -> Rules:
    """The totals that have come in each of their ways before a 7."""
    del game
    seven = next_seven(rule)
    least = min(count for count, way in enumerate(seven.endings) if way is not None and way.result == "win")
    wins = translate(
        "Player",
        "By how many of {0} have come in each of their ways, such as {1} for {2}: {3} or more at the next 7, all {4} at"
        " once.",
    )
    totals = sorted(seven.totals)
    ways = all_of([f"{low}-{high}" for low, high in ROLLS_OF[totals[0]]])
    return Rules(
        wins.format(all_of(totals), ways, totals[0], least, len(totals)),
        translate("Player", "When a 7 comes before {0} of them have, on a come-out roll too.").format(least),
    )


def next_seven(rule: BetRule) -> CountedEnding:
    """What a 7 does to Hot Roller, by the number of totals that have come in each of their ways."""
    ending = rule.by_point[None][3, 4]
    assert isinstance(ending, CountedEnding), f"{rule.name} counts no totals"
    return ending


def seven_out(rule: BetRule) -> CountedEnding:
    """What a 7 does to Fire, by the number of Points made."""
    point = max(point for point in rule.by_point if point is not None)
    ending = rule.by_point[point][3, 4]
    assert isinstance(ending, CountedEnding), f"{rule.name} counts no Points"
    return ending


def shooter(game: AnyGame, rule: BetRule) -> Rules:
    """Hits of other Points before its own Point comes again, or what ends it."""
    point = game.points[0]
    counts = rule.by_point[point]
    enders = sorted({sum(roll) for roll in counts} - {point})
    one = next(one for one in counts.values() if isinstance(one, CountedEnding))
    least = next(hits for hits, way in enumerate(one.endings) if way is not None and way.result == "win")
    wins = translate(
        "Player",
        "Its Point is the one that is set next; every other Point number that comes is a hit, once. It wins"
        " when its Point comes again, or {0}, after {1} hits or more.",
    ).format(any_of(enders), least)
    loses = translate("Player", "On {0} before its Point is set. After that, when it ends with fewer than {1} hits.")
    return Rules(wins, loses.format(any_of(rolls_of(rule.by_point[None], "lose")), least))
