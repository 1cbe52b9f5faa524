"""The journal in memory: what was appended is found by whoever looks, and a copy of it goes on by itself."""

from __future__ import annotations

import pytest

from harness.simulation.supply import PlainSupply
from harness.simulation.table.quick_journal import Kept, QuickJournal

AT_MS = 5


def _kinds(kept: Kept) -> list[str]:
    return [row.kind for row in QuickJournal(kept, PlainSupply()).read(0)]


def test_every_event_is_found_in_its_place_however_often_one_has_looked_before() -> None:
    kept = Kept()
    history = QuickJournal(kept, PlainSupply()).history()
    for number in range(1, 4):
        kept.append([(f"kind_{number}", b"{}")], AT_MS)
        assert [row.seq for row in history.rows(0, kept.seq)] == list(range(1, number + 1))
        assert [row.kind for row in history.latest((f"kind_{number}",), most=1)] == [f"kind_{number}"]


@pytest.mark.parametrize("looks", [True, False])
def test_a_copy_has_what_was_appended_until_then_and_each_goes_on_by_itself(looks: bool) -> None:
    kept = Kept()
    kept.append([("before", b"{}"), ("last", b"{}")], AT_MS)
    if looks:
        assert _kinds(kept) == ["before", "last"]
    copy = kept.copy()
    kept.append([("here", b"{}")], AT_MS)
    copy.append([("there", b"{}")], AT_MS)
    assert (_kinds(kept), _kinds(copy)) == (["before", "last", "here"], ["before", "last", "there"])
    assert kept.chain != copy.chain


def test_a_snapshot_is_of_all_events_before_it() -> None:
    kept = Kept()
    journal = QuickJournal(kept, PlainSupply())
    journal.append([("one", b"{}"), ("two", b"{}")], AT_MS)
    assert journal.snapshot(b"state") == 3
    assert journal.latest_snapshot() == (3, b"state")
    assert _kinds(kept) == ["one", "two"]
