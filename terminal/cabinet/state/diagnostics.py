"""The state of test mode."""

from __future__ import annotations

from typing import Literal

import msgspec

from drivers.ports import Lamp
from terminal.cabinet.diagnostics.touch_matrix import Matrix
from terminal.cabinet.people.account import Person
from terminal.fairness.counts import Counts, Dice, nothing
from terminal.messages.text import Text


class Mode(msgspec.Struct, frozen=True):
    """Test mode, while it is on."""

    at_ms: int
    """Since when, by the wall clock."""
    key: str
    """The key that was turned when it began."""
    who: Person | None = None


class TestPrint(msgspec.Struct, frozen=True):
    """A test print: under way, on paper, or failed for this reason."""

    number: int
    outcome: Literal["printing", "printed", "failed"] = "printing"
    why: Text = ""


class TestThrows(msgspec.Struct, frozen=True):
    """The test throws since test mode began: they are in no statistics but these."""

    throw: int | None = None
    """The throw that the generator must make; None while the dice rest."""
    count: int = 2
    """How many dice it has."""
    last: Dice = ()
    """The dice of the last one; empty if it was void, or before the first."""
    void: Text = ""
    """Why the last one has no result; empty if it has."""
    voids: int = 0
    counts: tuple[Counts, ...] = ()
    """The throws with a result, one for each number of dice thrown."""

    def counts_of(self, dice: int) -> Counts:
        """The throws of this many dice."""
        return next((one for one in self.counts if one.dice == dice), nothing(dice))


class TestBill(msgspec.Struct, frozen=True):
    """A test bill: waited for, in escrow, back with the technician, or in dispute because it was stacked."""

    outcome: Literal["called", "escrow", "returned", "disputed"] = "called"
    value_cents: int = 0
    """What the validator read; 0 before."""
    rejected: Text = ""
    """Why the validator has given a bill back that it could not read; empty for none."""


class Diagnostics(msgspec.Struct, frozen=True):
    """What a technician tests."""

    mode: Mode | None = None
    """None while the cabinet is not in test mode."""
    throws: TestThrows = TestThrows()
    paper: TestPrint | None = None
    """The last test print since test mode began."""
    bill: TestBill | None = None
    """The last test bill since test mode began."""
    lamp: Lamp | None = None
    """What the tower light shows as a test; None while it shows the state of the cabinet."""
    calibration: Matrix | None = None
    """The calibration of the touch panel that is on trial; None while there is none."""
