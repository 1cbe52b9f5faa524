"""Double and Repeat, which place all bets or none, and Undo and Redo."""

from __future__ import annotations

from terminal.rules.changes import inverse
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.placing import Placement, all_placed, auto_off, is_off, untimely
from terminal.rules.craps.records import BetsChanged, Verb
from terminal.rules.craps.table import Step, Table
from terminal.rules.refusal import Button, Refusal
from terminal.rules.stake_refusals import verify_balance

IDLE_REPEATS = frozenset(
    (
        "nothing_to_repeat",
        "point_only",
        "come_out_only",
        "after_a_seven_only",
        "new_hand_only",
        "no_base_bet",
        "not_a_field",
        "locked",
    )
)
"""Why Repeat puts nothing up although nothing is wrong: all is up, or the time of what is not is over or to come."""


def doubled(layout: Layout, table: Table) -> Placement:
    """Double every bet that is up.

    Bets that can no longer be raised (the line bets once the Point is set) or that are off are skipped and remain as
    they are; any other refusal, such as odds that would exceed their multiple, refuses everything. Raises Refusal.
    """
    parts = {name: stake for name, stake in table.bets.items() if not _passed_over(layout, table, name)}
    if not parts:
        raise Refusal("nothing_to_double", "No bet is up that could be doubled.")
    return all_placed(layout, table, "double", parts)


def repeated(layout: Layout, table: Table) -> Placement:
    """Bring every field back to its stake when the dice were last called.

    A field that holds as much or more is unchanged. Fields that are off, or that take no bets now (odds before their
    Point, Come while the puck is OFF, Lucky Roller before the next 7), are skipped. Any other refusal refuses
    everything. Raises Refusal.
    """
    plainly = plainly_repeated(layout, table)
    if plainly is not None:
        return plainly
    wanted = {name: cents for name, cents in _missing(table).items() if not is_off(layout, table, name)}
    parts = {name: cents for name, cents in wanted.items() if not untimely(layout, table, name)}
    if wanted and not parts:
        # Only bets that cannot be placed now are left: the first of them gives the reason.
        parts = dict([next(iter(wanted.items()))])
    if not parts:
        raise Refusal("nothing_to_repeat", "Every bet of the last roll that can be repeated is up.")
    return all_placed(layout, table, "repeat", parts)


def plainly_repeated(layout: Layout, table: Table) -> BetsChanged | None:
    """The record, if all that is missing are new bets on plain fields, and no rule forbids them.

    Most repeats are of this kind, and one table holds what the sheet demands of them. The rules must be checked one by
    one only if another field is among them, or to find which rule refuses.
    """
    bets, last, marks, plain = table.bets, table.last_bets, table.marks, layout.plain[table.marks.point]
    if marks.off:
        return None
    changes: list[tuple[str, int]] = []
    amount_cents = 0
    for name, cents in last.items():
        if name in bets:
            if bets[name] < cents:
                return None
            continue
        try:
            min_cents, max_cents, step_cents, opposed_by = plain[name]
        except KeyError:
            return None
        if not min_cents <= cents <= max_cents or cents % step_cents:
            return None
        if opposed_by and not (bets.keys().isdisjoint(opposed_by) and last.keys().isdisjoint(opposed_by)):
            return None
        amount_cents += cents
        changes.append((name, cents))
    if not 0 < amount_cents <= table.playable_cents or not layout.limits.allow_total(table.bet_cents + amount_cents):
        return None
    placed = tuple(changes)
    return BetsChanged("repeat", placed, (), False, auto_off(layout, table, placed) if marks.seven_out else None)


def _missing(table: Table) -> dict[str, int]:
    """What every field lacks compared with the last call of the dice."""
    missing = table.last_bets.copy()
    for name, stake_cents in table.bets.items():
        if name not in missing:
            continue
        if missing[name] > stake_cents:
            missing[name] -= stake_cents
        else:
            del missing[name]
    return missing


def undone(table: Table) -> BetsChanged:
    """Undo the last change since the dice were called. Raises Refusal `nothing_to_undo` or `balance`."""
    if not table.undo:
        raise Refusal("nothing_to_undo", "Nothing has changed on the felt since the last roll.")
    step = table.undo[-1]
    back = Step(inverse(step.changes), inverse(step.commissions), step.refundable, step.marks)
    return _stepped(table, "undo", back)


def redone(table: Table) -> BetsChanged:
    """Redo the change that was undone last. Raises Refusal `nothing_to_redo` or `balance`."""
    if not table.redo:
        raise Refusal("nothing_to_redo", "Nothing was undone that could be redone.")
    return _stepped(table, "redo", table.redo[-1])


def _stepped(table: Table, verb: Verb, step: Step) -> BetsChanged:
    """Raises Refusal if a cash-out in between has taken the money that the change needs."""
    cost_cents = sum(cents for _, cents in (*step.changes, *step.commissions))
    verify_balance(table.playable_cents, cost_cents, Button(verb.title()))
    return BetsChanged(verb, step.changes, step.commissions, step.refundable, step.marks)


def _passed_over(layout: Layout, table: Table, name: str) -> bool:
    return is_off(layout, table, name) or untimely(layout, table, name)
