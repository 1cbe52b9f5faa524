"""The roll: what the dice do to every bet that is up, and to the puck. Bets are settled only here."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping, Sequence, Set

from terminal.rules.craps.commission import commission_cents
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.played import Counted, Decision, Outcome, Throw
from terminal.rules.craps.records import Marks, Moved, Rolled
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Refusal
from terminal.rules.resolution import Resolution
from terminal.rules.rulebook import Move
from terminal.rules.two_dice import Roll


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
    """Settle every bet that is up by these dice. Raises ValueError unless they are two numbers from 1 to 6."""
    dice = tuple(dice)
    bets, before = table.bets, table.marks
    throw = layout.throw(before.point, dice)
    lost, others = _working(layout, throw, table) if before.off else (throw.lost, throw.others)
    resolved: list[Resolution] = []
    moved: list[Moved] = []
    for name in bets:
        if name in lost:
            resolved.append(Resolution(name, "lose", bets[name], 0, 0, False))
        elif name in others:
            decision = others[name]
            if isinstance(decision, Move):
                moved.append(Moved(name, decision.to, bets[name]))
                continue
            outcome = counted(decision, before) if isinstance(decision, Counted) else decision
            if outcome is not None:
                resolved.append(_ended(layout, outcome, bets[name]))
    after = marks_after(layout, before, throw)
    offers = _offers(layout, resolved) if layout.movable and before.point is None and resolved else ()
    return Rolled(dice, tuple(resolved), throw.point, tuple(moved) if moved else (), after, offers)


def marks_after(layout: Layout, before: Marks, throw: Throw) -> Marks:
    """The marks after the dice: the puck, the totals that have come, and what is still switched off."""
    total, point = throw.total, throw.point
    since_seven = () if total == 7 else _with(before.since_seven, total)
    since_point = () if point is None or before.point is None else _with(before.since_point, total)
    off = _off_after(layout, before, total, point) if before.off else ()
    seven_out = layout.house.auto_off_after_seven_out and _seven_out_after(before, total, point)
    again = _again_after(layout, before, total) if layout.times else ()
    made = _made_after(before, total) if layout.counts_points else ()
    rolls = _rolls_after(layout, before, throw) if layout.ways else ()
    return Marks(point, off, seven_out, since_seven, since_point, again, made, rolls)


def _again_after(layout: Layout, before: Marks, total: int) -> tuple[int, ...]:
    """Totals that came again since the last 7, each at most as often as the bet on it needs."""
    if total == 7:
        return ()
    if total not in before.since_seven or before.times(total) >= layout.times.get(total, 0):
        return before.again
    return tuple(sorted((*before.again, total)))


def _made_after(before: Marks, total: int) -> tuple[int, ...]:
    """The different Points made in this hand, which a 7 on the come-out roll does not end."""
    if before.point is None:
        return before.made
    if total == 7:
        return ()
    return _with(before.made, total) if total == before.point else before.made


def _rolls_after(layout: Layout, before: Marks, throw: Throw) -> tuple[Roll, ...]:
    """The different rolls since the last 7, of the totals whose ways are counted."""
    if throw.total == 7:
        return ()
    if throw.total not in layout.ways or throw.roll in before.rolls:
        return before.rolls
    return tuple(sorted((*before.rolls, throw.roll)))


def _with(came: tuple[int, ...], total: int) -> tuple[int, ...]:
    """These totals and this one, ascending."""
    if total in came:
        return came
    place = bisect(came, total)
    return came[:place] + (total,) + came[place:]  # noqa: RUF005 - takes half the time of unpacking, on every roll


def winning_totals(layout: Layout, table: Table) -> tuple[int, ...]:
    """The totals, ascending, that some roll would pay a bet on."""
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
    """What the roll does to a bet that depends on earlier totals; None for nothing."""
    match one.since:
        case "seven":
            return one.outcomes[len(one.totals.intersection(before.since_seven))]
        case "point":
            return one.outcomes[len(one.totals.intersection(before.since_point))]
        case "hand":
            return one.outcomes[len(one.totals.intersection(before.made))]
        case "times":
            (total,) = one.totals
            return one.outcomes[before.times(total)]
        case "ways":
            return one.outcomes[sum(not before.missing(total) for total in one.totals)]
        case "rolls":
            return one.outcomes[len(one.rolls.intersection(before.rolls))]


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


def _working(layout: Layout, throw: Throw, table: Table) -> tuple[Set[str], Mapping[str, Decision]]:
    """What the throw does to bets that are on, and to odds that are off: they are returned to the player."""
    bets, off = layout.catalogue.bets, table.marks.off
    idle = [bets[name] for name in (*throw.lost, *throw.others) if bets[name].switch in off]
    names = {bet.name for bet in idle}
    working = {name: one for name, one in throw.others.items() if name not in names}
    returned = {bet.name: Outcome(bet, "return") for bet in idle if bet.base is not None}
    return throw.lost - names, working | returned


def _ended(layout: Layout, outcome: Outcome, stake_cents: int) -> Resolution:
    """A lost stake is gone. Otherwise it is returned, unless a house rule leaves it up."""
    profit_cents = stake_cents * outcome.profit // outcome.per
    if outcome.has_commission:
        # A commission rounded up to the whole unit may exceed a small win; it takes at most the win.
        profit_cents -= min(profit_cents, commission_cents(layout, outcome.bet, stake_cents))
    back_cents = 0 if outcome.stays or outcome.result == "lose" else stake_cents
    credited_cents = profit_cents + back_cents
    return Resolution(outcome.bet.name, outcome.result, stake_cents, profit_cents, credited_cents, outcome.stays)


def _offers(layout: Layout, resolved: list[Resolution]) -> tuple[str, ...]:
    movable = layout.movable
    return tuple([one.bet for one in resolved if one.stays and one.result == "win" and one.bet in movable])
