"""What a device's report means for the cabinet. A report may come twice: a fact already known makes nothing happen."""

from __future__ import annotations

from drivers import ports
from terminal.cabinet import acknowledging, bills, dice_alarms, slips, tickets, tickets_in
from terminal.cabinet.commands import FromDevice, Instant
from terminal.cabinet.events import (
    AnyEvent,
    DeviceBack,
    DeviceLost,
    DiceSettled,
    DoorsOpenedUnseen,
    InputsChanged,
    ThrowVoided,
)
from terminal.cabinet.profile import Profile
from terminal.cabinet.standing import stands, unless_known
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import Device
from terminal.cabinet.visit import key_turned
from terminal.rules.game import AnyGame

VOIDS_MOST = 3
"""After so many void throws in a row the generator is not asked again; the player calls the dice anew."""


def reported(game: AnyGame, profile: Profile, state: State, command: FromDevice, now: Instant) -> tuple[AnyEvent, ...]:
    """Say what the report makes happen; nothing for a fact already known."""
    device = command.device
    match command.report:
        case ports.Lost(reason):
            return _lost(state, device, reason)
        case ports.Back(identity):
            return (DeviceBack(device, identity),)
        case ports.DiceReady():
            return stands(state, device)
        case ports.PrinterReady(paper_low):
            return tickets.ready(state, device, paper_low)
        case ports.ValidatorFault(code, say) | ports.PrinterFault(code, say) | ports.DiceFault(code, say):
            return acknowledging.failed(state, device, code, say)
        case ports.DiceThrown(throw, dice):
            return _thrown(game, profile, state, throw, dice)
        case ports.ThrowVoid(throw, reason):
            return _void(state, throw, reason)
        case ports.TicketPrinted() | ports.TicketInDoubt() | ports.SlipPrinted() | ports.SlipFailed():
            return _on_paper(state, command.report)
        case ports.BoardInputs(doors_open, keys_turned):
            return _inputs(state, doors_open, keys_turned)
        case ports.DoorsOpenedUnseen(evidence, openings):
            return _opened_unseen(state, evidence, openings)
        case report:
            return _path(profile, state, report, now)


def _on_paper(
    state: State, report: ports.TicketPrinted | ports.TicketInDoubt | ports.SlipPrinted | ports.SlipFailed
) -> tuple[AnyEvent, ...]:
    match report:
        case ports.TicketPrinted(number):
            return tickets.printed(state, number)
        case ports.TicketInDoubt(number, reason):
            return tickets.in_doubt(state, number, reason)
        case ports.SlipPrinted(number):
            return slips.printed(state, number)
        case ports.SlipFailed(number, reason):
            return slips.failed(state, number, reason)


def _lost(state: State, device: str, reason: str) -> tuple[AnyEvent, ...]:
    lost = unless_known(state, device, Device(False, "lost", reason), DeviceLost(device, reason))
    return (*lost, *slips.printer_lost(state)) if device == "printer" else lost


def _path(profile: Profile, state: State, report: ports.Report, now: Instant) -> tuple[AnyEvent, ...]:
    """The validator has one path for bills and tickets: what it reports is of whichever is in it."""
    if isinstance(report, ports.TicketEscrowed):
        return tickets_in.escrowed(profile, state, report.validation, now)
    if state.ticket_in is not None:
        return tickets_in.reported(profile, state, report, state.ticket_in)
    return bills.reported(profile, state, report)


def _thrown(game: AnyGame, profile: Profile, state: State, throw: int, dice: tuple[int, ...]) -> tuple[AnyEvent, ...]:
    if throw != state.throw:
        return ()
    settled = DiceSettled(throw, game.roll(state.table, dice))
    return (settled, *dice_alarms.raised(profile, state, settled.record.dice))


def _void(state: State, throw: int, reason: str) -> tuple[AnyEvent, ...]:
    if throw != state.throw:
        return ()
    again = throw + 1 if state.voids + 1 < VOIDS_MOST else None
    return (ThrowVoided(throw, reason, again),)


def _inputs(state: State, doors_open: tuple[str, ...], keys_turned: tuple[str, ...]) -> tuple[AnyEvent, ...]:
    known = state.doors_open == doors_open and state.keys_turned == keys_turned and state.devices["board"].ready
    return () if known else _inputs_changed(state, doors_open, keys_turned)


def _inputs_changed(state: State, doors_open: tuple[str, ...], keys_turned: tuple[str, ...]) -> tuple[AnyEvent, ...]:
    changed = InputsChanged(doors_open, keys_turned)
    seen = acknowledging.keys_moved(state, keys_turned)
    return (changed, *key_turned(state, keys_turned), *dice_alarms.key_turned(state, keys_turned), *seen)


def _opened_unseen(state: State, evidence: str, openings: tuple[tuple[str, int], ...]) -> tuple[AnyEvent, ...]:
    """Count what this record of the board has not told before."""
    record = state.door_record
    told = record.openings if record.evidence == evidence else {}
    new = tuple((door, count - told.get(door, 0)) for door, count in openings if count > told.get(door, 0))
    return (DoorsOpenedUnseen(evidence, new),) if new else ()
