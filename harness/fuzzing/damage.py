"""Damage to a file between two starts: flipped bits, missing ends, or something else in its place."""

from __future__ import annotations

import os
import re
import shutil
import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random

from terminal.journal.copies import frames

HUGE_BYTES = 1 << 26
"""Far larger than any of these files; no disk has to hold it, because the rest of the file is a hole."""
MAX_GARBAGE_BYTES = 20_000
AMOUNT = rb"(cents\W{1,3})([1-9])"
LENGTH_AT = 4
"""Where the length is in a plain copy's frame, in 4 bytes; the last 4 are the checksum."""
FLIPS = (1, 1, 1, 3, 20)


def flipped(path: Path, chance: Random) -> None:
    """Some bits are flipped."""
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice(FLIPS) if content else 0):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def cut(path: Path, chance: Random) -> None:
    """Its end is missing."""
    os.truncate(path, chance.randrange(path.stat().st_size + 1))


def emptied(path: Path, chance: Random) -> None:
    """It is empty."""
    del chance
    os.truncate(path, 0)


def garbage(path: Path, chance: Random) -> None:
    """It has other content."""
    path.write_bytes(chance.randbytes(chance.randint(1, MAX_GARBAGE_BYTES)))


def zeros(path: Path, chance: Random) -> None:
    """A part of it is NUL bytes, as some file systems leave it after a power cut."""
    content = bytearray(path.read_bytes())
    start = chance.randrange(len(content) + 1)
    length = chance.randrange(len(content) - start + 1)
    content[start : start + length] = bytes(length)
    path.write_bytes(content)


def recoded(path: Path, chance: Random) -> None:
    """An editor has saved it in another encoding."""
    text = path.read_bytes().decode("latin-1")
    encoding = chance.choice(("utf-16", "utf-8-sig", "utf-32", "cp037"))
    path.write_bytes((text + "é").encode(encoding))


def nested(path: Path, chance: Random) -> None:
    """Brackets without an end, which a parser has to survive."""
    path.write_bytes(chance.choice((b"[", b'{"a":')) * 100_000)


def numbers(path: Path, chance: Random) -> None:
    """Some digits have become numbers that are too large for anything."""
    content = path.read_bytes()
    places = [place for place, byte in enumerate(content) if chr(byte).isdigit()]
    if places:
        place = chance.choice(places)
        number = chance.choice((b"9" * 30, b"-1", b"1e999", b"9" * 5_000, b"0x10", b"1e9"))
        path.write_bytes(content[:place] + number + content[place + 1 :])


def forged(path: Path, chance: Random) -> None:
    """Every amount of money in it is changed, and nothing else: every page is intact.

    So is every checksum of a plain copy, because an attacker who can change its amounts can compute those too.
    """

    def other(found: re.Match[bytes]) -> bytes:
        return found[1] + str(chance.choice([digit for digit in range(1, 10) if digit != int(found[2])])).encode()

    path.write_bytes(_sealed(re.sub(AMOUNT, other, path.read_bytes())))


def _sealed(content: bytes) -> bytes:
    """The same with new checksums, if these are the frames of a plain copy."""
    if not content.startswith(frames.MAGIC):
        return content
    sealed, at = bytearray(content), frames.HEADER_BYTES
    while at < len(sealed):
        end = at + int.from_bytes(sealed[at + LENGTH_AT : at + LENGTH_AT + 4])
        sealed[end - 4 : end] = zlib.crc32(sealed[at : end - 4]).to_bytes(4)
        at = end
    return bytes(sealed)


def huge(path: Path, chance: Random) -> None:
    """It is practically endless."""
    del chance
    os.truncate(path, HUGE_BYTES)


def missing(path: Path, chance: Random) -> None:
    """It is missing."""
    del chance
    path.unlink()


def folder(path: Path, chance: Random) -> None:
    """A folder has its name."""
    del chance
    path.unlink()
    path.mkdir()


def pipe(path: Path, chance: Random) -> None:
    """A pipe without a writer has its name."""
    del chance
    path.unlink()
    os.mkfifo(path)


def loop(path: Path, chance: Random) -> None:
    """A link to itself has its name."""
    del chance
    path.unlink()
    path.symlink_to(path.name)


def closed(path: Path, chance: Random) -> None:
    """It cannot be read."""
    del chance
    path.chmod(0)


Damage = Callable[[Path, Random], None]

OF_CONTENT: tuple[Damage, ...] = (flipped, cut, emptied, garbage, zeros, recoded, nested, numbers, forged, huge)
OF_PLACE: tuple[Damage, ...] = (missing, folder, pipe, loop, closed)
DAMAGES = (*OF_CONTENT, *OF_PLACE)


def restored(kept: Path, place: Path) -> None:
    """Make the content of `kept` the whole content of the folder `place`."""
    if place.exists():
        for one in place.rglob("*"):
            if not one.is_symlink() and one.is_dir():
                one.chmod(0o755)
        shutil.rmtree(place)
    shutil.copytree(kept, place)
