"""The dealer's console and the wall display keep the rules of what is read, touched and heard, as every screen does."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from PySide6.QtGui import QGuiApplication

from harness.shots.copies import in_copy
from harness.shots.stage import Size
from harness.shots.steps import WatchScene
from harness.shots.stillness import come_to_rest
from harness.shots.watch_states import DEALER, DISPLAY, WATCHING
from harness.shots.watch_window import watching_window
from terminal.screens.translating.languages import LANGUAGES
from tests.screens.looks import seen, touched
from tests.screens.looks.look import LARGE, SMALL
from tests.screens.reading import cut_texts, name_of, tree

NARROW = (1280, 1024)
HUGE = (3840, 2160)


def looked(scene: WatchScene, languages: Iterable[str], size: Size, app: QGuiApplication) -> list[str]:
    """What a reader of each of these languages complains about."""
    wrong = []
    with watching_window(scene, "en", size, app) as watched:
        for language in languages:
            watched.speak(language)
            come_to_rest(watched.window)
            wrong += [f"{language}: {one}" for one in cut_texts(watched.window)]
    return wrong


@pytest.mark.parametrize("name", WATCHING)
def test_no_text_is_cut_shrunk_or_written_over_another_in_any_language(qapp: QGuiApplication, name: str) -> None:
    wrong = in_copy(lambda: looked(WATCHING[name], LANGUAGES, SMALL, qapp))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", [NARROW, HUGE], ids=str)
@pytest.mark.parametrize("name", ["dealer-confirm", "dealer-void", "display", "display-big-shot"])
def test_no_text_is_cut_on_a_screen_of_another_shape_or_size(qapp: QGuiApplication, name: str, size: Size) -> None:
    wrong = in_copy(lambda: looked(WATCHING[name], ("de",), size, qapp))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
@pytest.mark.parametrize("name", DEALER)
def test_everything_that_takes_a_touch_is_large_enough_for_a_finger(
    qapp: QGuiApplication, name: str, size: Size
) -> None:
    def missed() -> list[str]:
        with watching_window(DEALER[name], "en", size, qapp) as watched:
            come_to_rest(watched.window)
            return touched.missed(watched)  # type: ignore[arg-type]

    wrong = in_copy(missed)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", WATCHING)
def test_letters_are_large_enough_and_stand_out_from_what_is_behind_them(qapp: QGuiApplication, name: str) -> None:
    def read() -> list[str]:
        with watching_window(WATCHING[name], "en", LARGE, qapp) as watched:
            come_to_rest(watched.window)
            return [*touched.too_small_to_read(watched), *seen.faint_texts(watched)]  # type: ignore[arg-type]

    wrong = in_copy(read)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", WATCHING)
def test_everything_that_takes_a_touch_has_a_name(qapp: QGuiApplication, name: str) -> None:
    def nameless() -> list[str]:
        with watching_window(WATCHING[name], "en", SMALL, qapp) as watched:
            come_to_rest(watched.window)
            items = [
                item for item in tree(watched.window.contentItem()) if item.isEnabled() and touched.takes_touches(item)
            ]
            return [str(item) for item in items if not name_of(item)]

    assert in_copy(nameless) == []


def test_nobody_touches_the_wall_display(qapp: QGuiApplication) -> None:
    for scene in DISPLAY.values():
        with watching_window(scene, "en", SMALL, qapp) as watched:
            assert not [item for item in tree(watched.window.contentItem()) if touched.takes_touches(item)]
