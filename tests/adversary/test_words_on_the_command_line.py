"""Words on the command line that are nearly right."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from terminal.common.places import ROOT


@pytest.mark.parametrize(
    "words",
    [
        ("run", "--headless", "--size", "1280x80²"),
        ("run", "--headless", "--size", "1280x" + "8" * 5000),
        ("run", "--headless", "--size", "16385x16384"),
        ("rig", os.fsdecode(b"\xff\xfe")),
    ],
    ids=["a size in superscript", "a size of many digits", "a size that no screen has", "an order that is no text"],
)
def test_a_slip_is_one_sentence_and_exit_code_2(words: tuple[str, ...]) -> None:
    program = [sys.executable, "-m", "terminal.commands", *words]
    ended = subprocess.run(program, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, check=False)
    assert ended.returncode == 2, ended.stderr.decode()
    assert ended.stderr.count(b"\n") == 1
