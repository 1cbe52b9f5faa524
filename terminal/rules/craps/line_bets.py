"""Line and come bets and the odds that back them (rule book 1.2 and 1.3)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from terminal.rules.craps.bet import (
    LOSE,
    PUSH,
    Bet,
    Effect,
    Effects,
    Tally,
    on_totals,
    win,
)
from terminal.rules.rulebook import Move, Side
from terminal.rules.two_dice import Roll


class ComeOut(msgspec.Struct, frozen=True):
    """The totals of a first roll: those that become a Point, and those that decide the Pass Line at once."""

    points: tuple[int, ...]
    wins: tuple[int, ...]
    loses: tuple[int, ...]


def line_bets(come_out: ComeOut, *, dont: bool) -> list[Bet]:
    """Pass Line and its odds; with `dont` also Don't Pass and the odds laid on it."""
    bets = [_pass_line(come_out), _line_odds("pass_line", "Pass Line", "take", come_out.points)]
    if dont:
        bets += [_dont_pass(come_out.points), _line_odds("dont_pass", "Don't Pass", "lay", come_out.points)]
    return _limited(bets)


def come_bets(come_out: ComeOut, *, dont: bool) -> list[Bet]:
    """Come, the fields it moves to, and their odds; with `dont` also those of Don't Come."""
    bets = _come(come_out)
    if dont:
        bets += _dont_come(come_out.points)
    return _limited(bets)


def _limited(bets: list[Bet]) -> list[Bet]:
    """The bets as a house limits them: those that are backed together, and the odds that back them."""
    return [replace(bet, limited_as="odds" if bet.base else "line") for bet in bets]


def _pass_line(come_out: ComeOut) -> Bet:
    """The contract bet with the Point."""
    paid = win("pass_line")
    effects: dict[int | None, Effects] = {None: _first_roll(come_out, "pass_line")}
    effects |= {point: on_totals(paid, point) | on_totals(LOSE, 7) for point in come_out.points}
    return Bet(
        "pass_line",
        "Pass Line",
        effects,
        when="come_out",
        lock="point_set",
        puck_related=True,
        opposed_by=("dont_pass",),
    )


def _dont_pass(points: tuple[int, ...]) -> Bet:
    """The mirror image of the Pass Line, bar 12. It may be reduced or taken down at any time, but never raised."""
    paid = win("dont_pass")
    effects: dict[int | None, Effects] = {None: _barred_first_roll("dont_pass")}
    effects |= {point: on_totals(paid, 7) | on_totals(LOSE, point) for point in points}
    return Bet("dont_pass", "Don't Pass", effects, when="come_out", puck_related=True, opposed_by=("pass_line",))


def _come(come_out: ComeOut) -> list[Bet]:
    """A Pass Line bet of its own that takes the next roll as its come-out roll."""
    points = come_out.points
    first = _first_roll(come_out, "come")
    for point in points:
        first |= on_totals(Move(f"come@{point}"), point)
    against = ("dont_come", *(f"dont_come@{point}" for point in points))
    bets = [Bet("come", "Come", alike(points, first), when="point_set", puck_related=True, opposed_by=against)]
    for point in points:
        decided = on_totals(win("come"), point) | on_totals(LOSE, 7)
        name, title = f"come@{point}", f"Come {point}"
        effects = alike(points, decided)
        bets.append(Bet(name, title, effects, when="never", lock="always", puck_related=True, opposed_by=against))
        bets.append(_travelled_odds(f"come_odds@{point}", f"Come {point} Odds", name, "take", points))
    return bets


def _dont_come(points: tuple[int, ...]) -> list[Bet]:
    """The mirror image of Come, bar 12. It may be reduced or taken down, but never raised once it has its number."""
    first = _barred_first_roll("dont_come")
    for point in points:
        first |= on_totals(Move(f"dont_come@{point}"), point)
    against = ("come", *(f"come@{point}" for point in points))
    effects = alike(points, first)
    bets = [Bet("dont_come", "Don't Come", effects, when="point_set", puck_related=True, opposed_by=against)]
    for point in points:
        decided = on_totals(win("dont_come"), 7) | on_totals(LOSE, point)
        name, title = f"dont_come@{point}", f"Don't Come {point}"
        bets.append(Bet(name, title, alike(points, decided), when="never", puck_related=True, opposed_by=against))
        bets.append(_travelled_odds(f"dont_come_odds@{point}", f"Don't Come {point} Odds", name, "lay", points))
    return bets


def alike(points: tuple[int, ...], effects: Effects) -> dict[int | None, Effects]:
    """The same effects whether the puck is ON or OFF."""
    return dict.fromkeys((None, *points), effects)


def _first_roll(come_out: ComeOut, pay: str) -> dict[Roll, Effect | Move | Tally]:
    return on_totals(win(pay), *come_out.wins) | on_totals(LOSE, *come_out.loses)


def _barred_first_roll(pay: str) -> dict[Roll, Effect | Move | Tally]:
    return on_totals(win(pay), 2, 3) | on_totals(PUSH, 12) | on_totals(LOSE, 7, 11)


def _line_odds(base: str, title: str, side: Side, points: tuple[int, ...]) -> Bet:
    """Odds on a line bet: taken they win with the Point, laid they win with the 7, and pay by the Point."""
    effects: dict[int | None, Effects] = {None: {}}
    effects |= {point: _odds_effects(side, point) for point in points}
    name = f"{base.removesuffix('_line')}_odds"
    return Bet(name, f"{title} Odds", effects, when="point_set", switch="odds", base=base, side=side)


def _travelled_odds(name: str, title: str, base: str, side: Side, points: tuple[int, ...]) -> Bet:
    """Odds on a come bet that has its number: decided with it on any roll."""
    effects = alike(points, _odds_effects(side, int(base.partition("@")[2])))
    return Bet(name, title, effects, switch="odds", base=base, side=side, travelled=True)


def _odds_effects(side: Side, point: int) -> Effects:
    wins, loses = (point, 7) if side == "take" else (7, point)
    return on_totals(win(f"{side}_odds@{point}", f"{side}_odds"), wins) | on_totals(LOSE, loses)
