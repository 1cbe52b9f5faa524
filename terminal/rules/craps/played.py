"""Bets combined with the pays and house rules of a sheet: what the engine looks up on every roll."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from math import gcd, lcm

import msgspec

from terminal.rules.craps.bet import Bet, Effect, Effects, Since, Tally
from terminal.rules.craps.house import House
from terminal.rules.game import Dice
from terminal.rules.resolution import Result
from terminal.rules.rulebook import Move
from terminal.rules.two_dice import ROLLS, ROLLS_OF, Roll

Pay = tuple[int, int]
"""A pay of a to b: b staked wins a."""


class Outcome(msgspec.Struct, frozen=True):
    """How a roll ends a bet, with the pay of its sheet."""

    bet: Bet
    result: Result
    stays: bool = False
    """The stake stays up."""
    profit: int = 0
    per: int = 1
    has_commission: bool = False
    """The house takes its commission from the win."""


class Counted(msgspec.Struct, frozen=True):
    """Outcomes by how many of these totals, or how often the only one, came before; or by how many of these rolls."""

    since: Since
    totals: frozenset[int]
    outcomes: tuple[Outcome | None, ...]
    rolls: frozenset[Roll]


Decision = Outcome | Move | Counted
Decisions = Mapping[Roll, Decision]


class Throw(msgspec.Struct, frozen=True):
    """What two dice do with the puck in one place."""

    roll: Roll
    total: int
    point: int | None
    """The place of the puck after it."""
    lost: frozenset[str]
    """The bets that lose by it, whatever totals came before."""
    others: Mapping[str, Decision]
    """The decisions about other bets."""


class Played(msgspec.Struct, frozen=True):
    """A bet under a sheet."""

    bet: Bet
    by_point: Mapping[int | None, Decisions]
    """What each roll does while the bet works; rolls without effect are left out."""
    off_on_come_out: bool
    reads_point: bool
    """Whether the bet depends on the place of the puck."""
    reads_pairs: bool
    """Whether rolls of the same total differ for the bet."""
    reads_since_seven: frozenset[int]
    """The totals since the last 7 on which the bet depends."""
    reads_alike: frozenset[int]
    """All of these totals, if the bet counts them alike: but for their chances it does not matter which have come."""
    reads_since_point: frozenset[int]
    """The totals since the Point was set on which the bet depends."""
    reads_times: Mapping[int, int]
    """The totals on whose number since the last 7 the bet depends, each with the number that it needs."""
    reads_made: frozenset[int]
    """The Points made in this hand on which the bet depends."""
    reads_ways: frozenset[int]
    """The totals on whose ways since the last 7 the bet depends. It counts them alike: nothing matters but what each
    of them still lacks.
    """

    def decisions(self, point: int | None) -> Decisions:
        """What each roll does; house rules decide whether the bet works. Odds that are off are returned."""
        if point is not None or not self.off_on_come_out:
            return self.by_point[point]
        return dict.fromkeys(self.by_point[None], Outcome(self.bet, "return")) if self.bet.base is not None else {}

    def ways(self, point: int | None) -> tuple[Outcome, ...]:
        """Every possible decision with the puck in this place."""
        found: list[Outcome | None] = []
        for one in self.by_point[point].values():
            found += one.outcomes if isinstance(one, Counted) else [one] if isinstance(one, Outcome) else []
        return tuple(way for way in found if way is not None)

    def step_cents(self, point: int | None) -> int:
        """Only multiples of this are paid in whole cents."""
        # Odds pay by the Point that is set; any other bet may remain up when the puck moves.
        points = self.by_point if self.bet.base is None else (point,)
        wins = (way for each in points for way in self.ways(each) if way.result == "win")
        return lcm(*(way.per // gcd(way.profit, way.per) for way in wins))


def play(bet: Bet, pays: Mapping[str, Pay], house: House) -> Played:
    """Combine the sheet's pays and house rules with a bet."""
    each = {id(effects): effects for effects in bet.effects.values()}  # Points share most of them
    by_effects = {key: _decisions(bet, effects, pays, house) for key, effects in each.items()}
    counts = [one for decisions in by_effects.values() for one in decisions.values() if isinstance(one, Counted)]
    rule = house.odds_on_come_out if bet.travelled else house.box_on_come_out if bet.box else "working"
    return Played(
        bet,
        {point: by_effects[id(effects)] for point, effects in bet.effects.items()},
        off_on_come_out=rule == "off",
        reads_point=rule == "off" or len(by_effects) > 1,
        reads_pairs=any(_reads_pairs(effects) for effects in each.values()),
        reads_since_seven=_totals(counts, "seven") | _totals(counts, "times"),
        reads_alike=_counted_alike(by_effects.values(), counts),
        reads_since_point=_totals(counts, "point"),
        reads_times=_needed(counts),
        reads_made=_totals(counts, "hand"),
        reads_ways=_totals(counts, "ways"),
    )


def turned_round(played: Collection[Played], points: Collection[int]) -> Mapping[int | None, Mapping[Dice, Throw]]:
    """The inverse table: what each throw does to all these bets, by the place of the puck."""
    return {point: _throws(played, points, point) for point in (None, *points)}


def _throws(played: Collection[Played], points: Collection[int], point: int | None) -> Mapping[Dice, Throw]:
    lost: dict[Roll, list[str]] = {roll: [] for roll in ROLLS}
    others: dict[Roll, dict[str, Decision]] = {roll: {} for roll in ROLLS}
    for one in played:
        name = one.bet.name
        for roll, decision in one.decisions(point).items():
            if isinstance(decision, Outcome) and decision.result == "lose":
                lost[roll].append(name)
            else:
                others[roll][name] = decision
    return {
        dice: throw
        for roll in ROLLS
        for total in [sum(roll)]
        for throw in [Throw(roll, total, _point_after(points, point, total), frozenset(lost[roll]), others[roll])]
        for dice in (roll, roll[::-1])
    }


def _point_after(points: Collection[int], point: int | None, total: int) -> int | None:
    """The place of the puck after this total. A come-out roll may set the Point; the Point or a 7 ends the cycle."""
    if point is None:
        return total if total in points else None
    return None if total in (point, 7) else point


def _decisions(bet: Bet, effects: Effects, pays: Mapping[str, Pay], house: House) -> Decisions:
    each = {id(effect): effect for effect in effects.values()}
    made = {key: _decision(bet, effect, pays, house) for key, effect in each.items()}
    return {roll: made[id(effect)] for roll, effect in effects.items()}


def _decision(bet: Bet, effect: Effect | Move | Tally, pays: Mapping[str, Pay], house: House) -> Decision:
    if isinstance(effect, Move):
        return effect
    if isinstance(effect, Tally):
        paid = _paid_by_count(effect.effects, pays)
        outcomes = tuple(None if one is None else _outcome(bet, one, pays, house) for one in paid)
        return Counted(effect.since, frozenset(effect.totals), outcomes, frozenset(effect.rolls))
    return _outcome(bet, effect, pays, house)


def _paid_by_count(effects: tuple[Effect | None, ...], pays: Mapping[str, Pay]) -> list[Effect | None]:
    """The pays by count: a count that the sheet does not name pays as the next lower one, the lowest nothing."""
    paid: list[Effect | None] = []
    for effect in effects:
        unnamed = effect is not None and effect.optional and effect.pay not in pays
        paid.append(paid[-1] if unnamed and paid else effect)
    return paid


def _outcome(bet: Bet, effect: Effect, pays: Mapping[str, Pay], house: House) -> Outcome:
    if effect.result == "push":
        return Outcome(bet, "push", stays=house.push == "stay")
    if effect.result == "lose":
        return Outcome(bet, "lose")
    if effect.pay not in pays:
        assert effect.optional, f"the sheet was read without a pay for {effect.pay}"
        return Outcome(bet, "lose")
    stays = bet.can_stay and house.winners == "stay"
    profit, per = pays[effect.pay]
    if bet.parts:
        # One part wins; the others are lost, and are deducted from the win.
        count = len(bet.parts)
        return Outcome(bet, "win", stays, profit - (count - 1) * per, count * per)
    has_commission = bool(bet.commission) and house.commission is not None and house.commission.time == "on_win"
    return Outcome(bet, "win", stays, profit, per, has_commission)


def _needed(counts: Iterable[Counted]) -> dict[int, int]:
    """By total, how often it has to come."""
    return {total: len(one.outcomes) - 1 for one in counts if one.since == "times" for total in one.totals}


def _totals(counts: Iterable[Counted], since: Since) -> frozenset[int]:
    return frozenset(total for one in counts if one.since == since for total in one.totals)


def _counted_alike(tables: Collection[Decisions], counts: Sequence[Counted]) -> frozenset[int]:
    """The totals since a 7 that a bet counts, if it counts nothing else and each does the same after the others."""
    totals = _totals(counts, "seven")
    if not totals or any(one.since != "seven" or one.outcomes != counts[0].outcomes for one in counts):
        return frozenset()
    is_alike = all(
        isinstance(one, Counted) and one.totals | {total} == totals
        for decisions in tables
        for total in totals
        for one in map(decisions.get, ROLLS_OF[total])
    )
    return (
        totals if is_alike and len(counts) == len(tables) * sum(len(ROLLS_OF[one]) for one in totals) else frozenset()
    )


def _reads_pairs(effects: Effects) -> bool:
    return any(effects.get(roll) != effects.get(first) for first, *others in ROLLS_OF.values() for roll in others)
