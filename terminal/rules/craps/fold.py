"""Makes the next table from a record. Checks neither rules nor sheet, so old records can always be replayed."""

from __future__ import annotations

import msgspec

from terminal.rules.changes import Changes, inverse
from terminal.rules.craps.felt import put
from terminal.rules.craps.records import BetsChanged, CommissionAsked, Marks, Moved, Record, Rolled
from terminal.rules.craps.table import HISTORY_LIMIT, Step, Table
from terminal.rules.money_error import MoneyError

MAX_PLACED = 60
"""How many changes are kept for Clear Last before those no longer up are dropped."""


def apply(table: Table, record: Record) -> Table:
    """The table after the record. Raises MoneyError if money changes by more or less than the record says."""
    if isinstance(record, Rolled):
        return _rolled(table, record)
    if isinstance(record, BetsChanged):
        return _changed(table, record)
    if isinstance(record, CommissionAsked):
        assert table.asked is None, "a commission is asked for while another waits"
        return msgspec.structs.replace(table, asked=record.change)
    assert table.asked is not None, "there is no commission to decline"
    return msgspec.structs.replace(table, asked=None)


def _changed(table: Table, record: BetsChanged) -> Table:
    if not record.changes and not record.commissions and record.marks in (None, table.marks):
        return table
    bets = table.bets.copy()
    playable_cents = table.playable_cents - put(bets, record.changes)
    if record.commissions:
        playable_cents -= sum(cents for _, cents in record.commissions)
    if playable_cents < 0:
        raise MoneyError(f"{record} needs more than there is")
    undo, redo = _history(table, record)
    return Table(
        playable_cents,
        bets,
        record.marks or table.marks,
        _commissions(table, record.commissions) if record.refundable else table.commissions,
        None,
        table.offers,
        undo,
        redo,
        table.placed,
        table.last_bets,
    )


def _commissions(table: Table, paid: Changes) -> dict[str, int]:
    commissions = dict(table.commissions)
    for bet, cents in paid:
        commissions[bet] = commissions.get(bet, 0) + cents
    return {bet: commissions[bet] for bet in sorted(commissions) if commissions[bet]}


def _history(table: Table, record: BetsChanged) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    other_side = None if record.marks is None else table.marks
    step = Step(record.changes, record.commissions, record.refundable, other_side)
    if record.verb == "undo":
        return _undo(table, record, step)
    if record.verb == "redo":
        assert table.redo, "there is no change to redo"
        if not _same_money(step, table.redo[-1]):
            raise MoneyError(f"{record} is not the change that was undone last")
        return (*table.undo, step), table.redo[:-1]
    return (*table.undo[1 - HISTORY_LIMIT :], step), ()


def _undo(table: Table, record: BetsChanged, step: Step) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    assert table.undo, "there is no change to undo"
    taken_back = Step(inverse(step.changes), inverse(step.commissions), step.refundable, step.marks)
    if not _same_money(taken_back, table.undo[-1]):
        raise MoneyError(f"{record} does not undo the last change")
    return table.undo[:-1], (*table.redo, taken_back)


def _same_money(one: Step, other: Step) -> bool:
    return (one.changes, one.commissions) == (other.changes, other.commissions)


def _rolled(table: Table, record: Rolled) -> Table:
    playable_cents, bets, placed = table.playable_cents, table.bets, table.placed
    if table.undo:
        placed += tuple([step.changes for step in table.undo])
    if record.resolved:
        playable_cents, bets = _resolved(table, record)
    if record.moved:
        bets, placed = _travelled(bets.copy(), placed, record.moved)
    if len(placed) > MAX_PLACED:
        placed = _still_placed(bets, placed)
    return Table(
        playable_cents,
        bets,
        Marks(record.point) if record.marks is None else record.marks,
        {bet: cents for bet, cents in table.commissions.items() if bet in bets} if table.commissions else {},
        None,
        record.offers,
        (),
        (),
        placed,
        table.bets or table.last_bets,
    )


def _resolved(table: Table, record: Rolled) -> tuple[int, dict[str, int]]:
    """The credit and the felt after every resolution."""
    bets = table.bets.copy()
    playable_cents = table.playable_cents
    for one in record.resolved:
        if one.result == "lose":
            if bets.pop(one.bet, None) != one.stake_cents:
                raise MoneyError(f"{one} is not the stake that is up")
            if one.stays or one.credited_cents or one.profit_cents:
                raise MoneyError(f"{one} does not add up")
            continue
        up_cents = bets.get(one.bet) if one.stays else bets.pop(one.bet, None)
        if up_cents != one.stake_cents:
            raise MoneyError(f"{one} is not the stake that is up")
        back_cents = 0 if one.stays else one.stake_cents
        if one.credited_cents != one.profit_cents + back_cents:
            raise MoneyError(f"{one} does not add up")
        playable_cents += one.credited_cents
    if playable_cents < table.playable_cents:
        raise MoneyError(f"{record} takes money that is not on the felt")
    return playable_cents, bets


def _still_placed(bets: dict[str, int], placed: tuple[Changes, ...]) -> tuple[Changes, ...]:
    """Every bet that is up, without repetition, in the order in which they were placed or raised."""
    up: dict[str, int] = {}
    for changes in reversed(placed):
        if len(up) == len(bets):
            break  # older ones are gone, or were raised since
        up |= {bet: bets[bet] for bet, cents in reversed(changes) if cents > 0 and bet in bets and bet not in up}
    return tuple([((bet, cents),) for bet, cents in up.items()][::-1])


def _travelled(
    bets: dict[str, int], placed: tuple[Changes, ...], moved: tuple[Moved, ...]
) -> tuple[dict[str, int], tuple[Changes, ...]]:
    """The felt and its order after stakes moved to other fields."""
    placed = _still_placed(bets, placed)
    names = {move.bet_from: move.bet_to for move in moved}
    for move in moved:
        if bets.get(move.bet_from) != move.amount_cents:
            raise MoneyError(f"{move} is not the stake that is up")
        bets[move.bet_to] = bets.get(move.bet_to, 0) + bets.pop(move.bet_from)
    return bets, tuple(((names.get(bet, bet), cents),) for ((bet, cents),) in placed)
