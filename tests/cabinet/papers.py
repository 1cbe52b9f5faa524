"""What the printer of a test's cabinet prints for the staff."""

from __future__ import annotations

from drivers.ports import PrinterReady, SlipPrinted
from tests.cabinet.street import Street

DAY_MS = 86_400_000


def papers(street: Street) -> list[str]:
    """Each paper that is to be printed, as it looks; all of them then come out."""
    found = ["\n".join((f"{one.about} {one.number}:", *one.slip.lines, "")) for one in street.state.papers.slips]
    for one in street.state.papers.slips:
        street.report("printer", SlipPrinted(one.slip.number))
    street.report("printer", PrinterReady())
    return found
