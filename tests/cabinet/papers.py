"""What the printer of a test's cabinet prints for the staff."""

from __future__ import annotations

from drivers.ports import PrinterReady, SlipPrinted
from tests.cabinet.pipeline import Pipeline

DAY_MS = 86_400_000


def papers(pipeline: Pipeline) -> list[str]:
    """Each paper that is to be printed, as it looks; all of them then come out."""
    found = ["\n".join((f"{one.about} {one.number}:", *one.slip.lines, "")) for one in pipeline.state.papers.slips]
    for one in pipeline.state.papers.slips:
        pipeline.report("printer", SlipPrinted(one.slip.number))
    pipeline.report("printer", PrinterReady())
    return found
