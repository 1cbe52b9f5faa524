"""The program does not run where Python leaves its assertions out: neither a command nor a process that it starts."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from terminal.common.places import ROOT
from tests.each import each_of

SENTENCE = "Boxman does not run without its assertions: start it without -O and PYTHONOPTIMIZE.\n"
PROCESSES = [
    ["-m", "terminal.commands", "--version"],
    ["-m", "terminal.commands", "run"],
    ["-m", "harness.commands", "--version"],
    ["packaging/files/door.py", "--version"],
    ["-m", "terminal.maths.process"],
    ["-m", "drivers.simulated.process", "--headless"],
    *(["-c", f"from {module} import main; main()"] for module in (
        "terminal.journal.verifier", "terminal.journal.copies.verifier", "terminal.verification.process",
    )),
]  # fmt: skip
"""What starts a process of the product: its commands, the installed door, and what these start in turn."""


def started(words: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(
        [sys.executable, *words],
        cwd=ROOT,
        env=kept,
        check=False,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
    )


@each_of("words", PROCESSES)
def test_no_process_of_the_product_runs_without_assertions(words: list[str]) -> None:
    done = started(["-O", *words])
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SENTENCE)


@pytest.mark.parametrize("level", ["1", "2"])
def test_nor_where_the_environment_leaves_them_out(level: str) -> None:
    done = started(PROCESSES[0], PYTHONOPTIMIZE=level)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", SENTENCE)


def test_with_them_it_runs() -> None:
    done = started(PROCESSES[0], PYTHONOPTIMIZE="")
    assert (done.returncode, done.stdout.startswith("Boxman "), done.stderr) == (0, True, "")


def test_a_package_is_compiled_with_them() -> None:
    script = (ROOT / "packaging" / "build-deb").read_text(encoding="utf-8")
    assert script.count("-m compileall ") == script.count("-m compileall -q -o 0 ") == 1
