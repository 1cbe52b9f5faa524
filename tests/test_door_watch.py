"""Doors of a terminal that did not open: lamp and screen, and a board that keeps them for the next start (D1, D2)."""

from __future__ import annotations

from pathlib import Path

import pytest

from drivers import ports
from drivers.ports import BoardInputs, BoardOrder, DoorsOpenedUnseen, Lamp
from drivers.ports.message import message
from harness.torture.program import write_param
from terminal.runtime.door_watch import DoorWatch, KeepingBoard
from terminal.runtime.lockup import SeenInputs
from terminal.start.recovery import open_board

MAIN_OPEN = BoardInputs(("main",), ())


class Board:
    """A board's driver without a device: it notes its orders, and reports what a test lets it report."""

    def __init__(self) -> None:
        self.orders: list[ports.Order] = []
        self.handled_to = 0
        self.reported = 0
        self._listener: ports.Listener[ports.Report] | None = None

    def start(self, listener: ports.Listener[ports.Report]) -> None:
        self._listener = listener

    def say(self, report: ports.Report) -> None:
        assert self._listener is not None, "the driver has been started"
        self.reported += 1
        self._listener(self.reported, report)

    def want(self, order: ports.Order) -> None:
        self.orders.append(order)

    def handled(self, number: int) -> None:
        self.handled_to = number

    def stop(self) -> None:
        """It has no thread."""


@pytest.fixture
def board() -> Board:
    return Board()


def test_an_open_door_is_seen_and_lit_and_nothing_of_it_is_ever_handled(board: Board) -> None:
    seen: list[SeenInputs] = []
    wakes: list[int] = []
    watch = DoorWatch(board, seen.append)
    watch.start(lambda: wakes.append(1))
    assert board.orders == [BoardOrder(Lamp.TILT, keep_openings=True)]
    for inputs in (MAIN_OPEN, MAIN_OPEN, BoardInputs((), ())):
        board.say(inputs)
    assert (len(wakes), seen) == (3, []), "nothing is shown on the board's own thread"
    watch.drain()
    assert [one.opened for one in seen] == [True, False, False]
    assert [order.lamp for order in board.orders if isinstance(order, BoardOrder)] == [Lamp.TILT, Lamp.DOOR, Lamp.TILT]
    assert all(isinstance(order, BoardOrder) and order.keep_openings for order in board.orders)
    assert board.handled_to == 0


def test_a_door_that_stays_open_gives_alarm_once() -> None:
    first = SeenInputs().after(MAIN_OPEN)
    again = first.after(ports.Back("twin")).after(MAIN_OPEN)
    assert (first.opened, again.opened) == (True, False)
    assert again.after(ports.Lost(message("device.unplugged"))).inputs.doors_open == ("main",)


def test_a_procedures_doors_stay_with_the_board_whose_lamp_is_that_of_a_lock(board: Board) -> None:
    told: list[ports.Report] = []
    keeping = KeepingBoard(board)
    keeping.start(lambda _, report: told.append(report))
    for lamp in (Lamp.CALL, Lamp.DOOR):
        keeping.want(BoardOrder(lamp))
    board.say(DoorsOpenedUnseen("000001-1", (("main", 1),)))
    board.say(MAIN_OPEN)
    keeping.handled(2)
    assert board.orders == [BoardOrder(lamp, keep_openings=True) for lamp in (Lamp.TILT, Lamp.DOOR)]
    assert told == [MAIN_OPEN]
    assert board.handled_to == 0


def test_the_board_is_listened_to_wherever_the_parameters_name_it(tmp_path: Path) -> None:
    param = write_param(tmp_path)
    assert open_board(param) is not None
    param.write_text("[money]\ncredit_limit = plenty\n")
    assert open_board(param) is None
