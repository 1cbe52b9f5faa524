"""The statistics drawer: the results of the dice, of each bet, and the course of the session."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QmlElement

from terminal.cabinet.events import AnyEvent
from terminal.cabinet.session import Session
from terminal.cabinet.state import State
from terminal.cabinet.statistics import HARD_WAYS, Statistics
from terminal.screens.player.windows import charts
from terminal.screens.player.windows.charts import Curve, ProfitBar, TotalBar
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating import languages
from terminal.screens.translating.marked import translate

QML_IMPORT_NAME = "Boxman.Backend"
QML_IMPORT_MAJOR_VERSION = 1

TOTAL_ROLES = ("total", "count", "share", "expected", "speech")
FACT_ROLES = ("title", "value")
PAIR_ROLES = ("title", "value", "dice")
PROFIT_ROLES = ("title", "amount", "start", "span", "won", "speech")

NOTHING = "\N{EN DASH}"
"""Shown for a count before the first roll."""


class Scale(NamedTuple):
    """The texts at the session's curve: its result, and the two ends of its scale."""

    result: str = ""
    most: str = ""
    least: str = ""


@QmlElement
class StatisticsDrawer(QObject):
    """The charts, drawn while the drawer is open and when it opens: a closed one costs nothing."""

    changed = Signal()

    def __init__(self, touch_gateway: TouchGateway, windows: Windows, parent: QObject) -> None:
        super().__init__(parent)
        self._touch_gateway = touch_gateway
        self._windows = windows
        self._state: State | None = None
        self._totals = Rows(TOTAL_ROLES, self)
        self._facts = Rows(FACT_ROLES, self)
        self._pairs = Rows(PAIR_ROLES, self)
        self._profits = Rows(PROFIT_ROLES, self)
        self._curve = charts.curve(None)
        self._zero = 0
        self._decided = False
        self._rolls = 0
        self._session_rolls = 0
        self._scale = Scale()
        windows.changed.connect(self._draw)

    def project(self, state: State, events: tuple[AnyEvent, ...]) -> None:
        """Show this state."""
        del events
        first, self._state = self._state is None, state
        if first:
            self._draw_charts(state)  # so that a window made in a quiet moment opens fast
        else:
            self._draw()

    def retranslate(self) -> None:
        """Update every text."""
        self._draw()

    def _draw(self) -> None:
        if self._state is not None and self._windows.is_open("statistics"):
            self._draw_charts(self._state)

    def _draw_charts(self, state: State) -> None:
        statistics, session = state.results.statistics, state.visit.session
        profit_cents = session.profit_cents if session else {}
        bars = charts.profit_bars(profit_cents)
        self._totals.show([_total_row(bar) for bar in charts.total_bars(statistics.dice)])
        self._facts.show(_facts(statistics))
        self._pairs.show(_pairs(statistics))
        self._profits.show([self._profit_row(bar) for bar in bars])
        self._zero = charts.zero_share(bars)
        self._decided = bool(profit_cents)
        self._curve = charts.curve(session)
        self._rolls, self._session_rolls = len(statistics.dice), session.rolls if session else 0
        self._scale = self._scale_of(self._curve, session)
        self.changed.emit()

    def _profit_row(self, bar: ProfitBar) -> Row:
        name, amount = bet_name(bar.bet, self._touch_gateway.cabinet.game_name), self._signed(bar.cents)
        return (name, amount, bar.start, bar.width, bar.cents > 0, f"{name}: {amount}")

    def _scale_of(self, course: Curve, session: Session | None) -> Scale:
        result_cents = session.result_cents if session else 0
        result = translate("Statistics", "Result now: {0}").format(self._signed(result_cents))
        return Scale(result, self._end(course.max_cents), self._end(course.min_cents))

    def _end(self, cents: int) -> str:
        """An end of the scale; empty if it is zero, which has its own line."""
        return self._signed(cents) if cents else ""

    def _signed(self, cents: int) -> str:
        written = languages.amount(abs(cents), self._touch_gateway.cabinet.currency)
        return f"+{written}" if cents > 0 else f"\N{MINUS SIGN}{written}" if cents < 0 else written

    # For QML
    # ------------------------------------------------------------------------------------------------------------

    @Property(QObject, notify=changed)
    def totals(self) -> QObject:
        """A row for each total from 2 to 12."""
        return self._totals

    @Property(QObject, notify=changed)
    def facts(self) -> QObject:
        """The counts that interest players."""
        return self._facts

    @Property(QObject, notify=changed)
    def pairs(self) -> QObject:
        """The Hard Ways pairs, and how many rolls ago each came."""
        return self._pairs

    @Property(QObject, notify=changed)
    def profits(self) -> QObject:
        """A row for each bet, the best first; none for one with a result of zero."""
        return self._profits

    @Property(bool, notify=changed)
    def decided(self) -> bool:
        """A bet of this session has won or lost."""
        return self._decided

    @Property(int, notify=changed)
    def profitZero(self) -> int:  # noqa: N802 - QML's spelling
        """The position of zero under the bars of profit, in shares."""
        return self._zero

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # Qt's own name, which its stubs do not know
    def curveAcross(self) -> list[int]:  # noqa: N802 - QML's spelling
        """The points of the session's curve across, in shares."""
        return list(self._curve.across)

    @Property("QVariantList", notify=changed)  # type: ignore[arg-type]  # Qt's own name, which its stubs do not know
    def curveDown(self) -> list[int]:  # noqa: N802 - QML's spelling
        """The points of the session's curve from the top, in shares."""
        return list(self._curve.down)

    @Property(int, notify=changed)
    def curveZero(self) -> int:  # noqa: N802 - QML's spelling
        """The position of zero in the session's curve, from the top, in shares."""
        return self._curve.zero

    @Property(int, notify=changed)
    def rolls(self) -> int:
        """How many rolls the bars count."""
        return self._rolls

    @Property(int, notify=changed)
    def sessionRolls(self) -> int:  # noqa: N802 - QML's spelling
        """How many rolls the session has had."""
        return self._session_rolls

    @Property(str, notify=changed)
    def result(self) -> str:
        """The session's result so far."""
        return self._scale.result

    @Property(str, notify=changed)
    def curveMost(self) -> str:  # noqa: N802 - QML's spelling
        """The upper end of the curve's scale; empty if it is zero."""
        return self._scale.most

    @Property(str, notify=changed)
    def curveLeast(self) -> str:  # noqa: N802 - QML's spelling
        """The lower end of the curve's scale; empty if it is zero."""
        return self._scale.least


def _total_row(bar: TotalBar) -> Row:
    expected = languages.brief(bar.expected_hundredths)
    speech = translate("Statistics", "Total {0}: {1} times, expected {2}").format(bar.total, bar.count, expected)
    return (bar.total, str(bar.count), bar.share, bar.expected_share, speech)


def _facts(statistics: Statistics) -> list[Row]:
    return [
        (translate("Statistics", "Rolls since the last 7"), _since(statistics.rolls_since_seven)),
        (translate("Statistics", "Rolls in this shooter's hand"), _counted(statistics, statistics.hand_rolls)),
        (translate("Statistics", "Points made in this hand"), _counted(statistics, statistics.points_made)),
        (translate("Statistics", "Rolls in the longest hand"), _counted(statistics, statistics.longest_hand)),
    ]


def _pairs(statistics: Statistics) -> list[Row]:
    title = translate("Statistics", "Rolls since hard {0}")
    return [
        (title.format(way), _since(statistics.rolls_since_pair(way // 2)), [way // 2, way // 2]) for way in HARD_WAYS
    ]


def _since(rolls: int | None) -> str:
    return NOTHING if rolls is None else str(rolls)


def _counted(statistics: Statistics, count: int) -> str:
    return str(count) if statistics.dice else NOTHING
