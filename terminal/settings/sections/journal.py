"""Section journal: where the journal and its copies are, how much room they need, and where exports go."""

from __future__ import annotations

from dataclasses import dataclass

from terminal.settings.kinds import Text, Whole
from terminal.settings.parameter import APPEARANCE, LIMIT, MEMORY, PLACE, parameter


@dataclass(frozen=True)
class JournalSection:
    """The parameters of this section."""

    journal_path: str = parameter(
        "journal.path",
        Text(1, 200),
        "var/journal.sqlite",
        PLACE,
        "the journal's file, relative to the program's folder; a change moves no file, and a terminal that finds no"
        " journal there begins a new one, without money, people and history",
    )
    second_path: str = parameter(
        "journal.second_path",
        Text(1, 200),
        "second",
        MEMORY,
        "the folder of the journal's third copy, on another device; relative to the journal's folder",
    )
    disk_low_mb: int = parameter(
        "journal.low_megabytes",
        Whole(10, 1_000_000, "megabytes"),
        "1000",
        LIMIT,
        "with less free space than this on a device of the journal, the staff is warned",
    )
    disk_full_mb: int = parameter(
        "journal.full_megabytes",
        Whole(10, 1_000_000, "megabytes"),
        "200",
        LIMIT,
        "with less free space than this, no game begins and no money is accepted; what is in progress is still booked",
    )
    export_folder: str = parameter(
        "journal.export_folder",
        Text(1, 200, or_none=True),
        "none",
        APPEARANCE,
        "the folder for reports that the staff exports, relative to the program's folder; or none: only USB sticks",
    )
