"""Double, Repeat, and a whole felt that is put up: all bets or none; and Undo and Redo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from terminal.rules.changes import inverse
from terminal.rules.craps.layout import Layout
from terminal.rules.craps.placing import Placement, all_placed, auto_off, is_off, untimely
from terminal.rules.craps.records import BetsChanged, Verb
from terminal.rules.craps.table import Step, Table
from terminal.rules.refusal import Button, Refusal
from terminal.rules.stake_refusals import no_amount_to_put, places_nothing, verify_balance

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

Kept = Literal["repeat", "put_up"]
"""What brings back stakes: those of the last call of the dice, or those of a felt that was kept."""


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
    """Bring every field back to its stake when the dice were last called. Raises Refusal."""
    return brought_up(layout, table, table.last_bets, "repeat")


def put_up(layout: Layout, table: Table, stakes: Mapping[str, int]) -> Placement:
    """Bring every field to its stake of this felt. Raises Refusal, also for a field that the game does not have."""
    for name, cents in stakes.items():
        bet = layout.field(name)
        if cents <= 0:
            raise places_nothing("put_up", no_amount_to_put(bet.title, cents))
    return brought_up(layout, table, stakes, "put_up")


def brought_up(layout: Layout, table: Table, stakes: Mapping[str, int], verb: Kept) -> Placement:
    """Bring every field to its stake.

    A field that holds as much or more is unchanged. Fields that are off, or that take no bets now (odds before their
    Point, Come while the puck is OFF, Lucky Roller before the next 7), are skipped. Any other refusal refuses
    everything. Raises Refusal.
    """
    plainly = plainly_brought_up(layout, table, stakes, verb)
    if plainly is not None:
        return plainly
    wanted = {name: cents for name, cents in _missing(table, stakes).items() if not is_off(layout, table, name)}
    parts = {name: cents for name, cents in wanted.items() if not untimely(layout, table, name)}
    if wanted and not parts:
        # Only bets that cannot be placed now are left: the first of them gives the reason.
        parts = dict([next(iter(wanted.items()))])
    if not parts:
        raise _all_up(verb)
    return all_placed(layout, table, verb, parts)


def _all_up(verb: Kept) -> Refusal:
    if verb == "put_up":
        return Refusal("nothing_to_repeat", "Every bet of it that can be put up now is up.")
    return Refusal("nothing_to_repeat", "Every bet of the last roll that can be repeated is up.")


def plainly_brought_up(layout: Layout, table: Table, stakes: Mapping[str, int], verb: Kept) -> BetsChanged | None:
    """The record, if all that is missing are new bets on plain fields, and no rule forbids them.

    Most repeats are of this kind, and one table holds what the sheet demands of them. The rules must be checked one by
    one only if another field is among them, or to find which rule refuses.
    """
    bets, marks, plain = table.bets, table.marks, layout.plain[table.marks.point]
    if marks.off:
        return None
    changes: list[tuple[str, int]] = []
    amount_cents = 0
    for name, cents in stakes.items():
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
        if opposed_by and not (bets.keys().isdisjoint(opposed_by) and stakes.keys().isdisjoint(opposed_by)):
            return None
        amount_cents += cents
        changes.append((name, cents))
    if not 0 < amount_cents <= table.playable_cents or not layout.limits.allow_total(table.bet_cents + amount_cents):
        return None
    placed = tuple(changes)
    return BetsChanged(verb, placed, (), False, auto_off(layout, table, placed) if marks.seven_out else None)


def _missing(table: Table, stakes: Mapping[str, int]) -> dict[str, int]:
    """What every field lacks of these stakes."""
    missing = dict(stakes)
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
