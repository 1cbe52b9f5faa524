"""The cabinet board's line protocol, version 1: lines to messages and back, as drivers/board/PROTOCOL.md has them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from drivers.framing import nothing, number, text, write_line
from drivers.ports import DOORS, KEYS, Lamp

LAMPS = (Lamp.OFF, Lamp.CALL, Lamp.FAULT, Lamp.DOOR)
"""The lamp's pictures by their number on the wire."""
_MASK = re.compile(r"[0-9A-F]{2}")


class FormError(ValueError):
    """A whole line that this protocol does not know."""


@dataclass(frozen=True)
class AskIdentity:
    """``*S``: who are you?"""


@dataclass(frozen=True)
class AskInputs:
    """``*I``: how do the doors, the keys and the lamp stand?"""


@dataclass(frozen=True)
class SetLamp:
    """``*L``: show this on the tower light."""

    lamp: Lamp


@dataclass(frozen=True)
class Identity:
    """``*S``: maker, model, firmware version and serial number."""

    protocol: int
    maker: str
    model: str
    version: str
    serial: str


@dataclass(frozen=True)
class Inputs:
    """``*I``: the doors that stand open, the keys that are turned, by name, and what the lamp shows."""

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]
    lamp: Lamp


Command = AskIdentity | AskInputs | SetLamp
Reply = Identity | Inputs


def write(message: Command | Reply) -> bytes:
    """The message as one line with its checksum."""
    match message:
        case AskIdentity():
            return write_line(["S"])
        case AskInputs():
            return write_line(["I"])
        case SetLamp(lamp):
            return write_line(["L", str(LAMPS.index(lamp))])
        case Identity(protocol, maker, model, version, serial):
            return write_line(["S", str(protocol), maker, model, version, serial])
        case Inputs(doors_open, keys_turned, lamp):
            masks = [_mask(DOORS, doors_open), _mask(KEYS, keys_turned)]
            return write_line(["I", *masks, str(LAMPS.index(lamp))])


def read_command(fields: Sequence[str]) -> Command:
    """What the host says with these fields. Raises FormError."""
    letter, rest = fields[0], fields[1:]
    try:
        if letter == "L":
            (lamp,) = rest
            return SetLamp(LAMPS[number(lamp, 0, len(LAMPS) - 1)])
        nothing(rest)
    except ValueError as error:
        raise FormError(f"{';'.join(fields)!r} is no command") from error
    if letter == "S":
        return AskIdentity()
    if letter == "I":
        return AskInputs()
    raise FormError(f"{letter!r} begins no command")


def read_reply(fields: Sequence[str]) -> Reply:
    """What the board says with these fields. Raises FormError."""
    letter, rest = fields[0], fields[1:]
    try:
        if letter == "S":
            protocol, maker, model, version, serial = rest
            return Identity(number(protocol, 1, 99), maker, model, version, serial)
        if letter == "I":
            doors, keys, lamp = rest
            return Inputs(_names(DOORS, doors), _names(KEYS, keys), LAMPS[number(lamp, 0, len(LAMPS) - 1)])
    except ValueError as error:
        raise FormError(f"{';'.join(fields)!r} is no reply") from error
    raise FormError(f"{letter!r} begins no reply")


def _mask(names: Sequence[str], chosen: Sequence[str]) -> str:
    return f"{sum(1 << bit for bit, name in enumerate(names) if name in chosen):02X}"


def _names(names: Sequence[str], mask: str) -> tuple[str, ...]:
    """The names whose bits are set; bits of a later version are left aside."""
    bits = int(text(mask, _MASK), 16)
    return tuple(name for bit, name in enumerate(names) if bits >> bit & 1)
