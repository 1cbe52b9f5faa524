"""What can become of a file between two starts: bits flip, ends are missing, and something else stands in its place."""

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
"""Far more than any of these files has; no disk has to hold it, for the rest of the file is one hole."""
MAX_GARBAGE_BYTES = 20_000
AMOUNT = rb"(cents\W{1,3})([1-9])"
LENGTH_AT = 4
"""Where in a plain copy's frame its length stands, in 4 bytes; the last 4 are the checksum."""
FLIPS = (1, 1, 1, 3, 20)


def flipped(path: Path, chance: Random) -> None:
    """Some bits are not what they were."""
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice(FLIPS) if content else 0):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def cut(path: Path, chance: Random) -> None:
    """Its end is missing."""
    os.truncate(path, chance.randrange(path.stat().st_size + 1))


def emptied(path: Path, chance: Random) -> None:
    """Nothing is in it."""
    del chance
    os.truncate(path, 0)


def garbage(path: Path, chance: Random) -> None:
    """Something else is in it."""
    path.write_bytes(chance.randbytes(chance.randint(1, MAX_GARBAGE_BYTES)))


def zeros(path: Path, chance: Random) -> None:
    """A part of it is NUL bytes, as some file systems leave it after a cut."""
    content = bytearray(path.read_bytes())
    start = chance.randrange(len(content) + 1)
    length = chance.randrange(len(content) - start + 1)
    content[start : start + length] = bytes(length)
    path.write_bytes(content)


def recoded(path: Path, chance: Random) -> None:
    """Some editor has written it in another encoding."""
    text = path.read_bytes().decode("latin-1")
    encoding = chance.choice(("utf-16", "utf-8-sig", "utf-32", "cp037"))
    path.write_bytes((text + "é").encode(encoding))


def nested(path: Path, chance: Random) -> None:
    """Brackets without an end: what a reader of structured text has to survive."""
    path.write_bytes(chance.choice((b"[", b'{"a":')) * 100_000)


def numbers(path: Path, chance: Random) -> None:
    """Some digits have become numbers that nothing can hold."""
    content = path.read_bytes()
    places = [place for place, byte in enumerate(content) if chr(byte).isdigit()]
    if places:
        place = chance.choice(places)
        number = chance.choice((b"9" * 30, b"-1", b"1e999", b"9" * 5_000, b"0x10", b"1e9"))
        path.write_bytes(content[:place] + number + content[place + 1 :])


def forged(path: Path, chance: Random) -> None:
    """Every amount of money that is written out in it is another one, and nothing else: every page is sound.

    So is every checksum of a plain copy: whoever can change its amounts can work those out.
    """

    def other(found: re.Match[bytes]) -> bytes:
        return found[1] + str(chance.choice([digit for digit in range(1, 10) if digit != int(found[2])])).encode()

    path.write_bytes(_sealed(re.sub(AMOUNT, other, path.read_bytes())))


def _sealed(content: bytes) -> bytes:
    """The same with fresh checksums, if these are the frames of a plain copy."""
    if not content.startswith(frames.MAGIC):
        return content
    sealed, at = bytearray(content), frames.HEADER_BYTES
    while at < len(sealed):
        end = at + int.from_bytes(sealed[at + LENGTH_AT : at + LENGTH_AT + 4])
        sealed[end - 4 : end] = zlib.crc32(sealed[at : end - 4]).to_bytes(4)
        at = end
    return bytes(sealed)


def huge(path: Path, chance: Random) -> None:
    """It has no end in sight."""
    del chance
    os.truncate(path, HUGE_BYTES)


def missing(path: Path, chance: Random) -> None:
    """It is not there."""
    del chance
    path.unlink()


def folder(path: Path, chance: Random) -> None:
    """A folder bears its name."""
    del chance
    path.unlink()
    path.mkdir()


def pipe(path: Path, chance: Random) -> None:
    """A pipe bears its name, which nobody writes into."""
    del chance
    path.unlink()
    os.mkfifo(path)


def loop(path: Path, chance: Random) -> None:
    """A link that leads to itself bears its name."""
    del chance
    path.unlink()
    path.symlink_to(path.name)


def closed(path: Path, chance: Random) -> None:
    """Nobody may read it."""
    del chance
    path.chmod(0)


Damage = Callable[[Path, Random], None]

OF_CONTENT: tuple[Damage, ...] = (flipped, cut, emptied, garbage, zeros, recoded, nested, numbers, forged, huge)
OF_PLACE: tuple[Damage, ...] = (missing, folder, pipe, loop, closed)
DAMAGES = (*OF_CONTENT, *OF_PLACE)


def restored(kept: Path, place: Path) -> None:
    """Let the folder `place` hold what `kept` holds, and nothing else."""
    if place.exists():
        for one in place.rglob("*"):
            if not one.is_symlink() and one.is_dir():
                one.chmod(0o755)
        shutil.rmtree(place)
    shutil.copytree(kept, place)
