"""Applies a sabotage to a copy of the program, runs a proof on that copy, and reports whether it was found."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from harness.quick_place import quick_place
from harness.sabotage.sabotage import PROOFS, Sabotage
from terminal.common.places import ROOT

COPIED = ("terminal", "drivers", "harness", "config", "tests")
"""What may be changed, with its compiled files, and what may notice it; a start reads nothing else except pictures."""
NOT_COPIED = shutil.ignore_patterns("shots")
"""The accepted pictures, and what draws them: no proof looks at a picture."""
MAX_TRIAL_S = 900.0
"""No proof takes this long; one that does hangs, and has found nothing."""
MAX_SAID = 200


@dataclass(frozen=True)
class Verdict:
    """The verdict of a proof on a sabotage."""

    sabotage: str
    """Its name; empty for the unchanged program."""
    proof: str
    found: bool
    said: str
    """The sentence by which it was found, or the other output."""


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the program, in memory if there is room."""
    with tempfile.TemporaryDirectory(prefix="sabotage-", dir=quick_place()) as folder:
        root = Path(folder)
        for name in COPIED:
            shutil.copytree(ROOT / name, root / name, ignore=NOT_COPIED if name == "tests" else None)
        shutil.copy(ROOT / "pyproject.toml", root)
        (root / "assets").symlink_to(ROOT / "assets")
        yield root


def tried(sabotage: Sabotage, proof: str) -> Verdict:
    """Run a proof on the sabotaged program. Raises UnfitError."""
    with copied() as root:
        sabotage.carry_out(root)
        code, said = _played(root, proof)
    found = re.search(sabotage.found_by[proof], said) if code else None
    line = _line_of(said, found.start()) if found else (said.strip().splitlines() or ["nothing"])[-1]
    return Verdict(sabotage.name, proof, found is not None, line[:MAX_SAID])


def tried_unchanged(proof: str) -> Verdict:
    """Run a proof on the unchanged program: it must find nothing, which counts as found here."""
    with copied() as root:
        code, said = _played(root, proof)
    return Verdict("", proof, code == 0, said.strip().splitlines()[-1][:MAX_SAID])


def _played(root: Path, proof: str) -> tuple[int, str]:
    """Run a proof on the copy in this folder; its exit code, and what it says is wrong, or else what it did."""
    line = [sys.executable, "-m", "harness.commands", *PROOFS[proof]]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_QUICK_BACKEND": "software"}
    try:
        done = subprocess.run(  # noqa: S603 - this very interpreter and our own module
            line, cwd=root, env=environment, capture_output=True, text=True, timeout=MAX_TRIAL_S, check=False
        )
    except subprocess.TimeoutExpired:
        return 1, f"It did not end within {MAX_TRIAL_S:.0f} seconds."
    return done.returncode, _complaint(done) if done.returncode else done.stdout


def _complaint(done: subprocess.CompletedProcess[str]) -> str:
    """The output of a failing command, without its log and progress bar. Tests say on standard output what failed."""
    at = done.stderr.rfind("kiosk: ")
    return done.stderr[at:] if at >= 0 else done.stderr + done.stdout


def _line_of(said: str, at: int) -> str:
    return said[said.rfind("\n", 0, at) + 1 :].partition("\n")[0].removeprefix("kiosk: ")
