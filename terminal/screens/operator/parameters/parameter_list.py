"""The list of all parameters: by group, by what is searched for, or those in the draft."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters import wording
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.translating.marked import translate
from terminal.settings.parameters import PARAMETERS, Parameter

ALL = "all"


class ParameterList(Listing):
    """Every parameter with its value, its default, its last change, and what it means."""

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

    @property
    def searched(self) -> str:
        """What is searched for."""
        return self._search

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

    def _line(self, parameter: Parameter) -> Line:
        last = self.desk.state.configuration.changed.get(parameter.name)
        value = wording.with_unit(parameter, self._value(parameter), self._draft.value_of("money.currency"))
        if parameter.name in self._draft.values:
            value = translate("Operator", "{value} (draft)").format(value=value)
        cells = (parameter.name, value, parameter.default, wording.last_change(self.desk, last))
        speech = translate("Operator", "Change {name}").format(name=parameter.name)
        return Line(cells, wording.description(parameter), opens=speech)
