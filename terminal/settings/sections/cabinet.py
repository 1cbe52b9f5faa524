"""Section cabinet: which cabinet this is, where it stands, and its gaming day and clock."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Duration, Text, TimeOfDay, Whole
from terminal.settings.parameter import ACCESS_TIME, AT_START, HOUSE_RULE, MONEY, parameter

MACHINE_ID_MAX = 0xFF_FF_FF


@dataclass(frozen=True)
class CabinetSection:
    """The parameters of this section."""

    machine_id: int = parameter(
        "cabinet.machine_id",
        Whole(1, MACHINE_ID_MAX),
        "1",
        MONEY,
        "the cabinet's number; part of every ticket's number",
    )
    establishment: str = parameter(
        "cabinet.establishment", Text(1, 40), "The Boxman Room", AT_START, "the house's name on screen and tickets"
    )
    location: str = parameter(
        "cabinet.location", Text(1, 40), "Main casino floor", HOUSE_RULE, "where the cabinet stands, on tickets"
    )
    city: str = parameter(
        "cabinet.city", Text(1, 40), "Springfield NV 89000", HOUSE_RULE, "city, state and postal code, on tickets"
    )
    day_begins_minutes: int = parameter(
        "cabinet.day_begins",
        TimeOfDay(),
        "06:00",
        AT_START,
        "when the gaming day begins, by the local clock; everything before that belongs to the previous day",
    )
    clock_jump_ms: int = parameter(
        "cabinet.clock_jump_minutes",
        Duration(5, 1_440, "minutes"),
        "60",
        ACCESS_TIME,
        "a clock that has jumped farther than this is not believed until a technician confirms it on the screen; one"
        " person may set the clock by this much in a gaming day, two people farther",
    )
