"""The result of a verification; separate from the verification, so that a start imports no more than it needs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from drivers.ports.message import Message

Status = Literal["signed", "unsigned", "changed"]


class Signature(NamedTuple):
    """The signature of a component, or of all that decides: over the lines of its files in the manifest (V2, V3)."""

    component: str
    files: int
    crc32: str
    sha256: str


@dataclass(frozen=True)
class Verdict:
    """What the program is, and whether it is unchanged since its release."""

    status: Status
    """`signed`: every file is the release's. `unsigned`: a development copy without a manifest. `changed`: neither."""
    digest: str
    """SHA-256 over all that decides a game or money, as it is on the disk."""
    mismatches: tuple[Message, ...] = ()
    """One a file, the first of them."""
    components: tuple[Signature, ...] = ()
    """The digests of each part of the program; none where a file could not be read."""
