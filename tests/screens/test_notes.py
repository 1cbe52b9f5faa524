"""The letters of the staff's pages are large enough to be read while standing, and there is room for what they say.

Every note that is known beforehand fits in the two lines that a row of a staff list has, in every language.
"""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QTextLayout

from terminal.cabinet.faults import FAULTS
from terminal.common.places import PRESETS
from terminal.screens.operator.list_page import TABLE_WIDTH
from terminal.screens.operator.parameters import wording
from terminal.screens.translating import languages
from terminal.screens.translating.languages import LANGUAGES, Languages
from terminal.screens.window.opening import QML, load_fonts
from terminal.settings.parameters import PARAMETERS
from terminal.settings.presets import presets
from tests.screens.looks.touched import MIN_LETTERS_PX

LINES = 2
MARGIN = 20
"""Left and right of a note, as `ListLine.qml` has them at the size of the design."""


def lines_of(text: str, font: QFont) -> int:
    """How many lines the text takes in a row."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    count = 0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(TABLE_WIDTH - 2 * MARGIN)
        count += 1
    layout.endLayout()
    return count


SIZES = re.compile(r"(?:pixelSize|PixelSize): Theme\.px\((\d+)\)")
SMALLER = {
    "GameFacts": "a recalled game has all its facts: beside an amount of millions a label is better small than cut",
}
"""Where letters may get smaller than the least, and why."""


def test_no_letters_of_a_staff_page_are_designed_to_be_smaller() -> None:
    pages = {path.stem: path.read_text("utf-8") for path in (QML / "Boxman" / "Operator").glob("*.qml")}
    found = {name for name, text in pages.items() if any(int(size) < MIN_LETTERS_PX for size in SIZES.findall(text))}
    assert found == set(SMALLER)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", LANGUAGES)
def test_descriptions_remedies_and_sources_fit_in_two_lines(spoken: Languages, language: str) -> None:
    load_fonts()
    font = QFont("Inter")
    font.setPixelSize(MIN_LETTERS_PX)
    font.setWeight(QFont.Weight.Medium)
    spoken.choose(language)
    notes = [
        *(wording.description(one) for one in PARAMETERS),
        *(languages.sentence(one.remedy) for one in FAULTS),
        *(QCoreApplication.translate("Preset", one.source) for one in presets(PRESETS)),
    ]
    assert [note for note in notes if lines_of(note, font) > LINES] == []
    assert lines_of(" ".join(notes), font) > LINES
