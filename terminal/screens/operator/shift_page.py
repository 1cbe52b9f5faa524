"""The attendant's page of shifts: the own one with what was paid and taken, and the last of all attendants."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.commands import BeginShift, EndShift, PrintShift
from terminal.cabinet.events import ShiftEnded
from terminal.cabinet.people.account import Person
from terminal.cabinet.people.authority import acting
from terminal.cabinet.shifts.figures import ShiftFigures
from terminal.cabinet.state.shifts import Shift
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.page import Desk
from terminal.screens.operator.times import instant
from terminal.screens.operator.work_page import Action, ActionListing
from terminal.screens.translating import languages
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

OWN, ALL = "own", "all"
FIGURES = (
    ("jackpots", QT_TRANSLATE_NOOP("Operator", "Wins paid by hand")),
    ("cancelled", QT_TRANSLATE_NOOP("Operator", "Credit paid by hand")),
    ("credits", QT_TRANSLATE_NOOP("Operator", "Credit given by hand")),
    ("bills", QT_TRANSLATE_NOOP("Operator", "Disputed bills and tickets settled")),
    ("tickets", QT_TRANSLATE_NOOP("Operator", "Tickets in doubt settled")),
    ("drops", QT_TRANSLATE_NOOP("Operator", "Cash boxes taken out")),
)
"""The counted figures of `ShiftFigures`, each with an amount."""


class ShiftPage(ActionListing):
    """The figures of one's own shift; or the shifts of all attendants, the open ones first."""

    PAPER = "SHIFTS"

    def __init__(self, desk: Desk, parent: QObject) -> None:
        self._shifts: Sequence[Shift | ShiftEnded] = ()
        super().__init__(desk, parent)

    def filters(self) -> Sequence[Filter]:
        """The own shift, and all of them."""
        return (
            Filter(OWN, translate("Operator", "My shift")),
            Filter(ALL, translate("Operator", "All shifts")),
        )

    def columns(self) -> Sequence[Column]:
        """Figures with their counts; or shifts with their times and totals."""
        if self.chosen == OWN:
            return (
                Column(translate("Operator", "Function"), 1000),
                Column(translate("Operator", "Count"), 260, right=True),
                Column(translate("Operator", "Amount"), 530, right=True),
            )
        return (
            Column(translate("Operator", "No."), 110),
            Column(translate("Operator", "Name"), 460),
            Column(translate("Operator", "Began"), 380),
            Column(translate("Operator", "Ended"), 380),
            Column(translate("Operator", "Cash paid out"), 300, right=True),
            Column(translate("Operator", "Credit given"), 260, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The figures of the own shift; or the open shifts, and then the last ones, the newest first."""
        if chosen == OWN:
            own = self._own
            return () if own is None else self._figures(own.figures)
        shifts = self.desk.state.shifts
        self._shifts = (*shifts.open, *reversed(shifts.ended))
        return [self._line(one) for one in self._shifts]

    def selected(self) -> object:
        """The number of the shift that the buttons are about: the one that was touched, or the last that has ended."""
        touched, ended = super().selected(), self.desk.state.shifts.ended
        known = touched in [one.number for one in self._shifts]
        return touched if known else ended[-1].number if ended else None

    def actions(self) -> Sequence[Action]:
        """Begin or end the own shift; of the list, end an open one and print an ended one."""
        shifts = self.desk.state.shifts
        if self.chosen == OWN:
            own = self._own
            if own is None:
                return (Action(translate("Operator", "Begin the shift"), BeginShift(shifts.last_number + 1)),)
            return (self._ending(own),)
        one = next((one for one in self._shifts if one.number == self.selected()), None)
        if one is None:
            return ()
        if isinstance(one, Shift):
            return (self._ending(one),)
        return (Action(translate("Operator", "Print shift {0}").format(one.number), PrintShift(one.number)),)

    def remark(self) -> str:
        """Since when the own shift is open, or what a touch of a row does."""
        if self.chosen == ALL:
            return translate("Operator", "Touch a shift to print it, or to end one that is open.")
        own = self._own
        if own is None:
            return ""
        since = translate("Operator", "Shift {0} of {1}, since {2}")
        return since.format(own.number, self._name(own.person), instant(self.desk, own.began_ms))

    def nothing(self) -> str:
        """The message while no shift is open, or before the first one."""
        if self.chosen == OWN:
            return translate("Operator", "Your shift has not begun")
        return translate("Operator", "No shift has begun yet")

    @property
    def _own(self) -> Shift | None:
        """The open shift of the person who is signed in, or of the key."""
        state = self.desk.state
        return state.shifts.of(acting(self.desk.touch_gateway.cabinet.profile, state))

    def _ending(self, shift: Shift) -> Action:
        sure = translate("Operator", "Touch again: end shift {0}").format(shift.number)
        title = translate("Operator", "End shift {0}").format(shift.number)
        return Action(title, EndShift(shift.number), sure=True, sure_title=sure)

    def _figures(self, figures: ShiftFigures) -> Sequence[Line]:
        found = [
            Line(
                (
                    translate("Operator", title),
                    languages.number(getattr(figures, name)),
                    self._amount(getattr(figures, f"{name}_cents")),
                )
            )
            for name, title in FIGURES
        ]
        paid = (translate("Operator", "Cash paid out"), "", self._amount(figures.paid_cents))
        return (*found, Line(paid))

    def _line(self, one: Shift | ShiftEnded) -> Line:
        ended = instant(self.desk, one.at_ms) if isinstance(one, ShiftEnded) else translate("Operator", "Still open")
        cells = (
            str(one.number),
            one.person.name if one.person else languages.sentence_start(self._name(None)),
            instant(self.desk, one.began_ms),
            ended,
            self._amount(one.figures.paid_cents),
            self._amount(one.figures.credits_cents),
        )
        return Line(cells, opens=translate("Operator", "Shift {0}").format(one.number), about=one.number)

    def _name(self, person: Person | None) -> str:
        return person.name if person else translate("Operator", "attendant key")

    def _amount(self, cents: int) -> str:
        return self.desk.touch_gateway.amount(cents)


make = ShiftPage
