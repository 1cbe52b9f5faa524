"""The roll: what the dice do to every bet that is up, and to the puck. The one place where bets are decided."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.rules.craps.bet import Move
from terminal.rules.craps.commission import commission_cents
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.played import Counted, Outcome
from terminal.rules.craps.records import Marks, Moved, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution

MAX_KNOWN = 256
"""So many different stakes an outcome remembers."""


def verify_call_dice(layout: Layout, table: Table) -> None:
    """Raise Refusal `decision_open`, or `bets_not_valid` unless a bet is up that the next roll may decide."""
    verify_nothing_asked(table)
    marks = table.marks
    if not any(layout.working(name, marks.point, marks.off) for name in table.bets):
        raise Refusal("bets_not_valid", "Bets are not valid yet: no bet is up that a roll can decide.")


def verify_nothing_asked(table: Table) -> None:
    """Raise Refusal `decision_open` while a commission waits for its answer."""
    if table.asked is not None:
        raise Refusal("decision_open", "Please answer YES or NO to the commission first.")


def rolled(layout: Layout, table: Table, dice: Sequence[int]) -> Rolled:
    """Decide every bet that is up, if any, by these dice. Raises ValueError unless they are two numbers from 1 to 6."""
    dice = tuple(dice)
    before = table.marks
    point, off = before.point, before.off
    outcomes, others = layout.decided(point, dice)
    resolved: list[Resolution] = []
    moved: list[Moved] = []
    for name, stake_cents in table.bets.items():
        outcome = outcomes.get(name)
        if outcome is None:
            if name not in others:
                continue
            other = others[name]
            if isinstance(other, Move):
                moved.append(Moved(name, other.to, stake_cents))
                continue
            outcome = counted(other, before)
            if outcome is None:
                continue
        if off and outcome.bet.switch in off:
            if outcome.bet.base is not None:
                resolved.append(Resolution(name, "return", stake_cents, 0, stake_cents, False))
        else:
            resolved.append(outcome.known.get(stake_cents) or _decided(layout, stake_cents, outcome))
    after = marks_after(layout, before, dice[0] + dice[1])
    offers = _offers(layout, resolved) if point is None and resolved else ()
    return Rolled(dice, tuple(resolved), after.point, tuple(moved) if moved else (), after, offers)


def marks_after(layout: Layout, before: Marks, total: int) -> Marks:
    """What the dice leave behind: the puck, the totals that have come, and what is still switched off."""
    point = point_after(layout, before.point, total)
    since_seven = before.since_seven
    if total == 7:
        since_seven = ()
    elif total not in since_seven:
        since_seven = tuple(sorted((*since_seven, total)))
    since_point = before.since_point
    if point is None or before.point is None:
        since_point = ()
    elif total not in since_point:
        since_point = tuple(sorted((*since_point, total)))
    off = _off_after(layout, before, total, point) if before.off else ()
    seven_out = layout.house.auto_off_after_seven_out and _seven_out_after(before, total, point)
    return Marks(point, off, seven_out, since_seven, since_point)


def point_after(layout: Layout, point: int | None, total: int) -> int | None:
    """Where the puck stands after this total. A come-out roll may set the Point; the Point or a 7 ends the cycle."""
    if point is None:
        return total if total in layout.catalogue.points else None
    return None if total in (point, 7) else point


def winning_totals(layout: Layout, table: Table) -> tuple[int, ...]:
    """The totals, rising, that some roll would pay a bet on."""
    marks = table.marks
    totals: set[int] = set()
    for name in table.bets:
        if not layout.working(name, marks.point, marks.off):
            continue
        for roll, decision in layout.played[name].by_point[marks.point].items():
            decided = counted(decision, marks) if isinstance(decision, Counted) else decision
            if isinstance(decided, Outcome) and decided.result == "win":
                totals.add(sum(roll))
    return tuple(sorted(totals))


def counted(one: Counted, before: Marks) -> Outcome | None:
    """What the roll does to a bet that depends on what came before; None for nothing."""
    came = before.since_seven if one.since == "seven" else before.since_point
    return one.outcomes[len(one.totals.intersection(came))]


def _off_after(layout: Layout, before: Marks, total: int, point: int | None) -> tuple[str, ...]:
    """Lay is on again after a 7, or after the Point was made; some sheets switch everything on after one roll."""
    if layout.house.off_lasts == "one_roll":
        return ()
    if total == 7 or (before.point is not None and point is None):
        return tuple(group for group in before.off if group != "lay")
    return before.off


def _seven_out_after(before: Marks, total: int, point: int | None) -> bool:
    if before.point is not None and total == 7:
        return True
    return before.seven_out and point is None


def _decided(layout: Layout, stake_cents: int, outcome: Outcome) -> Resolution:
    """What becomes of the stake, worked out once for every amount."""
    if len(outcome.known) == MAX_KNOWN:
        outcome.known.clear()
    resolution = outcome.known[stake_cents] = _resolution(layout, stake_cents, outcome)
    return resolution


def _resolution(layout: Layout, stake_cents: int, outcome: Outcome) -> Resolution:
    """The stake of a win or a push goes back with it, unless a house rule leaves it up. A loss is gone."""
    name, result = outcome.bet.name, outcome.result
    if result == "lose":
        return Resolution(name, result, stake_cents, 0, 0, False)
    profit_cents = stake_cents * outcome.profit // outcome.per
    if outcome.taxed:
        # A commission rounded up to the whole unit may be more than a small win; it takes no more than all of it.
        profit_cents -= min(profit_cents, commission_cents(layout, outcome.bet, stake_cents))
    credited_cents = profit_cents if outcome.stays else profit_cents + stake_cents
    return Resolution(name, result, stake_cents, profit_cents, credited_cents, outcome.stays)


def _offers(layout: Layout, resolved: list[Resolution]) -> tuple[str, ...]:
    bets = layout.catalogue.bets
    return tuple([one.bet for one in resolved if one.stays and one.result == "win" and bets[one.bet].transfer_to])
