"""The staff's page of the dice: how often each face and total came, and how fair that is (regulation G1, G6, G9)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from terminal.fairness.counts import ways
from terminal.fairness.judging import Figure, next_sample
from terminal.fairness.report import Part, Report, Sheet, report
from terminal.rules.games import kind_of
from terminal.screens.operator.list_page import Column, Filter, Line
from terminal.screens.operator.work_page import ActionListing
from terminal.screens.shared.percents import percent
from terminal.screens.translating import languages
from terminal.screens.translating.marked import counted, translate

FACE_WAYS, FACE_OF = 1, 6


class DicePage(ActionListing):
    """The tests over all throws and over the window, and the counts they are made from."""

    PAPER = "STATISTICS OF THE DICE"

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
            Column(translate("Operator", "Test"), 550),
            Column(translate("Operator", "Chi-square"), 300, right=True),
            Column(translate("Operator", "Degrees of freedom"), 340, right=True),
            Column(translate("Operator", "Probability"), 300, right=True),
            Column(translate("Operator", "Limit"), 380, right=True),
        )

    def lines(self, chosen: str) -> Sequence[Line]:
        """The lines of this filter."""
        found = self._report()
        if len(found.parts) == 1:
            return _lines(found.parts[0], chosen)
        title = translate("Operator", "Dice thrown at once: {0}")
        return [
            line
            for part in found.parts
            for line in (Line((title.format(part.dice), *self._judged(part))), *_lines(part, chosen))
        ]

    def footnote(self) -> str:
        """How many throws, of which generator, and when they are tested."""
        found = self._report()
        identity = found.identity or translate("Operator", "A generator without a name")
        alarms = len(self.desk.state.dice.alarms)
        if len(found.parts) > 1:
            return translate("Operator", "{0}. Open alarms: {1}.").format(identity, alarms)
        sheet = self._sheet(found.parts[0])
        template = counted("Operator", "{0}: {1} throws, judged at {2}. Open alarms: {3}.", sheet.throws)
        return template.format(identity, languages.number(sheet.throws), languages.number(sheet.judged_at), alarms)

    def _report(self) -> Report:
        return report(self.desk.state.dice.watch, kind_of(self.desk.state.table).dice_counts)

    def _sheet(self, part: Part) -> Sheet:
        return part.window if self._chosen == "window" else part.run

    def _judged(self, part: Part) -> tuple[str, ...]:
        """The other cells of the title of one number of dice."""
        sheet = self._sheet(part)
        throws = translate("Operator", "Throws: {0}").format(languages.number(sheet.throws))
        judged = translate("Operator", "judged at {0}").format(languages.number(sheet.judged_at))
        return (throws, "", judged, "") if self._chosen in ("run", "window") else (throws, "", "")


def _lines(part: Part, chosen: str) -> list[Line]:
    """What the filter shows of one number of dice."""
    if chosen == "faces":
        return [line for die, counts in enumerate(part.run.faces, start=1) for line in _faces(die, counts)]
    if chosen == "totals":
        return _totals(part)
    sheet = part.run if chosen == "run" else part.window
    return [_test(figure, judged=sheet.judged_at > next_sample(0)) for figure in sheet.figures]


def _test(figure: Figure, *, judged: bool) -> Line:
    """A figure beside its limit. Of a sample that was never judged it is for information: few throws prove nothing."""
    cells = (
        _name(figure.test),
        languages.number(figure.chi_square, 2),
        str(figure.freedom),
        languages.number(figure.probability, 6),
        languages.number(figure.limit, 2),
    )
    return Line(cells, tone="good" if not figure.alarming else "bad" if judged else "care")


def _name(test: str) -> str:
    names = {
        "faces_1": translate("Operator", "Faces of the first die"),
        "faces_2": translate("Operator", "Faces of the second die"),
        "faces_3": translate("Operator", "Faces of the third die"),
        "faces_4": translate("Operator", "Faces of the fourth die"),
        "totals": translate("Operator", "Totals"),
        "pairs": translate("Operator", "Pairs"),
        "serial_1": translate("Operator", "First die after the throw before"),
        "serial_2": translate("Operator", "Second die after the throw before"),
        "serial_3": translate("Operator", "Third die after the throw before"),
        "serial_4": translate("Operator", "Fourth die after the throw before"),
    }
    return names[test]


def _faces(die: int, counts: tuple[int, ...]) -> list[Line]:
    title = translate("Operator", "Die {0}: {1}")
    return [
        _count(title.format(die, face), count, sum(counts), FACE_WAYS, FACE_OF) for face, count in enumerate(counts, 1)
    ]


def _totals(part: Part) -> list[Line]:
    """How often each total came; one die alone has faces, and no total."""
    shares = ways(part.dice)
    return [
        _count(str(total), count, part.run.throws, share, sum(shares))
        for total, (count, share) in enumerate(zip(part.run.totals, shares, strict=True), start=part.dice)
        if part.dice > 1
    ]


def _count(what: str, count: int, throws: int, ways: int, of: int) -> Line:
    share = percent(Fraction(count, throws)) if throws else ""
    return Line((what, languages.number(count), languages.number(throws * ways / of, 1), share))


make = DicePage
