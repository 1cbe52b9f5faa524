"""docs/parameters.md says of every parameter what its table says."""

from __future__ import annotations

from harness.pages.parameter_page import page
from terminal.common.places import ROOT
from terminal.settings.parameters import PARAMETERS


def test_the_page_is_what_the_table_says() -> None:
    assert (ROOT / "docs" / "parameters.md").read_text(encoding="utf-8") == page(), "./kiosk pages rewrites it"


def test_every_parameter_has_one_row_with_its_default_and_its_meaning() -> None:
    rows = [row for row in page().splitlines() if row.startswith("| `")]
    assert len(rows) == len(PARAMETERS)
    for one, row in zip(PARAMETERS, rows, strict=True):
        assert row.startswith(f"| `{one.key}` |")
        assert f"`{one.default}` | {one.meaning} |" in row
