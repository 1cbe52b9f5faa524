"""The betting fields of the two-dice games as data, after chapter 1 of the rule book. Pays stand in the par sheet."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rules.bet import LOSE, PUSH, ROLLS, TOTALS, Bet, Catalogue, Effects, Side, When, on_totals, win

CRAPS_POINTS = (4, 5, 6, 8, 9, 10)
HARD_WAYS = (4, 6, 8, 10)
FIELD_TOTALS = (2, 3, 4, 9, 10, 11, 12)


def _alike(points: tuple[int, ...], effects: Effects) -> Mapping[int | None, Effects]:
    """The same effects whether the puck is ON or OFF."""
    return dict.fromkeys((None, *points), effects)


def pass_line(points: tuple[int, ...], wins: tuple[int, ...], loses: tuple[int, ...]) -> Bet:
    """The contract bet with the Point: `wins` and `loses` are the come-out totals that decide it at once."""
    paid = win("pass_line")
    effects: dict[int | None, Effects] = {None: on_totals(paid, *wins) | on_totals(LOSE, *loses)}
    effects |= {point: on_totals(paid, point) | on_totals(LOSE, 7) for point in points}
    return Bet("pass_line", "Pass Line", effects, When.COME_OUT, contract=True, opposed_by=("dont_pass",))


def dont_pass(points: tuple[int, ...]) -> Bet:
    """The mirror image of the Pass Line, bar 12. It may be reduced or taken down at any time, but never raised."""
    paid = win("dont_pass")
    come_out = on_totals(paid, 2, 3) | on_totals(PUSH, 12) | on_totals(LOSE, 7, 11)
    effects: dict[int | None, Effects] = {None: come_out}
    effects |= {point: on_totals(paid, 7) | on_totals(LOSE, point) for point in points}
    return Bet("dont_pass", "Don't Pass", effects, When.COME_OUT, opposed_by=("pass_line",))


def line_odds(base: Bet, side: Side, points: tuple[int, ...]) -> Bet:
    """Odds on a line bet: taken they win with the Point, laid they win with the 7, and pay by the Point."""
    effects: dict[int | None, Effects] = {None: {}}
    for point in points:
        wins, loses = (point, 7) if side == "take" else (7, point)
        paid = win(f"{side}_odds@{point}", f"{side}_odds")
        effects[point] = on_totals(paid, wins) | on_totals(LOSE, loses)
    name = f"{base.name.removesuffix('_line')}_odds"
    return Bet(name, f"{base.title} Odds", effects, When.POINT_SET, base=base.name, side=side)


def place(number: int, points: tuple[int, ...]) -> Bet:
    """Wins when its number comes before a 7."""
    effects = on_totals(win(f"place@{number}", "place"), number) | on_totals(LOSE, 7)
    return Bet(f"place@{number}", f"Place {number}", _alike(points, effects), box=True, can_stay=True)


def hard_way(number: int, points: tuple[int, ...]) -> Bet:
    """Wins on the pair, loses on a 7 and when its number comes the easy way, with two different dice."""
    effects = on_totals(LOSE, number, 7)
    effects[number // 2, number // 2] = win(f"hard@{number}", "hard")
    return Bet(f"hard@{number}", f"Hard {number}", _alike(points, effects), box=True, can_stay=True)


def single_roll(name: str, title: str, wins: tuple[int, ...], points: tuple[int, ...]) -> Bet:
    """Wins when the next roll shows one of these totals, which may each have their own pay; loses on any other."""
    effects = dict.fromkeys(ROLLS, LOSE)
    for total in TOTALS:
        if total in wins:
            effects |= on_totals(win(f"{name}_{total}", name), total)
    return Bet(name, title, _alike(points, effects))


def _craps() -> Catalogue:
    points = CRAPS_POINTS
    with_point = pass_line(points, wins=(7, 11), loses=(2, 3, 12))
    against_point = dont_pass(points)
    bets = [
        with_point,
        line_odds(with_point, "take", points),
        against_point,
        line_odds(against_point, "lay", points),
        single_roll("field", "Field", FIELD_TOTALS, points),
        *(place(number, points) for number in points),
        *(hard_way(number, points) for number in HARD_WAYS),
    ]
    return Catalogue({bet.name: bet for bet in bets}, points)


CATALOGUES: Mapping[str, Catalogue] = {"craps": _craps()}
"""The catalogue of each game, by the name that its par sheets give under `game`."""
