"""The slip of a counted drop: expected, counted and the difference, value by value, and lines to sign."""

from __future__ import annotations

from collections.abc import Sequence

from drivers.ports import MAX_SLIP_CHARACTERS
from terminal.cabinet import slips
from terminal.cabinet.cash_box.contents import Counted, Drop
from terminal.cabinet.commands import Instant
from terminal.cabinet.people.account import Person
from terminal.cabinet.receipts import SIGNATURE
from terminal.cabinet.state import State
from terminal.common import money
from terminal.settings.parameters import Profile

COLUMN = MAX_SLIP_CHARACTERS // 4
HEADINGS = ("expected", "counted", "difference")
SIGNED = ("Counted by", "Witness")


def lines(profile: Profile, state: State, drop: Drop, now: Instant) -> list[str]:
    """Everything on the slip of a counted drop."""
    counted = drop.counted
    assert counted is not None, "only a counted drop is printed"
    found = [
        *slips.heading(profile, "CASH BOX COUNT"),
        slips.row("Drop", f"{drop.number:06d}"),
        slips.row("Slip", f"{state.papers.last_slip + 1:06d}"),
        slips.row("Taken out on", slips.when(state, drop.at_ms, now)),
        slips.row("Taken out by", _by(drop.who, drop.by)),
        slips.row("Counted on", slips.when(state, counted.at_ms, now)),
        slips.row("Counted by", _by(counted.who, counted.by)),
        "",
        _columns(state.configuration.currency, *HEADINGS),
        *_table(drop, counted),
    ]
    for who in SIGNED:
        found += ["", slips.row(who, SIGNATURE)]
    return found


def _by(who: Person | None, key: str) -> str:
    if who is not None:
        return who.name
    return f"{key} key" if key else "not signed in"


def _table(drop: Drop, counted: Counted) -> list[str]:
    """A line for each value with bills, one for the tickets, and the sums."""
    expected, count = drop.contents, counted.count
    values = sorted({*expected.bills, *count.bills}, key=int)
    found = [_counts(money.figures(int(one)), expected.bills.get(one, 0), count.bills.get(one, 0)) for one in values]
    sums = (expected.bills_cents, count.bills_cents, drop.difference_cents)
    return [
        *found,
        _counts("Tickets", expected.tickets, count.tickets),
        *_sums("BILLS", tuple(map(money.figures, sums))),
    ]


def _sums(name: str, figures: Sequence[str]) -> list[str]:
    """Sums in their columns, or each on a line of its own if one is too wide: a printer cuts what is too long."""
    if max(map(len, figures)) < COLUMN:
        return [_columns(name, *figures)]
    return [slips.row(f"{name} {heading}", one) for heading, one in zip(HEADINGS, figures, strict=True)]


def _counts(name: str, expected: int, counted: int) -> str:
    return _columns(name, str(expected), str(counted), str(counted - expected))


def _columns(name: str, *figures: str) -> str:
    return f"{name:<{COLUMN}}" + "".join(f"{one:>{COLUMN}}" for one in figures)
