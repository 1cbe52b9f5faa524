"""The QML type of an item can be read without keeping anything of it."""

from __future__ import annotations

from shiboken6 import Shiboken

from harness.qml_type import qml_type
from tests.screens.player import Player


def test_the_type_of_an_item_is_found_and_nothing_of_it_is_kept(player: Player) -> None:
    field = player.item("Field")
    kept = len(Shiboken.getAllValidWrappers())
    assert qml_type(field) == "Field"
    assert qml_type(player.window.contentItem()) == "QQuickRootItem"
    assert len(Shiboken.getAllValidWrappers()) <= kept + 1  # the window's own item
