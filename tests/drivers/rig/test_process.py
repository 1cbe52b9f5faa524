"""The rig's process starts, reports that, and ends when it is told to or when its parent is gone."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from drivers.simulated.control import LOCK_NAME, ask

RIG = (sys.executable, "-m", "drivers.simulated.process")


@contextmanager
def started(directory: Path, *options: str, pass_fds: Sequence[int] = ()) -> Iterator[subprocess.Popen[str]]:
    line = [*RIG, "--directory", str(directory), "--headless", *options]
    with subprocess.Popen(line, stdout=subprocess.PIPE, text=True, pass_fds=pass_fds) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == f"The rig is ready in {directory}.\n"
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_cleanly_and_leaves_nothing_behind(tmp_path: Path, number: signal.Signals) -> None:
    with started(tmp_path) as process:
        assert (tmp_path / "validator").is_symlink()
        process.send_signal(number)
        assert process.wait(10) == 0
    assert [path.name for path in tmp_path.iterdir()] == [LOCK_NAME]


def test_it_ends_when_the_pipe_that_its_parent_holds_is_closed(tmp_path: Path) -> None:
    reader, writer = os.pipe()
    with started(tmp_path, "--until-fd", str(reader), pass_fds=[reader]) as process:
        os.close(reader)
        os.write(writer, b"still here")
        assert ask(tmp_path, ["status"]).ok
        os.close(writer)
        assert process.wait(10) == 0


def test_after_a_killed_rig_the_next_one_takes_over(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        process.kill()
        process.wait(10)
    assert (tmp_path / "validator").is_symlink()
    with started(tmp_path):
        assert ask(tmp_path, ["status"]).ok


def test_a_second_rig_says_that_the_first_is_there(tmp_path: Path) -> None:
    with started(tmp_path):
        second = subprocess.run(
            [*RIG, "--directory", str(tmp_path), "--headless"], capture_output=True, text=True, check=False
        )
    assert second.returncode == 2
    assert second.stderr == f"A rig already runs in {tmp_path}.\n"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        (["--speed", "0"], "a speed lies between"),
        (["--speed", "fast"], "a speed lies between"),
        (["--until-fd", "99"], "The rig cannot watch file 99"),
    ],
)
def test_wrong_options_are_refused(tmp_path: Path, options: list[str], complaint: str) -> None:
    line = [*RIG, "--directory", str(tmp_path), "--headless", *options]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert complaint in done.stderr


def test_without_a_display_it_says_how_to_do_without(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    bare.pop("QT_QPA_PLATFORM", None)
    line = [*RIG, "--directory", str(tmp_path)]
    done = subprocess.run(line, capture_output=True, text=True, check=False, env=bare)
    assert done.returncode == 2
    assert "--headless" in done.stderr


def test_the_window_ends_with_the_rig(tmp_path: Path) -> None:
    line = [*RIG, "--directory", str(tmp_path)]
    shown = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=shown) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        assert ask(tmp_path, ["status"]).ok
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
        assert process.stderr.read() == ""


def test_what_the_board_remembers_outlives_the_rig_and_what_ends_it(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGKILL):
        with started(tmp_path) as process:
            for order in (("door", "main", "open"), ("door", "main", "close")):
                assert ask(tmp_path, order).ok
            process.send_signal(number)
            process.wait(10)
    with started(tmp_path):
        picture = cast("Any", ask(tmp_path, ["picture"]).picture)
    board = picture["board"]["device"]
    assert (board["opened unseen"]["main"], board["doors"]["main"]) == (2, False)
