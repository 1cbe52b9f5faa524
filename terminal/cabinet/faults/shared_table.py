"""Faults of a station that concern its shared table: it is not reached, or the two do not agree."""

from __future__ import annotations

from collections.abc import Callable

from drivers.ports import Lamp
from terminal.cabinet.faults.fault import Fault, at_fault, at_other_fault
from terminal.cabinet.state import State
from terminal.rules.refusal import Phrase


def _of_station(stands: Callable[[State], bool]) -> Callable[[State], bool]:
    return lambda state: state.is_station and stands(state)


SHARED_TABLE = (
    Fault(
        code="table_disagrees",
        title=Phrase("This station and the shared table disagree"),
        remedy=Phrase(
            "Compare the two values in the journal with the table's, and put right what is wrong. The technician's key"
            " has them compared again. Bets stand; without bets the credit can be cashed out."
        ),
        who="technician",
        lamp=Lamp.TILT,
        event="table_disagreed",
        stops=("play",),
        stands=lambda state: state.at_table.disagreed is not None,
    ),
    Fault(
        code="table_lost",
        title=Phrase("The shared table does not answer"),
        remedy=Phrase(
            "Check the table and the line to it. It ends by itself when the table answers; bets that were sealed count"
            " meanwhile."
        ),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_lost",
        stops=("play",),
        stands=_of_station(at_fault("dice", "lost")),
    ),
    Fault(
        code="table_fault",
        title=Phrase("The shared table does not take this station"),
        remedy=Phrase("Read what it says, and look into it. It ends by itself when the table takes the station."),
        who="automatic",
        lamp=Lamp.FAULT,
        event="device_stands",
        stops=("play",),
        stands=_of_station(at_other_fault("dice", "lost")),
    ),
)
