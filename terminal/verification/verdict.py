"""What a verification finds; apart from how, so that a start imports no more than it needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Standing = Literal["signed", "unsigned", "changed"]


class Signature(NamedTuple):
    """What a component, or all that decides, is told by: over the lines of its files in the manifest (V2, V3)."""

    component: str
    files: int
    crc32: str
    sha256: str


@dataclass(frozen=True)
class Verdict:
    """What the program is, and whether it is what its release was."""

    standing: Standing
    """`signed`: every file is the release's. `unsigned`: a development copy without a manifest. `changed`: neither."""
    digest: str
    """SHA-256 over all that decides a game or money, as it lies on the disk."""
    mismatches: tuple[str, ...] = ()
    """A sentence a file, the first of them."""
    components: tuple[Signature, ...] = ()
    """What each part of the program is told by; none where a file could not be read."""
