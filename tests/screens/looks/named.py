"""What takes a touch says what it is, in the language that is spoken."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from harness.qml_type import class_name, qml_type
from terminal.screens.translating.languages import LANGUAGES
from tests.screens.looks.look import LARGE, SMALL, Look, drawn
from tests.screens.looks.touched import STATES_AT_THE_DESIGN, STATES_TOUCHED, touchable
from tests.screens.reading import name_of, tree
from tests.screens.reading_room import PSEUDO, Reader

AREAS = ("QQuickMouseArea", "QQuickMultiPointTouchArea")
SILENT = (QAccessible.Role.NoRole, QAccessible.Role.Client)
COVERED = ("odds", "commission", "clean", "dimmed", "reserved", "bill-panel", "help")


def looks() -> Iterator[Look]:
    """At one size: names are the same at every other."""
    named = "everything that takes a touch has a name of its own in the language spoken"
    for name in COVERED:
        yield Look("whatever keeps fingers off says what it is", name, drawn(name), SMALL, unnamed_covers)
    for name in STATES_TOUCHED:
        yield Look(named, name, drawn(name), SMALL, unheard_in_any_language)
    for name in STATES_AT_THE_DESIGN:
        yield Look(named, name, drawn(name), LARGE, lambda reader: unheard(touchable(reader)))


def unheard_in_any_language(reader: Reader) -> list[str]:
    """What is wrong with the names of what takes touches: in English, and in one that marks its texts."""
    items = touchable(reader)
    wrong, english = unheard(items), {name_of(item) for item in items}
    for _ in reader.guarded((PSEUDO,)):
        items = touchable(reader)
        wrong += unheard(items)
        left = (english & {name_of(item) for item in items}) - set(LANGUAGES.values())
        wrong += [f"{name!r} is not translated" for name in sorted(left) if re.search(r"[^\W\d_]{3}", name)]
    return wrong if english else ["nothing is named"]


def unheard(items: list[QQuickItem]) -> list[str]:
    """All of these that have no role, or no name, or the name of something else."""
    wrong = [f"{qml_type(item)} in {qml_type(item.parentItem())} is nothing" for item in items if not role_of(item)]
    wrong += [f"{qml_type(item)} in {qml_type(item.parentItem())} is not named" for item in items if not name_of(item)]
    counted = Counter(name_of(item) for item in items)
    return wrong + [f"{number} things are called {name!r}" for name, number in counted.items() if number > 1]


def role_of(item: QQuickItem) -> bool:
    """Whether it says what it is."""
    interface = QAccessible.queryAccessibleInterface(item)
    return interface is not None and interface.role() not in SILENT


def unnamed_covers(reader: Reader) -> list[str]:
    """Areas that take touches whose window has no name."""
    areas = [item for item in tree(reader.window.contentItem()) if class_name(item) in AREAS]
    return [qml_type(area) for area in areas if not any(name_of(around) for around in upwards(area))]


def upwards(item: QQuickItem | None) -> Iterator[QQuickItem]:
    """The item and all that it lies in."""
    while item is not None:
        yield item
        item = item.parentItem()
