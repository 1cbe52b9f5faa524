"""The keyboard and the number pad on the screen: what their keys type, and whether a finger hits them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlComponent, QQmlEngine
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from harness.shots.finger import LEFT, NO_KEY, Finger
from terminal.screens.shared.typed_text import TypedText
from terminal.screens.window.opening import QML, load_fonts
from tests.screens.reading import name_of, tree

MAX_TURNS = 1_000
LEAST_PX = 55
"""At 1280 by 720."""

FRAME = """
import QtQuick
import Boxman.Shared

Window {
    id: root

    required property QtObject line
    property int accepted: 0
    property bool whole: true

    width: 1280
    height: 720
    visible: true
    color: "black"
    Component.onCompleted: Theme.unit = 2 / 3

    PART {
        EXTRA
        anchors.centerIn: parent
        whole: root.whole
        onTyped: text => root.line.type(text)
        onErased: root.line.erase()
        onCleared: root.line.clear()
        onDone: root.accepted += 1
    }
}
"""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTS = {
    "de": "äöüßÄÖÜ",
    "es": "áéíóúüñÁÉÍÓÚÜÑ¿¡",
    "fr": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»",
    "it": "àèéìíîòóùúÀÈÉÌÒÓÙÚ",
    "sl": "čšžćđČŠŽĆĐ",
}


class Typist:
    """A person before a keyboard, and the line that is typed."""

    def __init__(self, part: str, extra: str = "") -> None:
        self.line = TypedText(200)
        self._engine = QQmlEngine()
        self._engine.addImportPath(str(QML))
        self._component = component = QQmlComponent(self._engine)
        component.setData(FRAME.replace("PART", part).replace("EXTRA", extra).encode(), QUrl("file:///Frame.qml"))
        made = component.createWithInitialProperties({"line": self.line})
        assert isinstance(made, QQuickWindow), component.errorString()
        self.window = made
        assert QTest.qWaitForWindowExposed(self.window)
        self._finger = Finger(self.window, "en")

    @property
    def text(self) -> str:
        """What is typed."""
        return str(self.line.property("text"))

    @property
    def accepted(self) -> int:
        """How often Done was accepted."""
        return int(self.window.property("accepted"))

    def tap(self, *names: str) -> None:
        """Tap these keys."""
        for name in names:
            self._finger.tap(name)

    def keys(self) -> dict[str, tuple[float, float]]:
        """The visible keys and their sizes."""
        found = [item for item in tree(self.window.contentItem()) if _pressable(item)]
        return {name_of(item): (item.width(), item.height()) for item in found}

    def leave(self) -> None:
        """Close the window, before its engine."""
        self.window.close()
        del self.window
        self._component.deleteLater()
        self._engine.deleteLater()
        QTest.qWait(1)


def _pressable(item: QQuickItem) -> bool:
    return item.metaObject().indexOfSignal("pressed()") >= 0 and bool(name_of(item))


@pytest.fixture
def typist(qapp: QGuiApplication, request: pytest.FixtureRequest) -> Iterator[Typist]:
    """A person before the keyboard, or before the part that the test names."""
    assert qapp
    load_fonts()
    typist = Typist(getattr(request, "param", "OnScreenKeyboard"))
    yield typist
    typist.leave()


def test_letters_digits_and_signs_are_typed_as_the_keys_show_them(typist: Typist) -> None:
    typist.tap("Key b", "Key o", "Key x", "Space", "Key 7", "Signs", "Key @")
    assert typist.text == "box 7@"


def test_shift_is_for_one_letter_and_touched_twice_for_all(typist: Typist) -> None:
    typist.tap("Shift", "Key A", "Key b", "Shift", "Shift", "Key C", "Key D", "Shift", "Key e")
    assert typist.text == "AbCDe"


def test_every_letter_of_the_alphabet_can_be_typed_small_and_capital(typist: Typist) -> None:
    typist.tap(*(f"Key {letter.lower()}" for letter in LETTERS), "Shift", "Shift", *(f"Key {one}" for one in LETTERS))
    assert typist.text == LETTERS.lower() + LETTERS


@pytest.mark.parametrize("language", ACCENTS)
def test_every_accent_of_the_language_has_a_key(typist: Typist, language: str) -> None:
    typist.tap("Letters with accents")
    offered = set(typist.keys())
    typist.tap("Shift")
    offered |= set(typist.keys())
    assert [letter for letter in ACCENTS[language] if f"Key {letter}" not in offered] == []


def test_a_capital_accent_is_typed_with_shift(typist: Typist) -> None:
    typist.tap("Letters with accents", "Shift", "Key Č", "Key ž")
    assert typist.text == "Čž"


def test_erase_takes_the_last_letter_and_clear_the_whole_line(typist: Typist) -> None:
    typist.tap("Key a", "Key b", "Key c", "Erase the last letter")
    assert typist.text == "ab"
    typist.tap("Clear the line")
    assert typist.text == ""
    typist.tap("Erase the last letter")
    assert typist.text == ""


def test_erase_held_down_erases_letter_by_letter(typist: Typist) -> None:
    typist.line.set("boxman")
    finger = Finger(typist.window, "en")
    place = finger.place("Erase the last letter")
    QTest.mousePress(typist.window, LEFT, NO_KEY, place)
    for timer in typist.window.findChildren(QObject):
        if timer.inherits("QQmlTimer") and timer.property("running"):
            timer.setProperty("interval", 1)
    for _ in range(MAX_TURNS):
        if not typist.text:
            break
        QTest.qWait(1)
    QTest.mouseRelease(typist.window, LEFT, NO_KEY, place)
    assert typist.text == ""


def test_done_is_accepted_only_while_the_line_is_valid(typist: Typist) -> None:
    typist.window.setProperty("whole", False)
    typist.tap("Done")
    assert typist.accepted == 0
    typist.window.setProperty("whole", True)
    typist.tap("Done")
    assert typist.accepted == 1


def test_a_line_takes_no_more_letters_than_it_may_have() -> None:
    line = TypedText(3)
    for letter in "boxman":
        line.type(letter)
    assert line.property("text") == "box"


@pytest.mark.parametrize("typist", ["OnScreenKeyboard", "NumberPad"], indirect=True)
def test_every_key_is_large_enough_for_a_finger(typist: Typist) -> None:
    sizes = typist.keys()
    assert len(sizes) >= 13
    assert [name for name, size in sizes.items() if min(size) < LEAST_PX] == []
    lefts = [item.mapToScene(item.boundingRect().topLeft()).x() for item in tree(typist.window.contentItem())]
    assert min(lefts) >= 0


@pytest.mark.parametrize("typist", ["NumberPad"], indirect=True)
def test_a_pad_for_whole_numbers_has_digits_alone(typist: Typist) -> None:
    typist.tap("Digit 1", "Digit 0", "Digit 9", "Erase the last digit")
    assert typist.text == "10"
    assert not {"Decimal point", "Colon"} & set(typist.keys())
    typist.tap("Clear the number", "Done")
    assert (typist.text, typist.accepted) == ("", 1)


@pytest.mark.parametrize(("sign", "name"), [(".", "Decimal point"), (":", "Colon")])
def test_a_pad_for_amounts_or_times_has_the_sign_of_its_values(qapp: QGuiApplication, sign: str, name: str) -> None:
    assert qapp
    pad = Typist("NumberPad", f'sign: "{sign}"')
    pad.tap("Digit 1", name, "Digit 5")
    assert pad.text == f"1{sign}5"
    pad.leave()
