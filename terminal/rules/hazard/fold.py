"""The fold: the table after a record. It checks neither rules nor sheet, so old records can always be replayed."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rules.hazard import records
from terminal.rules.hazard.table import HOUSE, HazardTable, money_of, uncalled, without_bank
from terminal.rules.money_error import MoneyError

Seats = dict[str, int]


def apply(table: HazardTable, record: records.HazardRecord) -> HazardTable:
    """The table after the record: every bank in play is covered. Raises MoneyError if money appears or vanishes."""
    after = _after(table, record)
    if money_of(after) != money_of(table):
        raise MoneyError(f"{record} would make {money_of(after)} cents of {money_of(table)}")
    if any(cents < 0 for cents in after.balances.values()):
        raise MoneyError(f"{record} would leave a player with a negative balance")
    in_play = after.phase in ("main", "first", "chance")
    if after.shared:
        in_play = after.phase != "won"
    else:
        assert (after.bank_cents > 0) is (in_play or after.phase == "won"), f"{record} has no bank for {after.phase}"
    uncovered_cents = after.bank_cents if in_play else 0
    if after.cover_cents != uncovered_cents:
        raise MoneyError(f"{record} would leave {after.cover_cents} against {uncovered_cents}")
    return after


def _after(table: HazardTable, record: records.HazardRecord) -> HazardTable:
    match record:
        case records.HazardRolled():
            return _rolled(table, record)
        case records.HazardBankLaid():
            return _laid(table, record)
        case records.HazardBankTakenBack():
            return _taken_back(table, record)
        case records.HazardMainCalled():
            return _called(table, record)
        case records.HazardRestored():
            return _restored(table, record)
        case records.HazardDiceKept():
            return _kept(table, record)
    return _passed(table, record)


def _laid(table: HazardTable, record: records.HazardBankLaid) -> HazardTable:
    if record.dice:
        assert table.phase == "lost", f"{record} comes while the dice are not to be kept or passed"
        table = replace(table, phase="stake", must_pass=False)
    free = table.shared and not table.bank_cents
    assert free or table.phase == "stake" or table.fresh, f"{record} comes while a hand is played"
    assert record.from_cents == table.laid_cents, f"{record} is not laid on what lies there"
    if table.shared:
        return _changed(_with_bank(table, record.bank_cents, record.covers), record.verb, record.from_cents)
    main = table.main if table.fresh else record.main
    return _changed(
        replace(
            _with_bank(table, record.bank_cents, record.covers),
            phase="main" if main is None else "first",
            main=main,
            called=table.fresh and table.called,
            chance=None,
        ),
        record.verb,
        record.from_cents,
    )


def _with_bank(table: HazardTable, bank_cents: int, covers: records.Covers) -> HazardTable:
    """The table with this bank instead of the one that can be changed; the hand stays as it is."""
    before = without_bank(table)
    seats = _added(_paid(before.seats, covers, -1), table.shooter, -bank_cents)
    hand = {"phase": table.phase, "main": table.main, "called": table.called}
    return replace(before, seats=seats, bank_cents=bank_cents, covers=covers, fresh=bank_cents > 0, **hand)


def _taken_back(table: HazardTable, record: records.HazardBankTakenBack) -> HazardTable:
    assert table.fresh, f"{record} comes after the dice were thrown"
    assert (table.bank_cents, table.covers) == (record.bank_cents, record.covers), f"{record} is not what was laid"
    return _changed(without_bank(table), record.verb, record.bank_cents)


def _changed(table: HazardTable, verb: records.Verb, before_cents: int) -> HazardTable:
    """The table with what can be undone and redone after the bank changed from this amount."""
    if verb == "undo":
        return replace(table, earlier=table.earlier[:-1], undone=(*table.undone, before_cents))
    if verb == "redo":
        return replace(table, earlier=(*table.earlier, before_cents), undone=table.undone[:-1])
    return replace(table, earlier=(*table.earlier, before_cents), undone=())


def _called(table: HazardTable, record: records.HazardMainCalled) -> HazardTable:
    thrown_for: records.Phase = "stake" if table.shared else "main"
    assert table.phase == thrown_for or table.called, f"{record} comes after the main"
    called = record.main is not None
    return replace(table, phase="first" if called else thrown_for, main=record.main, called=called)


def _restored(table: HazardTable, record: records.HazardRestored) -> HazardTable:
    assert table.shared, f"{record} comes at no shared table"
    assert record.from_cents == table.laid_cents, f"{record} does not replace what lies there"
    table = uncalled(table)
    if record.from_cents != record.bank_cents:
        table = _with_bank(table, record.bank_cents, record.covers)
    if record.main is not None:
        table = replace(table, phase="first", main=record.main, called=True)
    return replace(table, earlier=(), undone=())


def _rolled(table: HazardTable, record: records.HazardRolled) -> HazardTable:
    seats, bank_cents, covers = table.seats, table.bank_cents, table.covers
    for resolution in record.resolved:
        if resolution.stake_cents != bank_cents:
            raise MoneyError(f"{resolution} is not the bank of {bank_cents} that lies there")
    if record.phase == "won":
        bank_cents, covers = bank_cents + table.cover_cents, ()
    elif record.phase in ("lost", "stake"):
        seats, bank_cents, covers = _settled(table, record), 0, ()
    return replace(
        table,
        seats=seats,
        bank_cents=bank_cents,
        covers=covers,
        phase=record.phase,
        main=record.main,
        chance=record.chance,
        event=record.event,
        passed=False,
        must_pass=record.must_pass,
        asks_after_loss=record.asks,
        fresh=False,
        called=False,
        earlier=(),
        undone=(),
        last_cents=table.laid_cents or table.last_cents if table.shooter != HOUSE or table.shared else table.last_cents,
    )


def _settled(table: HazardTable, record: records.HazardRolled) -> Seats:
    """The seats after the bank was lost: a fader against the house is paid by the sheet, and the house has the rest.

    At a shared table also after a bank that is won elsewhere, for which a fader is paid nothing.
    """
    if table.shooter != HOUSE:
        return _paid(table.seats, table.covers, 2)
    seats = dict(table.seats)
    for resolution in record.resolved:
        seats[resolution.player] += resolution.credited_cents
        seats[HOUSE] -= resolution.credited_cents
    return _added(seats, HOUSE, table.bank_cents + table.cover_cents)


def _kept(table: HazardTable, record: records.HazardDiceKept) -> HazardTable:
    assert table.phase in ("won", "lost"), f"{record} comes in the midst of a hand"
    rides = table.phase == "won"
    return replace(
        table,
        seats=_paid(table.seats, record.covers, -1),
        covers=record.covers,
        phase="main" if rides and not table.shared else "stake",
        asks_after_loss=False,
        main=None,
        chance=None,
    )


def _passed(table: HazardTable, record: records.HazardDicePassed) -> HazardTable:
    assert not table.covers, f"{record} comes in the midst of a hand"
    assert record.to in table.seats, f"{record} names an unknown player"
    if record.credited_cents != table.bank_cents:
        raise MoneyError(f"{record} does not empty the bank")
    seats = _added(table.seats, table.shooter, record.credited_cents)
    fresh = HazardTable(seats, record.to, event=table.event, passed=True, last_cents=table.last_cents)
    return replace(fresh, shared=table.shared)


def _added(seats: Seats, name: str, cents: int) -> Seats:
    return {**seats, name: seats[name] + cents}


def _paid(seats: Seats, covers: records.Covers, times: int) -> Seats:
    """The seats after each fader has received this multiple of what he covers; -1 is what he pays to cover."""
    after = dict(seats)
    for name, cents in covers:
        after[name] += times * cents
    return after
