"""The order of the tabs over the panel of propositions: the house's, on the table, in help and in recalled games."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from terminal.screens.player.helping.help_felt import HelpFelt
from terminal.screens.shared.felts.all_felts import FELTS, felt_of
from terminal.screens.shared.table.shown_felt import ShownFelt
from terminal.settings.parameters import Profile
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.seat import Seat

HOP_FIRST = replace(PROFILE, tabs=("hop", "hard", "side"))


@pytest.mark.parametrize(("profile", "names"), [(PROFILE, ["hard", "hop"]), (HOP_FIRST, ["hop", "hard"])])
def test_the_tabs_stand_in_the_order_of_the_parameter_and_the_first_is_open(
    qapp: QGuiApplication, profile: Profile, names: list[str]
) -> None:
    del qapp
    seat = Seat(profile)
    tabs = seat.screen.panel.tabs
    assert [tabs.value(row, "name") for row in range(tabs.rowCount())] == names
    assert seat.screen.property("tabOpen") == names[0]


def test_what_is_seen_first_belongs_to_the_first_tab() -> None:
    felt = felt_of(Pipeline(profile=HOP_FIRST).cabinet)
    seen = {spot.tab for spot in felt.spots if felt.is_seen_first(spot)}
    assert seen == {"", "hop"}


def test_a_recalled_game_has_the_same_order(qapp: QGuiApplication) -> None:
    owner = QObject(qapp)
    felt = ShownFelt(Pipeline(profile=HOP_FIRST).cabinet, owner)
    assert felt.property("tabOpen") == "hop"


def test_a_help_page_about_no_tab_shows_the_first(qapp: QGuiApplication) -> None:
    owner = QObject(qapp)
    cabinet = Pipeline(profile=HOP_FIRST).cabinet
    assert HelpFelt(felt_of(cabinet), cabinet.game.pays(), owner, turns_pages=True)._tab_of(()) == "hop"


def test_a_felt_without_tabs_has_none_in_any_order() -> None:
    assert FELTS["first_person"].with_tabs(("hop", "hard")) == FELTS["first_person"]
