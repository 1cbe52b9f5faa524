"""The program that is tortured, from outside: what was asked to end does, or is named."""

from __future__ import annotations

import os
import sys

import pytest

from harness.torture.program import HangsError, Program

DEAF = """
import signal, sys
signal.signal(signal.SIGTERM, signal.SIG_IGN)
print("{}", flush=True)
sys.stdin.read()
"""


def test_a_program_that_does_not_end_when_it_is_asked_is_named_and_killed() -> None:
    program = Program([sys.executable, "-c", DEAF], os.environ)
    program.wait_for(lambda _: True)
    with pytest.raises(
        HangsError, match=r"(?s)asked to end, it still ran after 0\.2 s, and was killed: .* -c .*SIG_IGN"
    ):
        program.end(0.2)
    assert not program.running
    assert program.output == [{}]
