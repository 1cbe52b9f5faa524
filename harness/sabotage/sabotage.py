"""What a sabotage is, and the proofs that can find one: each is a `./kiosk` command, run on a copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

PROOFS: Mapping[str, tuple[str, ...]] = {
    "cuts": ("torture", "--cuts", "100", "--seed", "5"),
    "kills": ("torture", "--kills", "16", "--seed", "3"),
    "simulation": ("simulate", "--cabinets", "2", "--days", "1.2", "--seed", "8"),
    "players": ("simulate", "--cabinets", "3", "--days", "0.6", "--seed", "8"),
    "limits": ("simulate", "--cabinets", "4", "--days", "0.4", "--seed", "8"),
    "test bill": ("test", "tests/pipeline/test_test_bill.py", "-x"),
    "tables": ("simulate", "--table", "--seed", "1", "--seeds", "14", "--stations", "4", "--minutes", "4"),
    "puck": ("simulate", "--table", "--seed", "144", "--seeds", "1", "--stations", "6", "--minutes", "4"),
    "late orders": ("simulate", "--table", "--seed", "171", "--seeds", "1", "--stations", "5", "--minutes", "4"),
    "shared table": ("test", "tests/cabinet/hosting", "-x"),
    "station": ("test", "tests/cabinet/at_table", "-x"),
    "each instant": ("test", "tests/runtime/test_every_instant.py", "tests/runtime/test_order_of_things.py", "-x"),
    "links": ("test", "tests/table/link/test_table_machine.py", "tests/table/link/test_station_machine.py", "-x"),
    "exchange": (
        "test",
        "tests/table/exchange/test_contract.py",
        "tests/table/exchange/test_contract_of_seats.py",
        "-x",
    ),
    "exchange cuts": ("test", "tests/table/exchange/test_power_cuts.py", "-x"),
    "server": ("test", "tests/table/exchange/test_server.py", "-x"),
    "fuzz files": ("fuzz", "files", "--runs", "160", "--seed", "1"),
}
"""By the name that the list of sabotages and the table use."""


class UnfitError(Exception):
    """A sabotage no longer fits the source, so it cannot be tried; the message is a sentence."""


@dataclass(frozen=True)
class Sabotage:
    """One promise, broken by one change of the source."""

    name: str
    does: str
    """What the program then does, as the end of a sentence."""
    file: str
    line: str
    """The text that is replaced; it occurs in the file once."""
    instead: str
    found_by: Mapping[str, str]
    """The proofs that find it, each with its message (a regular expression)."""

    def carry_out(self, root: Path) -> None:
        """Change the copy of the program in this folder. Raises UnfitError."""
        path = root / self.file
        if not path.is_file():
            raise UnfitError(f"The sabotage {self.name} changes {self.file}, which is not there.")
        text = path.read_text()
        if (count := text.count(self.line)) != 1:
            raise UnfitError(f"The sabotage {self.name} changes a text that stands {count} times in {self.file}.")
        path.write_text(text.replace(self.line, self.instead))
