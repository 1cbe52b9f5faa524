"""The devices of the simulated cabinet, one line for each, under the name of its port and its orders."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

from drivers.simulated.board_memory import BoardMemory
from drivers.simulated.cabinet_board import BoardTwin
from drivers.simulated.card_reader import CardReaderTwin
from drivers.simulated.dealer_console import DealerConsoleTwin
from drivers.simulated.dice_generator import DiceTwin
from drivers.simulated.printer_tcl import TclTwin
from drivers.simulated.twin import Twin
from drivers.simulated.validator_id003 import Id003Twin

TICKET_NAME = "ticket.png"
"""In the rig's directory: a picture of the last ticket."""
BOARD_NAME = "board.memory"
"""In the rig's directory: the board's battery-backed memory."""


def cabinet_twins(directory: Path, currency: str = "USD") -> dict[str, Twin]:
    """Make the devices; the validator knows bills of this currency.

    The dice use the system's random source, never a seed, unless a hand forces them. A board whose memory is new begins
    with a record whose number, taken from the time of day, is above those of earlier lives.
    """
    return {
        "validator": Id003Twin(currency=currency),
        "printer": TclTwin(directory / TICKET_NAME),
        "dice": DiceTwin(_throw_fairly),
        "board": BoardTwin(BoardMemory(directory / BOARD_NAME, first_record=int(time.time()))),
        "cards": CardReaderTwin(),
        "dealer": DealerConsoleTwin(),
    }


def _throw_fairly(count: int) -> tuple[int, ...]:
    return tuple(secrets.randbelow(6) + 1 for _ in range(count))
