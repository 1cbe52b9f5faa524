"""The list of all parameters: by group, by what is searched for, or those in the draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters import wording
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.translating.marked import translate
from terminal.settings.parameter import Parameter
from terminal.settings.parameters import PARAMETERS

ALL = "all"


class ParameterList(ActionListing):
    """Every parameter with its value, its default, its last change, and what it means."""

    PAPER = "PARAMETERS"

    NOTED = True

    def __init__(self, desk: Desk, draft: ParameterDraft, open_one: Callable[[str], None], parent: QObject) -> None:
        self._draft = draft
        self._open = open_one
        self._search = ""
        self._found: tuple[Parameter, ...] = ()
        super().__init__(desk, parent)

    def search(self, words: str) -> None:
        """Show the parameters that have all these words in their name, description or value."""
        self._search = words.strip()
        self.choose(ALL)

    def filters(self) -> Sequence[Filter]:
        """All of them, and each group."""
        sections = dict.fromkeys(one.section for one in PARAMETERS)
        groups = (Filter(section, wording.group(section)) for section in sections)
        return (Filter(ALL, translate("Operator", "All")), *groups)

    def columns(self) -> Sequence[Column]:
        """The columns of the list."""
        return (
            Column(translate("Operator", "Parameter"), 470),
            Column(translate("Operator", "Value"), 520),
            Column(translate("Operator", "Default"), 400),
            Column(translate("Operator", "Last change"), 434),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The parameters of the group that are searched for."""
        return self.lines_of([one for one in PARAMETERS if chosen in (ALL, one.section) and self._has_words(one)])

    def lines_of(self, found: Sequence[Parameter]) -> Sequence[Line]:
        """A line for each of these."""
        self._found = tuple(found)
        return [self._line(one) for one in self._found]

    def footnote(self) -> str:
        """What was searched for."""
        return translate("Operator", "Found by “{words}”").format(words=self._search) if self._search else ""

    def paper(self) -> str:
        """Under a lock nothing is printed, and the room is for the buttons that mend the file."""
        return self.PAPER if self.desk.lock() is None else ""

    def columns_on_paper(self) -> Sequence[Column]:
        """What the default is, and the last change, stand under a value."""
        return self.columns()[:2]

    def rows_on_paper(self) -> Sequence[Line]:
        """The values in force: a draft is none."""
        return [self._on_paper(one) for one in self._found]

    def nothing(self) -> str:
        """The message if nothing is found."""
        return translate("Operator", "No parameter has “{words}” in its name, its description or its value").format(
            words=self._search
        )

    def touched(self, number: int) -> None:
        """Open the editor."""
        self._open(self._found[number].name)

    def _has_words(self, parameter: Parameter) -> bool:
        text = f"{parameter.name} {wording.description(parameter)} {parameter.meaning} {self._value(parameter)}"
        return all(word in text.casefold() for word in self._search.casefold().split())

    def _value(self, parameter: Parameter) -> str:
        return self._draft.value_of(parameter.name)

    def _on_paper(self, parameter: Parameter) -> Line:
        value = self._draft.in_force_of(parameter.name)
        default = translate("Operator", "default {0}").format(parameter.default) if value != parameter.default else ""
        last = wording.last_change(self.desk, self.desk.state.configuration.changed.get(parameter.name))
        written = wording.with_unit(parameter, value, self._draft.in_force_of("money.currency"))
        return Line((parameter.name, written), "; ".join(filter(None, (default, last))))

    def _line(self, parameter: Parameter) -> Line:
        last = self.desk.state.configuration.changed.get(parameter.name)
        value = wording.with_unit(parameter, self._value(parameter), self._draft.value_of("money.currency"))
        if parameter.name in self._draft.values:
            value = translate("Operator", "{value} (draft)").format(value=value)
        cells = (parameter.name, value, parameter.default, wording.last_change(self.desk, last))
        speech = translate("Operator", "Change {name}").format(name=parameter.name)
        return Line(cells, wording.description(parameter), opens=speech)
