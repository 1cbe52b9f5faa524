"""Makes the next state from an event. Knows no rule and refuses nothing: an event is what has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet.state import DEVICES, ROLLS_KEPT, Bill, Device, Dispute, Meters, Roll, State, TicketMatter
from terminal.rules.tables import (
    AnyChange,
    AnyRoll,
    AnyTable,
    apply,
    deposit,
    fees_cents,
    point_of,
    resolved_by,
    withdraw,
    without_history,
)


class UnbalancedError(AssertionError):
    """The self-audit equation does not hold: the state after an event cannot be trusted with money."""


def fold(state: State, event: e.AnyEvent) -> State:
    """Make the state after the event. Raises UnbalancedError if money appeared or vanished on the way."""
    after = _FOLDS[type(event)](state, event)
    audit(after)
    return after


def audit(state: State) -> None:
    """Check the self-audit equation (regulation C14): what is held is what came in, plus won, less lost and out."""
    meters = state.meters
    expected = (
        meters.bills_in_cents
        + meters.attendant_in_cents
        + meters.won_cents
        - meters.lost_cents
        - meters.fees_cents
        - meters.tickets_out_cents
    )
    if state.credit_cents != expected:
        raise UnbalancedError(f"the credit is {state.credit_cents} cents, the meters say {expected}")
    if state.playable_cents < 0:
        raise UnbalancedError(f"the playable credit is {state.playable_cents} cents")


def _started(state: State, event: e.Started) -> State:
    waiting = {name: Device() for name in DEVICES}
    # A door that was open stays so until its sensor says otherwise (regulation D9); a key has to be turned anew.
    return replace(
        state,
        version=event.version,
        sheet=event.sheet,
        sheet_digest=event.sheet_digest,
        currency=event.currency,
        table=state.table if event.sheet_digest == state.sheet_digest else without_history(state.table),
        devices=waiting,
        keys_turned=(),
    )


def _bets_moved(state: State, event: e.BetsMoved) -> State:
    return replace(state, table=apply(state.table, event.record), meters=_booked(state.meters, event.record))


def _booked(meters: Meters, record: AnyChange | AnyRoll) -> Meters:
    """The meters with what the record says was won, lost and taken as commission."""
    resolved = resolved_by(record)
    return replace(
        meters,
        won_cents=meters.won_cents + won_by(record),
        lost_cents=meters.lost_cents + sum(one.stake_cents for one in resolved if one.result == "lose"),
        fees_cents=meters.fees_cents + fees_cents(record),
    )


def won_by(record: AnyChange | AnyRoll) -> int:
    """What the bank paid, in cents, on top of stakes."""
    return sum(one.profit_cents for one in resolved_by(record) if one.result == "win")


def _dice_called(state: State, event: e.DiceCalled) -> State:
    return replace(state, throw=event.throw, throws=event.throw, voids=0, last_bet_cents=state.bet_cents)


def _dice_settled(state: State, event: e.DiceSettled) -> State:
    roll = Roll(event.throw, event.record, point_of(state.table))
    meters = _booked(state.meters, event.record)
    return replace(
        state,
        table=apply(state.table, event.record),
        throw=None,
        voids=0,
        rolls=(*state.rolls, roll)[-ROLLS_KEPT:],
        last_win_cents=won_by(event.record),
        meters=replace(meters, games=meters.games + 1),
    )


def _throw_voided(state: State, event: e.ThrowVoided) -> State:
    return replace(state, throw=event.again, throws=event.again or state.throws, voids=state.voids + 1)


def _bill_seen(state: State, event: e.BillSeen) -> State:
    return replace(state, bill=Bill(event.number, event.value_cents, event.fate), bills=event.number)


def _bill_credited(state: State, event: e.BillCredited) -> State:
    meters = replace(state.meters, bills_in_cents=state.meters.bills_in_cents + event.value_cents)
    return replace(
        state,
        table=deposit(state.table, event.value_cents),
        meters=meters,
        bill=Bill(event.number, event.value_cents, "credited"),
    )


def _bill_closed(state: State, event: e.BillClosed) -> State:  # noqa: ARG001 - the event's fields are for recall
    return replace(state, bill=None)


def _bill_disputed(state: State, event: e.BillDisputed) -> State:
    dispute = Dispute(event.number, event.value_cents, event.reason)
    stray = Bill(event.number, event.value_cents, "stray")
    return replace(state, bill=stray, bills=event.number, disputes=(*state.disputes, dispute))


def _bill_settled(state: State, event: e.BillSettled) -> State:
    left = tuple(one for one in state.disputes if one.number != event.number)
    meters = replace(state.meters, attendant_in_cents=state.meters.attendant_in_cents + event.credited_cents)
    return replace(state, table=_paid_in(state, event.credited_cents), meters=meters, disputes=left)


def _ticket_issued(state: State, event: e.TicketIssued) -> State:
    meters = replace(state.meters, tickets_out_cents=state.meters.tickets_out_cents + event.amount_cents)
    return replace(
        _printer_busy(state),
        table=withdraw(state.table, event.amount_cents),
        meters=meters,
        ticket=TicketMatter(event.ticket, event.amount_cents),
        tickets=event.ticket.number,
        ticket_sequence=event.sequence,
    )


def _printer_busy(state: State) -> State:
    """Until the printer says anew that it is ready, it may hold the evidence of this ticket: no other is issued."""
    if not state.devices["printer"].ready:
        return state
    busy = replace(state.devices["printer"], code="printing", say="a ticket is being printed")
    return replace(state, devices={**state.devices, "printer": busy})


def _ticket_done(state: State, event: e.TicketDone) -> State:  # noqa: ARG001 - the event's fields are for recall
    return replace(_printer_busy(state), ticket=None)


def _ticket_doubted(state: State, event: e.TicketDoubted) -> State:
    assert state.ticket is not None, "only a ticket under way can be doubted"
    return replace(_printer_busy(state), ticket=replace(state.ticket, doubt=event.reason))


def _ticket_settled(state: State, event: e.TicketSettled) -> State:
    meters = replace(state.meters, tickets_out_cents=state.meters.tickets_out_cents - event.returned_cents)
    return replace(
        state,
        table=_paid_in(state, event.returned_cents),
        meters=meters,
        ticket=None,
    )


def _paid_in(state: State, cents: int) -> AnyTable:
    return deposit(state.table, cents) if cents else state.table


def _device_lost(state: State, event: e.DeviceLost) -> State:
    lost = _with_device(state, event.device, Device(False, "lost", event.reason))
    # A key that nobody can see any more is not turned; a door that nobody can see stays as it was.
    return replace(lost, keys_turned=()) if event.device == "board" else lost


def _device_back(state: State, event: e.DeviceBack) -> State:
    return _with_device(state, event.device, Device(True, "starting", "is starting"))


def _device_stands(state: State, event: e.DeviceStands) -> State:
    return _with_device(state, event.device, Device(True, event.code, event.say, event.note))


def _validator_restarted(state: State, event: e.ValidatorRestarted) -> State:  # noqa: ARG001 - for recall
    return _with_device(state, "validator", Device(True, "starting", "is starting after it lost its power"))


def _inputs_changed(state: State, event: e.InputsChanged) -> State:
    ready = _with_device(state, "board", Device(True, "", ""))
    return replace(ready, doors_open=event.doors_open, keys_turned=event.keys_turned)


def _with_device(state: State, name: str, device: Device) -> State:
    return replace(state, devices={**state.devices, name: device})


_FOLDS: dict[type[e.AnyEvent], Callable[[State, Any], State]] = {
    e.Started: _started,
    e.BetsMoved: _bets_moved,
    e.DiceCalled: _dice_called,
    e.DiceSettled: _dice_settled,
    e.ThrowVoided: _throw_voided,
    e.BillSeen: _bill_seen,
    e.BillCredited: _bill_credited,
    e.BillClosed: _bill_closed,
    e.BillDisputed: _bill_disputed,
    e.BillSettled: _bill_settled,
    e.TicketIssued: _ticket_issued,
    e.TicketDone: _ticket_done,
    e.TicketDoubted: _ticket_doubted,
    e.TicketSettled: _ticket_settled,
    e.DeviceLost: _device_lost,
    e.DeviceBack: _device_back,
    e.DeviceStands: _device_stands,
    e.ValidatorRestarted: _validator_restarted,
    e.InputsChanged: _inputs_changed,
}
