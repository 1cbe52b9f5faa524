"""The list of presets: touching one begins a draft with its values."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QObject

from terminal.common.places import PRESETS
from terminal.ini.ini import IniError
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating.marked import translate
from terminal.screens.translating.messages import message_sentence
from terminal.settings.presets import Preset, presets

look_up = QCoreApplication.translate


class PresetList(ActionListing):
    """Every preset with its values, and the source that demands them."""

    PAPER = "PRESETS"

    NOTED = True

    def __init__(self, desk: Desk, fill: Callable[[Preset], None], parent: QObject) -> None:
        self._fill = fill
        self._wrong = ""
        self._presets: tuple[Preset, ...] = ()
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The columns of the list."""
        return (Column(translate("Operator", "Preset"), 624), Column(translate("Operator", "Values"), 1200))

    def lines(self, chosen: str) -> Sequence[Line]:
        """Read the files."""
        del chosen
        try:
            self._presets, self._wrong = tuple(presets(PRESETS)), ""
        except IniError as error:
            self._wrong = message_sentence(error.message)
        return [self._line(one) for one in self._presets]

    def footnote(self) -> str:
        """What is wrong with a file."""
        return self._wrong

    def touched(self, number: int) -> None:
        """Begin a draft with its values."""
        self._fill(self._presets[number])

    def _line(self, preset: Preset) -> Line:
        values = "; ".join(f"{name} = {value}" for name, value in preset.values.items())
        title, source = look_up("Preset", preset.title), look_up("Preset", preset.source)  # a house's own: as written
        speech = translate("Operator", "Fill the draft: {title}").format(title=title)
        return Line((title, values), source, opens=speech)
