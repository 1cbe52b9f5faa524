"""A bill while the cabinet stands still at any point of its way: it is credited once, or back, and never in dispute.

The validator keeps a bill in escrow for ten seconds. A cabinet that stands still for longer finds it given back.
"""

from __future__ import annotations

import pytest

from drivers.ports import AnyPort, BoardInputs, Report
from drivers.simulated.validator_id003 import MAX_ESCROW_MS, Id003Twin
from drivers.validator.id003 import Id003Machine
from terminal.cabinet.events import BillClosed, BillCredited, BillDisputed
from tests.cabinet.pipeline import Pipeline
from tests.drivers.stalled_line import StalledLine

IDLE_MS = 1_000
"""Enough has been seen when nothing is under way for so long."""


class Fed:
    """A twenty goes in as soon as bills are taken; it is over when nothing is under way any more."""

    def __init__(self, stall_at: int = 0, stall_ms: int = 0) -> None:
        self.twin = Id003Twin()
        self.pipeline = Pipeline()
        self.pipeline.report("board", BoardInputs((), ()))
        self.fed_at = 0
        """The point at which the bill went in."""
        self._busy_ms = 0
        self.line = StalledLine(self.twin, self._over, stall_at, stall_ms)
        self.line.run(Id003Machine(), self._hear)

    def _hear(self, link: AnyPort, number: int, report: Report) -> None:
        self.pipeline.report("validator", report)
        link.want(self.pipeline.order("validator"))
        link.handled(number)

    def _over(self) -> bool:
        accepting = self.twin.picture()["accepting"]
        if accepting and not self.fed_at:
            self.fed_at = self.line.points
            self.twin.do(["insert", "20"])
        elif not (accepting and self.pipeline.state.acceptor.bill is None):
            self._busy_ms = self.line.now_ms
        assert self.line.now_ms < 120_000, "this comes to an end"
        return self.line.now_ms - self._busy_ms >= IDLE_MS

    def count(self, kind: type[BillCredited | BillClosed | BillDisputed]) -> int:
        return sum(isinstance(event, kind) for event in self.pipeline.events)

    @property
    def outcomes(self) -> list[str]:
        return [event.outcome for event in self.pipeline.events if isinstance(event, BillClosed)]


@pytest.mark.parametrize("stall_ms", [2_000, MAX_ESCROW_MS + 2_000])
def test_a_bill_during_which_the_cabinet_stands_still_is_credited_if_it_is_stacked_and_never_in_dispute(
    stall_ms: int,
) -> None:
    met = set()
    undisturbed = Fed()
    for point in range(undisturbed.fed_at, undisturbed.line.points):
        fed = Fed(point, stall_ms)
        where = f"stalled at point {point}: {fed.pipeline.events}"
        assert fed.twin.picture()["stacked"] == [20] * fed.count(BillCredited), where
        assert fed.count(BillDisputed) == 0, where
        met.update(fed.outcomes)
    assert met == ({"stacked", "returned"} if stall_ms > MAX_ESCROW_MS else {"stacked"})
