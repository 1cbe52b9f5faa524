"""The table as a value, the records of what happened to it, and the fold that needs neither rules nor sheet."""

from __future__ import annotations

from typing import Literal

import msgspec

from terminal.rules.bet import Result
from terminal.rules.refusal import Refusal, money

Changes = tuple[tuple[str, int], ...]
"""Cents by bet: positive were put on the felt, negative were taken down."""

Verb = Literal["place", "remove", "undo", "redo", "clear_last", "clear_all", "double", "repeat"]

HISTORY_LIMIT = 200
"""So many changes can be undone, redone or cleared one by one; older ones are forgotten."""


class Table(msgspec.Struct, frozen=True):
    """One player's side of the table between two rolls. Never changed: every record makes a new one.

    `bets` and `last_bets` are sorted by name, so that equal tables are equal in bytes too.
    """

    playable_cents: int = 0
    """The player's money that is not on the felt."""
    bets: dict[str, int] = {}
    """The stakes in cents that are up."""
    point: int | None = None
    """The puck is ON this Point, or OFF."""
    undo: tuple[Changes, ...] = ()
    """The changes since the dice were last called, oldest first."""
    redo: tuple[Changes, ...] = ()
    """The changes that were undone, the next to be redone last."""
    placed: tuple[Changes, ...] = ()
    """The placements from before the dice were last called that are still up, oldest first."""
    last_bets: dict[str, int] = {}
    """The stakes in cents that were up when the dice were last called."""


class BetsChanged(msgspec.Struct, frozen=True, tag="bets_changed"):
    """Money went from the playable credit to the felt, or back."""

    verb: Verb
    changes: Changes


class Resolution(msgspec.Struct, frozen=True, tag="resolution"):
    """What a roll did to one bet: `credited_cents` came to the player; the stake is gone unless it `stays` up."""

    bet: str
    result: Result
    stake_cents: int
    profit_cents: int
    credited_cents: int
    stays: bool


class Rolled(msgspec.Struct, frozen=True, tag="rolled"):
    """The dice as they fell, every bet they decided, and the Point after them."""

    dice: tuple[int, ...]
    resolved: tuple[Resolution, ...]
    point: int | None


Record = BetsChanged | Rolled


def apply(table: Table, record: Record) -> Table:
    """The table after the record. Asserts that no cent appears or vanishes but by what the record says."""
    after = _rolled(table, record) if isinstance(record, Rolled) else _changed(table, record)
    assert after.playable_cents >= 0, f"{record} would leave {money(after.playable_cents)}"
    assert all(stake > 0 for stake in after.bets.values()), f"{record} would leave a field without a stake"
    expected_cents = money_of(table) + _bank_pays_cents(record)
    assert money_of(after) == expected_cents, f"{record} would make {money_of(after)} cents of {expected_cents}"
    return after


def money_of(table: Table) -> int:
    """All of the player's money in cents, on the felt and off it."""
    return table.playable_cents + sum(table.bets.values())


def deposit(table: Table, cents: int) -> Table:
    """The table after money came in. Raises ValueError unless `cents` is positive."""
    if cents <= 0:
        raise ValueError(f"{money(cents)} cannot be paid in")
    return msgspec.structs.replace(table, playable_cents=table.playable_cents + cents)


def withdraw(table: Table, cents: int) -> Table:
    """The table after money went out. Raises Refusal `balance`, or ValueError unless `cents` is positive."""
    if cents <= 0:
        raise ValueError(f"{money(cents)} cannot be paid out")
    if cents > table.playable_cents:
        raise Refusal("balance", f"Only {money(table.playable_cents)} can be paid out, not {money(cents)}.")
    return msgspec.structs.replace(table, playable_cents=table.playable_cents - cents)


def without_history(table: Table) -> Table:
    """The table with what is up, but without what was: under another sheet no past stake is sure to be allowed."""
    return msgspec.structs.replace(table, undo=(), redo=(), placed=(), last_bets={})


def inverse(changes: Changes) -> Changes:
    """The changes that take these back."""
    return tuple((bet, -cents) for bet, cents in reversed(changes))


def standing(table: Table) -> tuple[Changes, ...]:
    """The placements that are still up, oldest first. What was taken down came off the newest of its bet."""
    taken: dict[str, int] = {}
    found: list[Changes] = []
    for changes in reversed(table.placed + table.undo):
        still: list[tuple[str, int]] = []
        for bet, cents in changes:
            left = cents - taken.get(bet, 0)
            taken[bet] = max(0, -left)
            if left > 0:
                still.append((bet, left))
        if still:
            found.append(tuple(still))
    return tuple(reversed(found))


def _changed(table: Table, record: BetsChanged) -> Table:
    bets = dict(table.bets)
    for bet, cents in record.changes:
        assert cents, f"{record} does not change {bet}"
        bets[bet] = bets.get(bet, 0) + cents
    left = {bet: bets[bet] for bet in sorted(bets) if bets[bet]}
    playable_cents = table.playable_cents - sum(cents for _, cents in record.changes)
    undo, redo = _history(table, record)
    return Table(playable_cents, left, table.point, undo, redo, table.placed, table.last_bets)


def _history(table: Table, record: BetsChanged) -> tuple[tuple[Changes, ...], tuple[Changes, ...]]:
    if record.verb == "undo":
        assert table.undo, "nothing was there to undo"
        assert record.changes == inverse(table.undo[-1]), f"{record} does not take back the last change"
        return table.undo[:-1], (*table.redo, table.undo[-1])
    if record.verb == "redo":
        assert table.redo, "nothing was there to redo"
        assert record.changes == table.redo[-1], f"{record} is not the change that was undone last"
        return (*table.undo, record.changes), table.redo[:-1]
    return (*table.undo, record.changes)[-HISTORY_LIMIT:], ()


def _rolled(table: Table, record: Rolled) -> Table:
    bets = dict(table.bets)
    playable_cents = table.playable_cents
    for resolution in record.resolved:
        assert bets.get(resolution.bet) == resolution.stake_cents, f"{resolution} is not the stake that is up"
        playable_cents += resolution.credited_cents
        if not resolution.stays:
            del bets[resolution.bet]
    still = (tuple(part for part in changes if part[0] in bets) for changes in standing(table))
    placed = tuple(changes for changes in still if changes)[-HISTORY_LIMIT:]
    return Table(playable_cents, bets, record.point, placed=placed, last_bets=table.bets)


def _bank_pays_cents(record: Record) -> int:
    """What the record says the bank has paid, less what it has taken."""
    if isinstance(record, BetsChanged):
        return 0
    return sum(one.profit_cents - (one.stake_cents if one.result == "lose" else 0) for one in record.resolved)
