"""Double and Repeat, which place several bets or none, and Undo and Redo."""

from __future__ import annotations

from terminal.rules.bet import When
from terminal.rules.layout import Layout
from terminal.rules.placing import verify_balance, verify_place
from terminal.rules.refusal import Refusal
from terminal.rules.table import BetsChanged, Changes, Table, Verb, apply, inverse


def doubled(layout: Layout, table: Table) -> BetsChanged:
    """Put as much again on every bet that is up.

    Bets whose time to be raised is over (the line bets once the Point is set) are passed over and stay as they are; any
    other refusal, such as odds that would exceed their multiple, refuses all. Raises Refusal.
    """
    parts = [(name, stake) for name, stake in table.bets.items() if not _time_is_over(layout, table, name)]
    if not parts:
        raise Refusal("nothing_to_double", "No bet is up that could be doubled.")
    return _all_placed(layout, table, "double", parts)


def repeated(layout: Layout, table: Table) -> BetsChanged:
    """Bring every field back to what it held when the dice were last called.

    A field that holds as much or more is left alone. Odds are passed over while no Point is set, for their time comes
    with the next Point. Anything else that is refused refuses all: a bet that is opposed, or whose time is over.
    Raises Refusal.
    """
    missing = ((name, stake - table.bets.get(name, 0)) for name, stake in table.last_bets.items())
    parts = [(name, cents) for name, cents in missing if cents > 0 and not _waits_for_point(layout, table, name)]
    if not parts:
        raise Refusal("nothing_to_repeat", "Every bet of the last roll that can be repeated is up.")
    return _all_placed(layout, table, "repeat", parts)


def undone(table: Table) -> BetsChanged:
    """Take back the last change since the dice were called. Raises Refusal `nothing_to_undo` or `balance`."""
    if not table.undo:
        raise Refusal("nothing_to_undo", "Nothing has changed on the felt since the last roll.")
    return _moved(table, "undo", inverse(table.undo[-1]))


def redone(table: Table) -> BetsChanged:
    """Make the change again that was undone last. Raises Refusal `nothing_to_redo` or `balance`."""
    if not table.redo:
        raise Refusal("nothing_to_redo", "Nothing was undone that could be redone.")
    return _moved(table, "redo", table.redo[-1])


def _moved(table: Table, verb: Verb, changes: Changes) -> BetsChanged:
    """A cash-out in between may have taken the money that the change needs."""
    verify_balance(table, sum(cents for _, cents in changes), verb.title())
    return BetsChanged(verb, changes)


def _all_placed(layout: Layout, table: Table, verb: Verb, parts: list[tuple[str, int]]) -> BetsChanged:
    """Place part by part, each on the felt that the parts before it have made. Raises the first part's refusal."""
    for name, cents in parts:
        try:
            verify_place(layout, table, name, cents)
        except Refusal as refusal:
            raise Refusal(refusal.code, f"{verb.title()} places nothing: {refusal.say}") from refusal
        table = apply(table, BetsChanged("place", ((name, cents),)))
    return BetsChanged(verb, tuple(parts))


def _time_is_over(layout: Layout, table: Table, name: str) -> bool:
    return layout.field(name).when is When.COME_OUT and table.point is not None


def _waits_for_point(layout: Layout, table: Table, name: str) -> bool:
    return layout.field(name).when is When.POINT_SET and table.point is None
