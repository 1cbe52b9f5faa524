"""Devices and doors in words: the notice to the player about failed ones, and the staff's line about each."""

from __future__ import annotations

from drivers.ports.message import Message
from terminal.cabinet.faults import present
from terminal.cabinet.state import State
from terminal.cabinet.state.machine import EXCHANGE, PAPER_IN_SLOT, Device
from terminal.cabinet.tickets import waits_in_slot
from terminal.messages.text import Text
from terminal.screens.shared.rows import Row
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

DEVICE_ROLES = ("name", "tone", "status", "advice")

DOT = "  ·  "
MAX_LINE = 110
"""This many characters certainly fit on one line of the notice."""

AUTHORITY = "authority"
"""Listed with the devices, because it behaves like one."""
TABLE = "table"
"""What a station has in place of a dice generator."""
NO_DEVICES = ("clock_off", "clock_jumped", "disk_full", "tickets_tilted")
"""Faults that stop something for the player although every device works."""


def device_rows(state: State) -> list[Row]:
    """Every device with its status, for the staff; the ticket authority last."""
    return [
        _row(TABLE if name == "dice" and state.is_station else name, device, _advice(state, name))
        for name, device in _with_authority(state).items()
    ]


def notice(state: State, doors_open: tuple[str, ...]) -> str:
    """What the player cannot use now, and why; doors have their own sentence."""
    devices = _with_authority(state).items()
    failing = [named(name, device.say) for name, device in devices if device.faulty and device.code != PAPER_IN_SLOT]
    if waits_in_slot(state) and state.credit_cents:  # without credit the main line asks for it
        failing.append(translate("Player", "Please take your ticket"))
    failing += [languages.sentence(fault.title) for fault in present(state) if fault.code in NO_DEVICES]
    text = doors_text(state, doors_open)
    return _in_lines([text, *failing] if text else failing)


def named(name: str, say: Text) -> str:
    """A device's own words so that the player knows which device it is, without repetition.

    A sentence that does not name the device itself, as those under its own name do, follows its name.
    """
    sentence = languages.message_sentence(say)
    if isinstance(say, Message) and say.code.startswith((f"{name}.", "exchange.")):
        return sentence.rstrip(".")
    return f"{_device_name(name)}: {languages.sentence_end(sentence)}"


def doors(doors_open: tuple[str, ...]) -> str:
    """The open doors, as a sentence; empty if all are shut."""
    if not doors_open:
        return ""
    names = {
        "main": translate("Player", "main"),
        "cashbox": translate("Player", "cash box"),
        "logic": translate("Player", "logic"),
    }
    *others, last = (names.get(door, door) for door in doors_open)
    if not others:
        return translate("Player", "The {0} door is open").format(last)
    return translate("Player", "The {0} and {1} doors are open").format(", ".join(others), last)


def doors_text(state: State, doors_open: tuple[str, ...]) -> str:
    """Which doors are open, or that one was: shown until the next game has ended (regulation D1)."""
    if state.door_shut_lately and not doors_open:
        return translate("Player", "A door was opened and is shut again")
    return doors(doors_open)


def _in_lines(sentences: list[str]) -> str:
    """The sentences on one line, or on two lines of similar length without splitting a sentence."""
    if len(DOT.join(sentences)) <= MAX_LINE or len(sentences) == 1:
        return DOT.join(sentences)
    halves = [(DOT.join(sentences[:at]), DOT.join(sentences[at:])) for at in range(1, len(sentences))]
    return "\n".join(min(halves, key=lambda lines: max(map(len, lines))))


def _row(name: str, device: Device, advice: str) -> Row:
    status = (
        translate("Player", "Ready")
        if device.ready
        else languages.sentence_start(languages.message_sentence(device.say or device.code))
    )
    tone = "good" if device.ready else "bad" if device.faulty and device.code != PAPER_IN_SLOT else "care"
    return (_device_name(name), tone, status, advice)


def _device_name(name: str) -> str:
    """The device's name for people."""
    names = {
        "validator": translate("Player", "Bill validator"),
        "printer": translate("Player", "Ticket printer"),
        "dice": translate("Player", "Dice generator"),
        TABLE: translate("Player", "Shared table"),
        "board": translate("Player", "Cabinet board"),
        "cards": translate("Player", "Card reader"),
        AUTHORITY: translate("Player", "Ticket authority"),
        EXCHANGE: translate("Player", "Exchange of the table"),
    }
    return names.get(name, name)


USUAL_DICE = 2
"""The number of dice that an alarm does not name."""


def _advice(state: State, name: str) -> str:
    """What the staff should know of a working device: its note, or the last figure of the dice above its limit."""
    if name == "dice" and state.dice.alarms:
        alarm = state.dice.alarms[-1]
        text = translate("Player", "Statistics: {0} is {1} in {2} throws, the limit is {3}")
        figures = text.format(alarm.test, alarm.chi_square, alarm.throws, alarm.limit)
        thrown = translate("Player", "Dice thrown at once: {0}. {1}")
        return figures if alarm.dice == USUAL_DICE else thrown.format(alarm.dice, figures)
    if name == AUTHORITY:
        return languages.message_sentence(state.machine.contradictions[-1]) if state.machine.contradictions else ""
    return languages.message_sentence(state.machine.devices[name].note)


def _with_authority(state: State) -> dict[str, Device]:
    return (
        state.machine.devices
        if state.ticketing.authority is None
        else state.machine.devices | {AUTHORITY: state.ticketing.authority}
    )
