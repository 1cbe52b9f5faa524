"""The steps at which a program is killed on purpose: device report, commit, message that the report is handled.

The strikes are numbered, and torture goes through them in order, so none is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import cycle, islice


class Step(StrEnum):
    """A step of that sequence."""

    REPORTED = "reported"
    """The driver has the report, and nothing else has received it."""
    TAKEN = "taken"
    """The event is about to be written; the device has time for what it does by itself meanwhile."""
    COMMITTED = "committed"
    """The event is durable, and has not been reported to anything."""
    HANDLED = "handled"
    """The device has been told that its report is handled, and has cleared its evidence."""


@dataclass(frozen=True)
class Strike:
    """The program dies at this step of the first report of this kind (a class of drivers.ports) in its life."""

    step: Step
    report: str


STRIKES = tuple(
    Strike(step, report)
    for steps in ((Step.TAKEN, Step.HANDLED), (Step.COMMITTED, Step.REPORTED))
    for report in ("BillStacked", "TicketPrinted", "DiceThrown", "TicketEscrowed", "BillEscrowed")
    for step in steps
)


def strikes(start: int = 0) -> Iterator[Strike]:
    """Cycle through all strikes, starting with this one."""
    return islice(cycle(STRIKES), start, None)
