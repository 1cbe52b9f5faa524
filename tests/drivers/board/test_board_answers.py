"""The simulated cabinet board by the clock and line by line: when it sends, what it sends, what it keeps."""

from __future__ import annotations

import pytest

from drivers.board.line_codec import (
    AskIdentity,
    AskInputs,
    Command,
    ForgetOpenings,
    Identity,
    Inputs,
    Reply,
    SetLamp,
    read_reply,
    write,
)
from drivers.framing import LineReader
from drivers.ports import Lamp
from drivers.simulated.cabinet_board import BoardTwin

SHUT = Inputs((), (), Lamp.OFF)
NONE = {"main": 0, "cashbox": 0, "logic": 0}


class Hand:
    """A host that sends single lines, hands, and a clock."""

    def __init__(self) -> None:
        self.twin = BoardTwin()
        self.now_ms = 0
        self.at(0)
        self.at(500)

    def at(self, now_ms: int, *commands: Command) -> list[Reply]:
        """What the board answers to this at this time."""
        self.now_ms = now_ms
        said = self.twin.step(now_ms, b"".join(write(command) for command in commands))
        return [read_reply(fields) for fields in LineReader().feed(said)]

    def do(self, *orders: str) -> None:
        for order in orders:
            self.twin.do(order.split())

    @property
    def unseen(self) -> object:
        return self.twin.picture()["opened unseen"]


@pytest.fixture
def hand() -> Hand:
    """A board that has started, without a host."""
    return Hand()


def test_it_is_deaf_and_dumb_for_half_a_second_and_then_says_its_inputs() -> None:
    twin = BoardTwin()
    assert twin.due_ms() == 0
    assert twin.step(10, b"") == b""
    assert twin.due_ms() == 510
    assert twin.step(509, write(AskIdentity())) == b""
    assert twin.step(510, b"") == write(SHUT)


def test_it_says_its_inputs_a_second_after_its_last_line(hand: Hand) -> None:
    assert hand.twin.due_ms() == 1_500
    assert [hand.at(1_499), hand.at(1_500)] == [[], [SHUT]]
    assert hand.twin.due_ms() == 2_500
    assert hand.at(2_000, AskInputs()) == [SHUT]
    assert hand.twin.due_ms() == 3_000
    assert [hand.at(2_999), hand.at(3_000)] == [[], [SHUT]]


def test_it_says_who_made_it(hand: Hand) -> None:
    assert hand.at(600, AskIdentity()) == [Identity(2, "BOXMAN", "BOARD TWIN", "1.0", "000001")]


def test_every_line_is_answered_with_a_line_of_its_own(hand: Hand) -> None:
    assert hand.at(600, AskInputs(), SetLamp(Lamp.CALL), AskInputs()) == [
        SHUT,
        Inputs((), (), Lamp.CALL),
        Inputs((), (), Lamp.CALL),
    ]


def test_without_power_it_says_nothing_and_its_lamp_goes_out_while_its_doors_and_keys_stay(hand: Hand) -> None:
    hand.do("door main open", "key attendant on")
    hand.at(600, AskIdentity(), SetLamp(Lamp.DOOR))
    hand.twin.power(False)
    hand.twin.power(False)
    assert hand.at(5_000, AskInputs()) == []
    assert hand.twin.due_ms() == 6_000
    picture = hand.twin.picture()
    assert (picture["power"], picture["lamp"]) == (False, "off")
    hand.twin.power(True)
    hand.twin.power(True)
    assert hand.twin.due_ms() == 5_000
    assert [hand.at(6_000), hand.at(6_499)] == [[], []]
    assert hand.at(6_500) == [Inputs(("main",), ("attendant",), Lamp.OFF, 1, (1, 0, 0))]


def test_a_line_begun_before_a_power_cut_is_no_part_of_the_next(hand: Hand) -> None:
    hand.twin.step(600, b"*I")
    hand.twin.power(False)
    hand.twin.power(True)
    hand.at(700)
    hand.at(1_200)
    assert hand.at(1_300, AskInputs()) == [SHUT]


def test_a_move_is_reported_at_once_and_one_that_is_none_is_not(hand: Hand) -> None:
    hand.at(600, AskIdentity())
    hand.do("door main close", "key attendant off")
    assert hand.twin.due_ms() == 1_600
    hand.do("door main open")
    assert hand.twin.due_ms() == 600
    hand.do("key technician on")
    assert hand.at(601) == [Inputs(("main",), (), Lamp.OFF), Inputs(("main",), ("technician",), Lamp.OFF)]
    assert hand.twin.due_ms() == 1_601


def test_a_move_in_the_very_instant_that_it_is_ready_is_reported() -> None:
    twin = BoardTwin()
    twin.step(0, b"")
    twin.step(500, b"")
    twin.do(["key", "attendant", "on"])
    assert twin.step(501, b"") == write(Inputs((), ("attendant",), Lamp.OFF))


def test_of_33_moves_at_once_the_last_32_are_reported(hand: Hand) -> None:
    hand.at(600, AskIdentity())
    hand.do(*["key attendant on", "key attendant off"] * 16, "key technician on")
    told = hand.at(601)
    assert len(told) == 32
    assert told[0] == SHUT
    assert told[-1] == Inputs((), ("technician",), Lamp.OFF)


def test_openings_that_no_host_hears_of_are_on_record_at_once(hand: Hand) -> None:
    hand.do("door main open", "door main close", "door main open", "door logic open", "key attendant on")
    assert hand.unseen == {"main": 2, "cashbox": 0, "logic": 1}
    assert hand.at(600, AskInputs())[-1] == Inputs(("main", "logic"), ("attendant",), Lamp.OFF, 1, (2, 0, 1))


def test_of_each_door_99_openings_are_counted(hand: Hand) -> None:
    hand.do(*["door main open", "door main close"] * 100)
    assert hand.unseen == {**NONE, "main": 99}


@pytest.mark.parametrize(("after_ms", "kept"), [(99, 1), (100, 0)])
def test_a_line_of_its_host_acknowledges_what_was_reported_100_ms_before(hand: Hand, after_ms: int, kept: int) -> None:
    hand.at(600, AskIdentity())
    hand.do("door main open")
    hand.at(600 + after_ms, AskInputs())
    assert hand.unseen == NONE
    hand.at(2_000, AskIdentity())
    assert hand.unseen == {**NONE, "main": kept}


def test_a_record_is_forgotten_by_its_number_and_sum_and_the_next_has_the_next_number(hand: Hand) -> None:
    for record in (1, 2, 3):
        hand.do("door main open", "door main close", "door cashbox open", "door cashbox close")
        for wrong in (ForgetOpenings(record + 1, 2), ForgetOpenings(record, 1)):
            assert hand.at(hand.now_ms + 1, wrong)[-1] == Inputs((), (), Lamp.OFF, record, (1, 1, 0))
        assert hand.at(hand.now_ms + 1, ForgetOpenings(record, 2)) == [SHUT]
        assert hand.unseen == NONE
