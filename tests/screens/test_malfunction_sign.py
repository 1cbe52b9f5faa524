"""Regulation L9: the rule for malfunctions stands on the idle screen at all times, and the rules are within reach."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication

from terminal.cabinet.commands import SetOption
from terminal.screens.player.idling.attract_panels import MALFUNCTION
from terminal.screens.translating.languages import Languages
from terminal.settings.sections.screen import LANGUAGES
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.player import Player


def test_l9_malfunction_voids_all_pays_and_plays_is_read_on_every_idle_screen(
    qapp: QGuiApplication, spoken: Languages
) -> None:
    assert spoken, "English is spoken before and after"
    player = Player(qapp, (1280, 720), pipeline=Pipeline(profile=replace(PROFILE, languages=LANGUAGES)).open_for_play())
    player.leave_alone(PROFILE.attract_ms)
    assert player.sees("Insert a bill to play")
    assert player.reads(MALFUNCTION), "on the attract screen"
    player.tap_at(QPoint(640, 300))
    assert player.reads(MALFUNCTION), "on the table"
    player.tap("Help")
    assert player.reads("How a round goes"), "rules are within reach without credit"
    player.tap("Close")
    player.pipeline.feed(100)
    player.screen.show(player.pipeline.state, ())
    read = set()
    for language in LANGUAGES:
        assert player.screen.touch_gateway.ask(SetOption("language", language))
        read.add(str(player.screen.followers.idle.property("malfunction")))
        assert player.reads(str(player.screen.followers.idle.property("malfunction"))), language
    assert len(read) == len(LANGUAGES)
    player.screen.touch_gateway.ask(SetOption("language", "en"))
    player.leave_alone(3 * PROFILE.attract_ms)
    assert player.sees("Touch to continue")
    assert len([item for item in player.visible() if item.property("text") == MALFUNCTION]) == 2, "not dimmed itself"
    player.leave()
