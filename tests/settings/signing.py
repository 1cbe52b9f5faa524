"""Signed configurations for tests: good ones, and those that a faulty or hostile program would sign."""

from __future__ import annotations

from pathlib import Path

from terminal.settings.configuration import SIGNATURE, signed
from terminal.settings.parameters import Profile
from terminal.verification import ed25519

SEED = bytes(range(32))
KEY = ed25519.public_key(SEED)
AT_MS = 1_790_000_000_000
WRITTEN = Profile().as_written() | {"game.bet_seconds": "30", "cabinet.machine_id": "17"}


def good(**changes: str) -> bytes:
    """A configuration of machine 17 with these parameters, given with `__` for the dot."""
    return signed(WRITTEN | {name.replace("__", "."): value for name, value in changes.items()}, AT_MS, SEED)


def signed_again(before: str, after: str) -> bytes:
    """The good one with another text in it, and a good signature over that."""
    body = good().decode().partition(SIGNATURE)[0]
    assert before in body
    body = body.replace(before, after, 1)
    return f"{body}{SIGNATURE}ed25519 = {ed25519.sign(SEED, body.encode()).hex()}\n".encode()


def file_with(content: bytes, folder: Path, name: str = "house.boxman") -> Path:
    """A file with this content."""
    path = folder / name
    path.write_bytes(content)
    return path
