"""A list with buttons for staff actions; a refusal is shown beside them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import PrintList, Staff
from terminal.cabinet.events import Event
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.printing import PLAIN, is_printing, joined, list_lines, print_title
from terminal.screens.shared.exposed import exposed
from terminal.screens.shared.rows import Rows
from terminal.screens.translating.languages import Languages

NO_RIGHT = ("right", "key")
"""The codes of refusals of what takes another person, or another key."""


class Action(msgspec.Struct, frozen=True):
    """A button: its text, its command, and whether it must be touched twice."""

    title: str
    command: Staff
    sure: bool = False
    sure_title: str = ""
    """Its text after the first touch."""
    right: Right | None = None
    """The right to which a second person has to agree first; None if the command takes one person."""


def print_action(desk: Desk, command: PrintList) -> Action:
    """A button that prints what is shown; it says how many slips that takes."""
    return Action(print_title(desk, command), command)


class ActionListing(Listing):
    """A list with `actions`. The first touch of one that cannot be undone only asks for the second."""

    PAPER = ""
    """The title of the slips on which the list is printed; empty if it has papers of its own, or none.

    In English, like every slip.
    """

    workChanged = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._buttons = Rows(("number", "title", "ready"))
        self._touched: object = None
        self._said = ""
        self._actions_now: Sequence[Action] = ()
        super().__init__(desk, parent)
        self._buttons.setParent(self)

    def actions(self) -> Sequence[Action]:
        """The buttons, in the current language."""
        return ()

    def paper(self) -> str:
        """The title of the slips; empty if what is shown now is not printed."""
        return self.PAPER

    def refresh(self) -> None:
        """Update list and buttons."""
        super().refresh()
        self._show_buttons()

    def _show_buttons(self) -> None:
        found = self._actions_now = self._all_actions()
        if all(one.command != self._touched for one in found):
            self._touched = None
        self._buttons.show([(number, self._title(one), self._ready(one)) for number, one in enumerate(found)])
        self.workChanged.emit()

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events; the text about the last touch is then over."""
        if events:
            self._said = ""
        super().project(state, events)

    @Slot(int)
    def act(self, number: int) -> None:
        """Touch a button."""
        found = self._all_actions()
        if number < len(found):
            self._act(found[number])

    def _agreed(self, command: Staff) -> None:
        """A second person has agreed to this command; it is offered no more if what it was about has changed."""
        for action in self._all_actions():
            if action.command == command:
                self._act(action)
                return

    def _act(self, action: Action) -> None:
        refusal = self.desk.touch_gateway.refusal(action.command)
        if refusal is None and action.sure and self._touched != action.command:
            self._touched, self._said = action.command, ""
        else:
            self._touched, self._said = None, ""
            if refusal is not None and refusal.code == SECOND_PERSON and action.right is not None:
                self.desk.second_person(action.right, lambda: self._agreed(action.command))
            elif refusal is not None:
                self._said = self.desk.touch_gateway.say_why(refusal)
            else:
                self._said = self.ask(action.command)
        self.refresh()

    def ask(self, command: Staff) -> str:
        """Give the command that would be accepted; returns why it was refused all the same."""
        return self.desk.touch_gateway.carry_out(command)

    buttons = exposed(QObject, "_buttons", workChanged)
    """The buttons: number, text, and whether the command would be accepted."""

    @Property(str, notify=workChanged)
    def said(self) -> str:
        """Why the last touch was refused; otherwise the text about the whole list."""
        printing = is_printing(self.desk, "list") if self.PAPER else ""
        return self._said or joined(printing, " ".join(filter(None, (self.remark(), self._missing_right()))))

    @Property(bool, notify=workChanged)
    def refused(self) -> bool:
        """The text is a refusal of the last touch."""
        return bool(self._said)

    def remark(self) -> str:
        """A text beside the buttons: the one about the whole list."""
        return self._footnote

    def say(self, footnote: str) -> None:
        """Show this text beside the buttons, until it is updated."""
        super().say(footnote)
        self.workChanged.emit()

    def _all_actions(self) -> Sequence[Action]:
        """The buttons of the page, and the one that prints its rows, for a person who may print."""
        if not (self.paper() and self._laid and Right.PRINT_LISTS in self.desk.rights()):
            return self.actions()
        return (*self.actions(), print_action(self.desk, self._list_on_paper()))

    def _list_on_paper(self) -> PrintList:
        """All rows; of a log those of the page. In English, like every slip."""
        with Languages.of_program().in_english():
            rows = self.rows_on_paper()
            chosen = [one.title for one in self.filters() if one.name == self.chosen]
            part = [f"Rows on this paper: {len(rows)} of {self._total}"] if len(rows) < self._total else []
            lines = (*chosen, *part, *list_lines(self.columns_on_paper(), rows), *self._foot_on_paper())
            return PrintList("list", lines=lines, title=self.paper())

    def columns_on_paper(self) -> Sequence[Column]:
        """The columns that are printed, in the current language."""
        return self.columns()

    def rows_on_paper(self) -> Sequence[Line]:
        """The rows that are printed, in the current language."""
        return self.lines(self.chosen)

    def _foot_on_paper(self) -> Sequence[str]:
        foot = self.footnote()
        return ("", foot.translate(PLAIN)) if foot else ()

    def _missing_right(self) -> str:
        """Why the first button that the person has no right to is dim; empty if there is none."""
        refusals = (self.desk.touch_gateway.refusal(one.command) for one in self._actions_now)
        found = next((one for one in refusals if one is not None and one.code in NO_RIGHT), None)
        return self.desk.touch_gateway.say_why(found) if found else ""

    def _title(self, action: Action) -> str:
        sure = action.sure and self._touched == action.command
        return action.sure_title if sure else action.title

    def _ready(self, action: Action) -> bool:
        refusal = self.desk.touch_gateway.refusal(action.command)
        return refusal is None or (refusal.code == SECOND_PERSON and action.right is not None)
