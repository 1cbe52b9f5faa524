"""The RAM clear, step by step for the staff (regulation C9): what is done, what is missing, and two buttons."""

from __future__ import annotations

from collections.abc import Sequence

from terminal.cabinet import clearing
from terminal.cabinet.commands import CallClear, ConfirmClear
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.cabinet.people.rights import Right
from terminal.cabinet.state import State
from terminal.rules.refusal import Refusal
from terminal.screens.operator.list_page import Column, Line
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate
from terminal.settings.kinds import ALL


class ClearPage(ActionListing):
    """Each step with its status; the last one is touched twice."""

    IS_FORM = True

    def columns(self) -> Sequence[Column]:
        """The step, and whether it is done."""
        return (
            Column(translate("Operator", "Step"), 140),
            Column(translate("Operator", "What is to be done"), 840),
            Column(translate("Operator", "Status"), 810),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The steps in their order."""
        del chosen
        state = self.desk.state
        steps = (
            *self._permitted(),
            (translate("Operator", "Turn the attendant key"), ATTENDANT in state.machine.keys_turned, ""),
            (translate("Operator", "Turn the technician key"), TECHNICIAN in state.machine.keys_turned, ""),
            (translate("Operator", "Open the logic door"), "logic" in state.machine.doors_open, ""),
            (translate("Operator", "Settle all money: credit, tickets, bills, hand pays"), *_settled(state)),
            (translate("Operator", "Print the meters"), *_printed(state)),
            (translate("Operator", "Notify the operator of the monitoring system, and keep the paper"), None, ""),
            (translate("Operator", "Clear: the journal is archived and all meters begin at zero"), False, ""),
        )
        return [_line(number, *step) for number, step in enumerate(steps, start=1)]

    def _permitted(self) -> Sequence[tuple[str, bool, str]]:
        """Where not every day permits it: whether this one does."""
        profile = self.desk.touch_gateway.cabinet.profile
        if profile.ram_clear == ALL:
            return ()
        title = translate("Operator", "Have this day permitted (access.ram_clear)")
        try:
            clearing.verify_permitted(profile, self.desk.state, self.desk.now())
        except Refusal as refusal:
            return ((title, False, languages.sentence(refusal)),)
        return ((title, True, ""),)

    def actions(self) -> Sequence[Action]:
        """The two halves of the clear."""
        return (
            Action(translate("Operator", "Print the meters"), CallClear(), right=Right.RAM_CLEAR),
            Action(
                translate("Operator", "Clear everything"),
                ConfirmClear(),
                sure=True,
                sure_title=translate("Operator", "Touch again: clear everything"),
                right=Right.RAM_CLEAR,
            ),
        )


def _settled(state: State) -> tuple[bool, str]:
    try:
        clearing.verify_nothing_open(state)
    except Refusal as refusal:
        return False, languages.sentence(refusal)
    return True, ""


def _printed(state: State) -> tuple[bool, str]:
    matter = state.ram_clear.matter
    if matter is None:
        return False, ""
    if matter.why:
        return False, languages.message_sentence(matter.why)
    done = translate("Operator", "{0} of {1} pages are out").format(matter.printed, matter.pages)
    return matter.printed == matter.pages, done


def _line(number: int, what: str, done: bool | None, found: str) -> Line:
    """A step whose status is unknown here (None) has only its text."""
    if done is None:
        return Line((str(number), what, languages.sentence_start(translate("Operator", "by hand"))))
    stands = found or (translate("Operator", "done") if done else translate("Operator", "to be done"))
    return Line((str(number), what, languages.sentence_start(stands)), tone="good" if done else "care")


make = ClearPage
