"""The cabinet on a real X display, opened as a person opens it, and played through touches."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.torture.program import Program
from terminal.common.places import ROOT
from tests.end_to_end.house import House


@pytest.fixture
def display() -> Iterator[str]:
    """The name of an X display of its own, which the server chooses itself."""
    reader, writer = os.pipe()
    words = ["-displayfd", str(writer), "-screen", "0", "1600x900x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(["Xvfb", *words], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as chosen:
            number = chosen.readline().strip()
        assert number.isdigit(), "Xvfb has not started"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


@pytest.fixture
def environment(display: str, tmp_path: Path) -> dict[str, str]:
    """What a session on this display has, and nothing that leads to another one."""
    runtime = tmp_path / "session"
    runtime.mkdir(0o700)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("QT_", "WAYLAND_", "XDG_"))}
    return {**kept, "DISPLAY": display, "XDG_RUNTIME_DIR": str(runtime)}


def test_a_round_is_played_on_a_display_and_the_program_ends_without_a_word(
    house: House, environment: dict[str, str]
) -> None:
    words = ["run", "--windowed", "--size", "1280x800", "--touches", "--param", str(house.param)]
    house.program = Program([str(ROOT / "kiosk"), *words], environment)
    house.until_ready("validator", "printer", "dice", "board")
    house.feed(20)
    house.do("place", bet="pass_line", amount="5.00")
    settled = house.throw(3, 4)
    assert (settled["credit"], settled["games"]) == ("25.00", 1)
    house.cash_out()
    kinds = [kind for line in house.running.output for kind in line.get("events", ())]
    assert [kind for kind in kinds if not kind.startswith(("device", "inputs", "validator"))] == [
        "started",
        "ticket_key_made",
        "gaming_day_began",
        "authority_stands",
        "bill_seen",
        "session_started",
        "bill_credited",
        "bill_closed",
        "bets_moved",
        "dice_called",
        "dice_settled",
        "ticket_issued",
        "ticket_entered",
        "ticket_done",
    ]
    program = house.running
    assert house.end() == 0
    assert program.complaints() == ""
