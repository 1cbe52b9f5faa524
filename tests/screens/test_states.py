"""Every state of the screen keeps the rules of what is read, touched and heard, which stand in `looks/`.

A state is reached once at each size, in a copy of the process, and looked at for one rule after the other. Those that
switch through the languages come last, and after them the one that changes what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.steps import Lock, Scene
from terminal.screens.operator.pages import PAGES, SEARCH
from tests.screens.looks import felt, grey, information, named, seen, touched, whole
from tests.screens.looks.look import SMALL, Look, drawn
from tests.screens.reading_room import Reader, ReadingRoom

LOOKS = [look for rule in (touched, seen, felt, named, whole, information, grey) for look in rule.looks()]


def states() -> list[object]:
    """All looks at each state, one window after the other."""
    by_state: dict[tuple[int, str, str], list[Look]] = {}
    for look in LOOKS:
        by_state.setdefault((look.size[1], look.scene.param, look.name), []).append(look)
    return [
        pytest.param(looks, id=f"{name}-{height}", marks=marks_of(looks[0].scene))
        for (height, _, name), looks in sorted(by_state.items(), key=lambda state: state[0])
    ]


def marks_of(scene: Scene) -> tuple[pytest.MarkDecorator, ...]:
    """Where play is locked, which is logged."""
    locks = any(isinstance(step, Lock) for step in scene.steps)
    return (pytest.mark.expects_log("play is locked"),) if locks else ()


@pytest.fixture(scope="module")
def room(qapp: QGuiApplication) -> Iterator[ReadingRoom]:
    """Where states are looked at."""
    room = ReadingRoom(qapp)
    yield room
    room.close()


@pytest.mark.parametrize("looks", states())
def test_the_state_keeps_every_rule_of_what_is_read_touched_and_heard(room: ReadingRoom, looks: list[Look]) -> None:
    wrong = room.read(looks[0].scene, looks[0].size, lambda reader: broken(reader, looks))
    assert not wrong, "\n".join(wrong)


def broken(reader: Reader, looks: list[Look]) -> list[str]:
    """What breaks a rule, and which."""
    return [f"{look.rule}: {wrong}" for look in looks for wrong in look.wrong(reader)]


def test_one_name_is_one_state_for_all_that_look_at_it() -> None:
    scenes: dict[str, Scene] = {}
    for look in LOOKS:
        assert scenes.setdefault(look.name, look.scene) == look.scene, look.name


def test_every_page_of_the_staff_is_read() -> None:
    assert set(whole.STAFF_PAGES) == {page.name for page in (*PAGES, SEARCH)}


def test_the_reader_of_texts_notices_what_is_wrong(room: ReadingRoom) -> None:
    noticed = room.read(drawn("come-out"), SMALL, whole.spoilt)
    for wrong in ("is outside the window", "are over each other", "is shrunk from", "wide and has", "sticks out of"):
        assert any(wrong in one for one in noticed), wrong
