"""Compares the program on the disk with the manifest of its release."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from terminal.messages.lazy import message
from terminal.messages.showable import shown
from terminal.verification import manifest
from terminal.verification.files import Print, prints
from terminal.verification.manifest import ManifestError
from terminal.verification.release_key import PUBLIC_KEY
from terminal.verification.verdict import Signature, Status, Verdict

if TYPE_CHECKING:
    from drivers.ports.message import Message

MISMATCHES_KEPT = 20


@dataclass(frozen=True)
class Report:
    """A verdict, and the signature of all that decides."""

    verdict: Verdict
    program: Signature


def verify(root: Path, key: bytes = PUBLIC_KEY) -> Report:
    """Read and verify every file of the program; extra files are mismatches too, including compiled ones.

    Python accepts a compiled file for its source if a date and a length agree, whatever it contains. So a release
    contains its compiled files, and its manifest covers them like any other. Raises OSError if a file cannot be read.
    """
    if not (root / manifest.NAME).exists():
        return _report("unsigned", prints(root, compiled=False), ())
    try:
        vouched = manifest.read(root / manifest.NAME, key)
    except ManifestError as error:
        return _report("changed", prints(root, compiled=True), (error.message,))
    found = prints(root, compiled=True)
    mismatches = tuple(_mismatches(vouched, found))
    return _report("changed" if mismatches else "signed", found, mismatches)


def _report(status: Status, found: dict[str, Print], mismatches: tuple[Message, ...]) -> Report:
    program = manifest.program_signature(found)
    verdict = Verdict(status, program.sha256, mismatches[:MISMATCHES_KEPT], manifest.signatures(found))
    return Report(verdict, program)


def _mismatches(vouched: dict[str, Print], found: dict[str, Print]) -> list[Message]:
    said = []
    for path in sorted(vouched.keys() | found.keys()):
        if path not in found:
            said.append(message("program.file_missing", path=shown(path)))
        elif path not in vouched:
            said.append(message("program.file_extra", path=shown(path)))
        elif vouched[path] != found[path]:
            said.append(message("program.file_changed", path=shown(path)))
    return said
