"""Reports of meters and of gaming days as PDF documents: their texts in the language of the screen (M7, M8)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from terminal.common.version import VERSION
from terminal.exporting.export import Export, MadeFile
from terminal.exporting.places import ExportPlace
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

if TYPE_CHECKING:
    from terminal.recall.report_document import Section

Facts = Sequence[tuple[str, str]]
Table = tuple[str, Sequence[str], Sequence[Sequence[str]]]
"""A title, the headings of the columns, and the rows."""
FIRST_MM = {True: 58.0, False: 110.0}
"""The width of the first column of tables with many columns, and of others."""
MANY = 5


def report_export(
    desk: Desk, place: ExportPlace, name: str, title: str, facts: Facts, tables: Sequence[Table], currency: str = ""
) -> Export:
    """Prepare the report; the document is made on the thread on which it is written.

    Its amounts are in the cabinet's currency unless another is named: an archived journal may have one of its own.
    """
    cabinet = desk.touch_gateway.cabinet
    profile = cabinet.profile
    house = "  ·  ".join(text for text in (profile.establishment, profile.location, profile.city) if text)
    machine = (translate("Operator", "Machine number"), f"{profile.machine_id:08d}")
    made = (translate("Operator", "Made at"), instant(desk, desk.now().at_ms))
    amounts = (translate("Operator", "Amounts are in"), currency or desk.state.configuration.currency)
    all_facts = (machine, made, amounts, *facts)
    page = translate("Operator", "Page {0} of {1}")
    return MadeFile(place, name, _maker(title, house, all_facts, tuple(tables), page, languages.spoken_language()))


def _maker(
    title: str, house: str, facts: Facts, tables: Sequence[Table], page: str, language: str
) -> Callable[[], bytes]:
    def make() -> bytes:
        document = import_module("terminal.recall.report_document")
        sections: tuple[Section, ...] = tuple(
            document.Section(one, tuple(headings), tuple(map(tuple, rows)), FIRST_MM[len(headings) > MANY])
            for one, headings, rows in tables
        )
        report = document.Report(title, house, tuple(facts), sections, f"Boxman {VERSION}", language, page)
        content = document.report_document(report)
        assert isinstance(content, bytes), "a document is bytes"
        return content

    return make
