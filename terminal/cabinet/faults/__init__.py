"""Everything that can be wrong at the cabinet, as one table: what stops, what shows, what clears it, and who may.

The lamp and the staff's screen are derived from this table, `docs/faults.md` is printed from it for the sheet inside
the cabinet (regulation D5), and the tests raise every fault and compare the cabinet with its row (D4, D6, D9).
"""

from __future__ import annotations

from terminal.cabinet.faults.attendance import ATTENDANCE
from terminal.cabinet.faults.dice import DICE
from terminal.cabinet.faults.environment import ENVIRONMENT
from terminal.cabinet.faults.fault import Fault
from terminal.cabinet.faults.machine import MACHINE
from terminal.cabinet.faults.printer import PRINTER
from terminal.cabinet.faults.shared_table import SHARED_TABLE
from terminal.cabinet.faults.validator import VALIDATOR
from terminal.cabinet.state import State

FAULTS = (*MACHINE, *VALIDATOR, *PRINTER, *DICE, *SHARED_TABLE, *ENVIRONMENT, *ATTENDANCE)
"""In the order in which they are reported."""


def present(state: State) -> tuple[Fault, ...]:
    """What is wrong now, in the order of the table."""
    return tuple([fault for fault in FAULTS if fault.stands(state)])
