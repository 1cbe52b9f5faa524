"""Set Bets On/Off, and moving the marker puck to OFF by hand (rule book 1.8)."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.craps.layout import Layout
from terminal.rules.craps.records import BetsChanged
from terminal.rules.craps.table import Table
from terminal.rules.refusal import Cents, Refusal, Title


def bets_set(layout: Layout, table: Table, *, on: bool) -> BetsChanged:
    """Switch every switchable group on or off. Raises Refusal `not_in_variant`."""
    if not layout.catalogue.switchable:
        raise Refusal("not_in_variant", "In this game bets cannot be switched off.")
    off = () if on else layout.groups
    return BetsChanged("set_bets", (), marks=replace(table.marks, off=off))


def puck_moved_off(layout: Layout, table: Table) -> BetsChanged:
    """Move the puck to OFF: the next roll is a come-out roll, and the switchable bets are off. Raises Refusal."""
    if not layout.catalogue.switchable:
        raise Refusal("not_in_variant", "In this game the puck cannot be moved by hand.")
    if table.point is None:
        raise Refusal("puck_is_off", "The puck is OFF already.")
    for name, stake_cents in table.bets.items():
        bet = layout.field(name)
        if bet.puck_related:
            raise Refusal(
                "puck_related_bet",
                "The puck stays ON while {bet} of {stake} is up.",
                bet=Title(bet.title),
                stake=Cents(stake_cents),
            )
    marks = replace(table.marks, point=None, off=layout.groups, since_point=())
    return BetsChanged("puck_off", (), marks=marks)
