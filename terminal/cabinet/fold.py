"""Makes the next state from an event. Knows no rules and refuses nothing: an event has already happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from drivers.ports.message import Message, message
from terminal.cabinet import events as e
from terminal.cabinet import (
    fold_accounting,
    fold_bills,
    fold_clear,
    fold_clock,
    fold_devices,
    fold_faults,
    fold_hand_over,
    fold_hand_pays,
    fold_repeating,
    fold_slips,
    fold_tickets,
    fold_tickets_in,
    fold_visit,
)
from terminal.cabinet import session as sessions
from terminal.cabinet.at_table import fold_at_table
from terminal.cabinet.cash_box import fold_cash_box
from terminal.cabinet.diagnostics import fold_diagnostics
from terminal.cabinet.fold_repeating import unplanned
from terminal.cabinet.hosting import fold_hosting
from terminal.cabinet.meters import Meters, after_record, disagreement, under_sheet, won_by
from terminal.cabinet.people import fold_people
from terminal.cabinet.players import fold_players
from terminal.cabinet.rounds import fold_rounds
from terminal.cabinet.self_audit import expected_cents
from terminal.cabinet.session import Session
from terminal.cabinet.shifts import fold_shifts
from terminal.cabinet.state import State
from terminal.cabinet.state.games import PLAYER, ROLLS_KEPT, Repeating, Results, Roll
from terminal.cabinet.state.machine import CARDS, DEVICES, TABLE_DEVICES, Device
from terminal.cabinet.state.program import REPAIRS_KEPT, Configuration, LastChange, PlayedSheet, Program, metered_as
from terminal.cabinet.statistics import after_roll
from terminal.cabinet.table_limits import DEFAULTS
from terminal.fairness import watch as watching
from terminal.messages.english import sentence
from terminal.rules.games import kind_of
from terminal.rules.tables import (
    AnyChange,
    AnyRoll,
    AnyTable,
    apply,
    is_of,
    last_round,
    opened,
    with_last_round,
    without_history,
)
from terminal.settings.parameters import PAY_TABLES
from terminal.settings.sections.access import PAY_TABLES_KEY


class UnbalancedError(AssertionError):
    """The self-audit equation does not hold: the state after an event cannot be trusted with money."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.message = reason

    def __str__(self) -> str:
        return sentence(self.message)


def fold(state: State, event: e.Event) -> State:
    """Make the state after the event. Raises UnbalancedError if money appeared or vanished."""
    after = fold_cash_box.stacked(state, _FOLDS[type(event)](state, event), event)
    after = fold_shifts.counted(state, after, event)
    after = fold_players.remembered(state, after, event)
    after = fold_at_table.followed(state, after, event)
    runs = after.visit.betting_closes_ms is not None or after.visit.pause is not None
    if runs and after.machine.clocks_stopped_ms is None and not after.may_bet:
        after = replace(
            after, visit=replace(after.visit, betting_closes_ms=None, pause=None)
        )  # anything that interrupts a betting time: a new one follows
    if after.visit.choice_closes_ms is not None and after.machine.clocks_stopped_ms is None and not after.may_choose:
        after = replace(after, visit=replace(after.visit, choice_closes_ms=None))  # its time begins again
    if after.visit.reality_check is not None and not after.credit_cents:
        after = replace(after, visit=replace(after.visit, reality_check=None))  # an attendant has paid the credit
    if after.visit.play_break is not None and not after.credit_cents:
        after = replace(after, visit=replace(after.visit, play_break=None))  # the player has cashed out
    after = fold_clear.unless_authorised(after)
    audit(after)
    return after


def audit(state: State) -> None:
    """Check the self-audit equation (regulation C14): what is held is what came in, plus won, less lost and out.

    Raises UnbalancedError.
    """
    meters = state.meters
    expected = expected_cents(meters)
    if state.credit_cents != expected:
        raise UnbalancedError(message("audit.credit", cents=state.credit_cents, expected=expected))
    if state.playable_cents < 0:
        raise UnbalancedError(message("audit.negative", cents=state.playable_cents))
    due_cents = sum(one.amount_cents for one in state.hand_pay.due)
    if state.playable_cents < due_cents:
        raise UnbalancedError(message("audit.due", cents=state.playable_cents, due=due_cents))
    if why := disagreement(meters):
        raise UnbalancedError(why)


def _started(state: State, event: e.Started) -> State:
    names = _devices(event.parameters or state.configuration.parameters)
    names = (*names, CARDS) if event.cards else names
    waiting = {name: fold_devices.after_power(state.machine.devices.get(name, Device())) for name in names}
    # A door that was open counts as open until its sensor reports otherwise (regulation D9); a key must be turned
    # again. Nothing repeats automatically, because the player may have left.
    state = fold_hosting.started(fold_slips.left_behind(state))
    games_before = replace(state.accounting.games_before, power_reset=state.meters.games)
    return replace(
        state,
        table=_table_under(state, event),
        meters=replace(state.meters, power_resets=state.meters.power_resets + 1),
        configuration=_configuration(state, event),
        program=_program(state.program, event),
        accounting=replace(state.accounting, games_before=games_before),
        ticketing=replace(state.ticketing, authority=_authority(state, event)),
        machine=replace(state.machine, devices=waiting, keys_turned=()),
        visit=replace(state.visit, repeating=Repeating(), choice_closes_ms=None),
    )


def _devices(parameters: Mapping[str, str]) -> tuple[str, ...]:
    return TABLE_DEVICES if parameters.get("table.role") == "table" else DEVICES


def _program(before: Program, event: e.Started) -> Program:
    """The program that has started; one that waits for its acceptance waits on."""
    arrived = before.arrived if before.arrived and before.arrived.digest == event.program_digest else None
    return Program(event.version, event.program_digest, before.signed or event.program_signed, arrived=arrived)


def _program_arrived(state: State, event: e.ProgramArrived) -> State:
    return replace(state, program=replace(state.program, arrived=event))


def _program_accepted(state: State, event: e.ProgramAccepted) -> State:
    del event
    return replace(state, program=replace(state.program, arrived=None))


def _table_under(state: State, event: e.Started) -> AnyTable:
    """The table that the start goes on with; an empty one of another kind, where its sheet is of another game."""
    if event.sheet_digest == state.configuration.sheet_digest:
        return state.table
    if not state.bet_cents and not is_of(state.table, event.game):
        return opened(event.game, PLAYER, state.playable_cents)
    return without_history(state.table)


def _configuration(state: State, event: e.Started) -> Configuration:
    parameters = event.parameters or state.configuration.parameters
    played, offered = _played(state, event), event.offered
    return Configuration(
        event.sheet,
        event.sheet_digest,
        played,
        offered,
        event.currency,
        parameters,
        changed=state.configuration.changed,
        stakes=event.stakes,
        practice=event.practice,
    )


def _authority(state: State, event: e.Started) -> Device | None:
    return fold_devices.after_power(state.ticketing.authority or Device()) if event.authority else None


def _parameters_changed(state: State, event: e.ParametersChanged) -> State:
    parameters = {**state.configuration.parameters, **{one.name: one.after for one in event.changes}}
    parameters = {name: value for name, value in parameters.items() if value}
    last = LastChange(event.at_ms, event.origin, event.by)
    changed = {**state.configuration.changed, **{one.name: last for one in event.changes if one.after}}
    configuration = replace(
        state.configuration,
        parameters=parameters,
        changed=changed,
        file_digest=event.file_digest,
        pay_tables_signed_ms=_pay_tables_signed_ms(state, event, parameters),
    )
    other_camera = any(one.name in ("devices.camera", "game.mode") for one in event.changes)
    machine = replace(state.machine, camera="") if other_camera else state.machine
    if any(one.name == "table.role" for one in event.changes):
        machine = replace(machine, certificate=None)  # a cabinet that plays alone never looks at it again
    other_limits = not set(DEFAULTS).isdisjoint(one.name for one in event.changes)
    table = without_history(state.table) if other_limits else state.table
    return replace(state, configuration=configuration, machine=machine, table=table)


def _pay_tables_signed_ms(state: State, event: e.ParametersChanged, after: Mapping[str, str]) -> int:
    """A new key begins without a file: only a file that it has signed itself counts."""
    before, key = (values.get(PAY_TABLES_KEY, "") for values in (state.configuration.parameters, after))
    changed = any(one.name in PAY_TABLES for one in event.changes)
    if event.imported is not None and event.imported.key == key and changed:
        return event.imported.signed_ms
    return state.configuration.pay_tables_signed_ms if key == before else 0


def _parameters_written(state: State, event: e.ParametersWritten) -> State:
    del event
    return replace(state, configuration=replace(state.configuration, file_digest=""))


def _parameters_restored(state: State, event: e.ParametersRestored | e.ParametersHeld) -> State:
    del event  # the values in force remain
    return state


def _program_check_called(state: State, event: e.ProgramCheckCalled) -> State:
    del event
    return replace(state, program=replace(state.program, check_called=True))


def _program_verified(state: State, event: e.ProgramVerified) -> State:
    return replace(state, program=replace(state.program, check_called=False, verified=event))


def _game_chosen(state: State, event: e.GameChosen) -> State:
    state = unplanned(state)
    played = _played(state, event)
    chosen = replace(state.configuration, sheet=event.sheet, sheet_digest=event.sheet_digest, played=played)
    table = with_last_round(opened(event.game, PLAYER, state.playable_cents), event.repeats)
    hosting, results = fold_hosting.game_begun(state.hosting), replace(state.results, rolls=())
    visit = replace(state.visit, rounds=_rounds_after(state, event))
    return replace(state, table=table, configuration=chosen, results=results, visit=visit, hosting=hosting)


def _rounds_after(state: State, event: e.GameChosen) -> dict[str, dict[str, int]]:
    """The last round of each sheet, the latest last: the sheet that is left has one if the dice have rolled there.

    One that a start has left is offered no more.
    """
    if not state.results.rolls or state.configuration.sheet == event.sheet:
        return state.visit.rounds
    left, stakes_cents = state.configuration.sheet, dict(last_round(state.table))
    others = {sheet: stakes for sheet, stakes in state.visit.rounds.items() if sheet != left}
    return others | {left: stakes_cents} if stakes_cents else others


def _played(state: State, event: e.Started | e.GameChosen) -> dict[str, PlayedSheet]:
    before = state.configuration.played
    name = metered_as(before, event.sheet, event.sheet_digest)
    game = event.game or (before[name].game if name in before else "")
    return {**before, name: PlayedSheet(event.sheet_digest, game)}


def _bets_moved(state: State, event: e.BetsMoved | e.BetsRestored) -> State:
    state = unplanned(state)
    meters, session = _booked(state, event.record)
    visit = replace(state.visit, session=session)
    results = _placed(state.results, event.record)
    return replace(state, table=apply(state.table, event.record), meters=meters, visit=visit, results=results)


def _placed(results: Results, record: AnyChange) -> Results:
    """The results with the amount of a bet that this record places; what is taken back or moved places none."""
    change = kind_of(record).change_of(record)
    places = change is not None and change.verb not in ("undo", "late", "back")
    cents = sum(cents for _, cents in change.changes) if change is not None and places else 0
    return replace(results, last_placed_cents=cents) if cents > 0 else results


def _choice_opened(state: State, event: e.ChoiceOpened) -> State:
    return replace(state, visit=replace(state.visit, choice_closes_ms=event.closes_ms))


def _choice_made(state: State, event: e.ChoiceMade) -> State:
    state = unplanned(state)
    meters, session = _booked(state, event.record)
    won_cents = state.results.last_win_cents + won_by(event.record)
    return replace(
        state,
        table=apply(state.table, event.record),
        meters=meters,
        results=replace(state.results, last_win_cents=won_cents),
        visit=replace(state.visit, session=session, choice_closes_ms=None),
    )


def _booked(state: State, record: AnyChange | AnyRoll) -> tuple[Meters, Session | None]:
    """The meters and the session after the record's wins, losses and commission."""
    booked = under_sheet(state.meters, after_record(state.meters, record), state.configuration.metered)
    lost_cents = booked.lost_cents - state.meters.lost_cents
    return booked, sessions.booked(state.visit.session, record, won_by(record), lost_cents)


def _dice_called(state: State, event: e.DiceCalled) -> State:
    state = fold_hosting.called(unplanned(state), event)
    return replace(
        state,
        dice=replace(state.dice, throw=event.throw, count=event.count, throws=event.throw, voids=0),
        results=replace(state.results, last_bet_cents=state.bet_cents),
    )


def _dice_settled(state: State, event: e.DiceSettled) -> State:
    point = state.felt.point
    roll = Roll(event.throw, event.record, point)
    meters, session = _booked(state, event.record)
    results = replace(
        state.results,
        rolls=(*state.results.rolls, roll)[-ROLLS_KEPT:],
        last_win_cents=won_by(event.record),
        statistics=after_roll(state.results.statistics, event.record, point),
    )
    watch = watching.thrown(state.dice.watch, event.record.dice)
    return replace(
        state,
        table=apply(state.table, event.record),
        meters=under_sheet(meters, replace(meters, games=meters.games + 1), state.configuration.metered),
        dice=replace(state.dice, throw=None, voids=0, watch=watch),
        results=results,
        visit=replace(state.visit, session=sessions.rolled(session)),
    )


def _throw_voided(state: State, event: e.ThrowVoided) -> State:
    state = fold_hosting.voided(fold_rounds.given_up(state, event), event)
    return replace(
        state,
        dice=replace(
            state.dice, throw=event.again, throws=event.again or state.dice.throws, voids=state.dice.voids + 1
        ),
    )


def _dice_alarmed(state: State, event: e.DiceAlarmed) -> State:
    alarm = event.alarm
    known = (alarm.scope, alarm.test, alarm.dice)
    others = [one for one in state.dice.alarms if (one.scope, one.test, one.dice) != known]
    return replace(state, dice=replace(state.dice, alarms=(*others, alarm), locked=state.dice.locked or event.locks))


def _dice_alarms_acknowledged(state: State, event: e.DiceAlarmsAcknowledged) -> State:
    del event
    return replace(
        state, dice=replace(state.dice, watch=watching.acknowledged(state.dice.watch), alarms=(), locked=False)
    )


def _recorded(state: State, event: e.ConfigurationExported | e.ExportBegan | e.ExportEnded) -> State:
    """The event is only a record: it changes no state."""
    del event
    return state


def _memory_repaired(state: State, event: e.MemoryRepaired) -> State:
    return replace(state, journal=replace(state.journal, repairs=(*state.journal.repairs, event)[-REPAIRS_KEPT:]))


_FOLDS: dict[type[e.Event], Callable[[State, Any], State]] = {
    e.Started: _started,
    e.ParametersChanged: _parameters_changed,
    e.ParametersHeld: _parameters_restored,
    e.ParametersRestored: _parameters_restored,
    e.ParametersWritten: _parameters_written,
    e.ConfigurationExported: _recorded,
    e.ExportBegan: _recorded,
    e.ExportEnded: _recorded,
    e.ProgramArrived: _program_arrived,
    e.ProgramAccepted: _program_accepted,
    e.ProgramCheckCalled: _program_check_called,
    e.ProgramVerified: _program_verified,
    e.GameChosen: _game_chosen,
    e.BetsMoved: _bets_moved,
    e.BetsRestored: _bets_moved,
    e.ChoiceOpened: _choice_opened,
    e.ChoiceMade: _choice_made,
    e.DiceCalled: _dice_called,
    e.DiceSettled: _dice_settled,
    e.ThrowVoided: _throw_voided,
    e.MemoryRepaired: _memory_repaired,
    e.DiceAlarmed: _dice_alarmed,
    e.DiceAlarmsAcknowledged: _dice_alarms_acknowledged,
    **fold_accounting.FOLDS,
    **fold_at_table.FOLDS,
    **fold_bills.FOLDS,
    **fold_cash_box.FOLDS,
    **fold_clear.FOLDS,
    **fold_clock.FOLDS,
    **fold_devices.FOLDS,
    **fold_diagnostics.FOLDS,
    **fold_faults.FOLDS,
    **fold_hand_over.FOLDS,
    **fold_hand_pays.FOLDS,
    **fold_hosting.FOLDS,
    **fold_people.FOLDS,
    **fold_players.FOLDS,
    **fold_repeating.FOLDS,
    **fold_rounds.FOLDS,
    **fold_shifts.FOLDS,
    **fold_slips.FOLDS,
    **fold_tickets.FOLDS,
    **fold_tickets_in.FOLDS,
    **fold_visit.FOLDS,
}
