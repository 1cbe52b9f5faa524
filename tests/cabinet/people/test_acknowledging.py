"""Soft tilts: a person with the right ends them, on the page or by turning the key back, and is named (D4)."""

from __future__ import annotations

import pytest

from drivers import ports
from terminal.cabinet import commands as c
from terminal.cabinet.events import FaultsAcknowledged, from_bytes
from terminal.cabinet.faults import present
from terminal.recall.describe import describe
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import Pipeline

UNSEEN = ports.DoorsOpenedUnseen("1-1", (("main", 2),))


def faults(pipeline: Pipeline) -> list[str]:
    return [fault.code for fault in present(pipeline.state)]


@pytest.fixture
def opened(staffed: Staffed) -> Staffed:
    """A door was opened while the power was off."""
    staffed.report("board", UNSEEN)
    staffed.turn_keys()
    assert faults(staffed) == ["doors_unseen"]
    return staffed


def test_a_touch_on_the_page_ends_it_and_names_the_person(opened: Staffed) -> None:
    opened.come("Anna")
    (seen,) = opened.give(c.AcknowledgeFaults())
    assert seen == FaultsAcknowledged(("doors_unseen",), "attendant", opened.account("Anna").person)
    assert describe(seen).phrase.say.endswith(", by Anna")
    assert faults(opened) == []
    assert opened.refused(c.AcknowledgeFaults()) == "faults"


def test_the_key_turned_back_by_the_person_who_was_signed_in_ends_it_too(opened: Staffed) -> None:
    opened.come("Anna")
    seen = [event for event in opened.turn_keys() if isinstance(event, FaultsAcknowledged)]
    assert [one.who for one in seen] == [opened.account("Anna").person]
    assert faults(opened) == []


def test_a_key_without_a_person_ends_nothing(opened: Staffed) -> None:
    opened.turn_keys("attendant")
    assert opened.refused(c.AcknowledgeFaults()) == "sign_in"
    opened.turn_keys()
    assert faults(opened) == ["doors_unseen"]


def test_a_technician_does_not_end_it(opened: Staffed) -> None:
    opened.come("Tom")
    assert opened.refused(c.AcknowledgeFaults()) == "right"
    opened.turn_keys()
    assert faults(opened) == ["doors_unseen"]


def test_where_a_key_is_enough_no_person_is_named(pipeline: Pipeline) -> None:
    pipeline.report("board", UNSEEN)
    pipeline.turn_keys("attendant")
    assert pipeline.give(c.AcknowledgeFaults()) == (FaultsAcknowledged(("doors_unseen",), "attendant"),)


def test_an_event_of_an_earlier_version_names_no_one() -> None:
    event = from_bytes(b'{"kind":"faults_acknowledged","codes":["doors_unseen"],"by":"attendant"}')
    assert isinstance(event, FaultsAcknowledged)
    assert event.who is None
