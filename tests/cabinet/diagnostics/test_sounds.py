"""The test of sounds: one is played at a volume that is not the player's, and nothing else changes."""

from __future__ import annotations

import pytest

from terminal.cabinet import commands as c
from terminal.cabinet import events as e
from terminal.cabinet.people.account import Person
from terminal.common.sounds import LOUDEST, SOUNDS
from tests.cabinet.people.staffed import Staffed
from tests.cabinet.pipeline import Pipeline


def test_no_sound_is_tested_before_test_mode_has_begun(pipeline: Pipeline) -> None:
    assert pipeline.refused(c.TestSound("chip", 3)) == "key"
    pipeline.turn_keys("technician")
    assert pipeline.refused(c.TestSound("chip", 3)) == "test_mode"


@pytest.mark.parametrize("sound", SOUNDS)
def test_every_sound_is_tested_at_every_volume_and_changes_nothing(pipeline: Pipeline, sound: str) -> None:
    pipeline.turn_keys("technician")
    pipeline.give(c.BeginTest())
    before = pipeline.state
    for volume in range(1, LOUDEST + 1):
        assert pipeline.give(c.TestSound(sound, volume)) == (e.SoundTested(sound, volume),)
    assert pipeline.state == before


@pytest.mark.parametrize(("sound", "volume"), [("no-such", 3), ("", 3), ("chip", 0), ("chip", 6), ("chip", -1)])
def test_a_sound_or_a_volume_that_does_not_exist_is_refused(pipeline: Pipeline, sound: str, volume: int) -> None:
    pipeline.turn_keys("technician")
    pipeline.give(c.BeginTest())
    assert pipeline.refused(c.TestSound(sound, volume)) == "sound"


def test_the_journal_names_who_tested_it() -> None:
    staffed = Staffed.with_people()
    staffed.come("Tom")
    staffed.give(c.BeginTest())
    who = Person(staffed.account("Tom").number, "Tom")
    assert staffed.give(c.TestSound("door-alarm", 5)) == (e.SoundTested("door-alarm", 5, who),)
