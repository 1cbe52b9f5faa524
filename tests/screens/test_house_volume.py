"""The volume that the house allows by the time of day, and what the player hears of the own choice."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtGui import QGuiApplication

from harness.scripted_pins import derive_at_once
from terminal.cabinet.commands import Instant, SetOption
from terminal.screens.player.screen import PlayerScreen
from terminal.screens.sounding.voice import Voice
from tests.cabinet.pipeline import PROFILE, Pipeline
from tests.screens.hearing import Heard

MIDNIGHT_MS = 1_790_000_000_000 // 86_400_000 * 86_400_000
QUIET_NIGHTS = replace(PROFILE, volumes=((8 * 60, 5), (22 * 60, 2)))


def at(hours: int, minutes: int, offset_minutes: int = 0) -> Instant:
    return Instant(MIDNIGHT_MS + (hours * 60 + minutes - offset_minutes) * 60_000, offset_minutes)


@pytest.mark.parametrize(
    ("chosen", "now", "heard"),
    [
        ("5", at(12, 0), 5),
        ("4", at(12, 0), 4),
        ("5", at(21, 59), 5),
        ("5", at(22, 0), 2),
        ("1", at(22, 0), 1),
        ("0", at(22, 0), 0),
        ("5", at(7, 59), 2),
        ("5", at(8, 0), 5),
        ("5", at(22, 0, offset_minutes=120), 2),
        ("5", at(21, 59, offset_minutes=-300), 5),
    ],
)
def test_the_players_choice_is_heard_up_to_what_the_house_allows_by_local_time(
    chosen: str, now: Instant, heard: int
) -> None:
    pipeline = Pipeline(profile=QUIET_NIGHTS).open_for_play()
    pipeline.give(SetOption("volume", chosen))
    assert pipeline.cabinet.volume(pipeline.state, now) == heard


def test_as_shipped_every_choice_is_heard_as_it_is() -> None:
    pipeline = Pipeline().open_for_play()
    pipeline.give(SetOption("volume", "5"))
    assert {pipeline.cabinet.volume(pipeline.state, at(hours, 30)) for hours in range(24)} == {5}


def test_a_house_that_wants_no_sound_is_silent_whatever_the_time() -> None:
    pipeline = Pipeline(profile=replace(QUIET_NIGHTS, sound=False)).open_for_play()
    assert pipeline.cabinet.volume(pipeline.state, at(12, 0)) == 0


def test_the_screen_turns_the_sounds_down_when_the_evening_comes_and_up_in_the_morning(qapp: QGuiApplication) -> None:
    del qapp
    pipeline, speaker, now = Pipeline(profile=QUIET_NIGHTS).open_for_play(), Heard(), [at(21, 59)]
    screen = PlayerScreen(
        pipeline.cabinet, lambda _: None, derive=derive_at_once, now=lambda: now[0], voice=Voice(speaker)
    )
    screen.show(pipeline.state, ())
    events = pipeline.give(SetOption("volume", "4"))
    screen.show(pipeline.state, events)
    heard = [speaker.volume]
    for then in (at(22, 0), at(23, 0), at(8, 0)):
        now[0] = then
        screen.wall_clock.look()
        heard.append(speaker.volume)
    assert heard == [4, 2, 2, 4]
