"""Forged lines of the dice and the board protocol, with correct checksums."""

from __future__ import annotations

from random import Random

from drivers.framing import LINE_LIMIT_BYTES
from drivers.kermit import crc16_kermit

LETTERS = "SXPTVFHLCRIE"
FIELDS = (
    "0",
    "1",
    "2",
    "3",
    "5",
    "6",
    "9",
    "17",
    "00",
    "01",
    "3F",
    "4294967295",
    "4294967296",
    "-1",
    "",
    "D",
    "V",
    "x",
)
LISTS = ("1,2", "6,6", "0,7", "1,2,3", "98,98", "98,41", ",", "1=2,3", "4=V1")


def forged_line(data: bytes, chance: Random) -> bytes:
    """A line like this one with one field changed, or an invented one; usually with the right checksum."""
    fields = data.decode("latin-1").strip("*\r\n").split(";")[:-1]
    if not fields or chance.random() < 0.4:
        fields = [chance.choice(LETTERS), *chance.choices(FIELDS + LISTS, k=chance.randrange(5))]
    else:
        place = chance.randrange(len(fields))
        fields[place] = chance.choice((*FIELDS, *LISTS, chance.choice(LETTERS), fields[place] * 2))
    body = f"*{';'.join(fields)};".encode("latin-1", "replace")[: LINE_LIMIT_BYTES + 20]
    checksum = crc16_kermit(body) ^ (chance.random() < 0.05)
    return body + f"{checksum:04X}\r\n".encode("ascii")
