"""Where a program is killed on purpose: between a device's report, the commit, and the word that it is handled.

The strikes are numbered, and a torture goes through them in their order: none of it is left to chance.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import cycle, islice


class Step(StrEnum):
    """An instant on that way."""

    REPORTED = "reported"
    """The driver has the report, and nothing else has heard of it."""
    TAKEN = "taken"
    """The event that follows is about to be written; the device has time for what it does by itself meanwhile."""
    COMMITTED = "committed"
    """The event is durable, and nobody has been told."""
    HANDLED = "handled"
    """The device has been told that its report is handled, and has given up what it kept."""


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
    """Go through all strikes again and again, from this one on."""
    return islice(cycle(STRIKES), start, None)
