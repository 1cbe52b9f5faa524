"""The test of the tower light on a real pseudo-terminal: a touch becomes the bytes that a real board gets."""

from __future__ import annotations

from drivers.board.board import BoardMachine
from drivers.board.line_codec import SetLamp, write
from drivers.line_machine import NEEDS
from drivers.link import Link
from drivers.ports import BoardOrder, BoardReport, Lamp
from drivers.simulated.cabinet_board import BoardTwin
from drivers.transport.opening import open_stream
from terminal.cabinet import commands as c
from tests.cabinet.pipeline import Pipeline
from tests.drivers.test_link import hosted, until


class Overheard(BoardTwin):
    """A board that keeps every byte that it receives."""

    def __init__(self) -> None:
        super().__init__()
        self.received = b""

    def step(self, now_ms: int, received: bytes) -> bytes:
        self.received += received
        return super().step(now_ms, received)

    def shows(self, lamp: Lamp) -> bool:
        return self.picture()["lamp"] == lamp.value


def give(pipeline: Pipeline, link: Link[BoardOrder, BoardReport], command: c.Command) -> None:
    """Carry out a command, and send the board the order that follows from it."""
    pipeline.give(command)
    order = pipeline.order("board")
    assert isinstance(order, BoardOrder)
    link.want(order)


def test_a_tested_light_is_ordered_by_its_number_and_the_cabinets_own_comes_back() -> None:
    twin, pipeline = Overheard(), Pipeline().open_for_play()
    pipeline.turn_keys("technician")
    with hosted(twin) as path:
        link: Link[BoardOrder, BoardReport] = Link(BoardMachine(), lambda: open_stream(path, NEEDS))
        link.start(lambda number, _: link.handled(number))
        try:
            give(pipeline, link, c.BeginTest())
            give(pipeline, link, c.TestLamp(Lamp.JACKPOT))
            until(lambda: twin.shows(Lamp.JACKPOT))
            give(pipeline, link, c.TestLamp(Lamp.DOOR))
            until(lambda: twin.shows(Lamp.DOOR))
            give(pipeline, link, c.EndTest())
            until(lambda: twin.shows(Lamp.ADMINISTRATIVE))
        finally:
            link.stop()
    lines = [write(SetLamp(lamp)) for lamp in (Lamp.JACKPOT, Lamp.DOOR, Lamp.ADMINISTRATIVE)]
    assert [line[:5] for line in lines] == [b"*L;5;", b"*L;3;", b"*L;8;"]
    places = [twin.received.find(line) for line in lines]
    assert places == sorted(places)
    assert places[0] >= 0
