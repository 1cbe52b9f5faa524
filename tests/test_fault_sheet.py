"""The page of faults says what the table says (regulation D4, D5)."""

from __future__ import annotations

from terminal.cabinet.faults import FAULTS, present
from terminal.cabinet.faults.fault_sheet import page
from terminal.common.places import ROOT
from tests.cabinet.pipeline import Pipeline


def test_the_page_is_what_the_table_prints_and_nothing_of_it_stands_at_a_cabinet_in_order() -> None:
    assert (ROOT / "docs" / "faults.md").read_text(encoding="utf-8") == page()
    assert present(Pipeline().open_for_play().state) == ()


def test_every_fault_has_one_row_of_the_page() -> None:
    rows = [line for line in page().splitlines() if line.startswith("| ")]
    for fault in FAULTS:
        assert len([row for row in rows if row.startswith(f"| {fault.title.say} |")]) == 1
