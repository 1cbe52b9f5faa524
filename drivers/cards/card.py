"""A card as a reader gives it: its number and its name, and the digest that stands for the number everywhere else."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256

import msgspec

from drivers.ports import CardKey

DIGEST_CHARACTERS = 32
"""Half of SHA-256: 128 bits, so that no two cards of a house are taken for one."""
MAX_NAME = 20

_NUMBER = re.compile(r"[0-9A-Z]{4,32}")
_TRACK = re.compile(r"[%;+][^%;+?]*\?")
_TRACK_1 = re.compile(r"%[A-Z]?([0-9]{4,32})\^([^^]{0,40})\^[^?]*\?")
_TRACK_2 = re.compile(r"[;+]([0-9]{4,32})(?:=[^?]*)?\?")
_NO_TRACK = re.compile(r"[%;+]E?\?")
"""A track that is empty, or that the reader could not read."""
_GIVEN_NAME = re.compile(r"[A-Z](?:[A-Z]|['-](?=[A-Z]))*")


class Card(msgspec.Struct, frozen=True):
    """What is on a card. Its `repr` hides it: no log can show it."""

    number: str
    name: str = ""
    """The given name, such as ``Anna``; empty if there is none."""

    def __repr__(self) -> str:
        """Name the card without showing it."""
        return "Card(...)"


def digest(key: CardKey, number: str) -> str:
    """The digest of a card number: always the same at one cabinet, and worthless without its key."""
    made = hmac.digest(bytes.fromhex(key.secret), f"card {number}".encode(), sha256)
    return made.hex()[:DIGEST_CHARACTERS]


def valid_number(text: str) -> str:
    """The number in capitals. Raises ValueError for a text that is no card number."""
    if not _NUMBER.fullmatch(text.upper()):
        raise ValueError("no card number")  # the text itself is no one's business
    return text.upper()


def given_name(text: str) -> str:
    """``DOE/ANNA MARIA`` and ``Anna`` are both Anna: no more of a name is used. Empty if there is none."""
    given = text.upper().rpartition("/")[2].split()
    if not given or not _GIVEN_NAME.fullmatch(given[0]):
        return ""
    return given[0][:MAX_NAME].capitalize()


def read_text(text: str) -> Card | None:
    """The card whose tracks, or whose bare number, a reader has typed; None if they cannot be read or disagree."""
    if _NUMBER.fullmatch(text.upper()):
        return Card(text.upper())
    tracks = _TRACK.findall(text)
    if not tracks or "".join(tracks) != text:
        return None
    found: list[Card] = []
    for track in tracks:
        if first := _TRACK_1.fullmatch(track):
            found.append(Card(first[1], given_name(first[2])))
        elif second := _TRACK_2.fullmatch(track):
            found.append(Card(second[1]))
        elif not _NO_TRACK.fullmatch(track):
            return None
    if len({card.number for card in found}) != 1:
        return None
    return Card(found[0].number, next((card.name for card in found if card.name), ""))
