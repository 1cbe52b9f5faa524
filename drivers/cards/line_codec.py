"""The card reader's line protocol, version 1: encodes and decodes its messages (drivers/cards/PROTOCOL.md)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import IntEnum

import msgspec

from drivers.cards.card import Card, valid_number
from drivers.framing import FormError, nothing, number, text, write_line

MAX_COUNT = 0xFFFF_FFFF
MAX_TEXT = 40
_TEXT = re.compile(r"[ -)+-:<-~]{0,40}")


class Slot(IntEnum):
    """What is in the reader."""

    EMPTY = 0
    CARD = 1
    UNREADABLE = 2
    SEVERAL = 3
    FAULT = 4


class AskIdentity(msgspec.Struct, frozen=True):
    """``*K``: which card reader are you?"""


class AskSlot(msgspec.Struct, frozen=True):
    """``*C``: what is in the slot?"""


class Identity(msgspec.Struct, frozen=True):
    """``*K``: protocol version, maker, model, firmware version and serial number."""

    protocol: int
    maker: str
    model: str
    version: str
    serial: str


class SlotLine(msgspec.Struct, frozen=True):
    """``*C``: what is in the slot, and how many cards were put in since the power came; the card, if it was read."""

    slot: Slot
    count: int
    card: Card | None = None


Command = AskIdentity | AskSlot
Reply = Identity | SlotLine


def write(message: Command | Reply) -> bytes:
    """The message as one line with its checksum."""
    match message:
        case AskIdentity():
            return write_line(["K"])
        case AskSlot():
            return write_line(["C"])
        case Identity(protocol, maker, model, version, serial):
            return write_line(["K", str(protocol), maker, model, version, serial])
        case SlotLine(slot, count, card):
            of_card = [card.number, card.name] if card is not None else []
            return write_line(["C", str(int(slot)), str(count), *of_card])


def read_command(fields: Sequence[str]) -> Command:
    """Decode a host's command from its fields. Raises FormError."""
    letter, rest = fields[0], fields[1:]
    try:
        nothing(rest)
    except ValueError as error:
        raise FormError("a command has no fields") from error
    if letter == "K":
        return AskIdentity()
    if letter == "C":
        return AskSlot()
    raise FormError(f"{letter!r} does not begin a command")


def read_reply(fields: Sequence[str]) -> Reply:
    """Decode a reader's reply from its fields. Raises FormError, which never shows a card's number."""
    letter, rest = fields[0], fields[1:]
    try:
        if letter == "K":
            protocol, *texts = rest
            maker, model, version, serial = (text(one, _TEXT) for one in texts)
            return Identity(number(protocol, 1, 99), maker, model, version, serial)
        if letter == "C":
            return _slot_line(rest)
    except ValueError:
        raise FormError("no reply of a card reader") from None
    raise FormError("no reply of a card reader")


def _slot_line(fields: Sequence[str]) -> SlotLine:
    """Raises ValueError."""
    in_slot, count, *of_card = fields
    slot = Slot(number(in_slot, 0, max(Slot)))
    if slot != Slot.CARD:
        nothing(of_card)
        return SlotLine(slot, number(count, 0, MAX_COUNT))
    card_number, name = of_card
    return SlotLine(slot, number(count, 1, MAX_COUNT), Card(valid_number(card_number), text(name, _TEXT)))
