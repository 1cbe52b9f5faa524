"""Colour never tells a state alone: two states of an item still differ in grey, or a word says which it is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from itertools import combinations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtQml import QQmlExpression, qmlContext
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.stillness import end_movements, picture_now
from tests.screens.looks.look import LARGE, Look, drawn
from tests.screens.looks.seen import Pixels, luminance, patch, pixels_of
from tests.screens.reading import ancestors, top_of, tree
from tests.screens.reading_room import Reader

CLEAR = 3.0
"""So much lighter or darker a pixel has to be before the eye sees a shape in it, by WCAG's measure."""
AROUND = 6
"""The light round an item, in pixels of the design."""
LEAST_PIXELS = 24
"""A sign is at least as large as that, in pixels of the design."""

States = tuple[str, str, tuple[object, ...]]
"""An item of this file, by a property of its own or of its field, and what that can be."""

TOLD_IN_GREY: dict[str, tuple[States, ...]] = {
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
        ("FaceWays", "field.hit", ([8], [8, 8], [8, 8, 8])),
        ("FaceRepeater", "field.hit", ([2], [])),
    ),
    "options-set": (("OptionSwitch", "isOn", (True, False)),),
    "languages": (("LanguagesWindow", "isChosen", (True, False)),),
    "help-line": (("MiniFelt", "lit", (True, False)),),
    "staff-switches": (("DeviceLine", "tone", ("good", "care", "bad")),),
    "staff-dice": (("ListLine", "tone", ("good", "care", "bad", "")), ("ListChoice", "chosen", (True, False))),
    "staff-people": (("ListLine", "selected", (True, False)),),
    "staff-charts": (),
    "sign-in-first-pin": (("PinDots", "length", (1, 2)),),
    "hazard-chance": (),
    "staff-game-step": (),
    "losing": (),
}
"""What can be seen in a state of the screen without its colours."""

WORDED = {"HistoryBar": ("tone", "word"), "ClubTable": ("tone", "word"), "GameStep": ("tone", "text")}
"""Lists in which a word says what the colour says: the same word never has two tones."""


def looks() -> Iterator[Look]:
    """These states in grey. It changes what the screen shows, so it is the last look at each of them."""
    for name, told in TOLD_IN_GREY.items():
        yield Look("grey", name, drawn(name), LARGE, partial(broken, told=told))


def broken(reader: Reader, told: tuple[States, ...]) -> list[str]:
    """What cannot be told apart without its colour, one sentence for each."""
    return list(alike(reader, told))


def alike(reader: Reader, told: tuple[States, ...]) -> Iterator[str]:
    """What cannot be told apart without its colour, one sentence for each."""
    for file, name, values in told:
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
