"""Every view-model has a name of its own, so that QML finds it whatever else its process has loaded."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import QObject

from terminal import screens
from terminal.screens.shared.exposed import view_model


def test_no_two_view_models_of_all_windows_have_one_name() -> None:
    for module in walk_packages(screens.__path__, f"{screens.__name__}."):
        import_module(module.name)


def test_a_second_view_model_of_a_name_is_refused() -> None:
    import_module("terminal.screens.operator.games.games_page")
    with pytest.raises(AssertionError, match=r"games_page and .*test_view_models both have a view-model Games"):

        @view_model
        class Games(QObject):
            """As the page of games."""
