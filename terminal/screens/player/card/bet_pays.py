"""What a bet pays, line by line, as the rules that play would pay it."""

from __future__ import annotations

from collections.abc import Iterable
from math import gcd

from terminal.rules.craps.bet import Roll
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.played import Counted, Decision, Outcome, Played
from terminal.screens.player.card.bet_rolls import rolls_of
from terminal.screens.player.helping.lists import all_of, any_of
from terminal.screens.player.table.pays import spelled
from terminal.screens.translating.marked import translate

Line = tuple[str, str]
"""For what is paid, empty where there is only one pay, and how much: ``("2 and 12", "2 to 1")``."""

Ratio = tuple[int, int]


def pay_lines(layout: Layout, bet: str) -> list[Line]:
    """Every way in which a win of the bet is paid."""
    played = layout.played[bet]
    if any(isinstance(one, Counted) for one in played.by_point[layout.catalogue.points[0]].values()):
        return _by_hits(layout, played)
    if played.bet.base is not None and not played.bet.travelled:
        return _lines(_by_point(played))
    return _lines(_by_roll(played))


def pay_at(layout: Layout, bet: str, point: int | None) -> str:
    """What a win of the bet pays while the puck is there, where that is a single pay."""
    ways = layout.played[bet].ways(point)
    return next((spelled(_written(_ratio(way))) for way in ways if way.result == "win"), "")


def _by_point(played: Played) -> list[tuple[str, Ratio]]:
    """Odds on a line pay by the Point, whichever roll wins them."""
    wins = {point: way for point in played.by_point for way in played.ways(point) if way.result == "win"}
    return [(str(point), _ratio(way)) for point, way in wins.items()]


def _by_roll(played: Played) -> list[tuple[str, Ratio]]:
    """Other bets pay by the roll that wins them, now or later."""
    found: dict[str, Ratio] = {}
    for decisions in played.by_point.values():
        ways = {id(one): one for one in decisions.values() if isinstance(one, Outcome) and one.result == "win"}
        for way in ways.values():
            only: dict[Roll, Decision | None] = {roll: one for roll, one in decisions.items() if one is way}
            found |= dict.fromkeys(rolls_of(only, "win"), _ratio(way))
    return list(found.items())


def _lines(pays: Iterable[tuple[str, Ratio]]) -> list[Line]:
    """What is paid alike in one line."""
    together: dict[Ratio, list[str]] = {}
    for name, ratio in pays:
        together.setdefault(ratio, []).append(name)
    if len(together) == 1:
        return [("", spelled(_written(ratio))) for ratio in together]
    return [(all_of(names), spelled(_written(ratio))) for ratio, names in together.items()]


def _by_hits(layout: Layout, played: Played) -> list[Line]:
    """Bets that count what came before; a count that is paid like the one below it has no line of its own."""
    point = layout.catalogue.points[0]
    found: dict[int, Counted] = {id(one): one for one in played.by_point[point].values() if isinstance(one, Counted)}
    if any(isinstance(one, Counted) for one in played.by_point[None].values()):
        return [("", spelled(_written(ratio))) for ratio in {_ratios(one)[-1][1] for one in found.values()}]
    again = translate("Player", "{0} hits, then its Point")
    ended = translate("Player", "{0} hits, then {1}")
    enders = any_of(sorted({sum(roll) for roll in played.by_point[point]} - {point}))
    own = {id(one): sum(roll) == point for roll, one in played.by_point[point].items()}
    return [
        ((again if own[key] else ended).format(hits, enders), spelled(_written(ratio)))
        for key, one in sorted(found.items(), key=lambda pair: not own[pair[0]])
        for hits, ratio in _ratios(one)
    ]


def _ratios(one: Counted) -> list[tuple[int, Ratio]]:
    """The counts that win, each with its pay, as far as it differs from that of the count before."""
    found: list[tuple[int, Ratio]] = []
    for hits, way in enumerate(one.outcomes):
        if way is not None and way.result == "win" and (not found or found[-1][1] != _ratio(way)):
            found.append((hits, _ratio(way)))
    return found


def _ratio(way: Outcome) -> Ratio:
    """The pay as it stands in the sheet; that of a split stake, which stands nowhere, in lowest terms."""
    divisor = gcd(way.profit, way.per) if way.bet.parts else 1
    return way.profit // divisor, way.per // divisor


def _written(ratio: Ratio) -> str:
    profit, per = ratio
    return f"{profit}:{per}"
