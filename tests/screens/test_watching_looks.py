"""The dealer's console and the wall display keep the rules of what is read, touched and heard, as every screen does."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from harness.shots.stage import Size
from harness.shots.steps import WatchScene
from harness.shots.stillness import come_to_rest
from harness.shots.watch_states import DEALER, DISPLAY, WATCHING
from harness.shots.watch_window import Watched, WatchStages
from terminal.screens.translating.languages import LANGUAGES
from tests.screens.looks import seen, touched
from tests.screens.looks.look import LARGE, SMALL
from tests.screens.reading import cut_texts, name_of, tree

NARROW = (1280, 1024)
HUGE = (3840, 2160)
Looks = Callable[[Watched], list[str]]


@pytest.fixture(scope="module")
def stages(qapp: QGuiApplication) -> Iterator[WatchStages]:
    """The windows that watch."""
    stages = WatchStages(qapp)
    yield stages
    stages.close()


def looked(stages: WatchStages, scene: WatchScene, size: Size, *looks: Looks) -> list[str]:
    """What one look after the other finds wrong with the window in this scene, which is played once for all of them."""

    def found(watched: Watched) -> list[str]:
        come_to_rest(watched.window)
        return [wrong for look in looks for wrong in look(watched)]

    return stages.look(scene, "en", size, found)


def cut_in(*languages: str) -> Looks:
    """The texts that are cut, shrunk or written over another in any of these languages."""

    def cut(watched: Watched) -> list[str]:
        wrong = []
        for language in languages:
            watched.speak(language)
            come_to_rest(watched.window)
            wrong += [f"{language}: {one}" for one in cut_texts(watched.window)]
        return wrong

    return cut


def missed(watched: Watched) -> list[str]:
    """What takes a touch and is too small for a finger."""
    return touched.missed(watched)  # type: ignore[arg-type]


def nameless(watched: Watched) -> list[str]:
    """What takes a touch and has no name."""
    return [f"{item} has no name" for item in taking_touches(watched) if item.isEnabled() and not name_of(item)]


def taken(watched: Watched) -> list[str]:
    """What takes a touch where nobody touches anything."""
    return [f"{item} takes touches" for item in taking_touches(watched)]


def unread(watched: Watched) -> list[str]:
    """The letters that are too small, or do not stand out from what is behind them."""
    return [*touched.too_small_to_read(watched), *seen.faint_texts(watched)]  # type: ignore[arg-type]


def taking_touches(watched: Watched) -> list[QQuickItem]:
    """What waits for a finger, enabled or not."""
    return [item for item in tree(watched.window.contentItem()) if touched.takes_touches(item)]


@pytest.mark.parametrize("name", DEALER)
def test_all_of_the_console_is_large_enough_has_a_name_and_is_whole_in_any_language(
    stages: WatchStages, name: str
) -> None:
    wrong = looked(stages, DEALER[name], SMALL, missed, nameless, cut_in(*LANGUAGES))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", DISPLAY)
def test_nobody_touches_the_wall_display_and_its_texts_are_whole_in_any_language(
    stages: WatchStages, name: str
) -> None:
    wrong = looked(stages, DISPLAY[name], SMALL, taken, cut_in(*LANGUAGES))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", WATCHING)
def test_on_a_large_screen_too_there_is_room_for_fingers_and_letters_stand_out(stages: WatchStages, name: str) -> None:
    wrong = looked(stages, WATCHING[name], LARGE, *((missed,) if name in DEALER else ()), unread)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", ["dealer-confirm", "dealer-void", "display", "display-big-shot"])
@pytest.mark.parametrize("size", [NARROW, HUGE], ids=str)
def test_no_text_is_cut_on_a_screen_of_another_shape_or_size(stages: WatchStages, name: str, size: Size) -> None:
    wrong = looked(stages, WATCHING[name], size, cut_in("de"))
    assert not wrong, "\n".join(wrong)
