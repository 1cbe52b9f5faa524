"""Makes the next state from an event. Knows no rule and refuses nothing: an event is what has happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from terminal.cabinet import events as e
from terminal.cabinet import fold_money, fold_visit
from terminal.cabinet import session as sessions
from terminal.cabinet.session import Session
from terminal.cabinet.state import DEVICES, ROLLS_KEPT, Device, Meters, Roll, State
from terminal.cabinet.statistics import after_roll
from terminal.rules.tables import AnyChange, AnyRoll, apply, fees_of, point_of, resolved_by, without_history


class UnbalancedError(AssertionError):
    """The self-audit equation does not hold: the state after an event cannot be trusted with money."""


def fold(state: State, event: e.AnyEvent) -> State:
    """Make the state after the event. Raises UnbalancedError if money appeared or vanished on the way."""
    after = _FOLDS[type(event)](state, event)
    if after.betting_closes_ms is not None and not after.may_bet:
        after = replace(after, betting_closes_ms=None)  # whatever interrupts a betting time: a fresh one comes after it
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
    meters, session = _booked(state, event.record)
    return replace(state, table=apply(state.table, event.record), meters=meters, session=session)


def _booked(state: State, record: AnyChange | AnyRoll) -> tuple[Meters, Session | None]:
    """The meters and the session with what the record says was won, lost and taken as commission."""
    meters, won_cents, lost_cents = state.meters, won_by(record), _lost_by(record)
    booked = replace(
        meters,
        won_cents=meters.won_cents + won_cents,
        lost_cents=meters.lost_cents + lost_cents,
        fees_cents=meters.fees_cents + sum(cents for _, cents in fees_of(record)),
    )
    return booked, sessions.booked(state.session, record, won_cents, lost_cents)


def won_by(record: AnyChange | AnyRoll) -> int:
    """What the bank paid, in cents, on top of stakes."""
    return sum(one.profit_cents for one in resolved_by(record) if one.result == "win")


def _lost_by(record: AnyChange | AnyRoll) -> int:
    return sum(one.stake_cents for one in resolved_by(record) if one.result == "lose")


def _dice_called(state: State, event: e.DiceCalled) -> State:
    return replace(state, throw=event.throw, throws=event.throw, voids=0, last_bet_cents=state.bet_cents)


def _dice_settled(state: State, event: e.DiceSettled) -> State:
    point = point_of(state.table)
    roll = Roll(event.throw, event.record, point)
    meters, session = _booked(state, event.record)
    return replace(
        state,
        table=apply(state.table, event.record),
        throw=None,
        voids=0,
        rolls=(*state.rolls, roll)[-ROLLS_KEPT:],
        last_win_cents=won_by(event.record),
        meters=replace(meters, games=meters.games + 1),
        session=sessions.rolled(session),
        statistics=after_roll(state.statistics, event.record, point),
    )


def _throw_voided(state: State, event: e.ThrowVoided) -> State:
    return replace(state, throw=event.again, throws=event.again or state.throws, voids=state.voids + 1)


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
    e.DeviceLost: _device_lost,
    e.DeviceBack: _device_back,
    e.DeviceStands: _device_stands,
    e.ValidatorRestarted: _validator_restarted,
    e.InputsChanged: _inputs_changed,
    **fold_money.FOLDS,
    **fold_visit.FOLDS,
}
