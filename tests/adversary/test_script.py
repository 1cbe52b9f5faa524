"""A script's pipes, and signals, at the worst moment."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

from harness.torture.program import write_param
from terminal.cabinet.commands import PlaceWager
from terminal.common.places import ROOT
from terminal.script.touches import LineReporter
from tests.runtime.bench import bench_in

SIGNALLED = """
import os, select, signal, sys
from pathlib import Path
from terminal.start import headless
from terminal.start.app import open_terminal
from terminal.runtime.runtime import Runtime

owner = {"select": select, "read": os, "drain": Runtime}[sys.argv[2]]
interrupted = getattr(owner, sys.argv[2])
sent = False

def call(*arguments):
    global sent
    if not sent and signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:  # the loop listens: its first such moment
        sent = True
        os.kill(os.getpid(), signal.SIGTERM)
    return interrupted(*arguments)

setattr(owner, sys.argv[2], call)
headless.run(open_terminal(Path(sys.argv[1]), None), sys.stdin, sys.stdout)
"""


@pytest.mark.expects_log("discarded from now on .it cannot be written: No space left on device")
def test_a_full_disk_behind_the_scripts_output_does_not_stop_the_pipeline(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench, Path("/dev/full").open("w") as out:
        bench.start().open_for_play().feed(20)
        reporter = LineReporter(out)
        bench.runtime.watch(reporter)
        for _ in range(3):
            assert bench.touch(PlaceWager("field", 5_00)) is None
        reporter.close()


@pytest.mark.parametrize("moment", ["select", "read", "drain"])
def test_a_signal_that_comes_while_the_loop_falls_asleep_takes_note_or_works_ends_the_program(
    tmp_path: Path, moment: str
) -> None:
    """A handler that waits for a lock deadlocks where it interrupts the holder; a lost wake-up never ends."""
    words = [sys.executable, "-c", SIGNALLED, str(write_param(tmp_path)), moment]
    touches = b'{"do": "roll"}\n' * 20
    ended = subprocess.run(words, cwd=ROOT, input=touches, capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()


def test_a_script_that_does_not_read_its_answers_can_still_be_ended(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "terminal.commands", "run", "--headless", "--param", str(write_param(tmp_path))]
    program = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert program.stdin is not None
    assert program.stdout is not None
    touch = b'{"do": "roll"}\n'
    program.stdout.readline()  # it has started
    try:
        os.set_blocking(program.stdin.fileno(), False)
        for _ in range(200):
            with suppress(BlockingIOError):
                os.write(program.stdin.fileno(), touch * 100)
            time.sleep(0.01)
        program.terminate()
        assert program.wait() == 0
    finally:
        program.kill()
        program.communicate()


def test_a_script_that_reads_late_is_told_everything(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "terminal.commands", "run", "--headless", "--param", str(write_param(tmp_path))]
    program = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    told = program.stdout
    assert told is not None
    touches = 3_000
    script = threading.Thread(target=write_touches, args=(program, touches))
    try:
        told.readline()
        script.start()
        script.join(1)
        assert script.is_alive(), "a script that does not read its answers has to wait"
        answers: list[str] = []
        while len(answers) < 2 * touches:
            line = json.loads(told.readline())
            answers += [kind for kind in ("error", "accepted") if kind in line]
        assert answers.count("error") == answers.count("accepted") == touches
        program.terminate()
        assert program.wait() == 0
    finally:
        program.kill()
        script.join()
        program.communicate()


def write_touches(program: subprocess.Popen[bytes], touches: int) -> None:
    """Write so many mistakes and so many touches, without reading anything."""
    assert program.stdin is not None
    with suppress(BrokenPipeError):
        program.stdin.write(b'{"do": "fly"}\n{"do": "roll"}\n' * touches)
        program.stdin.flush()
