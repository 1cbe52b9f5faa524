"""What the screen keeps in memory, counted: the pictures in it, and the items of felts that are small."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtQuick import QQuickItem

from harness.qml_type import qml_type
from harness.shots.stillness import is_loading
from harness.speed.full_felt import SHEETS
from terminal.cabinet.cabinet import Cabinet
from tests.cabinet.pipeline import Pipeline
from tests.screens.player import Player
from tests.screens.test_lobby import game_of
from tests.screens.waiting import once_computed

SIZE = (1920, 1080)
MAX_PICTURES_MB = 28.0
"""Of all pictures that are loaded at once in the size of the design, each counted once."""
MAX_LOBBY_ITEMS = 1_250
BYTES_A_PIXEL = 4
STRIPS = 24
"""Of two ways to tumble, onto six faces, the fast roll and how it ends."""


@pytest.fixture(scope="module")
def player(qapp: QGuiApplication) -> Iterator[Player]:
    """A player of a cabinet with every game, once all windows and pictures are made that are kept."""
    pipeline = Pipeline()
    pipeline.cabinet = Cabinet({name: game_of(name) for name in SHEETS}, pipeline.cabinet.profile)
    pipeline.open_for_play()
    pipeline.feed(100)
    player = Player(qapp, size=SIZE, pipeline=pipeline)
    for timer in player.window.findChildren(QObject, "quiet"):
        timer.setProperty("interval", 0)
    assert once_computed(lambda: is_complete(player))
    yield player
    player.leave()


def is_complete(player: Player) -> bool:
    """Whether all has been made in quiet moments that ever is."""
    items = list(everything(player.window.contentItem()))
    names = [qml_type(item) for item in items]
    made = names.count("LobbyWindow") == 1 and names.count("MiniFelt") == len(SHEETS) + len(("the help's",))
    return made and names.count("DieStrip") >= STRIPS and not any(map(is_loading, items))


def everything(item: QQuickItem) -> Iterator[QQuickItem]:
    """The item and all in it, in sight or not."""
    waiting = [item]
    while waiting:
        waiting += (next_item := waiting.pop()).childItems()
        yield next_item


def within(player: Player, kind: str) -> list[QQuickItem]:
    """All items in each item of this kind."""
    return [
        inner
        for item in everything(player.window.contentItem())
        if qml_type(item) == kind
        for inner in everything(item)
    ]


def pictures_mb(player: Player) -> dict[str, float]:
    """By the name of each loaded picture, with its size and part, how much memory it takes."""
    found = {}
    for item in everything(player.window.contentItem()):
        if item.inherits("QQuickImage") and (source := item.property("source").fileName()):
            part, whole = item.property("sourceClipRect"), item.property("sourceSize")
            shown = part if part.width() else whole
            size = shown.width() * shown.height() * BYTES_A_PIXEL / 2**20
            found[f"{source} {whole.width()} {part.x()} {part.width()}"] = size
    return found


def test_the_pictures_of_all_games_and_windows_together_keep_their_bound(player: Player) -> None:
    found = pictures_mb(player)
    largest = sorted(found.items(), key=lambda one: -one[1])[:8]
    assert 10 < sum(found.values()) < MAX_PICTURES_MB, largest


def test_the_fast_roll_is_kept_smaller_than_the_end_of_the_fall(player: Player) -> None:
    strips = {name: size for name, size in pictures_mb(player).items() if name.startswith("tumble-")}
    assert len(strips) == STRIPS
    assert sum(strips.values()) < 17


def test_the_small_felts_of_the_lobby_have_no_letters_that_nobody_can_read(player: Player) -> None:
    lobby = within(player, "LobbyWindow")
    assert "Letters" not in map(qml_type, lobby)
    assert len(lobby) < MAX_LOBBY_ITEMS
    assert "Letters" in map(qml_type, within(player, "HelpWindow"))
