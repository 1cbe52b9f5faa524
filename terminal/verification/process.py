"""The process behind verify_in_background: reads all files of the program, and prints the verdict as a line of JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from terminal.messages.lazy import message
from terminal.messages.showable import shown
from terminal.verification.release_key import PUBLIC_KEY
from terminal.verification.verdict import Verdict
from terminal.verification.verify import verify


def verdict_of(root: Path, key: bytes = PUBLIC_KEY) -> Verdict:
    """Verify the program; a file that cannot be read is a mismatch."""
    try:
        return verify(root, key).verdict
    except OSError as error:
        path = shown(str(error.filename))
        return Verdict("changed", "", (message("program.file_unreadable", path=path, error=str(error.strerror)),))


def written(verdict: Verdict) -> str:
    """Write a verdict as a line of JSON, for `background` to read."""
    return json.dumps(asdict(verdict), default=_plain)


def _plain(one: object) -> object:
    """A message as plain data."""
    import msgspec  # only now: a program without a mismatch needs no library for it

    return msgspec.to_builtins(one)


def main() -> None:
    """Run with the folder of the program as the only word."""
    sys.stdout.write(written(verdict_of(Path(sys.argv[1]))))
