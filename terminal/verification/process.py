"""The process behind verify_in_background: reads all files of the program, and prints the verdict as a line of JSON."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path

from terminal.verification.release_key import PUBLIC_KEY
from terminal.verification.verdict import Verdict
from terminal.verification.verify import verify


def verdict_of(root: Path, key: bytes = PUBLIC_KEY) -> Verdict:
    """Verify the program; a file that cannot be read is a mismatch."""
    try:
        return verify(root, key).verdict
    except OSError as error:
        return Verdict("changed", "", (f"{error.filename} cannot be read ({error.strerror}).",))


def main() -> None:
    """Run with the folder of the program as the only argument."""
    sys.stdout.write(json.dumps(asdict(verdict_of(Path(sys.argv[1])))))
