"""The rig's window as a program shows it: its place, its font, and how it and the rig end each other."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize, QTimer
from PySide6.QtGui import QGuiApplication, QWindow

from drivers.simulated.control import RigError, ask
from drivers.simulated.hosted import Clock
from drivers.simulated.rig import Rig
from drivers.simulated.window import show as showing
from drivers.simulated.window.show import show, use_fonts
from terminal.common.places import ROOT
from tests.drivers.rig.echo_twin import EchoTwin

DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
INTER, BEBAS = (ROOT / "assets" / "fonts" / name for name in ("Inter-Regular.otf", "BebasNeue-Regular.otf"))
MAX_TRIES = 1_000
LOOK_EVERY_MS = 10


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> Iterator[QGuiApplication]:
    """The application of all tests, which keeps its font."""
    font = qapp.font()
    yield qapp
    qapp.setFont(font)


@pytest.fixture
def shown_rig(tmp_path: Path) -> Iterator[Rig]:
    """A rig whose loop the window is to run."""
    with Rig(tmp_path / "rig", {"dice": EchoTwin()}, Clock(1.0)) as rig:
        yield rig


def when_shown(do: Callable[[QWindow], object]) -> None:
    """Do something to the window once it is there, on Qt's thread."""
    tries = iter(range(MAX_TRIES))

    def look() -> None:
        windows = [window for window in QGuiApplication.topLevelWindows() if window.isExposed()]
        if windows:
            do(windows[0])
        elif next(tries, None) is not None:
            QTimer.singleShot(LOOK_EVERY_MS, look)

    QTimer.singleShot(LOOK_EVERY_MS, look)


def test_a_closed_window_ends_the_rig_well(shown_rig: Rig) -> None:
    answers: list[bool] = []

    def ask_and_close(window: QWindow) -> None:
        answers.append(ask(shown_rig.directory, ["status"]).ok)
        window.close()

    when_shown(ask_and_close)
    assert show(shown_rig, []) == 0
    assert answers == [True]
    assert "rig" not in [thread.name for thread in threading.enumerate()]


def test_a_rig_that_is_stopped_ends_its_window_well(shown_rig: Rig) -> None:
    when_shown(lambda _: shown_rig.stop())
    assert show(shown_rig, []) == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_a_rig_that_breaks_down_ends_its_window_with_exit_code_1(
    shown_rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    def break_down() -> None:
        raise RuntimeError("The loop has broken down.")

    monkeypatch.setattr(shown_rig, "run", break_down)
    assert show(shown_rig, []) == 1


def test_the_window_shows_the_picture_of_its_rig(shown_rig: Rig) -> None:
    shown: list[object] = []

    def look(window: QWindow) -> None:
        shown.append(window.property("panel").property("look")["cables"]["dice"]["plugged"])
        window.close()

    def soon(window: QWindow) -> None:
        QTimer.singleShot(500, lambda: look(window))

    when_shown(soon)
    show(shown_rig, [])
    assert shown == [True]


def test_its_title_says_whose_devices_these_are(shown_rig: Rig) -> None:
    titles: list[str] = []

    def look(window: QWindow) -> None:
        titles.append(window.title())
        window.close()

    when_shown(look)
    show(shown_rig, [], owner="Seat 3")
    assert titles == ["Seat 3: simulated devices"]


def place_of_the_window(rig: Rig, *, right: bool = False) -> QRect:
    places: list[QRect] = []

    def look(window: QWindow) -> None:
        places.append(window.geometry())
        window.close()

    when_shown(look)
    show(rig, [], right=right)
    return places[0]


def test_on_the_right_it_takes_the_displays_edge_from_top_to_bottom(
    application: QGuiApplication, shown_rig: Rig
) -> None:
    display = application.primaryScreen().availableGeometry()
    place = place_of_the_window(shown_rig, right=True)
    assert (place.right(), place.width(), place.height()) == (display.right(), 460, display.height())


def test_elsewhere_it_is_as_large_as_its_buttons_need(shown_rig: Rig) -> None:
    assert place_of_the_window(shown_rig).size() == QSize(460, 1030)


@pytest.mark.parametrize(
    ("fonts", "family"), [([INTER], "Inter"), ([INTER, BEBAS], "Inter"), ([BEBAS, INTER], "Bebas Neue")]
)
def test_it_writes_in_the_first_fonts_family(application: QGuiApplication, fonts: list[Path], family: str) -> None:
    use_fonts(application, fonts)
    assert application.font().families() == [family]


def test_a_file_that_is_no_font_is_one_sentence(application: QGuiApplication) -> None:
    with pytest.raises(RigError, match=rf"^{ROOT / 'README.md'} is no font\.$"):
        use_fonts(application, [ROOT / "README.md"])


@pytest.mark.parametrize("display", [None, *DISPLAYS])
def test_it_needs_one_of_the_displays_that_there_are(
    shown_rig: Rig, monkeypatch: pytest.MonkeyPatch, display: str | None
) -> None:
    def no_font(*_: object) -> None:
        raise RigError("It got as far as its fonts.")

    for name in DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delenv("QT_QUICK_BACKEND", raising=False)
    monkeypatch.setattr(showing, "use_fonts", no_font)
    if display is not None:
        monkeypatch.setenv(display, "offscreen")
    far = "It got as far as its fonts" if display is not None else "There is no display"
    with pytest.raises(RigError, match=far):
        show(shown_rig, [])
    assert os.environ.get("QT_QUICK_BACKEND") == ("software" if display is not None else None)
