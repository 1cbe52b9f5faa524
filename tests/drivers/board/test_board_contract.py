"""The cabinet board's contract: every change is reported, the lamp shows the last order, whatever is interrupted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from drivers.board.board import BoardMachine
from drivers.board.line_codec import LAMPS, Identity, Inputs, Reply
from drivers.ports import Back, BoardInputs, BoardOrder, DoorsOpenedUnseen, Lamp, Lost
from drivers.ports.message import message
from drivers.simulated.cabinet_board import MAX_MOVES, START_MS, BoardTwin
from drivers.simulated.twin import OrderError
from tests.drivers.board.board_wire import (
    SHUT,
    TerminalWire,
    cut,
    do,
    inputs,
    kill,
    lose_bytes,
    power_off,
    ready,
)
from tests.drivers.dice.wire import Wire


def test_each_change_of_a_door_or_key_is_reported_once_and_in_order() -> None:
    wire = ready()
    do(wire, "door main open", "key attendant on", "door main close", "key attendant off")
    wire.run(5_000)
    assert inputs(wire.reports) == [
        SHUT,
        BoardInputs(("main",), ()),
        BoardInputs(("main",), ("attendant",)),
        BoardInputs((), ("attendant",)),
        SHUT,
    ]


def test_a_change_is_reported_without_waiting_for_a_poll() -> None:
    wire = ready()
    wire.run(1_010)
    do(wire, "door logic open")
    wire.run(60)
    assert inputs(wire.reports)[-1] == BoardInputs(("logic",), ())


def test_the_inputs_are_reported_again_after_every_back() -> None:
    wire = ready()
    do(wire, "door cashbox open")
    wire.run(1_000)
    wire.cut()
    do(wire, "door cashbox close", "key technician on")
    wire.run(1_000)
    wire.join()
    wire.run(2_000)
    assert [type(report) for report in wire.reports] == [Back, BoardInputs, BoardInputs, Lost, Back, BoardInputs]
    assert wire.reports[-1] == BoardInputs((), ("technician",))


def test_a_board_that_falls_silent_is_lost_once_and_comes_back_with_its_inputs() -> None:
    wire = ready()
    wire.twin.power(False)
    do(wire, "door main open")
    wire.run(20_000)
    assert wire.reports[2:] == [Lost(message("device.silent"))]
    wire.twin.power(True)
    wire.run(3_000)
    assert [type(report) for report in wire.reports[3:]] == [Back, DoorsOpenedUnseen, BoardInputs]
    assert wire.reports[-1] == BoardInputs(("main",), ())


@pytest.mark.parametrize("disturb", [kill, cut, power_off, lose_bytes])
def test_lamp_and_doors_are_right_in_the_end_whatever_happens_at_any_step(disturb: Callable[[Wire], None]) -> None:
    for blow in range(40):
        wire = TerminalWire(BoardMachine, BoardTwin(), BoardOrder(Lamp.CALL))
        for step in range(40):
            if step == 15:
                do(wire, "door main open")
                wire.want(BoardOrder(Lamp.DOOR))
            if step == blow:
                disturb(wire)
            wire.step()
        wire.run(4_000)
        assert wire.twin.picture()["lamp"] == "door"
        assert inputs(wire.reports)[-1] == BoardInputs(("main",), ())
        contact = [type(report) for report in wire.reports if isinstance(report, Back | Lost)]
        assert contact[-1] is Back
        assert all(before is not after for before, after in pairwise(contact))


@pytest.mark.parametrize("lamp", Lamp)
def test_the_lamp_shows_what_is_ordered(lamp: Lamp) -> None:
    wire = ready()
    wire.want(BoardOrder(lamp))
    wire.run(100)
    assert wire.twin.picture()["lamp"] == lamp.value


def test_an_order_taken_back_before_it_was_answered_leaves_the_lamp_as_ordered_last() -> None:
    wire = ready()
    wire.want(BoardOrder(Lamp.FAULT))
    wire.want(BoardOrder(Lamp.OFF))
    wire.run(1_000)
    assert wire.twin.picture()["lamp"] == "off"


def test_a_quiet_board_keeps_the_line_quiet() -> None:
    wire = ready()
    steps = 0
    end_ms = wire.now_ms + 10_000
    while wire.now_ms < end_ms:
        wire.step()
        steps += 1
    assert steps < 150


@pytest.mark.parametrize(
    "words", ["", "door", "door front open", "door main ajar", "key main on", "key attendant open"]
)
def test_a_hand_that_cannot_do_so_is_reported(words: str) -> None:
    twin = BoardTwin()
    before = twin.picture()
    with pytest.raises(OrderError):
        twin.do(words.split())
    assert twin.picture() == before


def test_moves_faster_than_the_line_are_bounded_and_the_last_is_reported() -> None:
    wire = ready()
    do(wire, *["door main open", "door main close"] * MAX_MOVES, "door main open")
    wire.run(3_000)
    assert len(inputs(wire.reports)) <= MAX_MOVES + 1
    assert inputs(wire.reports)[-1] == BoardInputs(("main",), ())


class OldBoard(BoardTwin):
    """A board of version 1, which knows four lamps."""

    def _obey(self, fields: Sequence[str]) -> list[Reply]:
        old = [replace(one, protocol=1) if isinstance(one, Identity) else one for one in super()._obey(fields)]
        assert all(LAMPS.index(one.lamp) <= 3 for one in old if isinstance(one, Inputs))
        return old


@pytest.mark.parametrize(
    ("lamp", "shown"),
    [
        *((lamp, lamp.value) for lamp in (Lamp.OFF, Lamp.CALL, Lamp.FAULT, Lamp.DOOR)),
        *((lamp, "fault") for lamp in (Lamp.TILT, Lamp.DISABLED)),
        *((lamp, "call") for lamp in (Lamp.JACKPOT, Lamp.PAYOUT)),
        (Lamp.ADMINISTRATIVE, "off"),
    ],
)
def test_a_board_of_version_1_shows_the_nearest_lamp_that_it_has(lamp: Lamp, shown: str) -> None:
    wire = Wire(BoardMachine, OldBoard(), BoardOrder(lamp))
    wire.run(4_000)
    assert wire.twin.picture()["lamp"] == shown


@given(st.lists(st.binary(max_size=300), max_size=30))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_noise_stops_neither_side(noise: list[bytes]) -> None:
    wire = ready()
    for received in noise:
        now_ms = wire.now_ms + 1
        wire.machine.step(now_ms, received)
        wire.twin.step(now_ms, received)
    assert wire.machine.reports() == []
    do(wire, "door main open")
    wire.run(3_000)
    assert inputs(wire.reports)[-1] == BoardInputs(("main",), ())


def test_what_opens_and_shuts_while_the_board_starts_is_reported_as_it_stands_then() -> None:
    twin = BoardTwin()
    twin.step(0, b"")
    twin.do(["door", "main", "open"])
    twin.do(["door", "main", "close"])
    assert twin.step(START_MS, b"").count(b"*I;") == 1


def test_the_picture_of_the_board_shows_power_doors_keys_and_lamp() -> None:
    twin = BoardTwin()
    for order in ("door logic open", "key technician on"):
        twin.do(order.split())
    assert twin.picture() == {
        "power": True,
        "doors": {"main": False, "cashbox": False, "logic": True},
        "keys": {"attendant": False, "technician": True},
        "lamp": "off",
        "opened unseen": {"main": 0, "cashbox": 0, "logic": 1},
    }
    twin.power(False)
    assert twin.picture()["power"] is False
