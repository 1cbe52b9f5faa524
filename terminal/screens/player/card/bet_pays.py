"""What a bet pays, line by line, according to the rules."""

from __future__ import annotations

from collections.abc import Iterable

from terminal.rules.game import AnyGame
from terminal.rules.rulebook import BetRule, CountedEnding, Ending
from terminal.screens.player.card.bet_kinds import next_seven, seven_out
from terminal.screens.player.card.bet_rolls import rolls_of
from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.shared.table.pays import spelled
from terminal.screens.translating.marked import translate

Line = tuple[str, str]
"""What is paid, empty if there is only one pay, and how much: ``("2 and 12", "2 to 1")``."""

Ratio = tuple[int, int]


def pay_lines(game: AnyGame, bet: str) -> list[Line]:
    """Every pay of the bet."""
    rule = game.rulebook[bet]
    if rule.when == "new_hand":
        say = translate("Player", "{0} Points made")
        return [(say.format(made), spelled(_written(ratio))) for made, ratio in _ratios(seven_out(rule))]
    if isinstance(rule.by_point[None].get((3, 4)), CountedEnding):
        say = translate("Player", "{0} totals complete")
        return [(say.format(done), spelled(_written(ratio))) for done, ratio in _ratios(next_seven(rule))]
    if any(isinstance(one, CountedEnding) for one in rule.by_point[game.points[0]].values()):
        return _by_hits(game, rule)
    if rule.base is not None and not rule.travelled:
        return _lines(_by_point(rule))
    return _lines(_by_roll(rule))


def pay_at(game: AnyGame, bet: str, point: int | None) -> str:
    """The pay of the bet with the puck in this place, if there is only one."""
    ways = game.rulebook[bet].endings(point)
    return next((spelled(_written(_ratio(way))) for way in ways if way.result == "win"), "")


def _by_point(rule: BetRule) -> list[tuple[str, Ratio]]:
    """Odds on a line pay by the Point, whichever roll wins them."""
    wins = {point: way for point in rule.by_point for way in rule.endings(point) if way.result == "win"}
    return [(str(point), _ratio(way)) for point, way in wins.items()]


def _by_roll(rule: BetRule) -> list[tuple[str, Ratio]]:
    """Other bets pay by the roll that wins them, now or later."""
    found: dict[str, Ratio] = {}
    for deeds in rule.by_point.values():
        ways = {id(one): one for one in deeds.values() if isinstance(one, Ending) and one.result == "win"}
        for way in ways.values():
            only = {roll: one for roll, one in deeds.items() if one is way}
            found |= dict.fromkeys(rolls_of(only, "win"), _ratio(way))
    return list(found.items())


def _lines(pays: Iterable[tuple[str, Ratio]]) -> list[Line]:
    """Combine equal pays into one line."""
    together: dict[Ratio, list[str]] = {}
    for name, ratio in pays:
        together.setdefault(ratio, []).append(name)
    if len(together) == 1:
        return [("", spelled(_written(ratio))) for ratio in together]
    return [(all_of(names), spelled(_written(ratio))) for ratio, names in together.items()]


def _by_hits(game: AnyGame, rule: BetRule) -> list[Line]:
    """Bets that count earlier totals; a count with the same pay as the one below has no line of its own."""
    point = game.points[0]
    found: dict[int, CountedEnding] = {
        id(one): one for one in rule.by_point[point].values() if isinstance(one, CountedEnding)
    }
    if any(isinstance(one, CountedEnding) for one in rule.by_point[None].values()):
        return [("", spelled(_written(ratio))) for ratio in {_ratios(one)[-1][1] for one in found.values()}]
    again = translate("Player", "{0} hits, then its Point")
    ended = translate("Player", "{0} hits, then {1}")
    enders = any_of(sorted({sum(roll) for roll in rule.by_point[point]} - {point}))
    own = {id(one): sum(roll) == point for roll, one in rule.by_point[point].items()}
    return [
        ((again if own[key] else ended).format(hits, enders), spelled(_written(ratio)))
        for key, one in sorted(found.items(), key=lambda pair: not own[pair[0]])
        for hits, ratio in _ratios(one)
    ]


def _ratios(one: CountedEnding) -> list[tuple[int, Ratio]]:
    """The winning counts, each with its pay if that differs from the count before."""
    found: list[tuple[int, Ratio]] = []
    for hits, way in enumerate(one.endings):
        if way is not None and way.result == "win" and (not found or found[-1][1] != _ratio(way)):
            found.append((hits, _ratio(way)))
    return found


def _ratio(way: Ending) -> Ratio:
    return way.profit, way.per


def _written(ratio: Ratio) -> str:
    profit, per = ratio
    return f"{profit}:{per}"
