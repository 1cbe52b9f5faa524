"""Every state of the screens keeps the rules of what is read, touched and heard, which stand in `looks/`.

A state is reached once at each size, in a copy of the process, and looked at for one rule after the other. A state that
is drawn as well is looked at where that is done, in `tests/shots/test_pictures.py`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.steps import Scene
from terminal.screens.operator.pages import PAGES, SEARCH
from tests.screens.looks import whole
from tests.screens.looks.every_look import EVERY_LOOK, broken, looks_without_pictures
from tests.screens.looks.look import SMALL, Look, drawn
from tests.screens.reading_room import ReadingRoom
from tests.shots.pictures import marks_of


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are looked at."""
    room = ReadingRoom(qapp)
    yield room
    room.close()


@pytest.mark.parametrize(
    "looks",
    [
        pytest.param(looks, id=f"{looks[0].name}-{looks[0].size[1]}", marks=marks_of(looks[0].scene))
        for looks in looks_without_pictures()
    ],
)
def test_the_state_keeps_every_rule_of_what_is_read_touched_and_heard(room: ReadingRoom, looks: list[Look]) -> None:
    wrong = room.read(looks[0].scene, looks[0].size, lambda reader: broken(reader, looks))
    assert not wrong, "\n".join(wrong)


def test_one_name_is_one_state_for_all_that_look_at_it() -> None:
    scenes: dict[str, Scene] = {}
    for look in EVERY_LOOK:
        assert scenes.setdefault(look.name, look.scene) == look.scene, look.name


def test_every_page_of_the_staff_is_read() -> None:
    assert set(whole.STAFF_PAGES) == {page.name for page in (*PAGES, SEARCH)}


def test_the_reader_of_texts_notices_what_is_wrong(room: ReadingRoom) -> None:
    noticed = room.read(drawn("come-out"), SMALL, whole.spoilt)
    for wrong in ("is outside the window", "are over each other", "is shrunk from", "wide and has", "sticks out of"):
        assert any(wrong in one for one in noticed), wrong
