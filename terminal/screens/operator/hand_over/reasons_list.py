"""The reasons for which a hand-over is signed without its tests: touching one signs it, once a second person agrees."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from terminal.cabinet.events import SkippedTests
from terminal.screens.operator.list_page import Column, Line, Listing
from terminal.screens.operator.page import Desk
from terminal.screens.translating.marked import QT_TRANSLATE_NOOP, translate

REASONS: tuple[tuple[SkippedTests, str], ...] = (
    ("tested_before", QT_TRANSLATE_NOOP("Operator", "They were done before the cabinet was brought here")),
    ("fitted_later", QT_TRANSLATE_NOOP("Operator", "A device is fitted later, and tested then")),
)


class ReasonsList(Listing):
    """The reasons."""

    IS_FORM = True

    def __init__(self, desk: Desk, sign: Callable[[SkippedTests], None], parent: QObject) -> None:
        self._sign = sign
        super().__init__(desk, parent)

    def columns(self) -> Sequence[Column]:
        """The one column."""
        return (Column(translate("Operator", "Why are the test print and the test throw skipped?"), 1824),)

    def lines(self, chosen: str) -> Sequence[Line]:
        """Every reason."""
        del chosen
        titles = [translate("Operator", title) for _, title in REASONS]
        return [Line((title,), opens=title) for title in titles]

    def footnote(self) -> str:
        """What a touch does."""
        return translate("Operator", "A second person has to agree. Reason and names are journaled and printed.")

    def touched(self, number: int) -> None:
        """Sign for this reason."""
        self._sign(REASONS[number][0])
