"""The board of a shared table travels as one text for each field, and comes back as it was written."""

from __future__ import annotations

import msgspec
import pytest

from drivers.ports.message import message
from drivers.ports.table_board import (
    BoardDice,
    BoardLimit,
    BoardMode,
    BoardSeal,
    BoardSeat,
    BoardShooter,
    BoardThrow,
    BoardVerbs,
    TableBoard,
    board_texts,
    read_board,
)

BOARD = TableBoard(
    BoardMode(table=3, mode="live", by_hand=True, sheet="craps-el601", game="craps", bet_ms=20_000),
    BoardVerbs("shown", {"confirm_dice": 17, "void_throw": 17}, second="needed", silent=True),
    BoardDice((3, 4), read=False, by="Ada"),
    {2: ("ready", "roll")},
    {2: BoardSeal(1_500, final=True)},
    (BoardSeat(2, 71), BoardSeat(5, 72, heard=False, eligible=True)),
    BoardShooter(2, next_seat=5, rolls=9, points=2, best_rolls=14, best_points=3),
    (BoardLimit("line", 500, 100_000),),
    (BoardThrow(msgspec.Raw(b'{"throw":16}')),),
    ((1, 2), (3, 4)),
    (message("dice.lost"),),
)


def test_what_is_written_is_what_is_read() -> None:
    assert read_board(board_texts(BOARD)) == BOARD


def test_a_field_that_is_missing_has_its_default_and_an_unknown_one_is_left_out() -> None:
    texts = {**board_texts(BOARD), "weather": '"fine"'}
    del texts["dice"]
    assert read_board(texts) == msgspec.structs.replace(BOARD, dice=BoardDice())


@pytest.mark.parametrize("text", ['{"faces":"three"}', "no JSON", '{"faces":[3,4]},"fault":[]'])
def test_a_board_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        read_board({"dice": text})
