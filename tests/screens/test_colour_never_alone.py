"""Colour never tells a state alone: two states of an item still differ in grey, or a word or sign says which it is."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.states import STATES
from harness.shots.steps import Scene
from harness.shots.stillness import end_movements, picture_now
from tests.screens.reading import ancestors, top_of, tree
from tests.screens.reading_room import Reader, ReadingRoom
from tests.screens.test_contrast import Pixels, luminance, patch, pixels_of

CLEAR = 3.0
"""So much lighter or darker a pixel has to be before the eye sees a shape in it, by WCAG's measure."""
AROUND = 6
"""The light round an item, in pixels of the design."""
LEAST_PIXELS = 24
"""A sign is at least as large as that, in pixels of the design."""

Look = tuple[str, str, tuple[object, ...]]
"""An item of this file, by a property of its own or of its field, and what that can be."""

TOLD_IN_GREY: dict[str, tuple[Look, ...]] = {
    "lucky-shooter": (
        ("FaceShooter", "field.marked", (6, 4, 0)),
        ("FaceShooter", "field.hit", ([4], [9], [])),
        ("FaceRoller", "field.hit", ([4], [])),
        ("FieldFace", "field.outcome", ("win", "")),
        ("IconButton", "lit", (True, False)),
        ("ActionButton", "open", (True, False)),
        ("RollButton", "open", (True, False)),
        ("Puck", "on", (True, False)),
        ("HistoryBar", "puck", ("on", "off", "")),
    ),
    "side-bets": (
        ("FaceFire", "field.marked", (4, 9, 0)),
        ("FaceFire", "field.hit", ([9], [4], [])),
        ("FaceRepeater", "field.hit", ([2], [])),
    ),
    "options-set": (("OptionSwitch", "isOn", (True, False)),),
    "languages": (("LanguagesWindow", "isChosen", (True, False)),),
    "help-line": (("MiniFelt", "lit", (True, False)),),
    "staff-switches": (("DeviceLine", "tone", ("good", "care", "bad")),),
    "staff-dice": (("ListLine", "tone", ("good", "care", "bad", "")), ("ListChoice", "chosen", (True, False))),
    "staff-charts": (),
    "sign-in-first-pin": (("PinDots", "length", (1, 2)),),
    "hazard-chance": (),
    "staff-game-step": (),
    "losing": (),
}
"""What can be seen in a state of the screen without its colours."""

WORDED = {"HistoryBar": ("tone", "word"), "ClubTable": ("tone", "word"), "GameStep": ("tone", "text")}
"""Lists in which a word says what the colour says: the same word never has two tones."""


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are looked at, at the size of the design."""
    room = ReadingRoom((1920, 1080), qapp)
    yield room
    room.close()


@pytest.mark.parametrize("name", TOLD_IN_GREY)
def test_what_a_colour_says_is_seen_without_it(room: ReadingRoom, name: str) -> None:
    scene = STATES[name]
    assert isinstance(scene, Scene)
    assert room.read(scene, lambda reader: list(alike(reader, TOLD_IN_GREY[name]))) == []


def alike(reader: Reader, looks: tuple[Look, ...]) -> Iterator[str]:
    """What cannot be told apart without its colour, one sentence for each."""
    for file, name, values in looks:
        item = seen_item(reader, file, name)
        place = item.boundingRect() if item.width() else item.childrenRect()
        place = item.mapRectToScene(place.adjusted(-AROUND, -AROUND, AROUND, AROUND))
        pictures = [in_grey(reader, item, name, value, place) for value in values]
        for one, other in combinations(range(len(values)), 2):
            if not differ(pictures[one], pictures[other]):
                yield f"{file}: {name} {values[one]!r} looks like {values[other]!r}"
    yield from (f"{file}: {word!r} has two tones" for file, word in two_toned(reader))
    yield from (f"BarPlot: the bars of {label} look alike" for label in alike_series(reader))


def seen_item(reader: Reader, file: str, name: str) -> QQuickItem:
    """The first item that the file repeats, or the file's own, that has the property, or shows a field that has it."""
    own: QQuickItem | None = None
    for item in tree(top_of(reader.window)):
        if name.startswith("field."):
            if qml_type(item) == file:
                return item
        elif item.property(name) is None:
            continue
        elif own is None and qml_type(item) == file:
            own = item
        elif file in map(qml_type, ancestors(item)):
            return item
    assert own is not None, f"no item of {file} has {name}"
    return own


def in_grey(reader: Reader, item: QQuickItem, name: str, value: object, place: QRectF) -> Pixels:
    """How light the pixels in the place of the item are when its property has this value."""
    owner = item
    if name.startswith("field."):
        owner = next(around for around in ancestors(item) if qml_type(around) == "Field")
    assign(owner, name.removeprefix("field."), value)
    while end_movements(reader.window):
        pass
    return luminance(patch(place, pixels_of(picture_now(reader.window))))


def assign(owner: QQuickItem, name: str, value: object) -> None:
    """Give the item's property this value, whatever it followed."""
    context = qmlContext(owner)
    assert context is not None, "the item stands in a QML file"
    expression = QQmlExpression(context, owner, f"{name} = {json.dumps(value)}")
    expression.evaluate()
    assert not expression.hasError(), expression.error().toString()


def differ(one: Pixels, other: Pixels) -> bool:
    """The eye sees another shape in one than in the other."""
    contrast = (np.maximum(one, other) + 0.05) / (np.minimum(one, other) + 0.05)
    return int((contrast >= CLEAR).sum()) >= LEAST_PIXELS


def two_toned(reader: Reader) -> Iterator[tuple[str, str]]:
    """Words that stand in two tones."""
    tones: dict[tuple[str, str], set[str]] = {}
    for item in tree(reader.window.contentItem()):
        for file, (tone, word) in WORDED.items():
            if item.property(tone) is not None and item.property(word) and file in map(qml_type, ancestors(item)):
                tones.setdefault((file, str(item.property(word))), set()).add(str(item.property(tone)))
    yield from (said for said, found in tones.items() if len(found) > 1)


def alike_series(reader: Reader) -> Iterator[str]:
    """The labels of a chart over which one bar is like the other, when both are as high."""
    pairs = [item for item in tree(reader.window.contentItem()) if item.property("secondText")]
    for pair in pairs:
        pair.setProperty("second", pair.property("first"))
    pixels = luminance(pixels_of(picture_now(reader.window))) if pairs else np.zeros((0, 0))
    for pair in pairs:
        one, other = (patch(bar.mapRectToScene(bar.boundingRect()), pixels) for bar in pair.childItems()[:2])
        if not differ(one, other):
            yield pair.property("label")


QML = Path(__file__).parents[2] / "terminal" / "screens" / "qml" / "Boxman"
THEME = dict(re.findall(r'color (\w+): "#(\w{6})"', (QML / "Shared" / "Theme.qml").read_text(encoding="utf-8")))
COLOUR = rf'(?:Theme\.({"|".join(THEME)})\b|"#(?:\w\w)?(\w{{6}})")'
CHOICE = re.compile(r'([\w.!]+(?: [=!<>|&%]+ [\w."]+)*) \? ' + COLOUR + " : " + COLOUR)
"""A condition, and the two colours between which it decides."""

SAID_BESIDES: dict[str, tuple[str, ...]] = {
    "its text is another one": (
        'AttendantPanel root.information.tone === "refusal"',
        "AttendantPanel root.service.doors.length > 0",
        "ClockPage root.page.good",
        "ClubTable cell.loses",
        'ClubTable cell.tone === "again" || cell.tone === "nothing"',
        'ClubTable cell.tone === "nothing"',
        "ClubTable medal.number.length > 0",
        "DevicesPage line.sent",
        "DiceTray root.dice.isBad",
        "DiceWindow root.dice.isBad",
        "EntryLine root.trouble.length > 0",
        "ExportWindow root.exporting.failed || root.exporting.incomplete",
        "FirstHandWindow root.firstHand.warns",
        "HistoryBar roll.isBad",
        'HistoryBar roll.tone === "point"',
        'InfoLine root.information.tone === "win"',
        "InfoLine root.isWarning",
        "LivePictureView root.dice.isBad",
        "LockScreen root.service.lockCalm",
        "ParametersPage root.page.wrong.length > 0",
        "PeoplePage root.editor.refused",
        "SoundsPage root.page.mute",
        "SoundsPage root.page.silent",
        "TestModeFoot root.mode.said.length > 0",
        "TicketCard root.inDoubt",
        "TimerPlate root.isClosed",
        "WorkPage root.work.refused",
    ),
    "a sign, a shape or a frame says it, as the pictures in grey show": (
        "ActionButton root.open",
        'DeviceLine root.tone === "good"',
        "FaceShooter one.isOwn || one.isHit",
        "FeltTabs tab.isOpen",
        "FieldLook root.won",
        "HotShooterPlate root.shooter.leads",
        "LanguagesWindow language.isChosen",
        "MiniFelt spot.lit",
        "OptionSwitch root.isOn",
        "PinDots dot.isTyped",
        "RollButton root.open",
        'Theme tone === "bad"',
        "WinCondition total.wins",
    ),
    "its place or its figure says it": (
        "BarChart column.isSeven",
        "BarPlot bar.lost",
        "BarPlot tick.at === root.zero",
        "ChoiceWindow root.isHurry",
        "ProfitChart row.won",
        "TimerPlate root.isHurry",
    ),
    "it is dim, and a touch is answered with the reason": (
        "ChoiceButton root.open",
        "FavouriteCard root.isDim",
        "Field root.open",
        "GameCard root.isDim",
        "StrategyCard root.isDim",
    ),
    "it says nothing: the look of a kind of thing": (
        "ActionButton root.accented",
        "Card root.isQuiet",
        "CreditBar reading.strong",
        'Field root.shape === "disc"',
        "GameName root.duration",
        "ListLine root.index % 2",
        "MiniFelt spot.red",
        'MiniFelt spot.shape === "disc"',
        "NotedButton root.accented",
    ),
}
"""What else says what the hue says, for every condition that decides between two colours of like lightness."""


def test_where_a_hue_is_chosen_by_a_state_something_else_says_it_too() -> None:
    listed = {line for lines in SAID_BESIDES.values() for line in lines}
    found = {f"{path.stem} {condition}" for path in sorted(QML.glob("*/*.qml")) for condition in hues(path)}
    assert found - listed == set(), "say the state by a word, sign or shape too, and list here which it is"
    assert listed - found == set(), "no such choice is left"


def hues(path: Path) -> Iterator[str]:
    """The conditions by which the file chooses between two colours that grey does not tell apart."""
    for condition, *colours in CHOICE.findall(path.read_text(encoding="utf-8")):
        named, plain, other_named, other_plain = colours
        one, other = (light(pair) for pair in ((named, plain), (other_named, other_plain)))
        if "pressed" not in condition and max(one, other) / min(one, other) < CLEAR:
            yield condition


def light(colour: tuple[str, str]) -> float:
    """How light the colour is, as a contrast with black."""
    named, plain = colour
    digits = plain or THEME[named]
    parts = np.array([[int(digits[at : at + 2], 16) for at in (0, 2, 4)]], dtype=np.float64)
    return float(luminance(parts)[0]) + 0.05
