"""The rig's command line, run in this process: its arguments, its output, and what ends it."""

from __future__ import annotations

import os
import runpy
import signal
import stat
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from drivers.simulated import process
from drivers.simulated import rig as rigging
from drivers.simulated.control import RigError, ask
from drivers.simulated.hosted import Clock
from drivers.simulated.orders import help_lines
from drivers.simulated.process import main, serve

MAX_WAIT_S = 10
HELP = {
    "--directory DIRECTORY": "folder for the ports and the control socket",
    "--currency {USD,EUR}": "currency of the validator's bills",
    "--speed SPEED": "speed of the devices as a multiple of real time",
    "--headless": "run without a window",
    "--font FONT": "font file for the window",
    "--right": "put the window along the display's right edge",
    "--until-fd UNTIL_FD": "end when the writer of this inherited pipe has ended",
}


@pytest.fixture(autouse=True)
def _mask() -> Iterator[None]:
    """The rig removes the rights of others while its process lives, which here continues."""
    before = os.umask(0o022)
    yield
    os.umask(before)


class Rig:
    """A rig that serves on the main thread, as signals require, while another thread acts on it."""

    def __init__(self, directory: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.directory = directory
        self.first_line = ""
        self._monkeypatch = monkeypatch

    def serves(self, *options: str, meanwhile: Callable[[], object]) -> int:
        """Serve until the concurrent action has ended it; returns the exit code."""
        ended = threading.Event()
        late = threading.Event()
        reader, writer = os.pipe()

        def other_side() -> None:
            with os.fdopen(reader) as lines:
                self.first_line = lines.readline()
            if not self.first_line:
                return  # it has ended before it was ready
            try:
                meanwhile()
            finally:
                if not ended.wait(MAX_WAIT_S):
                    late.set()
                    os.kill(os.getpid(), signal.SIGTERM)

        thread = threading.Thread(target=other_side)
        thread.start()
        try:
            with os.fdopen(writer, "w") as said, self._monkeypatch.context() as patch:
                patch.setattr(sys, "stdout", said)
                return main(["--directory", str(self.directory), "--headless", *options])
        finally:
            ended.set()
            thread.join()
            assert not late.is_set(), "nothing has ended it"


@pytest.fixture
def rig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rig:
    return Rig(tmp_path / "rig", monkeypatch)


def pictured(rig: Rig, device: str) -> dict[str, object]:
    picture = ask(rig.directory, ["picture"]).picture
    assert picture is not None
    whole = picture[device]
    assert isinstance(whole, dict)
    seen = whole["device"]
    assert isinstance(seen, dict)
    return seen


def end() -> None:
    os.kill(os.getpid(), signal.SIGTERM)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_that_it_is_ready_and_a_signal_ends_it_well_and_is_then_as_before(
    rig: Rig, number: signal.Signals
) -> None:
    before = signal.getsignal(number)
    assert rig.serves(meanwhile=lambda: os.kill(os.getpid(), number)) == 0
    assert rig.first_line == f"The rig is ready in {rig.directory}.\n"
    assert signal.getsignal(number) == before
    assert signal.set_wakeup_fd(-1) == -1


def test_it_ends_with_the_pipe_of_its_parent_and_not_before(rig: Rig) -> None:
    reader, writer = os.pipe()
    answers: list[bool] = []

    def parent() -> None:
        os.write(writer, b"still here")
        answers.append(ask(rig.directory, ["status"]).ok)
        os.close(writer)

    assert rig.serves("--until-fd", str(reader), meanwhile=parent) == 0
    os.close(reader)
    assert answers == [True]


def test_its_files_are_its_own_users(rig: Rig) -> None:
    def open_a_door() -> None:
        ask(rig.directory, ["door", "main", "open"])
        end()

    rig.serves(meanwhile=open_a_door)
    made = list(rig.directory.iterdir())
    assert "board.memory" in [path.name for path in made]
    assert [path.name for path in made if stat.S_IMODE(path.stat().st_mode) & 0o077] == []


@pytest.mark.parametrize(("options", "currency"), [((), "USD"), (("--currency", "EUR"), "EUR")])
def test_the_validator_knows_dollars_unless_it_is_told_of_another_currency(
    rig: Rig, options: tuple[str, ...], currency: str
) -> None:
    seen: list[object] = []

    def look() -> None:
        seen.append(pictured(rig, "validator")["currency"])
        end()

    rig.serves(*options, meanwhile=look)
    assert seen == [currency]


@pytest.mark.parametrize(
    ("options", "speed"),
    [((), 1.0), (("--speed", "0.01"), 0.01), (("--speed", "12.5"), 12.5), (("--speed", "1000"), 1000.0)],
)
def test_the_devices_work_at_the_speed_of_real_time_unless_told_otherwise(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, options: tuple[str, ...], speed: float
) -> None:
    speeds: list[float] = []

    def make_clock(speed: float) -> Clock:
        speeds.append(speed)
        return Clock(speed)

    monkeypatch.setattr(process, "Clock", make_clock)
    rig.serves(*options, meanwhile=end)
    assert speeds == [speed]


@pytest.mark.parametrize(
    ("options", "fonts", "right", "owner"),
    [
        ("", [], False, "Boxman"),
        ("--right --owner Seat_3 --font a.otf", ["a.otf"], True, "Seat_3"),
        ("--font a.otf --font b.otf", ["a.otf", "b.otf"], False, "Boxman"),
    ],
)
def test_without_headless_its_window_shows_the_rig_as_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, options: str, fonts: list[str], right: bool, owner: str
) -> None:
    shown: list[tuple[object, ...]] = []

    def show(rig: rigging.Rig, fonts: Sequence[Path], *, right: bool, owner: str) -> int:
        shown.append((rig.directory, fonts, right, owner))
        return 7

    monkeypatch.setattr("drivers.simulated.window.show.show", show)
    assert main(["--directory", str(tmp_path), *options.split()]) == 7
    assert shown == [(tmp_path, [Path(font) for font in fonts], right, owner)]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ("--headless", "The following arguments are required: --directory."),
        ("--directory rig --speed 0.009", "Argument --speed: a speed lies between 0.01 and 1000."),
        ("--directory rig --speed 1000.1", "Argument --speed: a speed lies between 0.01 and 1000."),
        ("--directory rig --speed nan", "Argument --speed: a speed lies between 0.01 and 1000."),
        ("--directory rig --speed fast", "Argument --speed: a speed lies between 0.01 and 1000."),
        ("--directory rig --currency GBP", "Argument --currency: invalid choice: 'GBP'"),
        ("--directory rig --until-fd x", "Argument --until-fd: invalid int value: 'x'."),
        ("--directory rig --headless --until-fd 987", "The rig cannot watch file 987: it is no pipe that its"),
        ("--directory rig --loud", "Unrecognized arguments: --loud."),
    ],
)  # fmt: skip
def test_what_it_cannot_take_is_one_sentence_and_exit_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], options: str, complaint: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(options.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith(complaint)
    assert said.endswith(".\n")


def test_a_command_that_serves_by_itself_gets_the_sentence_as_an_error() -> None:
    with pytest.raises(RigError, match=r"^The following arguments are required: --directory\.$"):
        serve([])


def test_its_help_says_what_each_option_is_for_and_lists_every_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "160")
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    said = capsys.readouterr().out
    options, _, orders = said.partition("Orders:\n")
    options = " ".join(options.split())
    assert ended.value.code == 0
    assert options.startswith("usage: rig ")
    assert "Run the simulated devices and carry out orders." in options
    assert [option for option, text in HELP.items() if f"{option} {text}" not in options] == []
    assert orders.splitlines() == [f"  {line}" for line in help_lines()]


def test_as_a_program_it_ends_with_the_exit_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["rig"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_path(process.__file__, run_name="__main__")
    assert ended.value.code == 2
    assert capsys.readouterr().err.endswith("--directory.\n")
