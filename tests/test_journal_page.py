"""docs/journal.md says of every event and field what their classes say."""

from __future__ import annotations

import typing

from harness.pages.journal_page import fields_of, page
from terminal.cabinet.events import AnyEvent, BillCredited, ClockMoved, kind_named
from terminal.common.places import ROOT


def test_the_page_is_what_the_events_say() -> None:
    assert (ROOT / "docs" / "journal.md").read_text(encoding="utf-8") == page(), "./kiosk pages rewrites it"


def test_every_kind_of_event_stands_on_it_with_every_field_that_its_records_have() -> None:
    text = page()
    for event in typing.get_args(AnyEvent):
        assert f"`{kind_named(event)}`" in text
        assert tuple(one.name for one in fields_of(event)) == event.__struct_fields__, event


def test_a_field_is_reported_with_its_type_its_default_and_its_meaning() -> None:
    number, value, evidence = fields_of(BillCredited)
    assert (number.name, value.type, evidence.default) == ("number", "int", "")
    off = next(one for one in fields_of(ClockMoved) if one.name == "at_least")
    assert (off.default, off.meaning) == (
        "`False`",
        "The time that the program was off could not be measured, so `off_ms` is a bound.",
    )
