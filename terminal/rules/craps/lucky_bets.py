"""Lucky Roller and Lucky Shooter: bets on which totals come before the roll that ends them (rule book 1.7)."""

from __future__ import annotations

from collections.abc import Mapping

from terminal.rules.craps.bet import LOSE, Bet, Effect, Effects, Tally, on_totals, win
from terminal.rules.craps.line_bets import ComeOut, alike
from terminal.rules.rulebook import Locked

LOW = (2, 3, 4, 5, 6)
HIGH = (8, 9, 10, 11, 12)
ROLLERS = {
    "lucky_low": ("Low Rolls", LOW),
    "lucky_high": ("High Rolls", HIGH),
    "lucky_all": ("Roll 'Em All", LOW + HIGH),
}


LOCKS: Mapping[str, Locked] = {"yes": "hit", "no": "never"}
"""When Lucky Roller is locked, by the house rule."""


def lucky_roller(points: tuple[int, ...]) -> list[Bet]:
    """Wins when all of its totals have come before a 7, in any order and any number of times.

    Whether it is locked from its first hit until it is decided is the house rule `lucky_roller_locked`.
    """
    bets = []
    for name, (title, totals) in ROLLERS.items():
        effects = on_totals(LOSE, 7)
        for total in totals:
            others = tuple(other for other in totals if other != total)
            last = Tally("seven", others, (*(None for _ in others), win(name)))
            effects |= on_totals(last, total)
        alone = alike(points, effects)
        bets.append(
            Bet(
                name,
                title,
                alone,
                when="after_seven",
                by_house=dict.fromkeys(LOCKS, alone),
                house_key="lucky_roller_locked",
                lock_by_house=LOCKS,
                limited_as="side",
            )
        )
    return bets


def lucky_shooter(come_out: ComeOut) -> Bet:
    """Wins by the number of other Points that come before its own Point or a 2, 3, 7, 11 or 12.

    Whether it survives or loses on a 7 or 11 before its Point is the house rule `lucky_shooter_7_11`.
    """
    craps = {"stay": come_out.loses, "lose": come_out.loses + come_out.wins}
    by_house = {value: _shooter_effects(come_out, losing) for value, losing in craps.items()}
    return Bet(
        "lucky_shooter",
        "Lucky Shooter",
        by_house["stay"],
        when="come_out",
        lock="point_set",
        puck_related=True,
        by_house=by_house,
        house_key="lucky_shooter_7_11",
        limited_as="side",
    )


def _shooter_effects(come_out: ComeOut, losing: tuple[int, ...]) -> dict[int | None, Effects]:
    effects: dict[int | None, Effects] = {None: on_totals(LOSE, *losing)}
    enders = come_out.wins + come_out.loses
    for point in come_out.points:
        others = tuple(other for other in come_out.points if other != point)
        again = on_totals(_by_hits("point", others), point)
        effects[point] = again | on_totals(_by_hits("craps", others), *enders)
    return effects


def _by_hits(column: str, totals: tuple[int, ...]) -> Tally:
    """The sheet's column of pays by hits; if it has no pay for a number of hits, the bet loses."""
    pays = (f"lucky_shooter_{column}_{hits}" for hits in range(len(totals) + 1))
    return Tally("point", totals, tuple(Effect("win", pay, pay, optional=True) for pay in pays))
