"""Which rows of a list are marked as those that the buttons of its page are about."""

from __future__ import annotations

from terminal.screens.operator.list_page import Listing
from terminal.screens.shared.rows import Rows


def marked(page: Listing) -> list[int]:
    """The numbers of the rows on the page of the list that is shown."""
    shown = page.property("shown")
    assert isinstance(shown, Rows)
    return [row for row in range(shown.rowCount()) if shown.value(row, "selected")]
