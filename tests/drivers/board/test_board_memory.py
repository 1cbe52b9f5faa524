"""The simulated board keeps its record of openings beyond the end of its process, as a battery would (D2)."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from drivers.board.board import BoardMachine
from drivers.framing import write_line
from drivers.ports import BoardInputs
from drivers.simulated.board_memory import BoardMemory, Openings
from drivers.simulated.cabinet_board import BoardTwin
from tests.drivers.board.board_wire import SHUT, TerminalWire, do, unseen

FIRST = 70
NONE = {"main": 0, "cashbox": 0, "logic": 0}


def twin(path: Path) -> BoardTwin:
    """The board in a new process."""
    return BoardTwin(BoardMemory(path, first_record=FIRST))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the rig lets the board store its memory."""
    return tmp_path / "board.memory"


@pytest.fixture
def wire(path: Path) -> TerminalWire:
    """A terminal that listens to the board."""
    wire = TerminalWire(BoardMachine, twin(path))
    wire.until(lambda: SHUT in wire.reports)
    return wire


def rig_starts_again(wire: TerminalWire, path: Path) -> None:
    """The rig ends, its cables with it; another one begins in the same folder, and the program begins to listen."""
    wire.cut()
    wire.twin = twin(path)
    wire.join()
    wire.restart()
    wire.run(3_000)


def program_ends(wire: TerminalWire) -> None:
    """The program stops listening."""
    wire.cut()
    wire.run(100)


def test_an_opening_while_the_program_was_off_is_reported_though_the_rig_has_ended_since(
    wire: TerminalWire, path: Path
) -> None:
    program_ends(wire)
    do(wire, "door main open", "door main close", "door logic open", "door logic close")
    rig_starts_again(wire, path)
    assert unseen(wire) == [(f"000001-{FIRST}", (("main", 1), ("logic", 1)))]


def test_it_is_reported_once_and_the_next_record_has_the_next_number(wire: TerminalWire, path: Path) -> None:
    for _ in range(3):
        program_ends(wire)
        do(wire, "door cashbox open", "door cashbox close")
        rig_starts_again(wire, path)
    assert unseen(wire) == [(f"000001-{FIRST + number}", (("cashbox", 1),)) for number in range(3)]


def test_an_opening_that_the_program_saw_is_not_reported_again(wire: TerminalWire, path: Path) -> None:
    do(wire, "door main open", "door main close")
    wire.run(3_000)
    rig_starts_again(wire, path)
    assert BoardInputs(("main",), ()) in wire.lives[0]
    assert unseen(wire) == []


@pytest.mark.parametrize("wait_ms", [0, 40, 200])
def test_an_opening_as_program_and_rig_end_together_is_reported(wire: TerminalWire, path: Path, wait_ms: int) -> None:
    wire.slow = True
    do(wire, "door main open", "door main close")
    wire.run(wait_ms)
    rig_starts_again(wire, path)
    assert unseen(wire)[-1] == (f"000001-{FIRST}", (("main", 1),))


def test_a_board_without_a_past_writes_nothing_before_a_door_is_opened(wire: TerminalWire, path: Path) -> None:
    do(wire, "key attendant on", "key attendant off")
    wire.run(5_000)
    assert not path.exists()


LINE = write_line(["M", "7", "1", "2", "3"])


def test_what_it_keeps_is_one_line_of_its_own_framing(path: Path) -> None:
    path.write_bytes(LINE)
    assert BoardMemory(path).load() == Openings(7, {"main": 1, "cashbox": 2, "logic": 3})
    board = twin(path)
    board.do(["door", "main", "open"])
    assert path.read_bytes() == write_line(["M", "7", "2", "2", "3"])


@pytest.mark.parametrize(
    "content",
    [
        b"",
        LINE[:-1],
        LINE[: len(LINE) // 2],
        LINE + LINE,
        LINE + b"\0",
        b"\0" * 4_096,
        b"*" + LINE,
        LINE.replace(b"7", b"8"),
        write_line(["I", "7", "1", "2", "3"]),
        write_line(["M", "7", "1", "2"]),
        write_line(["M", "0", "1", "2", "3"]),
        write_line(["M", "7", "1", "2", "100"]),
        write_line(["M", "4294967296", "1", "2", "3"]),
        b"Some notes of mine.\n" * 100,
    ],
)
def test_a_torn_or_foreign_file_is_a_sentence_and_the_board_starts_a_new_one(
    path: Path, caplog: pytest.LogCaptureFixture, content: bytes
) -> None:
    path.write_bytes(content)
    with caplog.at_level(logging.WARNING):
        board = twin(path)
    assert caplog.messages == [f"The record of openings in {path} is damaged or not a board's: a new one is started."]
    caplog.clear()
    assert board.picture()["opened unseen"] == NONE
    board.do(["door", "main", "open"])
    assert BoardMemory(path).load() == Openings(FIRST, {**NONE, "main": 1})


@pytest.mark.parametrize("make", [Path.mkdir, lambda path: os.mkfifo(path)])
def test_what_is_no_file_is_not_waited_for(
    path: Path, caplog: pytest.LogCaptureFixture, make: Callable[[Path], object]
) -> None:
    make(path)
    with caplog.at_level(logging.WARNING):
        assert twin(path).picture()["opened unseen"] == NONE
    assert len(caplog.messages) == 1
    caplog.clear()


def test_a_disk_that_takes_nothing_is_said_and_the_board_goes_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "gone" / "board.memory"
    board = twin(path)
    with caplog.at_level(logging.WARNING):
        board.do(["door", "main", "open"])
    assert caplog.messages == [f"The record of openings cannot be kept in {path} (No such file or directory)."]
    caplog.clear()
    assert board.picture()["opened unseen"] == {**NONE, "main": 1}


def test_a_board_without_a_past_begins_with_its_first_record_and_no_openings() -> None:
    assert BoardMemory().load() == Openings(1, NONE)
    assert BoardMemory(first_record=FIRST).load() == Openings(FIRST, NONE)


@pytest.mark.parametrize("record", [1, 4_294_967_295])
def test_the_first_record_and_the_last_are_read(path: Path, record: int) -> None:
    path.write_bytes(write_line(["M", str(record), "0", "99", "1"]))
    assert BoardMemory(path).load() == Openings(record, {"main": 0, "cashbox": 99, "logic": 1})


def test_the_new_line_is_whole_on_the_disk_before_it_takes_the_place_of_the_old_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_bytes(LINE)
    new = write_line(["M", "7", "2", "2", "3"])
    synced: list[tuple[bytes, bytes]] = []

    def sync(number: int) -> None:
        synced.append((Path(f"/proc/self/fd/{number}").read_bytes(), path.read_bytes()))

    monkeypatch.setattr(os, "fsync", sync)
    BoardMemory(path).keep(Openings(7, {"main": 2, "cashbox": 2, "logic": 3}))
    assert synced == [(new, LINE)]
    assert path.read_bytes() == new
