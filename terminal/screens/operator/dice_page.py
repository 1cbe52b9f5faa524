"""The staff's page of the dice: how often each face and total came, and how fair that is (regulation G1, G6, G9)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from terminal.fairness.judging import Figure
from terminal.fairness.report import Sheet, report
from terminal.screens.operator.list_page import Column, Filter, Line, Listing
from terminal.screens.shared.percents import percent
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

FACE_WAYS, FACE_OF = 1, 6
TOTAL_OF = 36


class DicePage(Listing):
    """The tests over all throws and over the window, and the counts they are made from."""

    def filters(self) -> Sequence[Filter]:
        """The two samples' tests, then the counts of all throws."""
        return (
            Filter("run", translate("Operator", "Tests, all throws")),
            Filter("window", translate("Operator", "Tests, last window")),
            Filter("faces", translate("Operator", "Faces")),
            Filter("totals", translate("Operator", "Totals")),
        )

    def columns(self) -> Sequence[Column]:
        """The columns of tests, or of counts; a change of the filter asks for both."""
        if self._chosen in ("faces", "totals"):
            faces = self._chosen == "faces"
            return (
                Column(translate("Operator", "Face") if faces else translate("Operator", "Total"), 590),
                Column(translate("Operator", "Came"), 400, right=True),
                Column(translate("Operator", "Expected"), 400, right=True),
                Column(translate("Operator", "Share"), 400, right=True),
            )
        return (
            Column(translate("Operator", "Test"), 590),
            Column(translate("Operator", "Chi-square"), 300, right=True),
            Column(translate("Operator", "Degrees of freedom"), 290, right=True),
            Column(translate("Operator", "Probability"), 300, right=True),
            Column(translate("Operator", "Limit"), 380, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The lines of this filter."""
        found = report(self.desk.state.dice.watch)
        if chosen == "faces":
            return [line for die, counts in enumerate(found.run.faces, start=1) for line in _faces(die, counts)]
        if chosen == "totals":
            return _totals(found.run)
        return [_test(figure) for figure in (found.run if chosen == "run" else found.window).figures]

    def footnote(self) -> str:
        """How many throws, of which generator, and when they are tested."""
        found = report(self.desk.state.dice.watch)
        sheet = found.window if self._chosen == "window" else found.run
        numbers = (languages.number(sheet.throws), languages.number(sheet.judged_at))
        template = translate("Operator", "{0}: {1} throws, judged at {2}. Open alarms: {3}.")
        identity = found.identity or translate("Operator", "A generator without a name")
        return template.format(identity, *numbers, len(self.desk.state.dice.alarms))


def _test(figure: Figure) -> Line:
    cells = (
        _name(figure.test),
        languages.number(figure.chi_square, 2),
        str(figure.freedom),
        languages.number(figure.probability, 6),
        languages.number(figure.limit, 2),
    )
    return Line(cells, tone="bad" if figure.alarming else "good")


def _name(test: str) -> str:
    names = {
        "faces_1": translate("Operator", "Faces of the first die"),
        "faces_2": translate("Operator", "Faces of the second die"),
        "totals": translate("Operator", "Totals"),
        "pairs": translate("Operator", "Pairs"),
        "serial_1": translate("Operator", "First die after the throw before"),
        "serial_2": translate("Operator", "Second die after the throw before"),
    }
    return names[test]


def _faces(die: int, counts: tuple[int, ...]) -> list[Line]:
    title = translate("Operator", "Die {0}: {1}")
    return [
        _count(title.format(die, face), count, sum(counts), FACE_WAYS, FACE_OF) for face, count in enumerate(counts, 1)
    ]


def _totals(sheet: Sheet) -> list[Line]:
    return [
        _count(str(total), count, sheet.throws, 6 - abs(total - 7), TOTAL_OF)
        for total, count in enumerate(sheet.totals, start=2)
    ]


def _count(what: str, count: int, throws: int, ways: int, of: int) -> Line:
    share = percent(Fraction(count, throws)) if throws else ""
    return Line((what, languages.number(count), languages.number(throws * ways / of, 1), share))


make = DicePage
