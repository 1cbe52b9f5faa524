"""The lines of the par sheet, each as a bet alone on the felt, and which parts of a table affect the next rolls."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from fractions import Fraction
from math import lcm

from terminal.rules.craps.bet import Bet
from terminal.rules.craps.commission import UNIT_CENTS, asked_commissions, basis_of
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.played import Played
from terminal.rules.craps.records import Marks
from terminal.rules.craps.table import Table
from terminal.rules.game import Fee, Stakes, Wager
from terminal.rules.two_dice import ROLLS, TOTALS, WAYS, Roll

WEIGHT = dict(WAYS)
WAYS_OF = {total: 6 - abs(total - 7) for total in TOTALS}
"""The number of ways of each total."""
TOTAL_WAYS = tuple((next(roll for roll in ROLLS if sum(roll) == total), ways) for total, ways in WAYS_OF.items())
"""One roll of each total, with its ways."""


def outcomes(layout: Layout, table: Table) -> tuple[tuple[Roll, int], ...]:
    """The next throws that the bets that are up can distinguish: the 21 rolls, or the 11 totals, and their ways."""
    return WAYS if any(layout.played[name].reads_pairs for name in table.bets) else TOTAL_WAYS


def wagers(layout: Layout) -> tuple[Wager[Table], ...]:
    """Every field that takes chips, in the order of the felt."""
    return tuple(_wager(layout, bet) for bet in layout.catalogue.bets.values() if bet.when != "never")


def key(layout: Layout, table: Table) -> Hashable:
    """The stakes, and only those marks that affect these bets."""
    marks = table.marks
    played = [layout.played[name] for name in table.bets]
    reads_point = bool(marks.off) or any(one.reads_point for one in played)
    return (
        tuple(table.bets.items()),
        marks.point if reads_point else None,
        marks.off,
        _since_seven(played, marks),
        frozenset(total for one in played for total in one.reads_since_point.intersection(marks.since_point)),
        tuple(total for total in marks.again if any(total in one.reads_times for one in played)),
        frozenset(total for one in played for total in one.reads_made.intersection(marks.made)),
        tuple(_lacks(one.reads_ways, marks) for one in played if one.reads_ways),
    )


def _since_seven(played: Sequence[Played], marks: Marks) -> Hashable:
    """The totals that have come; for a bet alone that counts them alike, the ways of those still missing, in no order.

    So 2 and 12 are as good as each other. Two such bets may need the same total, and then it matters which.
    """
    if len(played) == 1 and played[0].reads_alike:
        return tuple(sorted(WAYS_OF[total] for total in played[0].reads_alike.difference(marks.since_seven)))
    return frozenset(total for one in played for total in one.reads_since_seven.intersection(marks.since_seven))


def _lacks(totals: frozenset[int], marks: Marks) -> tuple[int, ...]:
    """How many ways each of these totals, which a bet counts alike, still lacks, in no order.

    That tells which: a total has no more than one roll with a single way, which makes the number odd.
    """
    return tuple(sorted([sum([WEIGHT[roll] for roll in marks.missing(total)]) for total in totals]))


def _wager(layout: Layout, bet: Bet) -> Wager[Table]:
    stake_cents = _exact_stake_cents(layout, bet)
    commissions = asked_commissions(layout, ((bet.name, stake_cents),))
    starts = tuple(
        (Table(bets={bet.name: stake_cents}, marks=Marks(point)), weight) for point, weight in _points(layout, bet)
    )
    return Wager(
        bet.name,
        starts,
        bet.name,
        stake_cents,
        sum(cents for _, cents in commissions),
        odds=bet.base is not None,
        stakes=_stakes(layout, bet),
        fee=_fee(layout, bet),
    )


def _stakes(layout: Layout, bet: Bet) -> Stakes:
    """What the sheet lets the field hold, whatever else is up."""
    limits, total_cents = layout.limits.fields[bet.name], layout.limits.max_total_cents
    most = [cents for cents in (limits.max_cents, total_cents) if cents is not None]
    return Stakes(limits.min_cents, min(most, default=None), lcm(len(bet.parts) or 1, layout.step_cents(bet, None)))


def _fee(layout: Layout, bet: Bet) -> Fee | None:
    commission = layout.house.commission
    if commission is None or not bet.commission:
        return None
    pay = Fraction(*layout.pays[bet.name])
    return Fee(
        rate=commission.rate * (pay if basis_of(commission, bet) == "win" else 1),
        pay=pay,
        on_win=commission.time == "on_win",
        rounding="down" if commission.rounding == "unit_down" else "up",
        unit_cents=1 if commission.rounding == "none" else UNIT_CENTS,
        refund=commission.refund,
        stays=bet.can_stay and layout.house.winners == "stay",
    )


def _points(layout: Layout, bet: Bet) -> list[tuple[int | None, int]]:
    """The places of the puck when the bet can be placed; each Point as often as a come-out roll sets it."""
    if bet.when != "point_set":
        return [(None, 1)]
    return [(point, sum(ways for roll, ways in WAYS if sum(roll) == point)) for point in layout.catalogue.points]


def _exact_stake_cents(layout: Layout, bet: Bet) -> int:
    """A stake whose pays and commission, even rounded to the whole unit, are exact."""
    played = layout.played[bet.name]
    stake_cents = lcm(*(way.per for point in played.by_point for way in played.ways(point)))
    commission = layout.house.commission
    if bet.commission and commission is not None:
        stake_cents *= commission.rate.denominator * UNIT_CENTS
    return stake_cents
