"""The statistics drawer: the results of the dice, of each bet, and the course of the session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal, Slot

from terminal.cabinet.events import Event
from terminal.cabinet.session import Session
from terminal.cabinet.state import State
from terminal.cabinet.state.games import Roll
from terminal.cabinet.statistics import HARD_WAYS, Statistics
from terminal.rules.games import kind_of
from terminal.screens.player.windows import charts
from terminal.screens.player.windows.charts import Curve, ProfitBar
from terminal.screens.player.windows.windows import Windows
from terminal.screens.shared.calls.mark import is_straight
from terminal.screens.shared.exposed import exposed, view_model
from terminal.screens.shared.names import bet_name
from terminal.screens.shared.rows import Row, Rows
from terminal.screens.shared.table.total_bars import TOTAL_ROLES, face_bars, face_row, total_bars, total_row
from terminal.screens.shared.touch_gateway import TouchGateway
from terminal.screens.translating.marked import translate

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


@view_model
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
        self._by_face = False
        self._rolls = 0
        self._session_rolls = 0
        self._scale = Scale()
        windows.changed.connect(self._draw)

    def project(self, state: State, events: tuple[Event, ...]) -> None:
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

    @Slot()
    def _draw(self) -> None:
        if self._state is not None and self._windows.is_open("statistics"):
            self._draw_charts(self._state)

    def _draw_charts(self, state: State) -> None:
        session = state.visit.session
        self._draw_dice(state)
        profit_cents = session.profit_cents if session else {}
        bars = charts.profit_bars(profit_cents)
        self._profits.show([self._profit_row(bar) for bar in bars])
        self._zero = charts.zero_share(bars)
        self._decided = bool(profit_cents)
        self._curve = charts.curve(session)
        self._session_rolls = session.rolls if session else 0
        self._scale = self._scale_of(self._curve, session)
        self.changed.emit()

    def _draw_dice(self, state: State) -> None:
        """Games of the craps family have the counts of all their rolls here, others those since they were chosen."""
        rolls, statistics = state.results.rolls, state.results.statistics
        throws = [roll.record.dice for roll in rolls]
        self._by_face = not self._touch_gateway.cabinet.game.totals
        if self._by_face:
            facts = throw_facts(throws)
        elif kind_of(state.table).has_puck:
            facts, throws = _facts(statistics), list(statistics.dice)
        else:
            facts = hazard_facts(rolls)
        bars = map(face_row, face_bars(throws)) if self._by_face else map(total_row, total_bars(throws))
        self._totals.show(list(bars))
        self._facts.show(facts)
        self._pairs.show(_pairs(statistics) if kind_of(state.table).has_puck else ())
        self._rolls = len(throws)

    def _profit_row(self, bar: ProfitBar) -> Row:
        name, amount = bet_name(bar.bet, self._touch_gateway.cabinet.game.name), self._touch_gateway.signed(bar.cents)
        return (name, amount, bar.start, bar.width, bar.cents > 0, f"{name}: {amount}")

    def _scale_of(self, course: Curve, session: Session | None) -> Scale:
        result_cents = session.result_cents if session else 0
        result = translate("Statistics", "Result now: {0}").format(self._touch_gateway.signed(result_cents))
        return Scale(result, self._end(course.max_cents), self._end(course.min_cents))

    def _end(self, cents: int) -> str:
        """An end of the scale; empty if it is zero, which has its own line."""
        return self._touch_gateway.signed(cents) if cents else ""

    # For QML ---------------------------------------------------------------------------------------------------------

    totals = exposed(QObject, "_totals", changed)
    """A row for each total from 2 to 12."""
    facts = exposed(QObject, "_facts", changed)
    """The counts that interest players."""
    pairs = exposed(QObject, "_pairs", changed)
    """The Hard Ways pairs, and how many rolls ago each came."""
    profits = exposed(QObject, "_profits", changed)
    """A row for each bet, the best first; none for one with a result of zero."""
    decided = exposed(bool, "_decided", changed)
    """A bet of this session has won or lost."""
    profitZero = exposed(int, "_zero", changed)
    """The position of zero under the bars of profit, in shares."""

    byFace = exposed(bool, "_by_face", changed)
    """The bars count faces of single dice, in a game that is not about totals."""
    curveAcross = exposed(list, "_curve.across", changed)
    """The points of the session's curve across, in shares."""
    curveDown = exposed(list, "_curve.down", changed)
    """The points of the session's curve from the top, in shares."""
    curveZero = exposed(int, "_curve.zero", changed)
    """The position of zero in the session's curve, from the top, in shares."""
    rolls = exposed(int, "_rolls", changed)
    """How many rolls the bars count."""
    sessionRolls = exposed(int, "_session_rolls", changed)
    """How many rolls the session has had."""
    result = exposed(str, "_scale.result", changed)
    """The session's result so far."""
    curveMost = exposed(str, "_scale.most", changed)
    """The upper end of the curve's scale; empty if it is zero."""
    curveLeast = exposed(str, "_scale.least", changed)
    """The lower end of the curve's scale; empty if it is zero."""


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


def throw_facts(throws: Sequence[tuple[int, ...]]) -> list[Row]:
    """How many throws of three dice ago each kind of throw came, among those that the history still has."""
    newest = [tuple(sorted(dice)) for dice in reversed(throws) if len(dice) > 1]
    return [
        (translate("Statistics", "Throws since the last Double"), _first([len(set(dice)) < 3 for dice in newest])),
        (translate("Statistics", "Throws since the last Straight"), _first([is_straight(dice) for dice in newest])),
        (translate("Statistics", "Throws since the last Triple"), _first([len(set(dice)) == 1 for dice in newest])),
    ]


def hazard_facts(rolls: Sequence[Roll]) -> list[Row]:
    """How many throws of Hazard ago each decision came that a caster hopes for or fears."""
    newest = [kind_of(roll.record).event_of(roll.record) for roll in reversed(rolls)]
    return [
        (translate("Statistics", "Throws since the last nick"), _first([event == "nick" for event in newest])),
        (translate("Statistics", "Throws since a chance was won"), _first([event == "chance_won" for event in newest])),
        (translate("Statistics", "Throws since the last out"), _first([event == "out" for event in newest])),
    ]


def _first(ones: list[bool]) -> str:
    return str(ones.index(True)) if True in ones else NOTHING


def _since(rolls: int | None) -> str:
    return NOTHING if rolls is None else str(rolls)


def _counted(statistics: Statistics, count: int) -> str:
    return str(count) if statistics.dice else NOTHING
