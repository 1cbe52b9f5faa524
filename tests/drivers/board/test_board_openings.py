"""Doors opened while no program runs: the board keeps them until they are durable, whatever is interrupted."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from drivers.board.board import MAX_AWAITS_MS, BoardMachine
from drivers.ports import BoardInputs, BoardOrder, DoorsOpenedUnseen, Lamp, Lost
from drivers.simulated.cabinet_board import BoardTwin
from tests.drivers.board.board_wire import (
    SHUT,
    TerminalWire,
    cut,
    do,
    kill,
    lose_bytes,
    power_off,
    ready,
    unseen,
)
from tests.drivers.dice.wire import Wire


def handle_all(wire: Wire) -> None:
    """Everything that the terminal was sent is durable now."""
    wire.machine.handled = len(wire.reports)


def open_in_the_dark(wire: Wire, *orders: str) -> None:
    wire.twin.power(False)
    do(wire, *orders)
    wire.run(100)
    wire.twin.power(True)


def test_a_door_that_was_opened_without_power_is_reported_before_how_the_doors_stand() -> None:
    wire = ready()
    open_in_the_dark(wire, "door main open", "door main close", "door logic open")
    wire.run(3_000)
    assert wire.reports[-2:] == [
        DoorsOpenedUnseen("000001-1", (("main", 1), ("logic", 1))),
        BoardInputs(("logic",), ()),
    ]


def test_openings_are_remembered_until_their_report_is_durable_and_then_forgotten() -> None:
    wire = ready(slow=True)
    open_in_the_dark(wire, "door cashbox open", "door cashbox close")
    wire.run(10_000)
    assert wire.twin.picture()["opened unseen"] == {"main": 0, "cashbox": 1, "logic": 0}
    handle_all(wire)
    wire.run(2_000)
    assert wire.twin.picture()["opened unseen"] == {"main": 0, "cashbox": 0, "logic": 0}
    assert unseen(wire) == [("000001-1", (("cashbox", 1),))]


def test_a_terminal_that_was_killed_before_its_record_was_durable_gets_it_again() -> None:
    wire = ready(slow=True)
    open_in_the_dark(wire, "door main open", "door main close")
    wire.run(3_000)
    wire.restart()
    wire.run(3_000)
    assert unseen(wire) == [("000001-1", (("main", 1),))] * 2


def test_a_record_that_has_grown_meanwhile_is_not_forgotten_with_what_is_new_in_it() -> None:
    wire = ready(slow=True)
    open_in_the_dark(wire, "door main open", "door main close")
    wire.run(3_000)
    open_in_the_dark(wire, "door logic open", "door logic close")
    handle_all(wire)
    wire.run(3_000)
    assert unseen(wire)[-1] == ("000001-1", (("main", 1), ("logic", 1)))


def test_a_door_that_is_opened_while_the_terminal_is_away_is_remembered() -> None:
    wire = ready()
    wire.cut()
    wire.run(2_000)
    do(wire, "door main open", "door main close")
    wire.run(1_000)
    wire.join()
    wire.run(3_000)
    assert unseen(wire) == [("000001-1", (("main", 1),))]
    assert wire.reports[-1] == SHUT


def test_a_door_that_is_opened_in_the_instant_the_terminal_is_killed_is_remembered() -> None:
    wire = ready()
    wire.run(200)
    do(wire, "door main open", "door main close")
    wire.restart()
    wire.run(3_000)
    assert unseen(wire) == [("000001-1", (("main", 1),))]


def test_an_opening_that_the_terminal_sees_is_not_remembered() -> None:
    wire = ready()
    do(wire, "door main open", "door main close")
    wire.run(5_000)
    assert unseen(wire) == []


def test_an_opening_is_not_acknowledged_before_its_report_is_durable_however_long_that_takes() -> None:
    wire = ready(slow=True)
    do(wire, "door main open", "door main close")
    wire.run(10_000)
    wire.restart()
    wire.run(3_000)
    assert unseen(wire) == [("000001-1", (("main", 1),))] * 2, "one record, told to both lives"


def test_an_opening_whose_report_was_durable_late_counts_once() -> None:
    wire = ready(slow=True)
    do(wire, "door main open")
    wire.run(60)
    wire.want(BoardOrder(Lamp.DOOR))
    wire.run(MAX_AWAITS_MS // 2)
    assert wire.twin.picture()["lamp"] == "off", "any line would acknowledge it"
    handle_all(wire)
    wire.run(1_000)
    assert wire.twin.picture()["lamp"] == "door"
    wire.restart()
    wire.run(3_000)
    assert unseen(wire) == []


def test_an_unhandled_opening_lights_the_lamp_after_a_while_and_stays_on_record() -> None:
    wire = ready(slow=True)
    do(wire, "door main open")
    wire.run(60)
    wire.want(BoardOrder(Lamp.DOOR))
    wire.run(MAX_AWAITS_MS + 500)
    assert wire.twin.picture()["lamp"] == "door"
    assert wire.twin.picture()["opened unseen"] == {"main": 1, "cashbox": 0, "logic": 0}
    handle_all(wire)
    wire.run(2_000)
    assert wire.twin.picture()["opened unseen"] == {"main": 0, "cashbox": 0, "logic": 0}


KEEPING = BoardOrder(Lamp.TILT, keep_openings=True)


@pytest.mark.parametrize("wait_ms", [0, 50, 110, 300, 5_000])
def test_where_nothing_can_be_written_down_the_board_keeps_every_opening_for_the_next_start(wait_ms: int) -> None:
    wire = ready(slow=True)
    do(wire, "door cashbox open", "door cashbox close")
    wire.run(wait_ms)
    wire.want(KEEPING)
    wire.run(2_000)
    do(wire, "door main open")
    wire.run(40)
    wire.want(replace(KEEPING, lamp=Lamp.DOOR))
    wire.run(wait_ms)
    do(wire, "door main close", "door main open", "door main close")
    wire.run(200)
    assert BoardInputs(("main",), ()) in wire.reports
    assert wire.twin.picture()["lamp"] == "door"
    wire.restart(BoardOrder())
    wire.run(3_000)
    assert unseen(wire)[-1] == ("000001-1", (("main", 2), ("cashbox", 1)))


@pytest.mark.parametrize("disturb", [kill, cut, power_off, lose_bytes])
def test_an_opening_that_is_to_be_kept_is_told_to_the_next_start_once_whatever_happens_at_any_step(
    disturb: Callable[[Wire], None],
) -> None:
    for blow in range(40):
        wire = TerminalWire(BoardMachine, BoardTwin(), KEEPING)
        wire.slow = True
        for step in range(40):
            if step == 15:
                do(wire, "door main open")
            if step == 18:
                do(wire, "door main close")
            if step == blow:
                disturb(wire)
            wire.step()
        wire.run(4_000)
        wire.slow = False
        wire.restart(BoardOrder())
        wire.run(4_000)
        told = [report for report in wire.reports if isinstance(report, DoorsOpenedUnseen)]
        assert [one.openings for one in told] == [(("main", 1),)], f"struck at step {blow}"
        assert wire.twin.picture()["opened unseen"] == {"main": 0, "cashbox": 0, "logic": 0}


def test_a_board_that_keeps_openings_shows_its_lamp_and_keeps_the_line_quiet() -> None:
    wire = TerminalWire(BoardMachine, BoardTwin(), KEEPING)
    wire.run(2_000)
    assert wire.twin.picture()["lamp"] == "tilt"
    steps, end_ms = 0, wire.now_ms + 10_000
    while wire.now_ms < end_ms:
        wire.step()
        steps += 1
    assert steps < 300
    assert not [report for report in wire.reports if isinstance(report, Lost)]


def test_a_board_whose_openings_are_all_durable_keeps_none_however_long_ago_they_were() -> None:
    wire = ready()
    do(wire, "door main open", "door main close")
    wire.run(3 * MAX_AWAITS_MS)
    do(wire, "door logic open", "door logic close")
    wire.run(MAX_AWAITS_MS)
    wire.restart()
    wire.run(5_000)
    assert not [report for report in wire.reports if isinstance(report, DoorsOpenedUnseen)]
