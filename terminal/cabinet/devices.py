"""What a device's report means for the cabinet. A report may come twice: a fact already known causes nothing."""

from __future__ import annotations

from drivers import ports
from drivers.ports.message import Message
from terminal.cabinet import acknowledging, bills, board, dice_alarms, slips, tickets, tickets_in, visit
from terminal.cabinet import events as e
from terminal.cabinet.commands import FromDevice, Instant
from terminal.cabinet.device_status import lost, status_changed
from terminal.cabinet.diagnostics import tests
from terminal.cabinet.hosting import moving, reporting, verbs
from terminal.cabinet.orders import AUTHORITY
from terminal.cabinet.people import signing_in
from terminal.cabinet.questions import Questions
from terminal.cabinet.rounds import dealing
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import EXCHANGE
from terminal.rules.game import AnyGame
from terminal.settings.parameters import Profile

MAX_VOIDS = 3
"""After this many void throws in a row the generator is not asked again; the player must call the dice again."""


def reported(terms: Questions, state: State, command: FromDevice, now: Instant) -> tuple[e.Event, ...]:
    """Decide what follows from the report; nothing for a fact already known."""
    device = command.device
    if device == EXCHANGE:
        return reporting.reported(terms, state, command.report, now)
    if device == AUTHORITY:
        return tickets_in.answered(terms.profile, state, command.report, now)
    return _of_device(terms.game_of(state), terms.profile, state, command, now)


def _of_device(game: AnyGame, profile: Profile, state: State, command: FromDevice, now: Instant) -> tuple[e.Event, ...]:
    device = command.device
    match command.report:
        case ports.Lost(reason):
            return _lost(state, device, reason)
        case ports.Back(identity, dice_counts):
            return (e.DeviceBack(device, identity, dice_counts),)
        case ports.DiceReady():
            return status_changed(state, device)
        case ports.PrinterReady(paper_low):
            return tickets.ready(state, device, paper_low)
        case ports.ValidatorFault(code, say) | ports.PrinterFault(code, say) | ports.DiceFault(code, say):
            return acknowledging.failed(state, device, code, say)
        case ports.DiceThrown(throw, dice):
            return _thrown(game, profile, state, ports.DiceThrown(throw, dice), now)
        case ports.ThrowVoid(throw, reason):
            return _void(state, throw, reason)
        case ports.TicketPrinted() | ports.TicketInDoubt() | ports.SlipPrinted() | ports.SlipFailed():
            return _on_paper(state, command.report)
        case ports.BoardInputs():
            return _inputs(profile, state, command.report, now)
        case ports.DoorsOpenedUnseen():
            return board.opened_unseen(state, command.report)
        case report:
            return _path(profile, state, report, now)


def _on_paper(
    state: State, report: ports.TicketPrinted | ports.TicketInDoubt | ports.SlipPrinted | ports.SlipFailed
) -> tuple[e.Event, ...]:
    match report:
        case ports.TicketPrinted(number):
            return tickets.printed(state, number)
        case ports.TicketInDoubt(number, reason):
            return tickets.in_doubt(state, number, reason)
        case ports.SlipPrinted(number):
            return slips.printed(state, number)
        case ports.SlipFailed(number, reason):
            return slips.failed(state, number, reason)


def _lost(state: State, device: str, reason: Message) -> tuple[e.Event, ...]:
    gone = lost(state, device, reason)
    return (*gone, *slips.printer_lost(state)) if device == "printer" else gone


def _path(profile: Profile, state: State, report: ports.Report, now: Instant) -> tuple[e.Event, ...]:
    """The validator has one path for bills and tickets: its reports are about whichever is in it."""
    if isinstance(report, ports.TicketEscrowed):
        return tickets_in.escrowed(profile, state, report.validation, now)
    if state.acceptor.ticket_in is not None:
        return tickets_in.reported(profile, state, report, state.acceptor.ticket_in)
    return bills.reported(profile, state, report)


def _thrown(
    game: AnyGame, profile: Profile, state: State, thrown: ports.DiceThrown, now: Instant
) -> tuple[e.Event, ...]:
    throw, dice = thrown.throw, thrown.dice
    if throw != state.dice.throw:
        return tests.thrown(state, throw, dice)
    if profile.has_dealer and profile.is_table:
        return verbs.read(profile, state, dice, now)
    if profile.is_table:
        return moving.decided(game, profile, state, dice, moving.GENERATOR, now)
    if state.rounds.throwing:
        return dealing.read(state, dice, now)
    settled = e.DiceSettled(throw, game.roll(state.table, dice))
    return (settled, *dice_alarms.raised(profile, state, settled.record.dice))


def _void(state: State, throw: int, reason: Message) -> tuple[e.Event, ...]:
    if throw != state.dice.throw:
        return tests.void(state, throw, reason)
    again = throw + 1 if state.dice.voids + 1 < MAX_VOIDS else None
    return (e.ThrowVoided(throw, reason, again),)


def _inputs(profile: Profile, state: State, report: ports.BoardInputs, now: Instant) -> tuple[e.Event, ...]:
    """The current state of doors and keys, and the effect of a turned key."""
    changed, keys_turned = board.inputs(state, report), report.keys_turned
    if not changed:
        return ()
    seen = acknowledging.keys_moved(profile, state, keys_turned)
    follows = (*visit.key_turned(state, keys_turned), *dice_alarms.key_turned(state, keys_turned), *seen)
    return (
        *visit.clocks_stopped(profile, state, keys_turned, now),
        *changed,
        *signing_in.keys_moved(state, keys_turned, now),
        *follows,
        *visit.clocks_resumed(state, keys_turned, now),
    )
