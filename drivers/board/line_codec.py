"""The cabinet board's line protocol, version 2: encodes and decodes its messages (drivers/board/PROTOCOL.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from drivers.framing import FormError, nothing, number, text, write_line
from drivers.ports import DOORS, KEYS, Lamp

LAMPS = (
    *(Lamp.OFF, Lamp.CALL, Lamp.FAULT, Lamp.DOOR),
    *(Lamp.TILT, Lamp.JACKPOT, Lamp.PAYOUT, Lamp.DISABLED, Lamp.ADMINISTRATIVE),
)
"""The lamp's pictures by their number on the wire; a version 1 board knows the first four."""
MAX_RECORD = 0xFFFF_FFFF
MAX_OPENINGS = 99
"""The most openings of one door that a record can hold; further ones are not counted."""
_MASK = re.compile(r"[0-9A-F]{2}")


class AskIdentity(msgspec.Struct, frozen=True):
    """``*S``: who are you?"""


class AskInputs(msgspec.Struct, frozen=True):
    """``*I``: what is the state of the doors, the keys and the lamp?"""


class SetLamp(msgspec.Struct, frozen=True):
    """``*L``: show this on the tower light."""

    lamp: Lamp


class Identity(msgspec.Struct, frozen=True):
    """``*S``: maker, model, firmware version and serial number."""

    protocol: int
    maker: str
    model: str
    version: str
    serial: str


class Inputs(msgspec.Struct, frozen=True):
    """``*I``: the open doors and the turned keys, by name, and what the lamp shows.

    From version 2 on, also how often each door of `DOORS` was opened unseen, and the number of that record; both are
    absent if there were none.
    """

    doors_open: tuple[str, ...]
    keys_turned: tuple[str, ...]
    lamp: Lamp
    record: int = 0
    openings: tuple[int, ...] = ()


class ForgetOpenings(msgspec.Struct, frozen=True):
    """``*C``: the openings of this record are durable; clear them, unless there are more by now."""

    record: int
    openings: int


Command = AskIdentity | AskInputs | SetLamp | ForgetOpenings
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
        case ForgetOpenings(record, openings):
            return write_line(["C", str(record), str(openings)])
        case Inputs(doors_open, keys_turned, lamp, record, openings):
            fields = [_mask(DOORS, doors_open), _mask(KEYS, keys_turned), str(LAMPS.index(lamp))]
            unseen = [str(record), *map(str, openings)] if openings else []
            return write_line(["I", *fields, *unseen])


def read_command(fields: Sequence[str]) -> Command:
    """Decode a host's command from its fields. Raises FormError."""
    letter, rest = fields[0], fields[1:]
    try:
        if letter == "L":
            (lamp,) = rest
            return SetLamp(LAMPS[number(lamp, 0, len(LAMPS) - 1)])
        if letter == "C":
            record, openings = rest
            return ForgetOpenings(number(record, 1, MAX_RECORD), number(openings, 1, MAX_OPENINGS * len(DOORS)))
        nothing(rest)
    except ValueError as error:
        raise FormError(f"{';'.join(fields)!r} is not a command") from error
    if letter == "S":
        return AskIdentity()
    if letter == "I":
        return AskInputs()
    raise FormError(f"{letter!r} does not begin a command")


def read_reply(fields: Sequence[str]) -> Reply:
    """Decode a board's reply from its fields. Raises FormError."""
    letter, rest = fields[0], fields[1:]
    try:
        if letter == "S":
            protocol, maker, model, version, serial = rest
            return Identity(number(protocol, 1, 99), maker, model, version, serial)
        if letter == "I":
            doors, keys, lamp, *unseen = rest
            shown = LAMPS[number(lamp, 0, len(LAMPS) - 1)]
            return Inputs(_names(DOORS, doors), _names(KEYS, keys), shown, *_unseen(unseen))
    except ValueError as error:
        raise FormError(f"{';'.join(fields)!r} is not a reply") from error
    raise FormError(f"{letter!r} does not begin a reply")


def _unseen(fields: Sequence[str]) -> tuple[int, tuple[int, ...]]:
    """The number of the record of unseen openings, and the count of each door. Raises ValueError."""
    if not fields:
        return 0, ()
    record, *openings = fields
    if len(openings) != len(DOORS):
        raise ValueError(f"{len(openings)} counts of {len(DOORS)} doors")
    return number(record, 1, MAX_RECORD), tuple(number(one, 0, MAX_OPENINGS) for one in openings)


def _mask(names: Sequence[str], chosen: Sequence[str]) -> str:
    return f"{sum(1 << bit for bit, name in enumerate(names) if name in chosen):02X}"


def _names(names: Sequence[str], mask: str) -> tuple[str, ...]:
    """The names whose bits are set; bits of a later version are ignored."""
    bits = int(text(mask, _MASK), 16)
    return tuple(name for bit, name in enumerate(names) if bits >> bit & 1)
