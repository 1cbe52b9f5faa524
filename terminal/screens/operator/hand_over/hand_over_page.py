"""The staff's page of the hand-over: every step of setting a cabinet up, in order, and the signature at the end.

Each step uses what there is: the editor and the draft of parameters, the pages of people and tests. Nothing is in force
before it is applied, so that the page can be left at any step; it is opened again from the group Set-up.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Property, QObject, Signal, Slot

from terminal.cabinet.commands import SignHandOver
from terminal.cabinet.events import Event, SkippedTests
from terminal.cabinet.hand_over import RIGHT
from terminal.cabinet.people.authority import SECOND_PERSON
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.operator.hand_over.ports_list import PortsList
from terminal.screens.operator.hand_over.reasons_list import ReasonsList
from terminal.screens.operator.hand_over.steps import DEVICES, DRAFT, SIGN, STEPS, Step, progress, summary
from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.operator.parameters.draft import ParameterDraft
from terminal.screens.operator.parameters.editor import ParameterEditor
from terminal.screens.operator.parameters.parameter_list import ParameterList
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.translating.marked import translate
from terminal.settings.reading import BY_NAME as PARAMETER

TESTS_NOT_DONE = "tests_not_done"
"""The code of the refusal of a hand-over whose tests are neither done nor skipped."""


class StepsList(Listing):
    """The steps, with what they have set up and how far they are."""

    def __init__(self, desk: Desk, draft: ParameterDraft, open_one: Callable[[Step], None], parent: QObject) -> None:
        self._draft, self._open = draft, open_one
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The columns of the list."""
        return (
            Column(translate("Operator", "Step"), 110),
            Column(translate("Operator", "What is to be done"), 560),
            Column(translate("Operator", "Now"), 700),
            Column(translate("Operator", "Status"), 454),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """Every step."""
        del chosen
        values = {name: self._draft.value_of(name) for step in STEPS for name in step.parameters}
        return [self._line(number, step, values) for number, step in enumerate(STEPS, start=1)]

    def touched(self, number: int) -> None:
        """Go to the step."""
        self._open(STEPS[number])

    def next_after(self, step: Step | None) -> Step:
        """The first step after this one that is not done; the last one if all are.

        A step that was visited is not insisted on: a house may keep what is as shipped.
        """
        left = STEPS[STEPS.index(step) + 1 :] if step else STEPS
        return next((one for one in left if not progress(one, self.desk, self._draft.values).done), STEPS[-1])

    def _line(self, number: int, step: Step, values: dict[str, str]) -> Line:
        found, title = progress(step, self.desk, self._draft.values), translate("Operator", step.title)
        cells = (str(number), title, summary(step, self.desk, values), found.said)
        return Line(cells, tone="good" if found.done else "care", opens=title)


class StepParameters(ParameterList):
    """The parameters of one step; a touch opens the editor."""

    def __init__(
        self,
        desk: Desk,
        draft: ParameterDraft,
        open_one: Callable[[str], None],
        search: Callable[[], None],
        parent: QObject,
    ) -> None:
        """`search` looks for devices at the ports."""
        self.step = STEPS[0]
        self._search_ports = search
        super().__init__(desk, draft, open_one, parent)

    def filters(self) -> Sequence[Filter]:
        """They are few."""
        return ()

    def lines(self, chosen: str) -> Sequence[Line]:
        """Those of the step."""
        del chosen
        lines = self.lines_of([PARAMETER[name] for name in self.step.parameters])
        return [_search(), *lines] if self._searches else lines

    def touched(self, number: int) -> None:
        """Look for devices, or open the editor."""
        if self._searches and number == 0:
            self._search_ports()
        else:
            super().touched(number - self._searches)

    @property
    def _searches(self) -> bool:
        """The first row looks for devices."""
        return self.step.name == DEVICES


def _search() -> Line:
    title = translate("Operator", "Look for devices at the ports")
    note = translate("Operator", "Each port is asked who is there; nothing moves and nothing is printed")
    return Line((title,), note, opens=title)


@view_model
class HandingOver(QObject):
    """The part of the page that is shown: the steps, or over them a step's parameters, their editor or the draft."""

    changed = Signal()

    def __init__(self, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._desk = desk
        self._view, self._said = "", ""
        self._visited: Step | None = None
        """The step that was opened last."""
        self._draft = ParameterDraft(desk, self)
        self._steps = StepsList(desk, self._draft, self._go, self)
        self._parameters = StepParameters(desk, self._draft, self._edit, self._search, self)
        self._ports = PortsList(desk, self._draft, self)
        self._reasons = ReasonsList(desk, self.skip, self)
        self._editor = ParameterEditor(desk, self._draft, self)
        self._editor.closed.connect(self._edited)
        self._draft.changed.connect(self._drafted)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
        """Follow events: doors, devices, tests and people decide how far the steps are."""
        if events:
            self._said = ""
            self._draft.refresh()
        for one in (self._parameters, self._ports):
            one.project(state, events)

    def retranslate(self) -> None:
        """Update every text."""
        for one in (self._steps, self._parameters, self._ports, self._reasons, self._editor):
            one.retranslate()
        self._draft.refresh()
        self.changed.emit()

    def step_back(self) -> bool:
        """From the editor to its step, and from there to the steps."""
        over = {"step": self._parameters, "ports": self._ports, "skip": self._reasons}.get(self._view, self._steps)
        if over.step_back():
            return True
        if not self._view:
            return False
        self.show("step" if self._view in ("edit", "ports") else "")
        return True

    view = exposed(str, "_view", changed)
    """What is over the steps: ``step``, ``edit``, ``ports``, ``skip``, ``draft``; or nothing."""
    steps = exposed(QObject, "_steps", changed)
    """The list of steps."""
    parameters = exposed(QObject, "_parameters", changed)
    """The parameters of a step."""
    ports = exposed(QObject, "_ports", changed)
    """The ports of the machine, and the devices at them."""
    reasons = exposed(QObject, "_reasons", changed)
    """Why the hand-over can be signed without its tests."""
    editor = exposed(QObject, "_editor", changed)
    """The editor of one parameter."""
    draft = exposed(QObject, "_draft", changed)
    """What was entered and is not in force yet."""
    said = exposed(str, "_said", changed)
    """Why the last touch did nothing."""

    @Property(str, notify=changed)
    def stepTitle(self) -> str:  # noqa: N802 - QML's spelling
        """The title of the step whose parameters are shown."""
        return translate("Operator", self._parameters.step.title)

    @Slot()
    def proceed(self) -> None:
        """Go to the next step that is not done."""
        self._go(self._steps.next_after(self._visited))

    @Slot()
    def sign(self) -> None:
        """Sign the hand-over and print it."""
        self._said = ""
        if self._draft.values:
            self._say_unapplied()
        elif self._lacks_tests():
            self.show("skip")
            return
        else:
            self._sign(SignHandOver())
        self.changed.emit()

    def skip(self, reason: SkippedTests) -> None:
        """Sign without the tests, for this reason; a second person agrees first."""
        command = SignHandOver(reason)
        refusal = self._desk.touch_gateway.refusal(command)
        if refusal is not None and refusal.code == SECOND_PERSON:
            self._desk.second_person(RIGHT, partial(self.skip, reason))
            return
        self._sign(command)
        self.show("")

    def _sign(self, command: SignHandOver) -> None:
        refusal = self._desk.touch_gateway.send(command)
        self._said = "" if refusal is None else self._desk.touch_gateway.say_why(refusal)

    def _lacks_tests(self) -> bool:
        """Nothing but the tests is missing."""
        refusal = self._desk.touch_gateway.refusal(SignHandOver())
        return refusal is not None and refusal.code == TESTS_NOT_DONE

    @Slot(str)
    def show(self, view: str) -> None:
        """Show this over the steps; nothing for the steps themselves."""
        self._view = view
        self._steps.refresh()
        self._parameters.refresh()
        self.changed.emit()

    def _go(self, step: Step) -> None:
        self._said, self._visited = "", step
        if step.parameters:
            self._parameters.step = step
            self.show("step")
        elif step.name == DRAFT:
            self.show("draft")
        elif step.name == SIGN:
            self.sign()
        else:
            self._open_page(step)

    def _open_page(self, step: Step) -> None:
        """Open the page of the step; a draft would be lost by that."""
        if self._draft.values:
            self._say_unapplied()
        elif all(page.name != step.page for page in self._desk.allowed_pages()):
            self._said = translate("Operator", "You do not have the right to this page: an operator has it.")
        else:
            self._desk.open_page(step.page, "")
            return
        self.changed.emit()

    def _say_unapplied(self) -> None:
        self._said = self._desk.touch_gateway.say_why(
            Refusal("draft", "Apply or discard first what was entered: it is not in force yet.")
        )

    def _search(self) -> None:
        self._ports.search()
        self.show("ports")

    def _edit(self, name: str) -> None:
        self._editor.open(name)
        self.show("edit")

    @Slot()
    def _edited(self) -> None:
        self.show("step")

    @Slot()
    def _drafted(self) -> None:
        self._steps.refresh()
        self.changed.emit()


def make(desk: Desk, parent: QObject) -> HandingOver:
    """Make the page."""
    return HandingOver(desk, parent)
