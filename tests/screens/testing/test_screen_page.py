"""The tests of the screen by fingers on its window: targets, lines, patterns, and every way out of them (section 6)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QTouchEvent
from PySide6.QtTest import QTest

from drivers import ports
from drivers.ports.message import message
from terminal.cabinet.commands import EndTest
from terminal.cabinet.events import TouchPanel
from terminal.cabinet.keys import ATTENDANT, TECHNICIAN
from terminal.screens.operator.testing.patterns import COLOURS, CONTROLS_MS, PATTERNS, Patterns
from terminal.screens.operator.testing.screen_page import ScreenPage
from terminal.screens.operator.testing.touch_figures import COLUMNS, ROWS, TARGETS
from terminal.screens.operator.testing.touch_test import TouchTest
from terminal.screens.window.calibrated_touch import CalibratedTouch, counted
from tests.screens.player import LEFT, Player

SIZE = (1280, 720)
BANNER = "Test mode: nothing here counts"
BEGIN = "Begin the touch test"


class Technician:
    """A technician before the page, in test mode."""

    def __init__(self, player: Player) -> None:
        self.player = player
        player.report("board", ports.BoardInputs((), (TECHNICIAN,)))
        QTest.qWait(20)  # the buttons have found their places
        player.tap("Diagnostics")
        player.tap("Screen")
        page = player.menu.model
        assert isinstance(page, ScreenPage)
        self.page = page
        self.test: TouchTest = page.property("touch")
        self.patterns: Patterns = page.property("patterns")
        self.device = QTest.createTouchDevice()

    def begin(self, test: str = BEGIN) -> None:
        self.player.tap("Begin test mode")
        self.player.tap(test)

    def touch(self, *places: tuple[float, float]) -> None:
        """Put fingers on the glass together, and lift them."""
        points = [QPoint(round(x), round(y)) for x, y in places]
        events = QTest.touchEvent(self.player.window, self.device)
        for number, point in enumerate(points):
            events.press(number, point)
        events.commit()
        for number, point in enumerate(points):
            events.release(number, point)
        events.commit()
        QTest.qWait(1)

    def target(self, number: int, right: float = 0, down: float = 0) -> tuple[float, float]:
        """The place of a target, or beside it."""
        x, y = TARGETS[number]
        return round(x * SIZE[0]) + right, round(y * SIZE[1]) + down

    def said(self, name: str) -> str:
        return str(self.test.property(name))

    @property
    def shown(self) -> str:
        return str(self.page.property("shown"))


@pytest.fixture
def technician(player: Player) -> Technician:
    return Technician(player)


def test_no_test_begins_before_test_mode(technician: Technician) -> None:
    technician.player.tap(BEGIN)
    technician.page.show("patterns")
    assert technician.shown == ""
    assert technician.page.property("mode").property("said") == "Begin test mode first."


def test_every_target_is_touched_and_the_error_of_each_is_shown(technician: Technician) -> None:
    technician.begin()
    assert technician.player.sees(BANNER)
    for number in range(len(TARGETS)):
        assert technician.said("instruction") == f"Touch the middle of target {number + 1}"
        technician.touch(technician.target(number, 3, -4))
    assert technician.said("instruction") == "All targets are done"
    assert technician.said("result") == "Targets: 15 of 15, mean error 5.0 px, largest 5.0 px"
    assert technician.player.sees("Target 15: 5.0 px")
    technician.touch(technician.target(3))
    assert technician.said("result").startswith("Targets: 15 of 15, mean error 5.0 px")
    technician.player.tap("Leave")
    assert technician.player.reads("Targets: 15 of 15, mean error 5.0 px, largest 5.0 px")


def test_a_mouse_counts_as_a_finger(technician: Technician) -> None:
    technician.begin()
    QTest.mouseClick(
        technician.player.window, LEFT, Qt.KeyboardModifier.NoModifier, QPoint(*map(int, technician.target(0)))
    )
    assert technician.said("result") == "Targets: 1 of 15, mean error 0.0 px, largest 0.0 px"


def test_a_second_finger_is_counted_and_hits_no_target(technician: Technician) -> None:
    technician.begin()
    technician.touch((300, 300), (500, 300), (700, 300))
    assert technician.said("result") in ("", "Fingers at once: 3")
    assert [status for _, _, status, *_ in technician.test.property("targets").rows].count("hit") == 0
    technician.touch(technician.target(0))
    assert technician.said("result") == "Targets: 1 of 15, mean error 0.0 px, largest 0.0 px   Fingers at once: 3"


def test_the_errors_are_in_millimetres_too_if_the_screen_states_its_size(technician: Technician) -> None:
    technician.begin()
    technician.test.start(1920, 1080, 4.0, "ELO", "ET2402L")
    technician.test.press(77, 65 + 6, 1)
    assert technician.said("result") == "Targets: 1 of 15, mean error 6.0 px (1.5 mm), largest 6.0 px (1.5 mm)"
    assert "480 x 270 mm" in technician.page.described(1920, 1080, 4.0, "ELO", "ET2402L")
    assert "its size is not known" in technician.page.described(1920, 1080, 4.0, "", "")


def test_start_again_forgets_the_part_that_is_shown(technician: Technician) -> None:
    technician.begin()
    technician.touch(technician.target(0))
    technician.player.tap("Draw lines")
    technician.touch((30, 30))
    assert technician.said("result").endswith("Areas reached: 1 of 576")
    technician.player.tap("Start again")
    assert technician.said("result") == "Targets: 1 of 15, mean error 0.0 px, largest 0.0 px"
    technician.player.tap("Hit targets")
    technician.player.tap("Start again")
    assert technician.said("result") == ""


def test_lines_over_everything_reach_every_area_and_find_a_dead_zone(technician: Technician) -> None:
    technician.begin()
    technician.player.tap("Draw lines")
    width, height = SIZE
    dead = 5
    for row in range(ROWS):
        if row != dead:
            y = (row + 0.5) * height / ROWS
            technician.test.move(0, y, width - 1, y)
    assert technician.said("result") == f"Areas reached: {COLUMNS * (ROWS - 1)} of {COLUMNS * ROWS}"
    assert technician.said("instruction").startswith("Draw over the whole screen")
    technician.test.move(0, (dead + 0.5) * height / ROWS, width - 1, (dead + 0.5) * height / ROWS)
    assert technician.said("instruction") == "Every area was reached"


def test_a_line_goes_under_the_buttons_and_presses_none(technician: Technician) -> None:
    technician.begin()
    technician.player.tap("Draw lines")
    leave = technician.player.item("Leave")
    at = leave.mapToScene(leave.boundingRect().center()).toPoint()
    window, device = technician.player.window, technician.device
    QTest.touchEvent(window, device).press(0, QPoint(20, at.y())).commit()
    for x in (at.x() - 200, at.x(), at.x() + 10):
        QTest.touchEvent(window, device).move(0, QPoint(x, at.y())).commit()
    QTest.touchEvent(window, device).release(0, at).commit()
    QTest.qWait(1)
    assert technician.shown == "touch"
    row = at.y() * ROWS // SIZE[1]
    assert (at.x() * COLUMNS // SIZE[0], row) in technician.test._cells


# The ways out ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begin", [BEGIN, "Show the patterns"])
def test_the_button_leaves_the_test_and_not_the_page(technician: Technician, begin: str) -> None:
    technician.begin(begin)
    assert not technician.player.sees("Back")
    technician.player.tap("Leave")
    assert technician.shown == ""
    assert technician.player.sees("Back")
    assert technician.player.sees(BANNER)


def test_a_screen_that_feels_no_touch_below_is_left_by_the_button_at_the_top(technician: Technician) -> None:
    technician.begin()
    technician.player.tap("Leave, at the top")
    assert technician.shown == ""


def test_a_keyboard_leaves_it_by_escape(technician: Technician) -> None:
    technician.begin()
    QTest.keyClick(technician.player.window, Qt.Key.Key_Escape)
    assert technician.shown == ""


@pytest.mark.parametrize("begin", [BEGIN, "Show the patterns"])
def test_the_key_turned_back_leaves_everything(technician: Technician, begin: str) -> None:
    technician.begin(begin)
    technician.player.report("board", ports.BoardInputs((), ()))
    assert technician.player.menu.property("open") == ""
    assert not technician.player.menu.property("covered")
    assert not technician.player.sees(BANNER)


@pytest.mark.parametrize("begin", [BEGIN, "Show the patterns"])
def test_the_end_of_test_mode_ends_what_is_over_the_screen(technician: Technician, begin: str) -> None:
    technician.player.report("board", ports.BoardInputs((), (ATTENDANT, TECHNICIAN)))
    technician.begin(begin)
    technician.player.report("board", ports.BoardInputs((), (ATTENDANT,)))
    assert technician.player.menu.property("open") == ""
    technician.player.report("board", ports.Lost(message("device.silent")))
    assert not technician.player.menu.property("covered")


@pytest.mark.parametrize("begin", [BEGIN, "Show the patterns"])
def test_a_script_that_ends_test_mode_leaves_what_is_over_the_screen(technician: Technician, begin: str) -> None:
    technician.begin(begin)
    technician.player._carry_out(EndTest())
    assert technician.shown == ""
    assert technician.player.sees("Back")
    assert not technician.player.sees(BANNER)


def test_nothing_of_it_moves_a_meter_or_the_credit(technician: Technician) -> None:
    before = technician.player.pipeline.state
    technician.begin()
    for number in range(len(TARGETS)):
        technician.touch(technician.target(number))
    technician.player.tap("Leave")
    technician.player.tap("Show the patterns")
    technician.player.tap("Next pattern")
    technician.player.tap("Leave")
    technician.player.tap("End test mode")
    after = technician.player.pipeline.state
    assert (after.meters, after.table, after.accounting) == (before.meters, before.table, before.accounting)
    assert after.diagnostics == before.diagnostics


# The patterns ---------------------------------------------------------------------------------------------------------


def test_a_touch_shows_the_next_pattern_and_after_the_last_the_first(technician: Technician) -> None:
    technician.begin("Show the patterns")
    seen = []
    for _ in PATTERNS:
        seen.append(technician.patterns.property("title"))
        technician.player.tap("Next pattern")
    assert len(set(seen)) == len(PATTERNS)
    assert (seen[0], seen[-1]) == ("1 of 14: Red", "14 of 14: Dead pixels, Black")
    assert technician.patterns.property("title") == seen[0]
    technician.player.tap("Previous pattern")
    assert technician.patterns.property("title") == seen[-1]


def test_every_colour_is_shown_twice_so_that_test_mode_is_announced_over_other_pixels(technician: Technician) -> None:
    technician.begin("Show the patterns")
    places: dict[str, list[float]] = {}
    for _ in PATTERNS:
        if colour := technician.patterns.property("colour"):
            places.setdefault(colour, []).append(technician.player.item(BANNER).y())
        technician.player.tap("Next pattern")
    assert set(places) == {colour for _, colour in COLOURS}
    assert all(len(set(where)) == 2 for where in places.values())


def test_a_finger_beside_the_buttons_shows_no_other_pattern(technician: Technician) -> None:
    technician.begin("Show the patterns")
    leave = technician.player.item("Leave")
    corner = leave.mapToScene(leave.boundingRect().topLeft())
    technician.touch((corner.x() - 20, corner.y() + 10))
    assert technician.patterns.property("title") == "1 of 14: Red"


def test_the_buttons_go_after_a_while_and_come_with_the_next_touch(technician: Technician) -> None:
    technician.begin("Show the patterns")
    assert technician.player.sees("Leave")
    assert technician.patterns._hiding.interval() == CONTROLS_MS
    technician.patterns._hiding.stop()
    technician.patterns._hide()
    assert not technician.player.sees("Leave")
    technician.player.tap("Next pattern")
    assert technician.player.sees("Leave")


# The calibration ------------------------------------------------------------------------------------------------------


def test_a_panel_that_is_off_is_calibrated_by_its_touches_and_then_felt_where_the_finger_is(
    technician: Technician,
) -> None:
    """Drags too: what a corrected touch does is all that a touch of a panel that is right does."""
    player = technician.player
    correcting = CalibratedTouch(player.window)
    off = (24, -9)

    def touch_all() -> None:
        for number in range(len(TARGETS)):
            technician.touch(technician.target(number, *off))

    def follow() -> None:
        correcting.shown(player.pipeline.state, (), 0)

    technician.begin()
    assert not player.item("Calibrate").property("open")
    player.tap("Calibrate")
    assert technician.said("said") == "Touch every target first."
    touch_all()
    assert "largest 25.6 px" in technician.said("result")
    player.tap("Calibrate")
    follow()
    assert technician.said("said").startswith("The calibration is on trial until test mode ends")
    touch_all()
    assert "largest 0.0 px" in technician.said("result") or "largest 1.0 px" in technician.said("result")
    at = player.where("Keep calibration")
    technician.touch((at.x() + off[0], at.y() + off[1]))  # by a finger on the panel, not by the test's mouse
    assert technician.said("said") == "The calibration is kept."
    follow()
    leave = player.item("Leave, at the top")
    corner = leave.mapToScene(leave.boundingRect().bottomLeft()).toPoint()
    technician.touch((corner.x() + 4, corner.y() - 4))  # felt inside, but the finger is on its left
    assert technician.shown == "touch"
    technician.touch((corner.x() + 4 + off[0], corner.y() - 4 + off[1]))
    assert technician.shown == ""
    assert str(technician.page.property("calibration")).startswith("Calibrated: 1.000")
    player.tap("Undo calibration")
    follow()
    assert technician.page.property("calibration") == "The touch panel is not calibrated here."
    player.tap(BEGIN)
    technician.touch(technician.target(0, *off))
    assert "largest 25.6 px" in technician.said("result")


def test_every_finger_is_corrected_by_itself_and_a_cancelled_touch_presses_nothing(technician: Technician) -> None:
    player = technician.player
    correcting = CalibratedTouch(player.window)
    state = player.pipeline.state
    panel = TouchPanel((1_000_000, 0, -20_000, 0, 1_000_000, 0))
    correcting.shown(replace(state, machine=replace(state.machine, touch=panel)), (), 0)
    technician.begin()
    player.tap("Draw lines")
    technician.touch((400, 300), (800, 500))
    wide, high = SIZE[0] / COLUMNS, SIZE[1] / ROWS
    right = round(0.02 * SIZE[0])
    expected = {(int((x - right) / wide), int(y / high)) for x, y in ((400, 300), (800, 500))}
    assert technician.test._cells == expected
    leave = player.where("Leave, at the top")
    QTest.touchEvent(player.window, technician.device).press(0, leave + QPoint(right, 0)).commit()
    cancel = QTouchEvent(QEvent.Type.TouchCancel, technician.device)
    QGuiApplication.sendEvent(player.window, cancel)
    QTest.qWait(1)
    assert technician.shown == "touch"
    correcting.shown(state, (), 0)
    QTest.touchEvent(player.window, technician.device).release(0, leave).commit()


def test_a_corrected_touch_never_counts_beside_the_window() -> None:
    identity = (1_000_000, 0, 0, 0, 1_000_000, 0)
    assert counted(identity, (12.4, 700.6), SIZE) == (12, 701)
    assert counted((1_000_000, 0, 90_000, 0, 1_000_000, -90_000), (1279, 3), SIZE) == (1279, 0)
    assert counted(identity, (5, 5), (0, 0)) == (0, 0)
