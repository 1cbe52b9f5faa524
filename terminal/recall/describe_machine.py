"""Describes starts, memory and program, devices, doors and keys, and the player's visit apart from bets."""

from __future__ import annotations

from drivers.ports.message import message
from terminal.cabinet import events as e
from terminal.recall.description import Describers, Description
from terminal.rules.refusal import Cents, Phrase, Value, said

CHANGED = {
    "": "Parameters are changed: {changes}",
    "screen": "Parameters are changed at the cabinet by {by}: {changes}",
    "import": "Parameters are changed by an imported configuration, by {by}: {changes}",
    "preset": "Parameters are changed by a preset, by {by}: {changes}",
}

DIGITS_SHOWN = 16
"""So many hexadecimal digits of a digest are shown; the journal has all."""


def _parameters_changed(event: e.ParametersChanged) -> Phrase:
    changes = tuple(_change(one) for one in event.changes)
    by = tuple(map(_who, event.by))
    if event.preset:
        return Phrase(
            "Parameters are changed by the preset {preset}, by {by}: {changes}",
            preset=event.preset,
            by=by,
            changes=changes,
        )
    if event.by and not event.origin:
        return Phrase("Parameters are changed in Param.ini, which {by} accepted: {changes}", by=by, changes=changes)
    if event.imported is None:
        return Phrase(CHANGED[event.origin], by=by, changes=changes)
    return Phrase(
        "Parameters are changed by an imported configuration, by {by}, from the file {digest} with the key {key}: "
        "{changes}",
        by=by,
        digest=event.imported.digest[:DIGITS_SHOWN],
        key=event.imported.key[:DIGITS_SHOWN],
        changes=changes,
    )


SKIPPED = {
    "tested_before": "The hand-over is signed without its tests, which were done elsewhere: parameters {parameters}",
    "fitted_later": "The hand-over is signed without its tests, as a device is fitted later: parameters {parameters}",
}


def _hand_over_signed(event: e.HandOverSigned) -> Phrase:
    if event.skipped:
        return Phrase(SKIPPED[event.skipped], parameters=event.parameters[:DIGITS_SHOWN])
    return Phrase("The hand-over is signed: parameters {parameters}", parameters=event.parameters[:DIGITS_SHOWN])


def _configuration_exported(event: e.ConfigurationExported) -> Phrase:
    return Phrase(
        "The configuration is signed for export: file {digest}, key {key}",
        digest=event.file.digest[:DIGITS_SHOWN],
        key=event.file.key[:DIGITS_SHOWN],
    )


def _parameters_held(event: e.ParametersHeld) -> Phrase:
    changes = tuple(_change(one) for one in event.changes)
    return Phrase("Param.ini was edited, and the earlier values stay in force: {changes}", changes=changes)


def _parameters_restored(event: e.ParametersRestored) -> Phrase:
    by = tuple(map(_who, event.by))
    return Phrase("The last valid parameters are restored by {by}: {why}", by=by, why=said(event.why))


def _who(name: str) -> Value:
    """A person's name, or the key that was turned."""
    return Phrase(KEYS[name]) if name in KEYS else name


def _change(change: e.ParameterChange) -> Phrase:
    if not change.before:
        return Phrase("{name}: {after} (new)", name=change.name, after=change.after)
    if not change.after:
        return Phrase("{name}: no longer there (before: {before})", name=change.name, before=change.before)
    return Phrase("{name}: {after} (before: {before})", name=change.name, after=change.after, before=change.before)


def _repaired(event: e.MemoryRepaired) -> Phrase:
    return Phrase("Copy {copy} of the journal was repaired: {what}", copy=event.copy, what=said(event.say))


PROGRAM = {
    "signed": "The program is as it was signed: {digest}",
    "unsigned": "The program is an unsigned copy: {digest}",
    "changed": "The program is not as it was released: {digest}",
}


def _arrived(event: e.ProgramArrived) -> Phrase:
    return Phrase(
        "Version {version} of the program, {digest}, was installed in place of {before}, and waits to be accepted",
        version=event.version,
        digest=event.digest[:DIGITS_SHOWN],
        before=event.version_before,
    )


def _accepted(event: e.ProgramAccepted) -> Phrase:
    return Phrase(
        "Version {version} of the program, {digest}, which was verified as signed, is accepted",
        version=event.version,
        digest=event.digest[:DIGITS_SHOWN],
    )


def _verified(event: e.ProgramVerified) -> Phrase:
    return Phrase(PROGRAM[event.standing], digest=event.digest[:16])


DEVICES = {
    "validator": "Bill validator",
    "printer": "Ticket printer",
    "dice": "Dice generator",
    "board": "Cabinet board",
    "cards": "Card reader",
    "exchange": "Exchange of the table",
}


def _device(name: str) -> Value:
    return Phrase(DEVICES[name]) if name in DEVICES else name


def _lost(event: e.DeviceLost) -> Phrase:
    return Phrase("{device} is lost: {why}", device=_device(event.device), why=said(event.reason))


def _back(event: e.DeviceBack) -> Phrase:
    return Phrase("{device} answers: {identity}", device=_device(event.device), identity=event.identity)


def _stands(event: e.DeviceStands) -> Phrase:
    if event.code:
        return Phrase("{device}: {say}", device=_device(event.device), say=said(event.say or event.code))
    if event.note:
        return Phrase("{device} is ready: {note}", device=_device(event.device), note=said(event.note))
    return Phrase("{device} is ready", device=_device(event.device))


BILL_AT_POWER_UP = {
    "none": message("bill.at_power_up.none"),
    "acceptor": message("bill.at_power_up.acceptor"),
    "stacker": message("bill.at_power_up.stacker"),
}


def _validator_restarted(event: e.ValidatorRestarted) -> Phrase:
    return Phrase("The bill validator had lost its power: {where}", where=BILL_AT_POWER_UP[event.bill])


def _authority(event: e.AuthorityStands) -> Phrase:
    if event.code:
        return Phrase("The ticket authority: {say}", say=said(event.say or event.code))
    if event.note:
        return Phrase("The ticket authority is ready: {note}", note=said(event.note))
    return Phrase("The ticket authority is ready")


def _alarmed(event: e.DiceAlarmed) -> Phrase:
    alarm = event.alarm
    if alarm.dice != USUAL_DICE:
        return Phrase(
            "The statistics of the dice ({dice} thrown at once): {test} is {value}, the limit is {limit}",
            dice=alarm.dice,
            test=alarm.test,
            value=alarm.chi_square,
            limit=alarm.limit,
        )
    return Phrase(
        "The statistics of the dice: {test} is {value}, the limit is {limit}",
        test=alarm.test,
        value=alarm.chi_square,
        limit=alarm.limit,
    )


USUAL_DICE = 2
"""The number of dice that the description of an alarm does not name."""

DOORS = {"main": "main door", "cashbox": "cash box door", "logic": "logic door"}
KEYS = {"attendant": "attendant key", "technician": "technician key"}


def _inputs(event: e.InputsChanged) -> Phrase:
    doors: tuple[Value, ...] = tuple(Phrase(DOORS[door]) if door in DOORS else door for door in event.doors_open)
    keys: tuple[Value, ...] = tuple(Phrase(KEYS[key]) if key in KEYS else key for key in event.keys_turned)
    if doors and keys:
        return Phrase("Open: {doors}; turned: {keys}", doors=doors, keys=keys)
    if doors:
        return Phrase("Open: {doors}; no key is turned", doors=doors)
    if keys:
        return Phrase("All doors are shut; turned: {keys}", keys=keys)
    return Phrase("All doors are shut, no key is turned")


def _called(event: e.AttendantCalled) -> Phrase:
    if event.by_key:
        return Phrase("The attendant's key has answered the call")
    return Phrase("The attendant is called" if event.on else "The call for the attendant has ended")


def _option(event: e.OptionSet) -> Phrase:
    return Phrase("The player's option {name} is now: {value}", name=event.name.replace("_", " "), value=event.value)


def _session_ended(event: e.SessionEnded) -> Phrase:
    say = "The session ends: the screen was not touched" if event.untouched else "The player has left"
    return Phrase(say)


RETURNED = {
    "pin": "The station is open again: by its PIN",
    "key": "The station is open again: by the attendant's key",
    "time": "The station is open again: its time is over",
    "staff": "The station is open again: by the staff",
}


def _reserved(event: e.StationReserved) -> Phrase:
    if not event.by:
        return Phrase("The station is reserved")
    return Phrase("The station is reserved for a player, for {minutes} minutes", minutes=event.for_ms // 60_000)


def _returned(event: e.StationReturned) -> Phrase:
    return Phrase(RETURNED[event.by])


CLOCKS_STOPPED = {
    "key": "A staff key is turned: what is timed rests",
    "reality_check": "What is timed rests until the reality check is answered",
}
CLOCKS_RESUMED = {
    "key": "No staff key is turned: what is timed goes on",
    "reality_check": "The reality check is answered: what is timed goes on",
}


def _clocks_stopped(event: e.ClocksStopped) -> Phrase:
    return Phrase(CLOCKS_STOPPED[event.by])


def _clocks_resumed(event: e.ClocksResumed) -> Phrase:
    return Phrase(CLOCKS_RESUMED[event.by])


def _reality_check_shown(event: e.RealityCheckShown) -> Description:
    phrase = Phrase("Reality check: {played} played; the result so far", played=clock_of(event.played_ms))
    return Description(phrase, event.result_cents)


def _reality_check_answered(event: e.RealityCheckAnswered) -> Phrase:
    return Phrase(
        "The player has read the reality check and cashes out"
        if event.cash_out
        else "The player has read the reality check and plays on"
    )


LIMITS_REACHED = {
    "time": "The player's time limit is reached after {played}: no further bets; the result so far",
    "loss": "The player's loss limit is reached after {played}: no further bets; the result so far",
}


def _limits_set(event: e.LimitsSet) -> Phrase:
    time = Phrase("{time} of play", time=clock_of(event.time_ms)) if event.time_ms is not None else None
    loss = Phrase("a loss of {amount}", amount=Cents(event.loss_cents)) if event.loss_cents is not None else None
    limits = tuple(limit for limit in (time, loss) if limit is not None)
    return Phrase("The player has set limits for the session: {limits}", limits=limits)


def _limit_reached(event: e.LimitReached) -> Description:
    return Description(Phrase(LIMITS_REACHED[event.limit], played=clock_of(event.played_ms)), event.result_cents)


def _break_began(event: e.BreakBegan) -> Phrase:
    return Phrase(
        "The player takes a break: no bets and no dice"
        if event.by == "player"
        else "A break in play begins after the time that the parameters set: no bets and no dice"
    )


def _certificate(event: e.CertificateStands) -> Phrase:
    named = {"party": event.party, "own": event.own, "authority": event.authority}
    if event.own and event.authority:
        both = "The certificate of {party} ends on {own}, and that of the house's authority on {authority}"
        return Phrase(both, **named)
    if event.own:
        return Phrase("The certificate of {party} ends on {own}", **named)
    if event.authority:
        return Phrase("The certificate of the house's authority ends on {authority}", **named)
    return Phrase("The certificate of {party} no longer ends soon", **named)


LESSON_ENDS = {
    "left": "The player leaves the first hand",
    "untouched": "The first hand ends: nothing was touched",
    "interrupted": "The first hand ends: something else came up",
    "start": "The first hand ends with the start of the program",
}


def _first_hand_ended(event: e.FirstHandEnded) -> Phrase:
    return Phrase(LESSON_ENDS[event.why])


def clock_of(ms: int) -> str:
    """Hours and minutes: ``1:30``."""
    hours, minutes = divmod(ms // 60_000, 60)
    return f"{hours}:{minutes:02}"


MEMORY: Describers = {
    e.Started: Phrase("The program starts: version {version}, sheet {sheet}"),
    e.HandOverSigned: _hand_over_signed,
    e.MemoryRepaired: _repaired,
    e.ProgramArrived: _arrived,
    e.ProgramAccepted: _accepted,
    e.ProgramCheckCalled: Phrase("The program is to be verified, by the key"),
    e.ProgramVerified: _verified,
}
"""The journal and the program."""

MACHINE: Describers = {
    e.DeviceLost: _lost,
    e.DeviceBack: _back,
    e.CertificateStands: _certificate,
    e.TableKeySeen: Phrase("{party} is heard with the key {key}"),
    e.DeviceStands: _stands,
    e.ValidatorRestarted: _validator_restarted,
    e.AuthorityStands: _authority,
    e.DiceAlarmed: _alarmed,
    e.DiceAlarmsAcknowledged: Phrase("A technician has come: the statistics of the dice begin again"),
}

INPUTS: Describers = {e.InputsChanged: _inputs}

SERVICE: Describers = {
    e.TakenOutOfService: Phrase("The station is taken out of service"),
    e.ReturnedToService: Phrase("The station is back in service"),
}

VISITS: Describers = {
    e.AttendantCalled: _called,
    e.OptionSet: _option,
    e.SessionStarted: Phrase("A player has sat down"),
    e.SessionEnded: _session_ended,
    e.StationReserved: _reserved,
    e.PinMistaken: Phrase("A wrong PIN was tried"),
    e.StationReturned: _returned,
    e.ClocksStopped: _clocks_stopped,
    e.ClocksResumed: _clocks_resumed,
    e.RealityCheckShown: _reality_check_shown,
    e.RealityCheckAnswered: _reality_check_answered,
    e.LimitsSet: _limits_set,
    e.LimitReached: _limit_reached,
    e.BreakBegan: _break_began,
    e.FirstHandBegan: Phrase("A first hand with play chips begins; it moves no money"),
    e.FirstHandEnded: _first_hand_ended,
    e.BreakEnded: Phrase("The break in play is over"),
}

PARAMETERS: Describers = {
    e.ParametersChanged: _parameters_changed,
    e.ParametersHeld: _parameters_held,
    e.ParametersRestored: _parameters_restored,
    e.ParametersWritten: Phrase("Param.ini is written; the earlier file is kept as {copy}"),
    e.ConfigurationExported: _configuration_exported,
}
