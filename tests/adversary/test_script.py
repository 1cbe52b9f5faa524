"""A script's pipes, and signals, at the worst moment."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from terminal.cabinet.commands import Place
from terminal.places import ROOT
from terminal.torture.program import write_param
from terminal.touches import Teller
from tests.runtime.bench import bench_in

SIGNALLED = """
import os, signal, sys, threading
from pathlib import Path
from terminal import headless
from terminal.app import open_terminal

clear = threading.Event.clear
times = 0

def clear_as_the_signal_comes(event):
    global times
    with event._cond:
        times += 1
        if times == 2:
            os.kill(os.getpid(), signal.SIGTERM)
        event._flag = False

threading.Event.clear = clear_as_the_signal_comes
headless.run(open_terminal(Path(sys.argv[1]), None), sys.stdin, sys.stdout)
"""


def test_a_full_disk_behind_the_scripts_output_does_not_stop_the_street(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench, Path("/dev/full").open("w") as out:
        bench.start().open_for_play().feed(20)
        bench.runtime.watch(Teller(out))
        assert bench.touch(Place("field", 5_00)) is None


def test_a_signal_that_comes_while_the_loop_takes_note_of_work_ends_the_program(tmp_path: Path) -> None:
    """Event.set() in a signal handler waits for a lock that the interrupted Event.clear() holds."""
    words = [sys.executable, "-c", SIGNALLED, str(write_param(tmp_path))]
    touches = b'{"do": "roll"}\n' * 20
    ended = subprocess.run(words, cwd=ROOT, input=touches, capture_output=True, timeout=10, check=False)
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
        assert program.wait(5) == 0
    finally:
        program.kill()
        program.communicate()
