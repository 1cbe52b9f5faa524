"""How a command ends that is stopped: in one sentence, and never with a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from terminal.commands.failing import INTERRUPTED, UNREAD
from terminal.common.places import ROOT

KIOSK = (sys.executable, "-m", "harness.commands")
FULL = Path("/dev/full")


@pytest.mark.parametrize("words", ["faults", "par craps-el601", "lab --help", "--help"])
def test_a_reader_that_leaves_early_is_no_error(words: str) -> None:
    with subprocess.Popen(
        [*KIOSK, *words.split()], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == UNREAD


@pytest.mark.parametrize("words", ["faults", "par craps-el601", "par craps-el601 --pdf /dev/full"])
def test_a_full_disk_is_said_in_a_sentence(words: str) -> None:
    with FULL.open("wb") as full:
        done = subprocess.run(
            [*KIOSK, *words.split()], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode == 2
    what = "/dev/full cannot be written" if "--pdf" in words else "What is printed cannot be read or written"
    assert done.stderr == f"kiosk: {what} (No space left on device).\n"


def test_ctrl_c_ends_a_command_in_a_word() -> None:
    with subprocess.Popen(
        [*KIOSK, "lab"], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        process.stdout.readline()  # it plays
        process.send_signal(signal.SIGINT)
        assert process.stderr.read().decode().split("\n") == ["", "kiosk: Interrupted.", ""]
        assert process.wait(60) == INTERRUPTED


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read every folder")
def test_a_folder_that_may_not_be_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    closed = tmp_path / "closed"
    closed.mkdir(mode=0o000)
    line = [*KIOSK, "audit", str(closed / "journal.sqlite")]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_no_bar_of_progress_is_drawn_into_a_file_or_a_pipe() -> None:
    line = [*KIOSK, "par", "craps-el601", "--simulate", "1e5"]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


WAITS = """
import os, signal
from pathlib import Path

def test_waits():
    assert Path(os.environ["TMPDIR"]).is_dir()
    Path(__file__).with_name("runs").write_text(f"{os.getpid()} {os.environ['TMPDIR']}")
    signal.pause()
"""


def test_tests_that_are_ended_leave_none_running_and_no_file(tmp_path: Path) -> None:
    (tmp_path / "test_waits.py").write_text(WAITS)
    runs = tmp_path / "runs"
    os.mkfifo(runs)  # read from, it waits for the writer
    line = [*KIOSK, "test", f"--rootdir={tmp_path}", str(tmp_path)]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        pid, folder = runs.read_text().split()
        process.terminate()
        assert process.wait() == 128 + signal.SIGTERM
    assert not Path("/proc", pid).exists()
    assert not Path(folder).exists()
