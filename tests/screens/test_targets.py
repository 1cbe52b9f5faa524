"""What a finger is to hit is large enough for it, on every felt and in every window of a screen of 1920 by 1080."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from terminal.screens.qml_type import qml_type
from terminal.screens.window import DESIGN_SIZE
from terminal.shots.reading_states import game
from terminal.shots.states import STATES
from terminal.shots.steps import Scene
from tests.screens.reading import name_of
from tests.screens.reading_room import Reader, ReadingRoom
from tests.screens.test_names import SHEETS, STATES_HEARD, touchable

TARGET_PX = 55
STATES_TOUCHED = (*STATES_HEARD, "full", "full-hop", "travelled-against", "bets-off", "puck-button", "left-hand-full")


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are measured."""
    room = ReadingRoom(DESIGN_SIZE, qapp)
    yield room
    room.close()


def too_small(reader: Reader) -> list[str]:
    """Everything that takes touches and is narrower or lower than a fingertip."""
    sizes = {item: size_of(item) for item in touchable(reader)}
    return [
        f"{qml_type(item)} {name_of(item)!r} is {size[0]:.0f} by {size[1]:.0f}"
        for item, size in sizes.items()
        if min(size) < TARGET_PX
    ]


def size_of(item: QQuickItem) -> tuple[float, float]:
    """The width and height of what takes the touch; of a band round the felt's corner those of its arm."""
    arm = item.property("arm")
    return (arm, arm) if qml_type(item) == "Field" and arm else (item.width(), item.height())


@pytest.mark.parametrize("name", STATES_TOUCHED)
def test_everything_that_takes_a_touch_is_large_enough_for_a_finger(room: ReadingRoom, name: str) -> None:
    scene = STATES[name]
    assert isinstance(scene, Scene)
    scene = replace(scene, param=game(SHEETS.get(name.partition("-")[0], "craps-el601")))
    assert room.read(scene, too_small) == []
