"""Describes starts, memory and program, devices, doors and keys, and the player's visit apart from bets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from terminal.cabinet import events as e
from terminal.recall.description import Description
from terminal.rules.refusal import Phrase, Value, said


def _started(event: e.Started) -> Description:
    phrase = Phrase("The program starts: version {version}, sheet {sheet}", version=event.version, sheet=event.sheet)
    return Description(phrase)


def _parameters_changed(event: e.ParametersChanged) -> Description:
    return Description(
        Phrase("Parameters are changed: {changes}", changes=tuple(_change(one) for one in event.changes))
    )


def _change(change: e.ParameterChange) -> Phrase:
    if not change.before:
        return Phrase("{name}: {after} (new)", name=change.name, after=change.after)
    if not change.after:
        return Phrase("{name}: no longer there (before: {before})", name=change.name, before=change.before)
    return Phrase("{name}: {after} (before: {before})", name=change.name, after=change.after, before=change.before)


def _repaired(event: e.MemoryRepaired) -> Description:
    phrase = Phrase("Copy {copy} of the journal was repaired: {what}", copy=event.copy, what=said(event.say))
    return Description(phrase)


def _check_called(event: e.ProgramCheckCalled) -> Description:
    del event
    return Description(Phrase("The program is to be verified, by the key"))


PROGRAM = {
    "signed": "The program is as it was signed: {digest}",
    "unsigned": "The program is a copy that nobody signed: {digest}",
    "changed": "The program is not as it was released: {digest}",
}


def _verified(event: e.ProgramVerified) -> Description:
    return Description(Phrase(PROGRAM[event.standing], digest=event.digest[:16]))


DEVICES = {
    "validator": "Bill validator",
    "printer": "Ticket printer",
    "dice": "Dice generator",
    "board": "Cabinet board",
}


def _device(name: str) -> Value:
    return Phrase(DEVICES[name]) if name in DEVICES else name


def _lost(event: e.DeviceLost) -> Description:
    phrase = Phrase("{device} is lost: {why}", device=_device(event.device), why=said(event.reason))
    return Description(phrase)


def _back(event: e.DeviceBack) -> Description:
    return Description(Phrase("{device} answers: {identity}", device=_device(event.device), identity=event.identity))


def _stands(event: e.DeviceStands) -> Description:
    if event.code:
        return Description(Phrase("{device}: {say}", device=_device(event.device), say=said(event.say or event.code)))
    if event.note:
        return Description(Phrase("{device} is ready: {note}", device=_device(event.device), note=said(event.note)))
    return Description(Phrase("{device} is ready", device=_device(event.device)))


def _validator_restarted(event: e.ValidatorRestarted) -> Description:
    return Description(Phrase("The bill validator had lost its power; a bill in it: {where}", where=event.bill))


def _authority(event: e.AuthorityStands) -> Description:
    if event.code:
        return Description(Phrase("The validation authority: {say}", say=said(event.say or event.code)))
    if event.note:
        return Description(Phrase("The validation authority is ready: {note}", note=said(event.note)))
    return Description(Phrase("The validation authority is ready"))


def _alarmed(event: e.DiceAlarmed) -> Description:
    alarm = event.alarm
    phrase = Phrase(
        "The statistics of the dice: {test} is {value}, the limit is {limit}",
        test=alarm.test,
        value=alarm.chi_square,
        limit=alarm.limit,
    )
    return Description(phrase)


def _acknowledged(event: e.DiceAlarmsAcknowledged) -> Description:
    del event
    return Description(Phrase("A technician has come: the statistics of the dice begin anew"))


DOORS = {"main": "main door", "cashbox": "cash box door", "logic": "logic door"}
KEYS = {"attendant": "attendant key", "technician": "technician key"}


def _inputs(event: e.InputsChanged) -> Description:
    doors: tuple[Value, ...] = tuple(Phrase(DOORS[door]) if door in DOORS else door for door in event.doors_open)
    keys: tuple[Value, ...] = tuple(Phrase(KEYS[key]) if key in KEYS else key for key in event.keys_turned)
    if doors and keys:
        return Description(Phrase("Open: {doors}; turned: {keys}", doors=doors, keys=keys))
    if doors:
        return Description(Phrase("Open: {doors}; no key is turned", doors=doors))
    if keys:
        return Description(Phrase("All doors are shut; turned: {keys}", keys=keys))
    return Description(Phrase("All doors are shut, no key is turned"))


def _called(event: e.AttendantCalled) -> Description:
    return Description(Phrase("The attendant is called" if event.on else "The call for the attendant has ended"))


def _option(event: e.OptionSet) -> Description:
    phrase = Phrase("The player's option {name} is now: {value}", name=event.name.replace("_", " "), value=event.value)
    return Description(phrase)


def _session_started(event: e.SessionStarted) -> Description:
    del event
    return Description(Phrase("A player has sat down"))


def _session_ended(event: e.SessionEnded) -> Description:
    say = "The session ends: nobody has touched the screen" if event.untouched else "The player has left"
    return Description(Phrase(say))


def _reserved(event: e.StationReserved) -> Description:
    del event
    return Description(Phrase("The station is reserved"))


def _pin_mistaken(event: e.PinMistaken) -> Description:
    del event
    return Description(Phrase("A wrong PIN was tried"))


RETURNED = {
    "pin": "The station is open again: by its PIN",
    "key": "The station is open again: by the attendant's key",
    "time": "The station is open again: its time is over",
}


def _returned(event: e.StationReturned) -> Description:
    return Description(Phrase(RETURNED[event.by]))


def _clocks_stopped(event: e.ClocksStopped) -> Description:
    del event
    return Description(Phrase("A staff key is turned: what is timed rests"))


def _clocks_resumed(event: e.ClocksResumed) -> Description:
    del event
    return Description(Phrase("No staff key is turned: what is timed goes on"))


Tellers = Mapping[type[e.AnyEvent], Callable[[Any], Description]]

MEMORY: Tellers = {
    e.Started: _started,
    e.ParametersChanged: _parameters_changed,
    e.MemoryRepaired: _repaired,
    e.ProgramCheckCalled: _check_called,
    e.ProgramVerified: _verified,
}
"""The journal and the program."""

MACHINE: Tellers = {
    e.DeviceLost: _lost,
    e.DeviceBack: _back,
    e.DeviceStands: _stands,
    e.ValidatorRestarted: _validator_restarted,
    e.AuthorityStands: _authority,
    e.DiceAlarmed: _alarmed,
    e.DiceAlarmsAcknowledged: _acknowledged,
}

INPUTS: Tellers = {e.InputsChanged: _inputs}

VISITS: Tellers = {
    e.AttendantCalled: _called,
    e.OptionSet: _option,
    e.SessionStarted: _session_started,
    e.SessionEnded: _session_ended,
    e.StationReserved: _reserved,
    e.PinMistaken: _pin_mistaken,
    e.StationReturned: _returned,
    e.ClocksStopped: _clocks_stopped,
    e.ClocksResumed: _clocks_resumed,
}
