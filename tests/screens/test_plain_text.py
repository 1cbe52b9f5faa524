"""Text from outside (a parameter file, a device, a person's name) is drawn as it is written, never as markup.

Qt Quick takes whatever looks like HTML for HTML unless it is told not to: an ``<img>`` in a section's name would open
files and connections of its own accord.
"""

from __future__ import annotations

import ctypes
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest

from harness.commands.qml import files
from terminal.common.places import ROOT
from terminal.screens.window.lock_window import LockScreenModel, open_lock_window
from terminal.start.loading import load_settings
from terminal.start.no_play import NoPlayError
from tests.screens.reading import texts

DRAW_NO_TEXT = frozenset(
    {
        *("Behavior", "Binding", "Component", "Connections", "NumberAnimation", "PauseAnimation", "PropertyAction"),
        *("QtObject", "SequentialAnimation", "Shortcut", "TextMetrics", "Timer", "Transition", "Translate"),
        *(
            "Column",
            "ColumnLayout",
            "Flickable",
            "Flow",
            "Grid",
            "GridLayout",
            "Item",
            "ListView",
            "Loader",
            "Repeater",
            "Row",
            "RowLayout",
        ),
        *("Canvas", "Gradient", "GradientStop", "Image", "Rectangle", "ScrollBar", "Window"),
        *("PathArc", "PathLine", "PathPolyline", "Shape", "ShapePath"),
        *("DragHandler", "HoverHandler", "MouseArea", "MultiPointTouchArea", "PointHandler", "TapHandler"),
        "T.AbstractButton",  # of the templates, which draw nothing: its background and its content are ours
    }
)
"""The types of Qt's that our QML may use besides `PlainText`: none of them writes letters on a screen."""

OBJECT = re.compile(r"(?<![\w.\\])((?:\w+\.)?[A-Z]\w*)(?:\s+on\s+[\w.]+)?\s*\{")
INLINE = re.compile(r"\bcomponent\s+([A-Z]\w*)\s*:")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"", re.DOTALL)
ATTACHED = re.compile(r"\bToolTip\.")
OTHER_WAYS = ("QtWidgets", "QTextDocument", "QStaticText", "QMessageBox", ".setData(", ".loadData(", "createQmlObject")
"""Other ways to draw text that may be markup, or to make QML that this test would not see."""


def wrong_types(source: str, own: set[str]) -> set[str]:
    """The types of which this QML makes objects, and which may draw text by a format of their own."""
    code = COMMENT.sub('""', source)
    return set(OBJECT.findall(code)) - own - set(INLINE.findall(code)) - DRAW_NO_TEXT


def test_every_text_of_the_terminal_and_of_the_rigs_window_is_plain_text() -> None:
    own = {path.stem for path in files()}
    # A tip keeps its letters in a content item of its own.
    allowed = {"PlainText.qml": {"Text"}, "HelpTip.qml": {"ToolTip"}}
    wrong = {path.name: wrong_types(path.read_text(), own) - allowed.get(path.name, set()) for path in files()}
    assert {name: types for name, types in wrong.items() if types} == {}
    tip = next(path for path in files() if path.name == "HelpTip.qml").read_text()
    assert "contentItem: PlainText {" in tip


def test_only_plain_text_says_how_text_is_taken() -> None:
    saying = [path.relative_to(ROOT).as_posix() for path in files() if "textFormat" in path.read_text()]
    assert saying == [
        "drivers/simulated/window/qml/PlainText.qml",
        "terminal/screens/qml/Boxman/Shared/PlainText.qml",
    ]
    for name in saying:
        assert "textFormat: Text.PlainText" in (ROOT / name).read_text()


def test_no_tip_is_borrowed_from_qt() -> None:
    """The tip that Qt attaches to an item on request takes markup."""
    assert [path.name for path in files() if ATTACHED.search(path.read_text())] == []


def test_no_text_is_drawn_past_the_qml_files() -> None:
    sources = [path for room in ("terminal", "drivers") for path in (ROOT / room).rglob("*.py")]
    assert [(path.name, way) for path in sources for way in OTHER_WAYS if way in path.read_text()] == []


@pytest.mark.parametrize(
    "source", ["Item { Text { text: name } }", "Label { }", "C.Button { text: name }", "TextEdit{}"]
)
def test_the_check_finds_what_takes_markup(source: str) -> None:
    assert wrong_types(source, {"PlainText"})


IN_OPEN = 0x20


@contextmanager
def opened_in(folder: Path) -> Iterator[list[bytes]]:
    """What was opened in this folder meanwhile, as the system reports it; filled when the block ends."""
    libc = ctypes.CDLL(None, use_errno=True)
    watch = libc.inotify_init1(os.O_NONBLOCK)
    assert libc.inotify_add_watch(watch, os.fsencode(folder), IN_OPEN) >= 0
    found: list[bytes] = []
    yield found
    try:
        found.append(os.read(watch, 4096))
    except BlockingIOError:
        pass  # nothing has happened
    finally:
        os.close(watch)


def test_a_section_named_like_an_image_stands_on_the_lock_window_letter_by_letter(
    qapp: QGuiApplication, tmp_path: Path
) -> None:
    bait = tmp_path / "bait"
    bait.mkdir()
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(QColor("magenta"))
    assert picture.save(str(bait / "picture.png"))
    section = f'<img src="{(bait / "picture.png").as_uri()}">'
    param = tmp_path / "Param.ini"
    param.write_text(f"[{section}]\nsize = 1\n")
    with pytest.raises(NoPlayError) as refused:
        load_settings(param)
    model = LockScreenModel(refused.value.lock, qapp)
    with opened_in(bait) as opened:
        engine, window = open_lock_window(model, size=(1280, 720), windowed=True, app=qapp)
        assert QTest.qWaitForWindowExposed(window)
        drawn = {shown.text: shown.plain for shown in texts(window)}
        window.grabWindow()
    [sentence] = [text for text in drawn if section in text]
    assert drawn[sentence]
    assert opened == []
    window.close()
    del window
    engine.deleteLater()
    QTest.qWait(1)
