"""The last throws of a shared table, as its board has them."""

from __future__ import annotations

import msgspec

from drivers.ports.table_board import TableBoard
from terminal.cabinet.state.games import Roll

_decoder = msgspec.json.Decoder(Roll)


def board_rolls(board: TableBoard) -> tuple[Roll, ...]:
    """The rolls, the newest last. A table with another version of the program shows none, rather than wrong ones."""
    try:
        return tuple(_decoder.decode(one.roll) for one in board.history)
    except msgspec.DecodeError:
        return ()
