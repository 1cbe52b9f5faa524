"""The data behind cards, help and windows about the bets of a layout, in the shape of every game's rule book."""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from terminal.rules.craps.bet import Bet
from terminal.rules.craps.commission import basis_of
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.lucky_bets import ROLLERS
from terminal.rules.craps.placing import untimely
from terminal.rules.craps.played import Counted, Decision, Outcome, Played
from terminal.rules.craps.records import Rolled
from terminal.rules.craps.rolling import counted
from terminal.rules.craps.side_bets import REPEATERS
from terminal.rules.craps.table import Table
from terminal.rules.rulebook import BetRule, BetTraits, CommissionTerms, CountedEnding, Deed, Ending, Lit, Move
from terminal.rules.two_dice import Roll


def rulebook(layout: Layout) -> Mapping[str, BetRule]:
    """Every bet of the layout, in the order of the felt."""
    return {name: _rule(layout, played) for name, played in layout.played.items()}


def next_rolls(layout: Layout, table: Table, name: str) -> Mapping[Roll, Deed] | None:
    """What the next roll does to the bet; None if it is neither up nor can be placed now."""
    if name not in table.bets and untimely(layout, table, name):
        return None
    marks = table.marks
    if not layout.working(name, marks.point, marks.off):
        return {}
    decisions = layout.played[name].by_point[marks.point].items()
    done = {roll: counted(one, marks) if isinstance(one, Counted) else one for roll, one in decisions}
    return {roll: _deed(one) for roll, one in done.items() if one is not None}


def odds_opened(layout: Layout, table: Table, record: Rolled, point_before: int | None) -> tuple[str, ...]:
    """The odds whose base bet got its Point by this roll, which led to the table."""
    travelled = {move.bet_to for move in record.moved}
    point_is_set = point_before is None and record.point is not None
    bets = [bet for bet in layout.catalogue.bets.values() if bet.base is not None and bet.base in table.bets]
    return tuple(bet.name for bet in bets if (bet.base in travelled if bet.travelled else point_is_set))


def lit(layout: Layout, table: Table, bet: str) -> Lit:
    """The totals to light up for a bet that counts them; nothing for other bets."""
    marks = table.marks
    if bet in ROLLERS:
        _, wanted = ROLLERS[bet]
        hit = tuple(total for total in marks.since_seven if total in wanted)
        return Lit(hit, complete=len(hit) == len(wanted))
    if bet == "fire":
        return Lit(marks.made, marks.point if bet in table.bets else None)
    if bet == "hot_roller":
        came = tuple(sorted(sum(roll) for roll in marks.rolls))
        return Lit(came, complete=not any(marks.missing(point) for point in layout.catalogue.points))
    if bet in REPEATERS:
        total, needed = REPEATERS[bet]
        times = marks.times(total)
        return Lit((total,) * times, complete=times >= needed)
    if bet == "lucky_shooter" and bet in table.bets and marks.point is not None:
        return Lit(tuple(total for total in marks.since_point if total != marks.point), marks.point)
    return Lit()


def _rule(layout: Layout, played: Played) -> BetRule:
    bet = played.bet
    decisions = {id(one): one for by_roll in played.by_point.values() for one in by_roll.values()}
    deeds = {key: _deed(one) for key, one in decisions.items()}  # rolls with the same decision share it
    return BetRule(
        **{trait: getattr(bet, trait) for trait in BetTraits.__struct_fields__},
        by_point={
            point: {roll: deeds[id(one)] for roll, one in by_roll.items()} for point, by_roll in played.by_point.items()
        },
        pay_lines=tuple((effect.pay, effect.pay_group) for effect in bet.wins()),
        off_on_come_out=played.off_on_come_out,
        reads_pairs=played.reads_pairs,
        commission=_commission(layout, bet),
    )


def _deed(decision: Decision) -> Deed:
    if isinstance(decision, Move):
        return decision
    if isinstance(decision, Counted):
        return CountedEnding(decision.totals, tuple(None if one is None else _ending(one) for one in decision.outcomes))
    return _ending(decision)


def _ending(outcome: Outcome) -> Ending:
    divisor = gcd(outcome.profit, outcome.per) if outcome.bet.parts else 1
    return Ending(outcome.result, outcome.stays, outcome.profit // divisor, outcome.per // divisor)


def _commission(layout: Layout, bet: Bet) -> CommissionTerms | None:
    commission = layout.house.commission
    if commission is None or not bet.commission:
        return None
    return CommissionTerms(commission.rate, commission.time, basis_of(commission, bet))
