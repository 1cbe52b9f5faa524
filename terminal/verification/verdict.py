"""The result of a verification; separate from the verification, so that a start imports no more than it needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

Standing = Literal["signed", "unsigned", "changed"]


class Signature(NamedTuple):
    """The signature of a component, or of all that decides: over the lines of its files in the manifest (V2, V3)."""

    component: str
    files: int
    crc32: str
    sha256: str


@dataclass(frozen=True)
class Verdict:
    """What the program is, and whether it is unchanged since its release."""

    standing: Standing
    """`signed`: every file is the release's. `unsigned`: a development copy without a manifest. `changed`: neither."""
    digest: str
    """SHA-256 over all that decides a game or money, as it is on the disk."""
    mismatches: tuple[str, ...] = ()
    """One sentence for each mismatch, the first of them only."""
    components: tuple[Signature, ...] = ()
    """The signature of each component; empty if a file could not be read."""
