"""The real twins in the rig: each answers on its port by its protocol, and the window shows what hands do to it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import serial

from drivers.board.line_codec import AskIdentity as AskBoardIdentity
from drivers.board.line_codec import write as board_line
from drivers.cards.line_codec import AskIdentity as AskCardsIdentity
from drivers.cards.line_codec import write as cards_line
from drivers.dice.line_codec import write as dice_line
from drivers.dice.messages import AskIdentity as AskDiceIdentity
from drivers.printer.tcl_codec import AskExtended, encode_command
from drivers.simulated.control import ask
from drivers.simulated.hosted import Clock
from drivers.simulated.rig import Rig
from drivers.simulated.twins import cabinet_twins
from drivers.simulated.window.look import look_of

QUESTIONS = {
    "validator": bytes.fromhex("FC 05 11 27 56"),  # ID-003 status request
    "printer": encode_command(AskExtended()),
    "dice": dice_line(AskDiceIdentity()),
    "board": board_line(AskBoardIdentity()),
    "cards": cards_line(AskCardsIdentity()),
}
FIRST_BYTES = {"validator": b"\xfc", "printer": b"*S|", "dice": b"*", "board": b"*", "cards": b"*"}
SPEED = 20.0


@pytest.fixture
def cabinet(tmp_path: Path) -> Iterator[Rig]:
    with Rig(tmp_path, cabinet_twins(tmp_path), Clock(SPEED)) as rig:
        thread = threading.Thread(target=rig.run)
        thread.start()
        try:
            yield rig
        finally:
            rig.stop()
            thread.join(10)


def answer(rig: Rig, name: str, tries: int = 50) -> bytes:
    """What the device answers to its question; repeated while it is still starting up. Empty if it does not answer.

    Parity is not requested: a pseudo-terminal has none, and may refuse the same request twice.
    """
    with serial.Serial(str(rig.directory / name), 9600, timeout=0.1) as port:
        for _ in range(tries):
            port.write(QUESTIONS[name])
            said = port.read(3)
            if said:
                return bytes(said)
    return b""


def does(rig: Rig, order: str) -> str:
    result = ask(rig.directory, order.split())
    assert result.ok, result.say
    return result.say


def seen(rig: Rig, part: str, key: str) -> object:
    picture = ask(rig.directory, ["picture"]).picture
    assert picture is not None
    shown = look_of(picture)[part]
    assert isinstance(shown, dict)
    return shown[key]


def wait_until(condition: Callable[[], bool]) -> None:
    while not condition():
        threading.Event().wait(0.005)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_device_answers_to_its_protocol_before_and_after_its_cable_was_pulled(cabinet: Rig, name: str) -> None:
    assert answer(cabinet, name).startswith(FIRST_BYTES[name])
    does(cabinet, f"unplug {name}")
    with pytest.raises(serial.SerialException):
        answer(cabinet, name)
    does(cabinet, f"plug {name}")
    assert answer(cabinet, name).startswith(FIRST_BYTES[name])


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_device_is_mute_without_power_and_answers_when_it_is_back(cabinet: Rig, name: str) -> None:
    does(cabinet, f"power {name} off")
    assert answer(cabinet, name, tries=2) == b""
    does(cabinet, f"power {name} on")
    assert answer(cabinet, name).startswith(FIRST_BYTES[name])


@pytest.mark.parametrize(
    ("on", "off", "part", "key"),
    [
        ("bill jam", "bill clear", "validator", "jammed"),
        ("bill full", "bill empty", "validator", "full"),
        ("bill open", "bill close", "validator", "open"),
        ("bill cheat", "bill clear", "validator", "cheated"),
        ("bill fail", "bill clear", "validator", "failed"),
        ("dice lid open", "dice lid close", "dice", "lidOpen"),
        ("printer jam", "printer clear", "printer", "jammed"),
        ("ticket hold", "ticket release", "printer", "held"),
        ("printer head up", "printer head down", "printer", "headUp"),
        ("printer drawer open", "printer drawer close", "printer", "drawerOpen"),
        ("card in 1", "card out", "cards", "full"),
        ("card fail", "card repair", "cards", "failed"),
        ("card reader keyboard", "card reader serial", "cards", "keyboard"),
    ],
)
def test_what_a_switch_orders_is_what_it_shows(cabinet: Rig, on: str, off: str, part: str, key: str) -> None:
    assert seen(cabinet, part, key) is False
    does(cabinet, on)
    assert seen(cabinet, part, key) is True
    does(cabinet, off)
    assert seen(cabinet, part, key) is False


def test_doors_keys_and_paper_show_how_they_were_left(cabinet: Rig) -> None:
    for order in ("door cashbox open", "key technician on", "printer paper out"):
        does(cabinet, order)
    assert seen(cabinet, "board", "doors") == {"main": False, "cashbox": True, "logic": False}
    assert seen(cabinet, "board", "keys") == {"attendant": False, "technician": True}
    assert seen(cabinet, "printer", "paper") == "out"


def test_the_dice_order_reaches_the_generator_and_shows_as_the_next_throw(cabinet: Rig) -> None:
    does(cabinet, "dice 3 4")
    wait_until(lambda: str(seen(cabinet, "dice", "says")).endswith(", next 3-4"))
    does(cabinet, "dice fair")
    assert "next" not in str(seen(cabinet, "dice", "says"))


def test_a_bill_is_not_taken_by_a_validator_that_no_host_has_started(cabinet: Rig) -> None:
    refused = ask(cabinet.directory, ["bill", "20"])
    assert not refused.ok
    assert refused.say.endswith(".")


def test_every_button_order_is_understood_by_its_device(cabinet: Rig) -> None:
    """An order may be refused now, but none may be unknown to the device that it is for."""
    for order in ("bill tear", "dice cock", "dice lose", "dice stack", "dice move", "dice doubt", "dice clear",
                  "dice fail", "dice repair", "printer paper load", "ticket take", "ticket hold",
                  "ticket release"):  # fmt: skip
        said = ask(cabinet.directory, order.split())
        assert said.ok or "know" not in said.say
