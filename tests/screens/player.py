"""A player's hands and eyes: finds what can be touched by its accessible name, and taps, carries and reads."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from drivers import ports
from harness.scripted_pins import derive_at_once
from harness.shots.stage import load_all, load_pages
from terminal.cabinet.commands import Command, FromDevice, Instant, Staff, TimePasses, Touch
from terminal.rules.refusal import Refusal
from terminal.runtime.presence import Presence
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.window.opening import open_window
from terminal.screens.window.staff import staff_menu
from tests.cabinet.pipeline import Pipeline

LEFT = Qt.MouseButton.LeftButton


class Player:
    """One cabinet, its screen, and the commands that the screen has sent."""

    def __init__(
        self,
        app: QGuiApplication,
        size: tuple[int, int],
        bills: tuple[int, ...] = (100, 100),
        pipeline: Pipeline | None = None,
    ) -> None:
        self.pipeline = pipeline or Pipeline().open_for_play()
        for dollars in () if pipeline else bills:
            self.pipeline.feed(dollars)
        self.sent: list[Touch | Staff] = []
        self.steady_ms = 0
        self._seen: list[QQuickItem] = []
        self._pages: list[QQmlComponent] = []
        self.presence = Presence(self.pipeline.cabinet, Instant(0))
        self.screen = PlayerScreen(
            self.pipeline.cabinet,
            self._send,
            derive=derive_at_once,
            now=lambda: self.pipeline.now,
            touched=self._touched,
        )
        self.menu = staff_menu(self.screen, self.pipeline.history, now=lambda: self.pipeline.now)
        self.presence.follow(self.screen.cover)
        self.screen.windows.expect_second_taps(within_ms=0)
        self.engine, self.window = open_window(self.screen, self.menu, size=size, windowed=True, app=app)
        self.screen.show(self.pipeline.state, ())
        self.screen.lay_all()
        self.screen.catch_up()
        QTest.qWait(1)

    def load(self) -> None:
        """Load everything that can be shown, which a copy of the process could not load any more."""
        assert QTest.qWaitForWindowExposed(self.window)
        quiet = [*self.window.findChildren(QObject, "quiet"), *self.screen.findChildren(QTimer, "quiet")]
        intervals = [timer.property("interval") for timer in quiet]
        load_all(self.screen, self.window)
        for timer, interval in zip(quiet, intervals, strict=True):
            timer.setProperty("interval", interval)
        self._pages = load_pages(self.engine)

    def leave(self) -> None:
        """Close the screen, the engine before its view-models."""
        self._pages.clear()
        self._seen.clear()
        self.window.close()
        del self.window
        self.engine.deleteLater()
        QTest.qWait(1)

    # The machine ------------------------------------------------------------------------------------------------------

    def report(self, device: str, report: ports.Report) -> None:
        """Let a device report."""
        self._carry_out(FromDevice(device, report))

    def dice_fall(self, *dice: int) -> None:
        """Let the generator answer, and leave the dice in the air."""
        throw = self.pipeline.state.dice.throw
        assert throw is not None
        self.report("dice", ports.DiceThrown(throw, dice))

    def roll(self, *dice: int) -> None:
        """Call the dice, wait until they lie, and take no odds."""
        self.roll_and_look(*dice)
        while self.sees("No odds"):
            self.tap("No odds")

    def roll_and_look(self, *dice: int) -> None:
        """Call the dice and wait until they lie; what opens then stays open."""
        self.tap("Roll")
        self.dice_fall(*dice)
        self.screen.skip()
        self.screen.catch_up()
        QTest.qWait(1)

    def leave_alone(self, ms: int) -> None:
        """Touch nothing for so long; what that makes happen."""
        self.steady_ms += ms
        self._carry_out(TimePasses(self.presence.untouched_ms(self._steady)))
        self.presence.look(self.pipeline.state, self._steady)
        QTest.qWait(1)

    # The eyes ---------------------------------------------------------------------------------------------------------

    def visible(self) -> list[QQuickItem]:
        """Every visible item: what lies in an invisible one is invisible too.

        They are held until the next look, which takes a third of the time where it finds the same ones.
        """
        found, around = list[QQuickItem](), [self.window.contentItem()]
        while around:
            item = around.pop()
            if item.isVisible():
                found.append(item)
                around += reversed(item.childItems())
        self._seen = found
        return found

    def items(self, name: str) -> list[QQuickItem]:
        """Every visible item of this accessible name."""
        # First all items, then their names: asking for a name makes objects whose addresses an item may get next.
        return [item for item in self.visible() if _name(item) == name]

    def item(self, name: str) -> QQuickItem:
        """The one visible item of this accessible name."""
        found = self.items(name)
        assert len(found) == 1, f"{len(found)} items are called {name!r}"
        return found[0]

    def sees(self, name: str) -> bool:
        """Whether something of this accessible name is visible."""
        return bool(self.items(name))

    def reads(self, text: str) -> bool:
        """Whether something visible shows this text."""
        return any(item.property("text") == text for item in self.visible())

    @property
    def line(self) -> str:
        """The main information line."""
        return self.screen.information.said[0]

    @property
    def bets(self) -> Mapping[str, int]:
        """What is up, in cents."""
        return self.pipeline.state.felt.bets

    def field(self, bet: str, role: str) -> object:
        """What the felt shows of a field."""
        rows = self.screen.fields.rows
        number = next(number for number in range(len(rows.rows)) if rows.value(number, "bet") == bet)
        return rows.value(number, role)

    # The hands --------------------------------------------------------------------------------------------------------

    def where(self, name: str) -> QPoint:
        """A point of the item that can be touched: its middle, or the lower arm of a band."""
        item = self.item(name)
        band = bool(item.property("arm"))
        return item.mapToScene(QPointF(item.width() / 2, item.height() * (0.96 if band else 0.5))).toPoint()

    def tap(self, name: str) -> None:
        """Tap with the mouse."""
        self.tap_at(self.where(name))

    def tap_at(self, place: QPoint) -> None:
        """Tap on a place of the window."""
        QTest.mouseClick(self.window, LEFT, Qt.KeyboardModifier.NoModifier, place)
        self.screen.catch_up()
        QTest.qWait(1)

    def carry(self, name: str, to: QPoint) -> None:
        """Press on the item, carry it there and let go."""
        start = self.where(name)
        QTest.mousePress(self.window, LEFT, Qt.KeyboardModifier.NoModifier, start)
        for step in range(1, 9):
            QTest.mouseMove(self.window, start + (to - start) * step / 8)
            QTest.qWait(1)
        QTest.mouseRelease(self.window, LEFT, Qt.KeyboardModifier.NoModifier, to)
        QTest.qWait(1)

    def _send(self, command: Touch | Staff) -> Refusal | None:
        self.sent.append(command)
        self._touched()
        try:
            self._carry_out(command)
        except Refusal as refusal:
            return refusal
        return None

    def _carry_out(self, command: Command) -> None:
        before = self.pipeline.state
        events = self.pipeline.give(command)
        self.screen.show(self.pipeline.state, events)
        self.screen.catch_up()
        self.presence.happened(before, self.pipeline.state, events, self._steady)

    def _touched(self) -> None:
        self.presence.touched(self.pipeline.state, self._steady)

    @property
    def _steady(self) -> Instant:
        """What a clock shows that only the test moves."""
        return Instant(self.steady_ms)


def _name(item: QQuickItem) -> str:
    interface = QAccessible.queryAccessibleInterface(item)
    return interface.text(QAccessible.Text.Name) if interface else ""
